"""One set-up at a time in one checkout."""

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _try_lock(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _try_lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


@contextlib.contextmanager
def setup_lock(path: Path, *, poll_seconds: float = 0.5) -> Iterator[int]:
    """Hold the lock file, waiting for another holder; yields its descriptor.

    A child that inherits the descriptor (POSIX) keeps the lock after this process is killed, so an
    orphaned pip cannot be overtaken.
    """
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        if not _try_lock(descriptor):
            print("Another set-up is at work in this folder; waiting for it.", flush=True)
            while not _try_lock(descriptor):
                time.sleep(poll_seconds)
        yield descriptor
    finally:
        os.close(descriptor)

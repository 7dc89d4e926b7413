"""A lock that the system releases when the process that holds it ends, however it ends."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from models.errors import BusyError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_STEP_S: Final = 0.02
_PATIENCE_S: Final = 10.0  # what is done under a lock that others wait for takes milliseconds


@contextmanager
def exclusive(path: Path, busy: str) -> Iterator[None]:
    """Hold the lock file ``path``; raises BusyError with the sentence ``busy`` if another does."""
    with path.open("ab") as file:
        try:
            _lock(file)
        except OSError as error:
            raise BusyError(busy, advice="Wait until it has finished, then try again.") from error
        yield


@contextmanager
def taking_turns(path: Path) -> Iterator[None]:
    """Hold the lock file ``path``, after whoever holds it now; its folder is made if need be.

    For short changes of a file that several processes write. Raises BusyError after ten seconds,
    and OSError where the folder cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        _wait(file, path)
        yield


def _wait(file: BinaryIO, path: Path) -> None:
    give_up = time.monotonic() + _PATIENCE_S
    while True:
        try:
            _lock(file)
        except OSError as error:
            if time.monotonic() > give_up:
                raise BusyError(
                    f"Another Paceline has kept “{path.name}” locked for too long.",
                    advice="Close the other one, then try again.",
                ) from error
            time.sleep(_STEP_S)
        else:
            return

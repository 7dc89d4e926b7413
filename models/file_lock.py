"""A lock that the system releases when the process that holds it ends, however it ends."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from models.errors import BusyError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def exclusive(path: Path, busy: str) -> Iterator[None]:
    """Hold the lock file ``path``; raises BusyError with the sentence ``busy`` if another does."""
    with path.open("ab") as file:
        try:
            _lock(file)
        except OSError as error:
            raise BusyError(busy, advice="Wait until it has finished, then try again.") from error
        yield

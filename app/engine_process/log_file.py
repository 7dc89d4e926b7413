"""The log of the engine process: whatever it or llama.cpp says on stdout or stderr."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final, TextIO

MAX_LOG_BYTES: Final = 4_000_000
_STDOUT: Final = 1
_STDERR: Final = 2


class LogFile:
    """Takes the place of the process's stdout and stderr, down to the file descriptors.

    Native code writes to the descriptors, so a last message before an abort lands here too. The
    file is kept below about `max_bytes`, with one older one beside it as `<name>.1`.
    """

    def __init__(self, path: Path, max_bytes: int = MAX_LOG_BYTES) -> None:
        self._path = path
        self._max_bytes = max_bytes

    def capture_output(self) -> None:
        """Send stdout and stderr to the file; where it cannot be written, to nowhere."""
        self._redirect()
        # New streams, because a program without a console has none.
        sys.stdout, sys.stderr = _stream(_STDOUT), _stream(_STDERR)

    def rotate_if_large(self) -> None:
        """Start a new file once this one has grown beyond its size."""
        if _size(self._path) > self._max_bytes:
            self._redirect()

    def _redirect(self) -> None:
        descriptor = self._open()
        for standard in (_STDOUT, _STDERR):
            os.dup2(descriptor, standard)
        os.close(descriptor)

    def _open(self) -> int:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._set_old_one_aside()
            return os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        except OSError:
            return os.open(os.devnull, os.O_WRONLY)

    def _set_old_one_aside(self) -> None:
        if _size(self._path) <= self._max_bytes:
            return
        try:
            self._path.replace(self._path.with_name(self._path.name + ".1"))
        except OSError:
            return  # Windows renames no open file: it goes on growing until the next start


def _stream(descriptor: int) -> TextIO:
    return open(
        descriptor,
        "w",
        buffering=1,
        encoding="utf-8",
        errors="backslashreplace",
        closefd=False,
    )


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0

"""The log of the engine process: whatever it or llama.cpp says on stdout or stderr."""

from __future__ import annotations

import os
import sys
from pathlib import Path

MAX_LOG_BYTES = 4_000_000


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
        for stream in (sys.stdout, sys.stderr):
            stream.reconfigure(  # type: ignore[union-attr]
                encoding="utf-8", errors="backslashreplace", line_buffering=True
            )

    def rotate_if_large(self) -> None:
        """Start a new file once this one has grown beyond its size."""
        if _size(self._path) > self._max_bytes:
            self._redirect()

    def _redirect(self) -> None:
        descriptor = self._open()
        for standard in (1, 2):
            os.dup2(descriptor, standard)
        os.close(descriptor)

    def _open(self) -> int:
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if _size(self._path) > self._max_bytes:
                self._path.replace(self._path.with_name(self._path.name + ".1"))
            return os.open(self._path, flags, 0o600)
        except OSError:
            return os.open(os.devnull, os.O_WRONLY)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0

"""A cursor over the header of a file that reads no more than it must and never trusts a length."""

from __future__ import annotations

import struct
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from models.errors import NotGgufError, TruncatedFileError, UnsupportedGgufError
from models.gguf_arrays import ByteOrder, byte_order_mark
from models.gguf_constants import MAX_HEADER_BYTES, MAX_STRING_BYTES

_CHUNK_BYTES = 1 << 18
_FIRST_CAPACITY = 4 << 20  # most headers fit; memory that is not written to costs nothing
_DOWNLOAD_AGAIN = "Download or copy the file again."


def unsupported(path: Path, reason: str) -> UnsupportedGgufError:
    """The error for a GGUF file that cannot be read, with ``reason`` as a clause."""
    return UnsupportedGgufError(
        path,
        f"“{path.name}” cannot be read: {reason}.",
        advice="Get another version of this model; the file may be damaged or too new.",
    )


def not_gguf(path: Path, reason: str) -> NotGgufError:
    """The error for a file that is something else, with ``reason`` as a clause."""
    return NotGgufError(
        path, f"“{path.name}” is not a GGUF model file: {reason}.", advice="Choose a .gguf file."
    )


def truncated(path: Path, reason: str) -> TruncatedFileError:
    """The error for a file that is only partly there, with ``reason`` as a clause."""
    return TruncatedFileError(
        path, f"“{path.name}” is incomplete: {reason}.", advice=_DOWNLOAD_AGAIN
    )


@lru_cache(maxsize=256)
def _layout(form: str) -> struct.Struct:
    return struct.Struct(form)


class ForwardFile(Protocol):
    """What a header is read from: an open file, or a `RangeFile` for one elsewhere."""

    def readinto(self, buffer: memoryview, /) -> int | None:
        """Fill ``buffer`` with the next bytes; how many it got, fewer only at the end."""


class HeaderSource:
    """Reads forward through an open file of ``size`` bytes, in chunks.

    Every request is checked against the size of the file and `MAX_HEADER_BYTES` before anything
    is allocated. Raises TruncatedFileError and UnsupportedGgufError.
    """

    def __init__(self, file: ForwardFile, path: Path, size: int) -> None:
        self.path = path
        self.size = size
        self.position = 0
        self.byte_order: ByteOrder = "little"
        self._file = file
        self._buffer = _uninitialized(min(size, _FIRST_CAPACITY))
        self._filled = 0

    @property
    def remaining(self) -> int:
        """Bytes between the cursor and the end of the file."""
        return self.size - self.position

    def peek(self, count: int) -> memoryview:
        """Up to ``count`` bytes ahead, fewer at the end of the file."""
        end = min(self.position + count, self.size, MAX_HEADER_BYTES)
        self._fill(end)
        return self._buffer[self.position : end]

    def skip(self, count: int) -> None:
        """Move on by ``count`` bytes that must be there."""
        end = self.position + count
        if end > self._filled:
            self._require(end)
        self.position = end

    def walk_strings(self, count: int) -> None:
        """Move past ``count`` strings one by one (about 0.2 µs each)."""
        unpack = _layout(byte_order_mark(self.byte_order) + "Q").unpack_from
        position = self.position
        for _ in range(count):
            start = position + 8
            if start > self._filled:
                self._require(start)
            position = start + unpack(self._buffer, position)[0]
        self.skip(position - self.position)

    def take(self, count: int) -> bytes:
        """The next ``count`` bytes."""
        start = self.position
        self.skip(count)
        return bytes(self._buffer[start : self.position])

    def between(self, start: int, end: int) -> bytes:
        """Bytes that the cursor has passed already."""
        return bytes(self._buffer[start:end])

    def numbers(self, codes: str) -> tuple[Any, ...]:
        """Numbers by their struct codes, in the file's byte order and without padding."""
        layout = _layout(byte_order_mark(self.byte_order) + codes)
        start = self.position
        self.skip(layout.size)
        return layout.unpack_from(self._buffer, start)

    def integer(self, code: str) -> int:
        """One whole number by its struct code."""
        return int(self.numbers(code)[0])

    def string(self, limit: int = MAX_STRING_BYTES) -> bytes:
        """A string with its length in front; ``limit`` is the longest that is believed."""
        length = self.integer("Q")
        if length > limit:
            raise unsupported(self.path, f"it declares a text of {length:,} bytes")
        return self.take(length)

    def _require(self, end: int) -> None:
        if end > self.size:
            raise truncated(self.path, "it ends in the middle of its header")
        if end > MAX_HEADER_BYTES:
            raise unsupported(self.path, "its header is absurdly large")
        self._fill(end)

    def _fill(self, end: int) -> None:
        if end <= self._filled:
            return
        wanted = min(max(end, self._filled + _CHUNK_BYTES), self.size, MAX_HEADER_BYTES)
        if wanted > len(self._buffer):
            self._grow(max(wanted, len(self._buffer) * 3 // 2))
        self._filled += self._file.readinto(self._buffer[self._filled : wanted]) or 0
        if self._filled < end:
            raise truncated(self.path, "it became shorter while it was read")

    def _grow(self, capacity: int) -> None:
        larger = _uninitialized(min(capacity, self.size, MAX_HEADER_BYTES))
        larger[: self._filled] = self._buffer[: self._filled]
        self._buffer = larger


def _uninitialized(capacity: int) -> memoryview:
    return np.empty(capacity, np.uint8).data

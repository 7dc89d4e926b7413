"""Fetching one file so that it can be stopped at any byte and gone on with."""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final, Protocol

from models.errors import DiskSpaceError, FolderUnwritableError, is_disk_full
from models.hub_errors import HubUnavailableError, InterruptedTransferError, WrongBytesError
from models.hub_messages import Arrived, PinnedFile

_BLOCK_BYTES: Final = 1 << 20


class Source(Protocol):
    """What a hub is to a download; `models.hub.Hub` is one. Both raise HubError."""

    def pin(self, repo_id: str, revision: str, path: str) -> PinnedFile: ...

    def fetch(self, pinned: PinnedFile, start: int) -> Iterator[Arrived]: ...


def transfer(
    source: Source, pinned: PinnedFile, partial: Path, blob: Path, host: str
) -> Iterator[int]:
    """Bring ``pinned`` from ``host`` to ``blob`` by way of ``partial``.

    Yields the size of ``partial`` whenever it has grown.

    Whatever moment it is stopped at, ``partial`` is a beginning of the file, and ``blob`` is there
    only with the right SHA-256. Raises HubError, DiskSpaceError or FolderUnwritableError; after
    WrongBytesError nothing is left of ``partial``.
    """
    size = pinned.file.size_bytes
    with _disk_errors_in_words(partial, size):
        with partial.open("a+b", buffering=0) as file:
            growing = _GrowingFile(file, host)
            growing.take_over(size)
            if growing.size < size:
                yield from growing.receive(source.fetch(pinned, growing.size), pinned)
            os.fsync(file.fileno())
        if growing.size < size:
            reason = f"ended after {growing.size:,} of {size:,} bytes"
            raise InterruptedTransferError(host, reason)
        if growing.sha256 != pinned.file.sha256:
            partial.unlink()
            raise WrongBytesError(pinned.file.name)
        partial.replace(blob)


class _GrowingFile:
    """A file that only grows, with the hash of what is in it."""

    def __init__(self, file: BinaryIO, host: str) -> None:
        self._file, self._host = file, host
        self._digest = hashlib.sha256()
        self.size = 0

    @property
    def sha256(self) -> str:
        return self._digest.hexdigest()

    def take_over(self, limit: int) -> None:
        """Hash what an earlier attempt left; more than ``limit`` bytes cannot be right."""
        if self._file.seek(0, os.SEEK_END) > limit:
            self._start_anew()
        self._file.seek(0)
        while block := self._file.read(_BLOCK_BYTES):
            self._digest.update(block)
            self.size += len(block)

    def receive(self, pieces: Iterator[Arrived], pinned: PinnedFile) -> Iterator[int]:
        for piece in pieces:
            if piece.position == 0:
                self._start_anew()  # the server would not go on from where we were
            if piece.position != self.size:
                raise HubUnavailableError(self._host, "sends another part of the file than asked")
            if self.size + len(piece.data) > pinned.file.size_bytes:
                self._start_anew()
                raise WrongBytesError(pinned.file.name)
            self._file.write(piece.data)
            self._digest.update(piece.data)
            self.size += len(piece.data)
            yield self.size

    def _start_anew(self) -> None:
        self._file.truncate(0)
        self._digest = hashlib.sha256()
        self.size = 0


@contextmanager
def _disk_errors_in_words(partial: Path, needed: int) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if is_disk_full(error):
            free = shutil.disk_usage(partial.parent).free
            raise DiskSpaceError(needed, free, partial.parent) from error
        raise FolderUnwritableError(partial.parent, error) from error

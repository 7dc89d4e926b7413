"""The header of a model file that is still on the hub, read in a few requests."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from models.gguf_constants import MAX_HEADER_BYTES
from models.gguf_header import GgufHeader
from models.gguf_reader import parse_header
from models.gguf_source import HeaderSource
from models.hub_files import RemoteFile
from models.hub_messages import ReadRange
from models.hub_process import HubClient

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

# A vocabulary takes 2 to 10 MB; each request costs a round trip and asks for twice as much.
_FIRST_BYTES: Final = 1 << 20


def read_remote_header(
    client: HubClient, repo_id: str, revision: str, file: RemoteFile
) -> GgufHeader:
    """As `read_header`, of one file only; takes some seconds, since it waits for the network.

    Raises HubError, NotGgufError, TruncatedFileError or UnsupportedGgufError.
    """

    def read_range(start: int, length: int) -> bytes:
        return client.read_range(ReadRange(repo_id, revision, file.path, start, length))

    remote = _RemoteFile(read_range, min(file.size_bytes, MAX_HEADER_BYTES))
    path = Path(file.name)
    return parse_header(HeaderSource(io.BufferedReader(remote), path, file.size_bytes))


class _RemoteFile(io.RawIOBase):
    """Reads forward, in pieces that double."""

    def __init__(self, read_range: Callable[[int, int], bytes], size: int) -> None:
        super().__init__()
        self._read_range = read_range
        self._size = size
        self._position = 0
        self._ahead = b""
        self._next_bytes = _FIRST_BYTES

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: WriteableBuffer, /) -> int:
        view = memoryview(buffer).cast("B")
        if not self._ahead and self._position < self._size:
            length = min(self._next_bytes, self._size - self._position)
            self._ahead = self._read_range(self._position, length)
            self._next_bytes *= 2
        taken = self._ahead[: len(view)]
        self._ahead = self._ahead[len(taken) :]
        view[: len(taken)] = taken
        self._position += len(taken)
        return len(taken)

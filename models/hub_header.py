"""The header of a model file that is still on the hub, read in a few requests."""

from __future__ import annotations

from models.gguf import read_header_by_ranges
from models.gguf_header import GgufHeader
from models.hub_files import RemoteFile
from models.hub_messages import ReadRange
from models.hub_process import HubClient


def read_remote_header(
    client: HubClient, repo_id: str, revision: str, file: RemoteFile
) -> GgufHeader:
    """As `read_header`, of one file only; takes some seconds, since it waits for the network.

    Raises HubError, NotGgufError, TruncatedFileError or UnsupportedGgufError.
    """

    def read_range(start: int, length: int) -> bytes:
        return client.read_range(ReadRange(repo_id, revision, file.path, start, length))

    return read_header_by_ranges(file.name, file.size_bytes, read_range)

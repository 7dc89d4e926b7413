"""Fetching one file: from any beginning, through any interruption, to the right bytes or none."""

from __future__ import annotations

import errno
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.download_transfer import transfer
from models.errors import DiskSpaceError, FolderUnwritableError, PacelineError
from models.hub_errors import HubUnavailableError, InterruptedTransferError, WrongBytesError
from models.hub_files import RemoteFile
from models.hub_messages import Arrived, PinnedFile

CONTENT = bytes(range(256)) * 40
HOST = "hub.example"


@dataclass
class ScriptedSource:
    """Sends ``content`` in pieces; stops for good after ``cut_at`` bytes of an answer."""

    content: bytes = CONTENT
    piece: int = 1000
    cut_at: int | None = None
    ignores_ranges: bool = False
    shifted_by: int = 0
    asked_from: list[int] = field(default_factory=list)

    def pin(self, repo_id: str, revision: str, path: str) -> PinnedFile:
        raise NotImplementedError

    def fetch(self, pinned: PinnedFile, start: int) -> Iterator[Arrived]:
        self.asked_from.append(start)
        first = 0 if self.ignores_ranges else start
        end = len(self.content) if self.cut_at is None else first + self.cut_at
        for position in range(first, min(end, len(self.content)), self.piece):
            data = self.content[position : min(position + self.piece, end)]
            yield Arrived(position + self.shifted_by, data)


def pinned(content: bytes = CONTENT) -> PinnedFile:
    file = RemoteFile("m.gguf", len(content), hashlib.sha256(content).hexdigest())
    return PinnedFile("o/n", "c" * 40, file)


def run(source: ScriptedSource, folder: Path) -> list[int]:
    return list(transfer(source, pinned(), folder / "x.incomplete", folder / "x", HOST))


def test_a_file_arrives_and_only_then_has_its_name(tmp_path: Path) -> None:
    seen = []
    for position in transfer(ScriptedSource(), pinned(), tmp_path / "p", tmp_path / "b", HOST):
        seen.append(position)
        assert not (tmp_path / "b").exists()
    assert (tmp_path / "b").read_bytes() == CONTENT
    assert not (tmp_path / "p").exists()
    assert seen == sorted(seen)
    assert seen[-1] == len(CONTENT)


@given(cuts=st.lists(st.integers(0, len(CONTENT)), max_size=5), piece=st.integers(100, 5000))
def test_any_interruptions_end_with_the_right_bytes(
    tmp_path_factory: pytest.TempPathFactory, cuts: list[int], piece: int
) -> None:
    folder = tmp_path_factory.mktemp("cuts")
    for cut in cuts:
        stopped = ScriptedSource(piece=piece, cut_at=cut)
        try:
            run(stopped, folder)
        except InterruptedTransferError:
            continue
        break
    else:
        run(ScriptedSource(piece=piece), folder)
    assert (folder / "x").read_bytes() == CONTENT


def test_it_goes_on_from_where_it_was_stopped(tmp_path: Path) -> None:
    (tmp_path / "x.incomplete").write_bytes(CONTENT[:2500])
    source = ScriptedSource()
    run(source, tmp_path)
    assert source.asked_from == [2500]


def test_what_was_there_before_is_no_progress(tmp_path: Path) -> None:
    """Else a hub that never sends a byte would be asked for ever."""
    (tmp_path / "x.incomplete").write_bytes(CONTENT[:2500])
    seen = []
    with pytest.raises(InterruptedTransferError):
        seen += transfer(
            ScriptedSource(cut_at=0), pinned(), tmp_path / "x.incomplete", tmp_path / "x", HOST
        )
    assert seen == []


def test_a_beginning_that_is_complete_asks_for_nothing(tmp_path: Path) -> None:
    (tmp_path / "x.incomplete").write_bytes(CONTENT)
    source = ScriptedSource()
    run(source, tmp_path)
    assert source.asked_from == []
    assert (tmp_path / "x").read_bytes() == CONTENT


def test_a_server_that_starts_over_is_followed(tmp_path: Path) -> None:
    (tmp_path / "x.incomplete").write_bytes(CONTENT[:2500])
    run(ScriptedSource(ignores_ranges=True), tmp_path)
    assert (tmp_path / "x").read_bytes() == CONTENT


@pytest.mark.parametrize(
    ("beginning", "source", "error"),
    [
        (b"", ScriptedSource(content=CONTENT[:-1] + b"?"), WrongBytesError),
        (b"damaged", ScriptedSource(), WrongBytesError),
        (b"", ScriptedSource(content=CONTENT + b"more"), WrongBytesError),
        (CONTENT[:10], ScriptedSource(shifted_by=1), HubUnavailableError),
        (b"", ScriptedSource(cut_at=2000), InterruptedTransferError),
    ],
)
def test_wrong_bytes_never_get_a_name(
    tmp_path: Path, beginning: bytes, source: ScriptedSource, error: type[PacelineError]
) -> None:
    partial = tmp_path / "x.incomplete"
    partial.write_bytes(beginning)
    with pytest.raises(error):
        run(source, tmp_path)
    assert not (tmp_path / "x").exists()
    if error is WrongBytesError:
        assert not partial.exists() or partial.stat().st_size == 0
    run(ScriptedSource(), tmp_path)
    assert (tmp_path / "x").read_bytes() == CONTENT


def test_more_than_the_file_has_is_thrown_away(tmp_path: Path) -> None:
    (tmp_path / "x.incomplete").write_bytes(CONTENT + b"more")
    source = ScriptedSource()
    run(source, tmp_path)
    assert source.asked_from == [0]


@dataclass
class FullDisk(ScriptedSource):
    """Stands for the disk: the system says so when a byte is written."""

    def fetch(self, pinned: PinnedFile, start: int) -> Iterator[Arrived]:
        yield from ScriptedSource(cut_at=2000).fetch(pinned, start)
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_disk_that_fills_up_keeps_what_it_has(tmp_path: Path) -> None:
    with pytest.raises(DiskSpaceError):
        run(FullDisk(), tmp_path)
    assert (tmp_path / "x.incomplete").read_bytes() == CONTENT[:2000]


def test_a_folder_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_bytes(b"")
    with pytest.raises(FolderUnwritableError):
        list(transfer(ScriptedSource(), pinned(), blocked / "p", blocked / "b", HOST))

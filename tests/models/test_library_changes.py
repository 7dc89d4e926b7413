"""Models that come and go: what is told, and when."""

from __future__ import annotations

from pathlib import Path
from queue import Empty, SimpleQueue

import pytest

from models.folder_watch import FolderWatch
from models.found_file import FoundFile
from models.library_changes import Changes, FileState, changes_between, take_snapshot
from models.registry import Registry
from tests.models.builders import TinyModel

A, B, C = Path("/a.gguf"), Path("/b.gguf"), Path("/c.gguf")
WHOLE, HALF = FileState(1, 1, is_whole=True), FileState(1, 1, is_whole=False)
LONG_S = 20.0  # until a test gives up

CASES = [
    ({}, {}, Changes()),
    ({}, {B: WHOLE, A: WHOLE}, Changes(added=(A, B))),
    ({A: WHOLE}, {}, Changes(removed=(A,))),
    ({A: WHOLE}, {A: WHOLE}, Changes()),
    ({A: HALF}, {A: WHOLE}, Changes(changed=(A,))),
    (
        {A: WHOLE, B: WHOLE},
        {B: FileState(2, 1, is_whole=True), C: WHOLE},
        Changes((C,), (A,), (B,)),
    ),
]


@pytest.mark.parametrize(("before", "after", "changes"), CASES)
def test_what_happened_between_two_looks(
    before: dict[Path, FileState], after: dict[Path, FileState], changes: Changes
) -> None:
    assert changes_between(before, after) == changes
    assert bool(changes) == (before != after)


def test_vanished_files_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "a.gguf"
    path.write_bytes(b"12345")
    found = [FoundFile(path), FoundFile(tmp_path / "missing.gguf")]
    assert take_snapshot(found) == {path: FileState(5, path.stat().st_mtime_ns, is_whole=True)}


def test_a_change_is_told_once_things_are_quiet(tmp_path: Path) -> None:
    told: SimpleQueue[None] = SimpleQueue()
    with FolderWatch(
        [tmp_path, tmp_path / "missing", tmp_path], lambda: told.put(None), settle_s=0.2
    ):
        for number in range(50):
            (tmp_path / f"{number}.gguf").write_bytes(b"x")
        told.get(timeout=LONG_S)
        with pytest.raises(Empty):
            told.get(timeout=0.5)
        (tmp_path / "1.gguf").unlink()
        told.get(timeout=LONG_S)
        (tmp_path / "0.gguf").read_bytes()
        with pytest.raises(Empty):
            told.get(timeout=0.5)


def test_a_download_that_never_rests_is_told_now_and_then(tmp_path: Path) -> None:
    told: SimpleQueue[None] = SimpleQueue()
    with FolderWatch([tmp_path], lambda: told.put(None), settle_s=10, longest_s=0.1):
        for _ in range(2):
            _write_until_told(tmp_path / "a.gguf", told)


def _write_until_told(path: Path, told: SimpleQueue[None]) -> None:
    for _ in range(round(LONG_S / 0.05)):
        path.write_bytes(b"x")
        try:
            return told.get(timeout=0.05)
        except Empty:
            continue
    raise AssertionError("nothing was told")


def test_new_models_below_are_seen(tmp_path: Path) -> None:
    """A folder that comes with its file already in it, as other programs make them."""
    registry = Registry(tmp_path / "data", find_libraries=lambda: ())
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    registry.add_folder(shelf)
    before = take_snapshot(registry.found())
    told: SimpleQueue[None] = SimpleQueue()
    ready = tmp_path / "org"
    (ready / "repo").mkdir(parents=True)
    TinyModel(blocks=1).write(ready / "repo" / "new.gguf")
    with FolderWatch(registry.watched_folders(), lambda: told.put(None), settle_s=0.1):
        ready.rename(shelf / "org")
        told.get(timeout=LONG_S)
    changes = changes_between(before, take_snapshot(registry.found()))
    assert changes == Changes(added=(shelf / "org" / "repo" / "new.gguf",))


def test_leaving_ends_the_threads_at_once(tmp_path: Path) -> None:
    with FolderWatch([tmp_path], lambda: None, settle_s=3600, longest_s=3600):
        (tmp_path / "a.gguf").write_bytes(b"x")

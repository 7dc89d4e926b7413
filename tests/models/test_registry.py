"""The list of models: added, found, named, remembered, forgotten; never copied or deleted."""

from __future__ import annotations

import json
import os
import struct
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import models.header_cache
from models.demo_pair import demo_paths
from models.errors import (
    AmbiguousNameError,
    FileUnreadableError,
    FolderUnwritableError,
    ModelNotFoundError,
    NotGgufError,
    TruncatedFileError,
)
from models.model_file import ModelFile
from models.registry import Registry
from models.registry_entry import BadModelFile
from models.seen_arrays import SeenArrays
from tests.models.builders import RawGguf, TinyModel


def _no_starter() -> Path:
    raise ModelNotFoundError("starter")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def registry(data: Path) -> Registry:
    return Registry(data, find_starter=_no_starter)


@pytest.fixture
def model(tmp_path: Path) -> Path:
    return TinyModel(blocks=1).write(tmp_path / "Tiny-Q8.gguf")


def _paths(registry: Registry) -> list[Path]:
    return [entry.path for entry in registry.files()]


def test_an_empty_registry_writes_nothing(registry: Registry, data: Path) -> None:
    assert registry.files() == []
    assert not data.exists()


def test_an_added_file_is_remembered_by_the_next_run(
    registry: Registry, data: Path, model: Path
) -> None:
    added = registry.add(model)
    registry.add(model)
    assert added.name == "Tiny test model"
    assert Registry(data, find_starter=_no_starter).files() == [added]


def test_removing_forgets_but_does_not_delete(registry: Registry, model: Path) -> None:
    registry.add(model)
    registry.remove(model)
    assert registry.files() == []
    assert model.is_file()
    with pytest.raises(ModelNotFoundError):
        registry.remove(model)


def test_a_bad_file_is_not_added(registry: Registry, tmp_path: Path) -> None:
    path = tmp_path / "bad.gguf"
    path.write_bytes(b"nonsense")
    with pytest.raises(NotGgufError):
        registry.add(path)
    assert registry.files() == []


def test_the_list_has_starter_demo_files_downloads_and_folders(
    data: Path, tmp_path: Path, model: Path
) -> None:
    tiny = TinyModel(blocks=1)
    starter = tiny.write(tmp_path / "starter-file.gguf")
    registry = Registry(data, find_starter=lambda: starter)
    shelf = tmp_path / "shelf"
    for folder in (registry.demo_folder, registry.downloads_folder, shelf / "a" / "b"):
        folder.mkdir(parents=True)
    demo = demo_paths(registry.demo_folder)
    tiny.write(demo.target)
    tiny.write(demo.draft)
    downloaded = tiny.write(registry.downloads_folder / "down.gguf")
    deep = tiny.write(shelf / "a" / "b" / "deep.GGUF")
    registry.add(model)
    assert registry.add_folder(shelf) == [deep]
    expected = [starter, demo.target, demo.draft, model, downloaded, deep]
    assert _paths(registry) == expected
    assert registry.searched_folders() == (
        (registry.downloads_folder, "downloads"),
        (shelf, "added"),
    )


def test_folders_show_first_parts_only_and_skip_hidden_places(
    registry: Registry, tmp_path: Path
) -> None:
    folder = tmp_path / "shelf"
    (folder / ".trash").mkdir(parents=True)
    for name in ("m-00001-of-00002.gguf", "m-00002-of-00002.gguf", ".trash/x.gguf", "notes.txt"):
        (folder / name).write_bytes(b"")
    assert registry.add_folder(folder) == [folder / "m-00001-of-00002.gguf"]


def test_bad_files_stay_in_the_list_with_their_reason(registry: Registry, tmp_path: Path) -> None:
    folder = tmp_path / "shelf"
    folder.mkdir()
    (folder / "bad.gguf").write_bytes(b"nonsense")
    (folder / "cut.gguf").write_bytes(b"GGUF\x03\0\0\0")
    registry.add_folder(folder)
    bad, cut = registry.files()
    assert isinstance(bad, BadModelFile)
    assert isinstance(cut, BadModelFile)
    assert isinstance(bad.error, NotGgufError)
    assert isinstance(cut.error, TruncatedFileError)


def test_a_bad_file_that_is_read_again_is_news_only_with_another_reason(
    registry: Registry, tmp_path: Path
) -> None:
    path = tmp_path / "shelf" / "bad.gguf"
    path.parent.mkdir()
    path.write_bytes(b"nonsense")
    registry.add_folder(path.parent)
    first, again = registry.files(), registry.files()
    assert first == again
    assert set(first) == set(again)
    path.write_bytes(b"GGUF\x03\0\0\0")
    assert registry.files() != first


def test_what_has_vanished_says_so(registry: Registry, tmp_path: Path, model: Path) -> None:
    folder = tmp_path / "shelf"
    folder.mkdir()
    registry.add_folder(folder)
    registry.add(model)
    folder.rmdir()
    model.unlink()
    for entry in registry.files():
        assert isinstance(entry, BadModelFile)
        assert isinstance(entry.error, FileUnreadableError)
    registry.remove(folder)
    registry.remove(model)
    assert registry.files() == []


def test_a_folder_that_is_none_is_not_added(registry: Registry, model: Path) -> None:
    with pytest.raises(FileUnreadableError):
        registry.add_folder(model)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Model files that were opened rather than taken from the cache."""
    calls: list[Path] = []
    read = models.header_cache.read_model_file

    def count(path: Path, seen: SeenArrays) -> ModelFile:
        calls.append(path)
        return read(path, seen)

    monkeypatch.setattr(models.header_cache, "read_model_file", count)
    return calls


def test_headers_are_read_once(
    registry: Registry, data: Path, model: Path, opened: list[Path]
) -> None:
    first = registry.add(model)
    registry.files()
    again = Registry(data, find_starter=_no_starter)
    assert again.files() == [first]
    assert opened == [model]


def test_a_changed_file_is_read_again(registry: Registry, model: Path, opened: list[Path]) -> None:
    registry.add(model)
    TinyModel(blocks=2).write(model)
    os.utime(model, ns=(1, 1))
    [entry] = registry.files()
    assert isinstance(entry, ModelFile)
    assert entry.block_count == 2
    assert len(opened) == 2


BROKEN_JSON = ["", "{", "[]", "null", '"text"', "\0", "[" * 100_000, '{"files": 3, "folders": [1]}']


@pytest.mark.parametrize("content", BROKEN_JSON, ids=range(len(BROKEN_JSON)))
@pytest.mark.parametrize("name", ["models.json", "model-headers.json"])
def test_broken_files_of_ours_do_no_harm(
    registry: Registry, data: Path, model: Path, name: str, content: str
) -> None:
    registry.add(model)
    (data / name).write_text(content)
    again = Registry(data, find_starter=_no_starter)
    again.files()
    assert [entry.path for entry in [again.add(model)]] == _paths(again)


def test_a_broken_list_is_set_aside(registry: Registry, data: Path, model: Path) -> None:
    registry.add(model)
    (data / "models.json").write_text('{"files": ["/precious.gguf"')
    assert registry.files() == []
    assert "precious" in (data / "models.broken-1.json").read_text()


def test_sound_entries_among_bad_ones_survive(registry: Registry, data: Path, model: Path) -> None:
    data.mkdir()
    bad = [3, None, "", {"a": 1}, "/a\0b", "/\ud800"]
    content = {"files": [*bad, str(model)], "folders": None, "future": True}
    (data / "models.json").write_text(json.dumps(content))
    assert _paths(registry) == [model]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems refuse such names")
def test_names_that_are_no_text_are_remembered(registry: Registry, model: Path) -> None:
    odd = model.rename(model.with_name(os.fsdecode(b"bad\xffname.gguf")))
    registry.add(odd)
    assert _paths(registry) == [odd]


@pytest.mark.parametrize(
    "change",
    [
        {"parameter_count": "many"},
        {"parts": 3},
        {"path": None},
        {"unknown_field": 1},
        {"has_chat_template": "yes"},
    ],
)
def test_a_spoilt_cache_record_is_read_anew(
    registry: Registry, data: Path, model: Path, change: dict[str, object]
) -> None:
    added = registry.add(model)
    file = data / "model-headers.json"
    content = json.loads(file.read_text())
    content["models"][0]["model"] |= change
    file.write_text(json.dumps(content))
    assert Registry(data, find_starter=_no_starter).files() == [added]


def test_a_data_folder_that_cannot_be_written(tmp_path: Path, model: Path) -> None:
    blocker = tmp_path / "data"
    blocker.write_text("a file where the folder should be")
    registry = Registry(blocker, find_starter=_no_starter)
    with pytest.raises(FolderUnwritableError):
        registry.add(model)


def test_names_and_paths_resolve(
    registry: Registry, tmp_path: Path, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry.add(model)
    monkeypatch.chdir(tmp_path)
    for text in ("tiny-q8", "TINY-Q8", "tiny-q8.GGUF", "Tiny-Q8.gguf", str(model), model):
        assert registry.resolve(text) == model
    assert registry.resolve("./Tiny-Q8.gguf") == model


def test_starter_resolves_to_the_starter(data: Path, model: Path) -> None:
    assert Registry(data, find_starter=lambda: model).resolve("Starter") == model


def test_an_unknown_name_lists_close_ones(registry: Registry, model: Path) -> None:
    registry.add(model)
    with pytest.raises(ModelNotFoundError) as caught:
        registry.resolve("tiny-q4")
    assert caught.value.close_names == ("Tiny-Q8",)


@pytest.mark.parametrize("text", ["missing.gguf", "./folder/missing", "~nobody-here/x.gguf"])
def test_an_unknown_path_is_unreadable(registry: Registry, text: str) -> None:
    with pytest.raises(FileUnreadableError):
        registry.resolve(text)


@pytest.mark.parametrize("text", ["", "x" * 5000, "a\0b"])
def test_odd_names_are_not_found(registry: Registry, text: str) -> None:
    with pytest.raises(ModelNotFoundError):
        registry.resolve(text)


def test_two_models_of_one_name_are_ambiguous(registry: Registry, tmp_path: Path) -> None:
    paths = [tmp_path / "a" / "same.gguf", tmp_path / "b" / "same.gguf"]
    for path in paths:
        path.parent.mkdir()
        registry.add(TinyModel(blocks=1).write(path))
    with pytest.raises(AmbiguousNameError) as caught:
        registry.resolve("same")
    assert caught.value.paths == tuple(paths)


def test_vanished_files_leave_the_cache(registry: Registry, data: Path, tmp_path: Path) -> None:
    paths = [TinyModel(blocks=1).write(tmp_path / f"m{number}.gguf") for number in range(3)]
    for path in paths:
        registry.add(path)
    paths[1].unlink()
    Registry(data, find_starter=_no_starter).files()
    content = json.loads((data / "model-headers.json").read_text())
    assert [record["model"]["path"] for record in content["models"]] == [
        str(paths[0]),
        str(paths[2]),
    ]


def test_two_programs_share_the_cache(data: Path, tmp_path: Path, opened: list[Path]) -> None:
    """Each has its own picture of the cache and learns another file; neither loses the other's."""
    paths = [TinyModel(blocks=1).write(tmp_path / f"m{number}.gguf") for number in range(2)]
    registries = [Registry(data, find_starter=_no_starter) for _ in paths]
    for registry in registries:
        registry.files()
    for registry, path in zip(registries, paths, strict=True):
        registry.add(path)
    opened.clear()
    assert len(Registry(data, find_starter=_no_starter).files()) == 2
    assert opened == []


def test_programs_that_add_at_once_lose_nothing(data: Path, tmp_path: Path) -> None:
    paths = [TinyModel(blocks=1).write(tmp_path / f"m{number}.gguf") for number in range(8)]

    def add(path: Path) -> None:
        Registry(data, find_starter=_no_starter).add(path)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(add, paths))
    assert set(_paths(Registry(data, find_starter=_no_starter))) == set(paths)


def test_a_split_model_is_one_item_that_names_what_is_missing(
    registry: Registry, tmp_path: Path
) -> None:
    raw = RawGguf()
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    entries = [
        raw.text("general.architecture", "llama"),
        raw.entry("split.count", 2, struct.pack("<H", 7)),
        raw.entry("split.no", 2, struct.pack("<H", 0)),
    ]
    (shelf / "whole-00001-of-00007.gguf").write_bytes(RawGguf(entries=entries).build())
    (shelf / "headless-00002-of-00002.gguf").write_bytes(b"GGUF")
    registry.add_folder(shelf)
    headless, whole = registry.files()
    assert isinstance(headless, BadModelFile)
    assert isinstance(whole, BadModelFile)
    assert isinstance(headless.error, TruncatedFileError)
    assert "“headless-00001-of-00002.gguf” is missing" in str(headless.error)
    assert "6 of its parts are missing" in str(whole.error)
    assert "-00005-of-00007.gguf” and 2 more" in str(whole.error)
    assert registry.resolve("whole") == whole.path

"""Models of other programs: found where each keeps them, by the names that it has for them."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from models.errors import AmbiguousNameError, ModelNotFoundError, PartialDownloadError
from models.foreign_files import find_foreign_files
from models.foreign_library import ForeignLibrary, Program, known_libraries
from models.found_file import FoundFile
from models.model_file import ModelFile
from models.registry import Registry
from models.registry_entry import BadModelFile
from tests.models.builders import TinyModel


def _no_starter() -> Path:
    raise ModelNotFoundError("starter")


PLACES = {
    ("linux", Program.HUGGING_FACE, ".cache/huggingface/hub"),
    ("linux", Program.LM_STUDIO, ".lmstudio/models"),
    ("linux", Program.LM_STUDIO, ".cache/lm-studio/models"),
    ("linux", Program.LLAMA_CPP, ".cache/llama.cpp"),
    ("linux", Program.OLLAMA, ".ollama/models"),
    ("linux", Program.JAN, ".local/share/Jan/data/llamacpp/models"),
    ("linux", Program.GPT4ALL, ".local/share/nomic.ai/GPT4All"),
    ("darwin", Program.HUGGING_FACE, ".cache/huggingface/hub"),
    ("darwin", Program.LLAMA_CPP, "Library/Caches/llama.cpp"),
    ("darwin", Program.OLLAMA, ".ollama/models"),
    ("darwin", Program.JAN, "Library/Application Support/Jan/data/llamacpp/models"),
    ("darwin", Program.GPT4ALL, "Library/Application Support/nomic.ai/GPT4All"),
    ("win32", Program.HUGGING_FACE, ".cache/huggingface/hub"),
    ("win32", Program.LM_STUDIO, ".lmstudio/models"),
    ("win32", Program.LLAMA_CPP, "AppData/Local/llama.cpp"),
    ("win32", Program.JAN, "AppData/Roaming/Jan/data/llamacpp/models"),
    ("win32", Program.GPT4ALL, "AppData/Local/nomic.ai/GPT4All"),
}


@pytest.mark.parametrize(("system", "program", "place"), sorted(PLACES))
def test_each_system_has_its_usual_places(
    tmp_path: Path, system: str, program: Program, place: str
) -> None:
    (tmp_path / place).mkdir(parents=True)
    found = known_libraries({}, home=tmp_path, system=system)
    assert ForeignLibrary(program, tmp_path / place) in found


@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
def test_folders_that_people_chose_are_read_from_each_programs_settings(
    tmp_path: Path, system: str
) -> None:
    config = tmp_path / ("AppData/Roaming" if system == "win32" else ".config")
    data = {
        "linux": ".local/share",
        "darwin": "Library/Application Support",
        "win32": "AppData/Roaming",
    }
    jan, models = tmp_path / "moved/jan", tmp_path / "Größe/models"
    for folder in (jan / "llamacpp/models", models):
        folder.mkdir(parents=True)
    settings = tmp_path / data[system] / "Jan" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"data_folder": str(jan)}))
    ini = config / "nomic.ai" / "GPT4All.ini"
    ini.parent.mkdir(parents=True)
    written = str(models).replace("\\", "/").replace("ö", "\\xf6").replace("ße", "\\xdf\\x65")
    ini.write_text(f"[network]\nmodelPath=/no\n[General]\nfontSize=Small\nmodelPath={written}/\n")
    found = known_libraries({}, home=tmp_path, system=system)
    assert ForeignLibrary(Program.JAN, jan / "llamacpp/models") in found
    assert ForeignLibrary(Program.GPT4ALL, models) in found


@pytest.mark.parametrize("text", ["", "modelPath=/x", "[General]\nmodelPath=here", "\x00\xff["])
def test_odd_settings_of_others_are_no_trouble(tmp_path: Path, text: str) -> None:
    for name in (".config/nomic.ai/GPT4All.ini", ".local/share/Jan/settings.json"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(text)
    assert known_libraries({}, home=tmp_path, system="linux") == ()


@pytest.mark.parametrize(
    ("program", "variable", "below"),
    [
        (Program.HUGGING_FACE, "HF_HUB_CACHE", ""),
        (Program.HUGGING_FACE, "HF_HOME", "hub"),
        (Program.LLAMA_CPP, "LLAMA_CACHE", ""),
        (Program.OLLAMA, "OLLAMA_MODELS", ""),
        (Program.JAN, "JAN_DATA_FOLDER", "llamacpp/models"),
    ],
)
def test_variables_name_another_place(
    tmp_path: Path, program: Program, variable: str, below: str
) -> None:
    (tmp_path / "elsewhere" / below).mkdir(parents=True)
    environment = {variable: str(tmp_path / "elsewhere")}
    found = known_libraries(environment, home=tmp_path, system="linux")
    assert found == (ForeignLibrary(program, tmp_path / "elsewhere" / below),)
    assert not known_libraries(environment | {"PACELINE_FOREIGN": "off"}, home=tmp_path)


def test_lm_studio_says_where_its_models_are(tmp_path: Path) -> None:
    studio, models = tmp_path / "studio", tmp_path / "big-disk"
    studio.mkdir()
    models.mkdir()
    (tmp_path / ".lmstudio-home-pointer").write_text(f"{studio}\n")
    (studio / "settings.json").write_text(json.dumps({"downloadsFolder": str(models)}))
    found = known_libraries({}, home=tmp_path, system="linux")
    assert found == (ForeignLibrary(Program.LM_STUDIO, models),)


def _hugging_face(root: Path) -> Path:
    """A repository of two revisions, the older of which has one file more."""
    repository = root / "models--org--Tiny-GGUF"
    for name in ("blobs", "refs", "snapshots/old/sub", "snapshots/new"):
        (repository / name).mkdir(parents=True)
    blob = TinyModel(blocks=1).write(repository / "blobs" / ("a" * 64))
    old = TinyModel(blocks=2).write(repository / "blobs" / ("b" * 64))
    (repository / "refs" / "main").write_text("new")
    (repository / "snapshots/new/tiny-Q8_0.gguf").symlink_to(blob)
    (repository / "snapshots/old/tiny-Q8_0.gguf").symlink_to(old)
    (repository / "snapshots/old/sub/other.gguf").symlink_to(old)
    (repository / "blobs" / f"{'c' * 64}.incomplete").write_bytes(b"GGUF")
    return repository


def test_the_hub_cache_is_used_through_its_links(tmp_path: Path) -> None:
    repository = _hugging_face(tmp_path)
    found = find_foreign_files(ForeignLibrary(Program.HUGGING_FACE, tmp_path))
    snapshots = repository / "snapshots"
    assert {each.path for each in found if each.is_whole} == {
        snapshots / "new/tiny-Q8_0.gguf",
        snapshots / "old/sub/other.gguf",
    }
    [partial] = [each for each in found if not each.is_whole]
    assert partial.alias == "org/Tiny-GGUF"


def _ollama(root: Path) -> Path:
    model = TinyModel(blocks=1).write(root / "m.gguf")
    blobs = root / "blobs"
    blobs.mkdir()
    blob = model.rename(blobs / f"sha256-{'1' * 64}")
    (blobs / f"sha256-{'2' * 64}-partial").write_bytes(b"GGUF")
    (blobs / f"sha256-{'2' * 64}-partial-0").write_bytes(b"{}")
    manifests = {
        "registry.ollama.ai/library/tiny/latest": "1",
        "registry.ollama.ai/library/tiny/1b-q8": "1",
        "registry.ollama.ai/someone/half/latest": "2",
        "hf.co/org/repo/Q4_K_M": "3",
    }
    for name, digit in manifests.items():
        path = root / "manifests" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        layers = [
            {"mediaType": "application/vnd.ollama.image.license", "digest": "sha256:" + "9" * 64},
            {"mediaType": "application/vnd.ollama.image.model", "digest": "sha256:" + digit * 64},
        ]
        path.write_text(json.dumps({"layers": layers}))
    (root / "manifests/hf.co/org/repo/broken").write_text("{")
    evil = {"mediaType": "application/vnd.ollama.image.model", "digest": "sha256:../../etc/passwd"}
    (root / "manifests/hf.co/org/repo/evil").write_text(json.dumps({"layers": [evil, 3]}))
    return blob


def test_ollama_manifests_name_the_blobs(tmp_path: Path) -> None:
    blob = _ollama(tmp_path)
    found = {
        each.alias: each for each in find_foreign_files(ForeignLibrary(Program.OLLAMA, tmp_path))
    }
    assert set(found) == {"tiny:1b-q8", "someone/half:latest", "hf.co/org/repo:Q4_K_M"}
    assert found["tiny:1b-q8"] == FoundFile(blob, "tiny:1b-q8", Program.OLLAMA)
    assert not found["someone/half:latest"].is_whole


def test_jan_names_models_by_folder(tmp_path: Path) -> None:
    folder = tmp_path / "org" / "Tiny-Q8_0"
    folder.mkdir(parents=True)
    for name in ("model.gguf", "mmproj.gguf", "model.gguf.tmp"):
        (folder / name).write_bytes(b"")
    found = find_foreign_files(ForeignLibrary(Program.JAN, tmp_path))
    assert [(each.alias, each.is_whole) for each in found] == [
        ("org/Tiny-Q8_0/mmproj", True),
        ("org/Tiny-Q8_0", True),
        ("", False),
    ]


UNFINISHED = [
    "incomplete-mistral.Q4_0.gguf",
    "downloading_tiny.gguf.part",
    "tiny.gguf.downloadInProgress",
    "tiny.gguf.crdownload",
    "Tiny.GGUF.part",
    "tiny.gguf.incomplete",
]


@pytest.mark.parametrize("name", UNFINISHED)
def test_partial_downloads_are_listed_as_what_they_are(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"GGUF")
    library = ForeignLibrary(Program.GPT4ALL, tmp_path)
    registry = Registry(
        tmp_path / "data", find_starter=_no_starter, find_libraries=lambda: (library,)
    )
    [entry] = registry.files()
    assert isinstance(entry, BadModelFile)
    assert isinstance(entry.error, PartialDownloadError)
    assert "not finished" in str(entry.error)
    with pytest.raises(ModelNotFoundError):
        registry.resolve(Path(Path(name).stem).stem)


def test_what_aria2_has_not_finished_is_no_model(tmp_path: Path) -> None:
    for name in ("half.gguf", "half.gguf.aria2", "._ghost.gguf"):
        (tmp_path / name).write_bytes(b"GGUF")
    [found] = find_foreign_files(ForeignLibrary(Program.LM_STUDIO, tmp_path))
    assert (found.path.name, found.is_whole) == ("half.gguf", False)


@pytest.fixture
def registry(tmp_path: Path) -> Registry:
    (tmp_path / "hub").mkdir()
    (tmp_path / "ollama").mkdir()
    _hugging_face(tmp_path / "hub")
    _ollama(tmp_path / "ollama")
    libraries = (
        ForeignLibrary(Program.HUGGING_FACE, tmp_path / "hub"),
        ForeignLibrary(Program.OLLAMA, tmp_path / "ollama"),
    )
    return Registry(tmp_path / "data", find_starter=_no_starter, find_libraries=lambda: libraries)


def test_the_list_has_them_with_name_and_place(registry: Registry, tmp_path: Path) -> None:
    models = {each.registry_name: each for each in registry.files() if isinstance(each, ModelFile)}
    assert models["tiny:1b-q8"].place == "Ollama"
    assert models["tiny-Q8_0"].place == "Hugging Face"
    assert registry.resolve("TINY:1B-Q8") == models["tiny:1b-q8"].path
    assert registry.resolve("tiny-q8_0") == models["tiny-Q8_0"].path
    assert [each.alias for each in registry.found()] == [each.alias for each in registry.found()]


def test_our_own_files_come_first(registry: Registry, tmp_path: Path) -> None:
    own = TinyModel(blocks=1).write(tmp_path / "tiny-Q8_0.gguf")
    registry.add(own)
    assert registry.resolve("tiny-q8_0") == own


def test_a_file_is_listed_once_by_whatever_way(registry: Registry, tmp_path: Path) -> None:
    before = len(registry.files())
    registry.add_folder(tmp_path / "hub/models--org--Tiny-GGUF/snapshots/new")
    assert len(registry.files()) == before


def test_a_cache_of_the_hub_is_known_wherever_it_lies(tmp_path: Path) -> None:
    """Downloads have that layout as well; only the revision that main means is listed.

    What is unfinished there is in the list of downloads, but in a person's folder it is told.
    """
    registry = Registry(tmp_path / "data", find_starter=_no_starter, find_libraries=lambda: ())
    _hugging_face(registry.downloads_folder)
    loose = TinyModel(blocks=1).write(registry.downloads_folder / "loose.gguf")
    found = {each.path.name: each for each in registry.found()}
    assert set(found) == {"tiny-Q8_0.gguf", "other.gguf", "loose.gguf"}  # and nothing unfinished
    assert found["tiny-Q8_0.gguf"].path.parent.name == "new"
    assert found["loose.gguf"].path == loose
    assert not any(each.place for each in found.values())
    _hugging_face(tmp_path / "shelf")
    registry.add_folder(tmp_path / "shelf")
    assert f"{'c' * 64}.incomplete" in {each.path.name for each in registry.found()}


def test_a_library_can_be_hidden_and_shown_again(registry: Registry, tmp_path: Path) -> None:
    registry.remove(tmp_path / "ollama")
    assert [each.program for each in registry.libraries()] == [Program.HUGGING_FACE]
    assert all(getattr(each, "place", "") != "Ollama" for each in registry.files())
    assert registry.add_folder(tmp_path / "ollama")
    assert len(registry.libraries()) == 2


def test_same_names_in_two_programs_are_ambiguous(registry: Registry, tmp_path: Path) -> None:
    snapshot = tmp_path / "hub/models--me--Copy-GGUF/snapshots/x"
    snapshot.mkdir(parents=True)
    TinyModel(blocks=1).write(snapshot / "tiny-Q8_0.gguf")
    with pytest.raises(AmbiguousNameError):
        registry.resolve("tiny-q8_0")


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_circles_of_links_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / "a.gguf").symlink_to(tmp_path / "b.gguf")
    (tmp_path / "b.gguf").symlink_to(tmp_path / "a.gguf")
    library = ForeignLibrary(Program.LM_STUDIO, tmp_path)
    registry = Registry(
        tmp_path / "data", find_starter=_no_starter, find_libraries=lambda: (library,)
    )
    assert all(isinstance(entry, BadModelFile) for entry in registry.files())

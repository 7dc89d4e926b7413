"""`paceline models`."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from app.cli.main import main
from app.cli.models import table
from models.demo_pair import demo_paths
from models.registry import Registry
from tests.models.builders import RawGguf


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PACELINE_HOME", str(tmp_path / "home"))


def test_files_and_folders_are_added_and_listed(
    tmp_path: Path, starter_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "more"
    folder.mkdir()
    for path in (tmp_path / "mine.gguf", folder / "other.gguf"):
        shutil.copy(starter_path, path)
    assert main(["models", "add", str(tmp_path / "mine.gguf"), str(folder)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Added mine.",
        f"Added {folder} with 1 model file.",
    ]
    assert main(["models", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert {line.split()[0] for line in lines} == {starter_path.stem, "mine", "other"}
    assert "0.13B" in lines[0]


def test_a_file_that_went_bad_is_listed_with_its_reason(
    tmp_path: Path, starter_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.gguf"
    shutil.copy(starter_path, path)
    main(["models", "add", str(path)])
    path.write_bytes(b"not a model")
    capsys.readouterr()
    assert main(["models", "list"]) == 0
    assert "cannot be used" in capsys.readouterr().out
    assert main(["models", "list", "--json"]) == 0
    entries = {entry["path"]: entry for entry in json.loads(capsys.readouterr().out)}
    assert "not a GGUF" in entries[str(path)]["problem"]
    assert entries[str(starter_path)]["problem"] is None


def test_an_empty_list_says_what_to_do() -> None:
    assert "paceline models add" in table([], {})


def test_models_of_one_name_are_told_apart_by_their_paths(
    tmp_path: Path, starter_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = [tmp_path / "a" / "mine.gguf", tmp_path / "b" / "Mine.gguf"]
    for path in paths:
        path.parent.mkdir()
        shutil.copy(starter_path, path)
        main(["models", "add", str(path)])
    capsys.readouterr()
    assert main(["models", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    shown = [line.strip() for line in lines if line.startswith("  ")]
    assert sorted(shown) == list(map(str, paths))


def test_what_has_a_word_of_its_own_is_listed_with_it(
    tmp_path: Path, starter_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    demo = demo_paths(Registry(tmp_path / "home" / "data").demo_folder)
    demo.target.parent.mkdir(parents=True)
    for path in (tmp_path / "mine.gguf", demo.target, demo.draft):
        shutil.copy(starter_path, path)
    main(["models", "add", str(tmp_path / "mine.gguf")])
    capsys.readouterr()
    words = ["starter", "demo", "demo", None]
    assert main(["models", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.endswith(f"or: {word}") for line, word in zip(lines, words, strict=True)] == [
        True,
        True,
        True,
        False,
    ]
    assert main(["models", "list", "--json"]) == 0
    assert [entry["word"] for entry in json.loads(capsys.readouterr().out)] == words


def test_removing_says_what_it_frees_and_asks_first(
    tmp_path: Path, starter_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "more"
    folder.mkdir()
    path = Path(shutil.copy(starter_path, folder / "other.gguf"))
    main(["models", "add", str(folder)])
    assert main(["models", "remove", "other"]) == 2
    said = capsys.readouterr().err
    assert "because of the folder" in said
    assert f"paceline models remove {shlex.quote(str(folder))}" in said
    assert main(["models", "remove", "other", "--delete"]) == 2
    assert "frees 0.10 GB: They belong to you" in capsys.readouterr().err
    assert path.exists()
    assert main(["models", "remove", "other", "--delete", "--yes"]) == 0
    assert not path.exists()
    assert main(["models", "remove", str(folder)]) == 0
    assert main(["models", "folders"]) == 0
    assert str(folder) not in capsys.readouterr().out.splitlines()[-1]


def test_an_added_file_is_forgotten_and_stays(
    tmp_path: Path, starter_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(shutil.copy(starter_path, tmp_path / "mine.gguf"))
    main(["models", "add", str(path)])
    assert main(["models", "remove", "mine"]) == 0
    assert path.exists()
    assert main(["models", "remove", "starter", "--delete", "--yes"]) == 2
    assert starter_path.exists()
    assert "Python package" in capsys.readouterr().err
    assert main(["models", "remove", "starter"]) == 2
    said = capsys.readouterr().err
    assert "pip uninstall" in said
    assert "--delete" not in said


def test_adding_a_folder_tells_how_many_files_are_no_models(
    tmp_path: Path, starter_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(starter_path, tmp_path / "mine.gguf")
    (tmp_path / "bad.gguf").write_bytes(b"not a model")
    assert main(["models", "add", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"Added {tmp_path} with 2 model files.",
        "Of these, 1 file cannot be used; paceline models list says why.",
    ]


def test_what_is_no_model_is_not_offered_for_deletion(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "more" / "bad.gguf"
    bad.parent.mkdir()
    bad.write_bytes(b"not a model")
    main(["models", "add", str(bad.parent)])
    assert main(["models", "remove", str(bad)]) == 2
    said = capsys.readouterr().err
    assert "--delete" not in said
    assert str(bad.parent) in said


def test_what_is_gone_from_the_disk_can_be_forgotten(
    tmp_path: Path, starter_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "more"
    folder.mkdir()
    path = Path(shutil.copy(starter_path, tmp_path / "mine.gguf"))
    main(["models", "add", str(path), str(folder)])
    path.unlink()
    folder.rmdir()
    assert main(["models", "remove", str(path)]) == 0
    assert main(["models", "remove", str(folder)]) == 0
    capsys.readouterr()
    main(["models", "list"])
    assert "cannot be" not in capsys.readouterr().out


def test_copies_are_shown(
    tmp_path: Path, starter_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["models", "duplicates"]) == 0
    assert "No model is there twice" in capsys.readouterr().out
    path = Path(shutil.copy(starter_path, tmp_path / "copy.gguf"))
    main(["models", "add", str(path)])
    capsys.readouterr()
    assert main(["models", "duplicates", "--json"]) == 0
    [found] = json.loads(capsys.readouterr().out)
    assert set(found["paths"]) == {str(path), str(starter_path)}
    assert found["wasted_bytes"] == path.stat().st_size


def test_models_of_other_programs_are_listed_with_their_names(
    tmp_path: Path,
    starter_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PACELINE_FOREIGN", "on")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("OLLAMA_MODELS", str(tmp_path / "ollama"))
    blob = tmp_path / "ollama" / "blobs" / f"sha256-{'0' * 64}"
    manifest = tmp_path / "ollama/manifests/registry.ollama.ai/library/smollm2/135m"
    for path in (blob, manifest):
        path.parent.mkdir(parents=True)
    shutil.copy(starter_path, blob)
    layer = {"mediaType": "application/vnd.ollama.image.model", "digest": f"sha256:{'0' * 64}"}
    manifest.write_text(json.dumps({"layers": [layer]}))
    assert main(["models", "list", "--json"]) == 0
    entries = {entry["path"]: entry for entry in json.loads(capsys.readouterr().out)}
    assert entries[str(blob)]["name"] == "smollm2:135m"
    assert entries[str(blob)]["program"] == "Ollama"
    assert main(["check-pair", "smollm2:135m", "starter"]) == 0
    assert main(["models", "remove", "smollm2:135m", "--delete", "--yes"]) == 2
    assert "ollama rm" in capsys.readouterr().err


def test_show_says_what_a_model_is_and_needs(
    q2_draft_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["models", "show", "starter", "--ctx", "2048"]) == 0
    assert "It needs 0." in capsys.readouterr().out
    command = ["models", "show", "starter", "--draft", str(q2_draft_path), "--json"]
    assert main([*command, "--ctx", "1000000", "--kv-type", "q8_0"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["kind"] == "text"
    assert report["tokenizer"]["tokens"] == 49152
    assert report["context_length"] == 8192
    fit = report["fit"]
    assert fit["verdict"] in ("fits", "tight", "too big")
    assert fit["target"]["cache_bytes"] == fit["draft"]["cache_bytes"]
    parts = sum(sum(fit[role].values()) for role in ("target", "draft"))
    assert fit["resident_bytes"] == parts + fit["process_bytes"]


def test_what_would_be_killed_is_not_loaded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A model of 2 TB, all of it a hole."""
    raw = RawGguf()
    entries = [
        raw.text("general.architecture", "llama"),
        raw.entry("llama.block_count", 4, (1).to_bytes(4, "little")),
    ]
    path = tmp_path / "huge.gguf"
    tensor = raw.tensor("blk.0.attn_k.weight", (1 << 20, 1 << 20), 1)
    path.write_bytes(RawGguf(entries=entries, tensors=[tensor]).build())
    try:
        os.truncate(path, (1 << 41) + 4096)
    except OSError:
        pytest.skip("this file system has no sparse files of that size")
    assert main(["run", "--target", str(path), "--prompt", "x"]) == 2
    error = capsys.readouterr().err
    assert "which is not enough" in error
    assert "--force" in error


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")
def test_watching_says_what_comes(
    tmp_path: Path, starter_path: Path, open_paceline: Callable[..., subprocess.Popen[str]]
) -> None:
    folder = tmp_path / "shelf"
    folder.mkdir()
    main(["models", "add", str(folder)])
    with open_paceline("models", "watch") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert "Watching 1 folder;" in process.stderr.readline()
        path = folder / "new.gguf"
        os.link(shutil.copy(starter_path, tmp_path / "copy"), path)
        assert process.stdout.readline() == f"new      {path}\n"
        process.send_signal(signal.SIGINT)
        assert process.wait() == 0


def test_a_home_that_cannot_be_a_folder_is_no_broken_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("PACELINE_HOME", str(tmp_path / "file"))
    for arguments in (["list"], ["downloads"], ["drafts", "starter"], ["network", "off"]):
        main(["models", *arguments])
    assert caplog.messages == []


def test_the_demo_pair_is_deleted_by_its_name(
    tmp_path: Path, starter_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["models", "remove", "demo", "--delete", "--yes"]) == 2
    assert "not built" in capsys.readouterr().err
    pair = demo_paths(Registry(tmp_path / "home" / "data").demo_folder)
    pair.target.parent.mkdir(parents=True)
    for path in (pair.target, pair.draft):
        shutil.copy(starter_path, path)
    assert main(["models", "remove", "demo"]) == 2
    assert "--delete" in capsys.readouterr().err
    assert main(["models", "remove", "demo", "--delete", "--yes"]) == 0
    assert "Deleted the demo pair; 0.20 GB are free again." in capsys.readouterr().out
    assert not pair.target.exists()
    assert not pair.draft.exists()

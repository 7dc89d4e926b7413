"""`paceline models`."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from app.cli.main import main
from app.cli.models import table


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
        f"Added {folder} with 1 model files.",
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
    assert "paceline models add" in table([])

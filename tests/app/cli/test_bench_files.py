"""What `paceline bench --out` may replace, and what it says before an hour of work."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli.bench_files import bench_files
from app.cli.errors import InputError

REPORT = json.dumps({"format": 2, "answers": [], "answers_planned": 4, "summary": {}})


@pytest.mark.parametrize("name", ["notes.json", "notes.md", "notes.svg"])
def test_the_files_of_others_are_not_replaced(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text('{"format": 1}')
    with pytest.raises(InputError, match=f"{name}” exists already") as caught:
        bench_files(str(tmp_path / "notes.json"))
    assert "another name" in caught.value.advice


def test_a_report_is_renewed_with_what_lies_beside_it(tmp_path: Path) -> None:
    for ending, text in ((".json", REPORT), (".md", "# Benchmark"), (".svg", "<svg/>")):
        (tmp_path / f"report{ending}").write_text(text)
    assert bench_files(str(tmp_path / "report.json")) is not None
    assert (tmp_path / "report.md").read_text() == "# Benchmark", "looking changes nothing"


def test_a_new_name_and_an_empty_file_are_free(tmp_path: Path) -> None:
    (tmp_path / "empty.json").touch()
    assert bench_files(str(tmp_path / "empty.json")) is not None
    assert bench_files(str(tmp_path / "new.json")) is not None
    assert [path.name for path in tmp_path.iterdir()] == ["empty.json"]
    assert bench_files(None) is None


def test_what_is_no_name_of_a_file(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="is a folder") as caught:
        bench_files(str(tmp_path))
    assert "report.json" in caught.value.advice
    with pytest.raises(InputError, match="needs the name of a file"):
        bench_files(" ")
    with pytest.raises(InputError, match="beside it"):
        bench_files(str(tmp_path / "report.MD"))


@pytest.mark.parametrize("name", ["a" * 300, "a\0b"])
def test_what_cannot_be_written_is_said_before(tmp_path: Path, name: str) -> None:
    with pytest.raises(InputError, match="cannot be written"):
        bench_files(str(tmp_path / name))


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="a folder that nobody can write to")
def test_a_folder_that_cannot_be_written() -> None:
    with pytest.raises(InputError, match="cannot be written"):
        bench_files("/proc/paceline.json")

"""Small files that are kept: what cannot be read is never written over."""

from __future__ import annotations

from pathlib import Path

import pytest

from models.atomic_file import read_kept_object, read_object

UNREADABLE = ["", "{", "[]", "7", "[" * 100_000, '{"format": 2}', "{}"]


def test_an_object_of_the_right_format(tmp_path: Path) -> None:
    file = tmp_path / "list.json"
    file.write_text('{"format": 1, "names": ["ä"]}', encoding="utf-8")
    assert read_kept_object(file, 1) == read_object(file) == {"format": 1, "names": ["ä"]}


def test_no_file_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for missing in (tmp_path / "list.json", tmp_path / "file" / "list.json"):
        assert read_kept_object(missing, 1) is None
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("text", UNREADABLE, ids=lambda text: text[:16])
def test_what_cannot_be_read_is_set_aside(tmp_path: Path, text: str) -> None:
    file = tmp_path / "list.json"
    file.write_text(text)
    assert read_kept_object(file, 1) is None
    assert not file.exists()
    assert (tmp_path / "list.broken-1.json").read_text() == text


def test_a_file_without_formats_needs_none(tmp_path: Path) -> None:
    file = tmp_path / "list.json"
    file.write_text("{}")
    assert read_kept_object(file) == {}

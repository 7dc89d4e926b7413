"""Small files that are kept: what cannot be read is never written over."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from models.atomic_file import read_kept_object, read_object, write_text_atomically

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


@pytest.mark.skipif(os.name != "posix", reason="links and permissions as POSIX has them")
def test_a_link_stays_and_what_it_leads_to_keeps_its_permissions(tmp_path: Path) -> None:
    elsewhere = tmp_path / "dotfiles" / "settings.json"
    elsewhere.parent.mkdir()
    elsewhere.write_text("old")
    elsewhere.chmod(0o754)
    link = tmp_path / "settings.json"
    link.symlink_to(elsewhere)
    write_text_atomically(link, "new")
    assert link.is_symlink()
    assert elsewhere.read_text() == "new"
    assert stat.S_IMODE(elsewhere.stat().st_mode) == 0o754
    assert list(elsewhere.parent.iterdir()) == [elsewhere]


@pytest.mark.skipif(os.name != "posix", reason="a pipe with a name")
def test_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for place in (pipe, tmp_path):
        with pytest.raises(OSError, match=r"exists|directory"):
            write_text_atomically(place, "new")
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]

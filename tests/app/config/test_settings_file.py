from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from app.config.errors import SettingsError
from app.config.settings import Settings
from app.config.settings_file import SettingsFile


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


CHANGED = Settings(theme="dark", target="ünï/模型.gguf", max_tokens=200, temperature=0.0)


def test_round_trip_keeps_only_differences(path: Path) -> None:
    SettingsFile(path).save(CHANGED)
    assert json.loads(path.read_text("utf-8")) == {
        "theme": "dark",
        "target": "ünï/模型.gguf",
        "max_tokens": 200,
        "temperature": 0.0,
    }
    assert SettingsFile(path).load() == CHANGED
    SettingsFile(path).save(Settings())
    assert json.loads(path.read_text("utf-8")) == {}
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_no_file_means_defaults_and_makes_none(path: Path) -> None:
    assert SettingsFile(path).load() == Settings()
    assert not path.parent.exists()


def test_unknown_keys_and_bad_values_are_warned_about(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path.parent.mkdir()
    values = '{"theme": "dark", "top_k": "many", "colour": 1, "min_p": NaN, "max_tokens": 5}'
    path.write_text(values, "utf-8")
    with caplog.at_level(logging.WARNING):
        assert SettingsFile(path).load() == Settings(theme="dark", max_tokens=5)
    for word in ("top k", "colour", "min p"):
        assert word in caplog.text
    assert path.read_text("utf-8") == values


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[1]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"top_k": ' + b"9" * 5000 + b"}"],
    ids=["empty", "cut", "list", "null", "not utf-8", "deep", "huge number"],
)
def test_unreadable_file_is_set_aside(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    for number in (1, 2):
        path.write_bytes(content)
        assert SettingsFile(path).load() == Settings()
        assert not path.exists()
        assert path.with_name(f"settings.broken-{number}.json").read_bytes() == content
    SettingsFile(path).save(CHANGED)
    assert SettingsFile(path).load() == CHANGED


def test_folder_in_its_place_is_set_aside(path: Path) -> None:
    path.mkdir(parents=True)
    assert SettingsFile(path).load() == Settings()
    assert path.with_name("settings.broken-1.json").is_dir()


def test_saving_where_nothing_can_be_written_says_so(path: Path) -> None:
    path.parent.write_text("a file")
    with pytest.raises(SettingsError, match="cannot be saved") as caught:
        SettingsFile(path).save(CHANGED)
    assert caught.value.advice


def test_failed_save_keeps_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    SettingsFile(path).save(CHANGED)

    def no_room(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", no_room)
    with pytest.raises(SettingsError, match="No space left"):
        SettingsFile(path).save(Settings(theme="light"))
    assert SettingsFile(path).load() == CHANGED
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]

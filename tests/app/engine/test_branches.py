"""Tokens evaluated besides the proposal: what llama.cpp computes for them, and what they leave."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from app.engine.errors import ContextTooSmallError
from app.engine.language_model import Branch
from app.engine.llama_model import LlamaModel, LlamaOptions

PROMPT = "The quick brown fox jumps over the lazy dog. The quick"


@pytest.fixture(scope="module")
def model(starter_path: Path) -> Iterator[LlamaModel]:
    model = LlamaModel(starter_path, LlamaOptions(context_size=256, threads=1, branches=4))
    yield model
    model.close()


def test_a_branch_is_computed_as_if_it_stood_in_the_text(model: LlamaModel) -> None:
    tokens = model.vocabulary.tokenize(PROMPT, parse_special=False)
    *prompt, first, second, third = tokens
    branches = [Branch(3, 11), Branch(2, 12), Branch(1, 13), Branch(1, 14)]
    model.truncate(0)
    model.evaluate(prompt)
    rows = model.evaluate([first, second, third], rows=3, branches=branches).copy()
    assert list(model.cached) == tokens
    for row, branch in zip(rows[3:], branches, strict=True):
        model.truncate(len(prompt) + branch.after)
        expected = model.evaluate([branch.token])[0].copy()
        np.testing.assert_allclose(row, expected, rtol=0, atol=0.5)  # kernels differ by width
        assert np.argmax(row) == np.argmax(expected)
        model.truncate(len(prompt))
        model.evaluate([first, second, third])


def test_branches_leave_no_trace(model: LlamaModel) -> None:
    tokens = model.vocabulary.tokenize(PROMPT, parse_special=False)
    model.truncate(0)
    expected = [model.evaluate([token])[0].copy() for token in tokens]
    model.truncate(0)
    for token, row in zip(tokens, expected, strict=True):
        with_branches = model.evaluate([token], branches=[Branch(1, 7), Branch(0, 9)]).copy()
        model.truncate(len(model.cached) - 1)
        alone = model.evaluate([token])[0]
        assert np.array_equal(alone, row)
        np.testing.assert_allclose(with_branches[0], row, rtol=0, atol=0.5)


def test_branches_need_room(model: LlamaModel) -> None:
    model.truncate(0)
    model.evaluate([1] * 254)
    with pytest.raises(ContextTooSmallError):
        model.evaluate([1, 2], rows=2, branches=[Branch(1, 3)])
    assert len(model.cached) == 254

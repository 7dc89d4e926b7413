"""DRY against llama.cpp's own, with the starter's vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from app.engine.dry import dry_penalties, tokenize_breakers
from app.engine.llama_model import LlamaModel, LlamaOptions
from app.engine.penalties import adjust
from app.engine.sampler_chain import distribution
from app.engine.sampling import SamplingParams
from app.engine.token_rules import FREE, TokenRules
from tests.app.engine.llama_samplers import llama_distribution
from tests.app.engine.scripted import WordVocabulary

OPEN = {"temperature": 1, "top_k": 0, "top_p": 1, "min_p": 0}


@pytest.fixture(scope="module")
def model(starter_path: Path) -> Iterator[LlamaModel]:
    model = LlamaModel(starter_path, LlamaOptions(context_size=64, threads=1))
    yield model
    model.close()


TEXTS = {
    "plain": "the cat sat on the mat and the dog sat on the mat and the cat sat on",
    "breaker": "one two three four: one two three four\none two three",
    "long": "a b c d e f g h " * 6,
    "one token": "no no no no no no no no no no no no",
    "nothing": "every word here differs",
    "inside breaker": "stop here now. stop here now. stop",
}


@pytest.fixture(scope="module")
def rules(model: LlamaModel) -> Callable[[SamplingParams], TokenRules]:
    """Every set of breakers is looked for once."""
    return cache(
        lambda params: TokenRules(tokenize_breakers(params.dry_breakers, model.vocabulary))
    )


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize(
    "params",
    [
        SamplingParams(**OPEN, dry_multiplier=0.8),
        SamplingParams(**OPEN, dry_multiplier=1.5, dry_base=1.2, dry_allowed_length=1),
        SamplingParams(**OPEN, dry_multiplier=0.8, dry_breakers=(), dry_window=20),
        SamplingParams(**OPEN, dry_multiplier=3, dry_breakers=("here now", " three", "g h a")),
        SamplingParams(**OPEN, dry_multiplier=0.5, dry_base=1, dry_allowed_length=4),
        SamplingParams(**OPEN, dry_multiplier=1, repeat_penalty=1.2, logit_bias=((28, 2.0),)),
    ],
    ids=["usual", "short", "window", "breakers", "base 1", "after penalties"],
)
def test_dry_equals_llama_cpp(
    model: LlamaModel,
    rules: Callable[[SamplingParams], TokenRules],
    params: SamplingParams,
    text: str,
) -> None:
    history = model.vocabulary.tokenize(TEXTS[text], parse_special=False)
    row = np.random.default_rng(0).normal(0, 1, model.vocabulary.size).astype(np.float32)
    row[list(set(history))] += 8
    ours = distribution(row, params, history, rules(params))
    theirs = llama_distribution(row, params, history, model.vocabulary._vocab)
    assert np.array_equal(ours.ids, theirs.ids)
    assert np.abs(ours.probs - theirs.probs).max() < 1e-5


def test_the_longest_repetition_counts() -> None:
    history = [1, 2, 3, 9, 5, 2, 3, 8, 1, 2, 3]
    params = SamplingParams(dry_multiplier=1, dry_base=2, dry_allowed_length=1)
    assert dry_penalties(history, params, {}) == {9: 4.0, 8: 2.0}


def test_a_breaker_is_not_penalized_and_ends_a_repetition() -> None:
    params = SamplingParams(dry_multiplier=1, dry_base=2, dry_allowed_length=1)
    breakers = {3: frozenset({()})}
    assert dry_penalties([1, 2, 3, 1, 2], params, breakers) == {}
    assert dry_penalties([4, 1, 2, 5, 3, 4, 1, 2], params, breakers) == {5: 4.0}


def test_a_very_long_repetition_costs_a_finite_amount() -> None:
    params = SamplingParams(dry_multiplier=1, dry_base=100)
    penalty = dry_penalties([7] * 4000, params, {})[7]
    assert np.isfinite(penalty)
    row = np.zeros(10, dtype=np.float32)
    assert np.isfinite(adjust(row, params, [7] * 4000, FREE)).all()


def test_breakers_that_several_tokens_spell() -> None:
    vocabulary = WordVocabulary(["stop", "x sto", "p", "no", "st"])
    vocabulary.tokenize = lambda text, parse_special: {"p": [2], "op": [8, 2]}[text]
    assert tokenize_breakers(["stop"], vocabulary) == {
        0: frozenset({()}),
        1: frozenset({(2,)}),
        4: frozenset({(8, 2)}),
    }

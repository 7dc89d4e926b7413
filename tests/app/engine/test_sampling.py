"""The sampler chain against llama.cpp's own samplers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from app.engine.errors import DecodeError, RequestError
from app.engine.penalties import penalize
from app.engine.sampler_chain import distribution, greedy_token
from app.engine.sampling import Distribution, SamplingParams
from app.engine.truncation import min_p, top_k_ids, top_p, top_p_and_min_p
from tests.app.engine.llama_samplers import llama_distribution

SIZE = 2000
HISTORY = [3, 3, 3, 17, 99, 1500, 3, 17]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    "params",
    [
        SamplingParams(),
        SamplingParams(temperature=1, top_k=0, top_p=1, min_p=0),
        SamplingParams(temperature=0.3, top_k=5, top_p=1, min_p=0),
        SamplingParams(temperature=1.5, top_k=0, top_p=0.7, min_p=0),
        SamplingParams(temperature=0.9, top_k=0, top_p=1, min_p=0.2),
        SamplingParams(temperature=0.9, top_k=1500, top_p=1, min_p=0),
        SamplingParams(temperature=0.8, repeat_penalty=1.3),
        SamplingParams(temperature=0.8, frequency_penalty=0.7, presence_penalty=-0.4),
        SamplingParams(temperature=0.8, repeat_penalty=1.1, penalty_window=3, top_k=20, top_p=0.5),
        SamplingParams(temperature=1.2, top_k=0, top_p=1, min_p=0, typical_p=0.6),
        SamplingParams(temperature=0.8, typical_p=0.3),
        SamplingParams(temperature=0.8, top_k=0, top_p=1, min_p=0, typical_p=0.99),
        SamplingParams(temperature=1, top_k=0, top_p=1, min_p=0, top_n_sigma=1.5),
        SamplingParams(temperature=0.7, top_k=30, top_n_sigma=2, typical_p=0.9),
        SamplingParams(temperature=1, dynamic_temperature_range=0.6),
        SamplingParams(
            temperature=0.5,
            top_k=0,
            top_p=1,
            min_p=0,
            dynamic_temperature_range=2,
            dynamic_temperature_exponent=1.7,
        ),
        SamplingParams(temperature=1, top_k=0, logit_bias=((3, 5.0), (17, -4.5), (42, 9.0))),
        SamplingParams(temperature=1, repeat_penalty=1.2, logit_bias=((3, 3.0), (99, -1.0))),
        SamplingParams(temperature=1.1, xtc_probability=1, xtc_threshold=0.05),
        SamplingParams(temperature=1, top_k=0, min_p=0, xtc_probability=1, xtc_threshold=0.4),
        SamplingParams(temperature=1, xtc_probability=1, xtc_threshold=0.6),
        SamplingParams(
            temperature=0.9,
            min_p=0.02,
            typical_p=0.95,
            xtc_probability=1,
            xtc_threshold=0.08,
            dynamic_temperature_range=0.4,
            frequency_penalty=0.3,
        ),
    ],
    ids=repr,
)
def test_chain_equals_llama_cpp(params: SamplingParams, seed: int) -> None:
    row = np.random.default_rng(seed).normal(0, 4, SIZE).astype(np.float32)
    ours, theirs = distribution(row, params, HISTORY), llama_distribution(row, params, HISTORY)
    assert np.array_equal(ours.ids, theirs.ids)
    assert np.abs(ours.probs - theirs.probs).max() < 1e-5


@pytest.mark.parametrize("seed", range(5))
def test_the_coin_of_xtc_is_averaged_out(seed: int) -> None:
    row = np.random.default_rng(seed).normal(0, 2, SIZE).astype(np.float32)
    params = SamplingParams(temperature=1.2, xtc_probability=0.3, xtc_threshold=0.04)
    tails, heads = (
        dense(llama_distribution(row, replace(params, xtc_probability=side), HISTORY))
        for side in (0, 1)
    )
    wanted = 0.7 * tails + 0.3 * heads
    assert np.abs(dense(distribution(row, params, HISTORY)) - wanted).max() < 1e-5
    assert np.abs(heads - tails).max() > 0.05, "the coin has to matter"


def dense(found: Distribution) -> np.ndarray:
    values = np.zeros(SIZE)
    values[found.ids] = found.probs
    return values


def test_top_k_ties_go_to_the_lowest_ids() -> None:
    row = np.array([1, 5, 2, 5, 5, 0], dtype=np.float32)
    kept = distribution(row, SamplingParams(temperature=1, top_k=2, top_p=1, min_p=0), [])
    assert kept.ids.tolist() == [1, 3]


def test_top_k_looks_beyond_the_near_candidates() -> None:
    row = np.linspace(0, 1000, 500, dtype=np.float32)
    kept = distribution(row, SamplingParams(temperature=100, top_k=30, top_p=1, min_p=0), [])
    assert kept.ids.tolist() == list(range(470, 500))


@pytest.mark.parametrize("size", [90, 512, 700, 5000])
@pytest.mark.parametrize("k", [1, 40, 64, 89])
def test_top_k_of_any_size_is_that_of_a_whole_sort(size: int, k: int) -> None:
    random = np.random.default_rng(size + k)
    for logits in (random.normal(0, 3, size), random.integers(0, 9, size), np.zeros(size)):
        row = logits.astype(np.float32)
        wanted = np.lexsort((np.arange(size), -row))[:k]
        assert top_k_ids(row, k).tolist() == wanted.tolist()


@pytest.mark.parametrize(("share", "least"), [(0.9, 0.05), (0.3, 0.5), (1.0, 0.1), (0.8, 0.0)])
def test_top_p_and_min_p_leave_the_same_of_tokens_in_any_order(share: float, least: float) -> None:
    random = np.random.default_rng(1)
    for logits in (random.normal(0, 3, 300), random.integers(0, 9, 300), np.zeros(300)):
        ids = np.lexsort((np.arange(300), -logits))
        best_first = logits[ids].astype(np.float64)
        kept, left = top_p_and_min_p(ids, best_first, share, least)
        after_top_p = top_p(np.arange(300), logits.astype(np.float64), share)
        expected, same = min_p(*after_top_p, least)
        assert sorted(kept) == sorted(expected)
        assert sorted(left) == sorted(same)


def test_greedy_is_the_best_penalized_token() -> None:
    row = np.array([0, 4.0, 3.9, 0], dtype=np.float32)
    assert greedy_token(row, SamplingParams(temperature=0), [1]) == 1
    assert greedy_token(row, SamplingParams(temperature=0, repeat_penalty=1.2), [1]) == 2
    assert greedy_token(row, SamplingParams(temperature=0, logit_bias=((3, 4.5),)), [1]) == 3


def test_penalties_leave_the_row_alone() -> None:
    row = np.ones(4, dtype=np.float32)
    penalize(row, SamplingParams(repeat_penalty=2), [0, 1])
    assert row.tolist() == [1, 1, 1, 1]


@pytest.mark.parametrize("bad", [np.nan, np.inf])
@pytest.mark.parametrize("choose", [greedy_token, distribution])
def test_logits_that_are_not_numbers_are_an_error(
    bad: float, choose: Callable[..., object]
) -> None:
    row = np.zeros(10, dtype=np.float32)
    row[4] = bad
    with pytest.raises(DecodeError):
        choose(row, SamplingParams(), [])


def test_draw_follows_the_cumulated_probabilities() -> None:
    dist = Distribution(np.array([2, 7, 9]), np.array([0.25, 0.5, 0.25]))
    drawn = [dist.draw(u) for u in (0.0, 0.24, 0.25, 0.74, 0.75, 1 - 1e-16)]
    assert drawn == [2, 2, 7, 7, 9, 9]
    assert (dist.prob(7), dist.prob(8), dist.prob(10)) == (0.5, 0.0, 0.0)


@pytest.mark.parametrize(
    "field",
    [
        {"temperature": -1},
        {"temperature": float("nan")},
        {"top_k": -1},
        {"top_p": 0},
        {"top_p": 1.1},
        {"min_p": 2},
        {"repeat_penalty": 0},
        {"frequency_penalty": 11},
        {"seed": -1},
        {"typical_p": 0},
        {"top_n_sigma": -1},
        {"xtc_probability": 1.5},
        {"xtc_threshold": float("nan")},
        {"dynamic_temperature_range": -0.1},
        {"dynamic_temperature_exponent": float("inf")},
        {"dry_multiplier": -1},
        {"dry_base": 0.5},
        {"dry_allowed_length": 0},
        {"dry_window": -1},
        {"dry_breakers": ("",)},
        {"logit_bias": ((-1, 1.0),)},
        {"logit_bias": ((1, float("inf")),)},
    ],
)
def test_values_out_of_range_are_refused(field: dict[str, Any]) -> None:
    with pytest.raises(RequestError, match="has to be"):
        SamplingParams(**field)

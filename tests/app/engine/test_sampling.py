"""The sampler chain against llama.cpp's own samplers."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import llama_cpp
import numpy as np
import pytest

from app.engine.errors import DecodeError, RequestError
from app.engine.sampling import Distribution, SamplingParams, distribution, greedy_token, penalize

SIZE = 2000
HISTORY = [3, 3, 3, 17, 99, 1500, 3, 17]


def llama_distribution(row: np.ndarray, params: SamplingParams, recent: list[int]) -> Distribution:
    """What llama.cpp's sampler chain leaves of `row`."""
    data = (llama_cpp.llama_token_data * len(row))()
    for token, logit in enumerate(row):
        data[token].id, data[token].logit = token, float(logit)
    array = llama_cpp.llama_token_data_array(data=data, size=len(row), selected=-1, sorted=False)
    for sampler in llama_chain(params, len(row)):
        for token in recent:
            llama_cpp.llama_sampler_accept(sampler, token)
        llama_cpp.llama_sampler_apply(sampler, ctypes.byref(array))
        llama_cpp.llama_sampler_free(sampler)
    kept = [(array.data[i].id, array.data[i].logit) for i in range(array.size)]
    ids = np.array([token for token, _ in kept])
    logits = np.array([logit for _, logit in kept])
    probs = np.exp(logits - logits.max())
    order = np.argsort(ids)
    return Distribution(ids[order], (probs / probs.sum())[order])


def llama_chain(params: SamplingParams, size: int) -> list[Any]:
    c = llama_cpp
    return [
        c.llama_sampler_init_penalties(
            size,
            params.penalty_window,
            params.repeat_penalty,
            params.frequency_penalty,
            params.presence_penalty,
        ),
        c.llama_sampler_init_top_k(params.top_k or size),
        c.llama_sampler_init_top_p(params.top_p, 1),
        c.llama_sampler_init_min_p(params.min_p, 1),
        c.llama_sampler_init_temp(params.temperature),
    ]


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
    ],
)
def test_chain_equals_llama_cpp(params: SamplingParams, seed: int) -> None:
    row = np.random.default_rng(seed).normal(0, 4, SIZE).astype(np.float32)
    ours, theirs = distribution(row, params, HISTORY), llama_distribution(row, params, HISTORY)
    assert np.array_equal(ours.ids, theirs.ids)
    assert np.abs(ours.probs - theirs.probs).max() < 1e-5


def test_top_k_ties_go_to_the_lowest_ids() -> None:
    row = np.array([1, 5, 2, 5, 5, 0], dtype=np.float32)
    kept = distribution(row, SamplingParams(temperature=1, top_k=2, top_p=1, min_p=0), [])
    assert kept.ids.tolist() == [1, 3]


def test_top_k_looks_beyond_the_near_candidates() -> None:
    row = np.linspace(0, 1000, 500, dtype=np.float32)
    kept = distribution(row, SamplingParams(temperature=100, top_k=30, top_p=1, min_p=0), [])
    assert kept.ids.tolist() == list(range(470, 500))


def test_greedy_is_the_best_penalized_token() -> None:
    row = np.array([0, 4.0, 3.9, 0], dtype=np.float32)
    assert greedy_token(row, SamplingParams(temperature=0), [1]) == 1
    assert greedy_token(row, SamplingParams(temperature=0, repeat_penalty=1.2), [1]) == 2


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
    ],
)
def test_values_out_of_range_are_refused(field: dict[str, Any]) -> None:
    with pytest.raises(RequestError, match="has to be"):
        SamplingParams(**field)

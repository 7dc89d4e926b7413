"""Logits → the distribution that is sampled from, in llama.cpp's default order.

Penalties, top-k, top-p, min-p, temperature (llama.cpp common/common.h, `samplers`). The same chain
runs on target and draft, so that the draft's truncation mirrors the target's.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.engine.errors import DecodeError, RequestError

Logits = NDArray[np.float32]  # (vocabulary,)


@dataclass(frozen=True, slots=True)
class SamplingParams:
    """How the next token is chosen. Temperature 0 is greedy; then only the penalties matter."""

    temperature: float = 0.8
    top_k: int = 40  # 0: off
    top_p: float = 0.95  # 1: off
    min_p: float = 0.05  # 0: off
    repeat_penalty: float = 1.0  # 1: off
    frequency_penalty: float = 0.0
    presence_penalty: float = 0.0
    penalty_window: int = 64  # last tokens that the penalties look at
    seed: int | None = None

    def __post_init__(self) -> None:
        checks = (
            (0 <= self.temperature <= 100, "temperature", "0 to 100"),
            (self.top_k >= 0, "top-k", "0 or more"),
            (0 < self.top_p <= 1, "top-p", "above 0, at most 1"),
            (0 <= self.min_p <= 1, "min-p", "0 to 1"),
            (0 < self.repeat_penalty <= 10, "repeat penalty", "above 0, at most 10"),
            (abs(self.frequency_penalty) <= 10, "frequency penalty", "-10 to 10"),
            (abs(self.presence_penalty) <= 10, "presence penalty", "-10 to 10"),
            (self.penalty_window >= 0, "penalty window", "0 or more"),
            (self.seed is None or 0 <= self.seed < 2**63, "seed", "0 to 9223372036854775807"),
        )
        for holds, name, allowed in checks:
            if not holds:
                raise RequestError(f"The {name} has to be {allowed}.")

    @property
    def greedy(self) -> bool:
        return self.temperature == 0

    @property
    def penalizes(self) -> bool:
        off = self.repeat_penalty == 1 and not self.frequency_penalty and not self.presence_penalty
        return not off and self.penalty_window > 0


@dataclass(frozen=True, slots=True)
class Distribution:
    """A distribution over the tokens that survived truncation; all others have probability 0."""

    ids: NDArray[np.int64]  # (n,) ascending
    probs: NDArray[np.float64]  # (n,) positive, sum 1

    def prob(self, token: int) -> float:
        index = int(np.searchsorted(self.ids, token))
        if index == len(self.ids) or self.ids[index] != token:
            return 0.0
        return float(self.probs[index])

    def probs_of(self, tokens: NDArray[np.int64]) -> NDArray[np.float64]:
        """(n,) probabilities of `tokens`, 0 where one was truncated away."""
        index = np.minimum(np.searchsorted(self.ids, tokens), len(self.ids) - 1)
        return np.where(self.ids[index] == tokens, self.probs[index], 0.0)

    def draw(self, uniform: float) -> int:
        """The token at `uniform` in [0, 1) of the cumulated distribution."""
        cumulated = np.cumsum(self.probs)
        index = int(np.searchsorted(cumulated, uniform * cumulated[-1], side="right"))
        return int(self.ids[min(index, len(self.ids) - 1)])

    def top(self) -> int:
        """The likeliest token; ties go to the lowest id."""
        return int(self.ids[int(np.argmax(self.probs))])


def check_logits(row: Logits) -> None:
    """Raise DecodeError unless the best logit is a finite number and none is NaN."""
    if not math.isfinite(float(row.max())):
        raise DecodeError(
            "The model gave values that are not numbers, so the answer was stopped.",
            advice="The model file may be damaged: download it again, or try another one.",
        )


def greedy_token(row: Logits, params: SamplingParams, recent: Sequence[int]) -> int:
    """The token with the highest penalized logit; ties go to the lowest id."""
    check_logits(row)
    return int(np.argmax(penalize(row, params, recent)))


def distribution(row: Logits, params: SamplingParams, recent: Sequence[int]) -> Distribution:
    """The distribution that `params` (temperature above 0) samples from.

    row: (vocabulary,) logits. recent: token history, oldest first; the penalties use its end.
    """
    check_logits(row)
    logits = penalize(row, params, recent)
    ids = _top_k(logits, params.top_k)
    kept = logits[ids].astype(np.float64)
    ids, kept = _top_p(ids, kept, params.top_p)
    ids, kept = _min_p(ids, kept, params.min_p)
    probs = _softmax((kept - kept.max()) / params.temperature)
    alive = probs > 0
    order = np.argsort(ids[alive], kind="stable")
    return Distribution(ids[alive][order], probs[alive][order])


def penalize(row: Logits, params: SamplingParams, recent: Sequence[int]) -> Logits:
    """Apply repeat, frequency and presence penalties (as src/llama-sampler.cpp does)."""
    if not params.penalizes or not recent:
        return row
    counts = Counter(recent[-params.penalty_window :])
    ids = np.fromiter(counts, dtype=np.int64, count=len(counts))
    times = np.fromiter(counts.values(), dtype=np.float32, count=len(counts))
    inside = ids < len(row)  # a draft may have a few rows less than its target
    ids, times = ids[inside], times[inside]
    values = row[ids]
    repeat = np.float32(params.repeat_penalty)
    values = np.where(values <= 0, values * repeat, values / repeat)
    values -= times * np.float32(params.frequency_penalty) + np.float32(params.presence_penalty)
    penalized = row.copy()
    penalized[ids] = values
    return penalized


_NEAR = 12.0  # logits this far below the best are looked at only if fewer than k lie above


def _top_k(logits: Logits, k: int) -> NDArray[np.int64]:
    """Ids of the k highest logits (ties: lowest id first), or of all where k is 0. Ascending."""
    if k == 0 or k >= len(logits):
        return np.arange(len(logits))
    near = np.flatnonzero(logits > logits.max() - _NEAR)
    if len(near) < k:
        near = np.arange(len(logits))
    if len(near) == k:
        return near
    values = logits[near]
    threshold = np.partition(values, len(values) - k)[len(values) - k]
    above = near[values > threshold]
    ties = near[values == threshold][: k - len(above)]
    return np.sort(np.concatenate((above, ties)))


def _top_p(
    ids: NDArray[np.int64], logits: NDArray[np.float64], top_p: float
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """The smallest set of likeliest tokens whose probability reaches top_p."""
    if top_p >= 1:
        return ids, logits
    order = np.lexsort((ids, -logits))
    cumulated = np.cumsum(_softmax(logits[order]))
    keep = order[: int(np.searchsorted(cumulated, top_p, side="left")) + 1]
    return ids[keep], logits[keep]


def _min_p(
    ids: NDArray[np.int64], logits: NDArray[np.float64], min_p: float
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Tokens at least min_p times as likely as the likeliest."""
    if min_p <= 0:
        return ids, logits
    alive = logits >= logits.max() + math.log(min_p)
    return ids[alive], logits[alive]


def _softmax(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    weights = np.exp(logits - logits.max())
    return np.asarray(weights / weights.sum())

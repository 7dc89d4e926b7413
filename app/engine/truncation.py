"""Which tokens stay: the truncating samplers, over ascending ids and their logits.

Each does what its namesake in llama.cpp's src/llama-sampler.cpp does, in float64. Ties go to the
lowest id.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

Ids = NDArray[np.int64]  # (n,)
Values = NDArray[np.float64]  # (n,)

_NEAR = (4.0, 8.0, 16.0)  # below the best; each distance is tried until k logits lie above it


def top_k_ids(logits: NDArray[np.float32], k: int) -> Ids:
    """Ids of the k highest logits, or of all where k is 0. Ascending."""
    if k == 0 or k >= len(logits):
        return np.arange(len(logits))
    best = logits.max()
    for distance in _NEAR:
        close = logits > best - distance
        if np.count_nonzero(close) >= k:
            near = np.flatnonzero(close)
            return near[_top_k(logits[near], k)]
    return _top_k(logits, k)


def _top_k(values: NDArray[np.floating[Any]], k: int) -> Ids:
    """Indices of the k highest values, ascending."""
    if k >= len(values):
        return np.arange(len(values))
    threshold = np.partition(values, len(values) - k)[len(values) - k]
    above = np.flatnonzero(values > threshold)
    ties = np.flatnonzero(values == threshold)[: k - len(above)]
    return np.sort(np.concatenate((above, ties)))


def top_k(ids: Ids, logits: Values, k: int) -> tuple[Ids, Values]:
    """The k highest logits; all where k is 0."""
    if k == 0:
        return ids, logits
    kept = _top_k(logits, k)
    return ids[kept], logits[kept]


def top_n_sigma(ids: Ids, logits: Values, n: float) -> tuple[Ids, Values]:
    """Logits at most n standard deviations below the best (Tang et al. 2024, arXiv 2411.07641)."""
    if n <= 0:
        return ids, logits
    kept = logits >= logits.max() - n * logits.std()
    return ids[kept], logits[kept]


def typical(ids: Ids, logits: Values, p: float) -> tuple[Ids, Values]:
    """Tokens whose surprise is nearest to the expected one, until their share exceeds p.

    Locally typical sampling (Meister et al. 2022, arXiv 2202.00666).
    """
    if p >= 1:
        return ids, logits
    probs = softmax(logits)
    ids, logits, probs = ids[probs > 0], logits[probs > 0], probs[probs > 0]
    surprise = -np.log(probs)
    expected = float((probs * surprise).sum())
    near = np.flatnonzero(surprise <= 2 * expected)  # all others are further off than any of these
    if probs[near].sum() <= p:
        near = np.arange(len(ids))
    order = near[np.argsort(np.abs(surprise[near] - expected), kind="stable")]
    enough = int(np.searchsorted(np.cumsum(probs[order]), p, side="right")) + 1
    kept = np.sort(order[:enough])
    return ids[kept], logits[kept]


def top_p(ids: Ids, logits: Values, p: float) -> tuple[Ids, Values]:
    """The smallest set of likeliest tokens whose probability reaches p."""
    if p >= 1:
        return ids, logits
    probs = softmax(logits)
    near = _likely_part(probs, logits, p)
    order = near[np.lexsort((ids[near], -logits[near]))]
    cumulated = np.cumsum(probs[order])
    kept = np.sort(order[: int(np.searchsorted(cumulated, p, side="left")) + 1])
    return ids[kept], logits[kept]


def _likely_part(probs: Values, logits: Values, share: float) -> Ids:
    """Indices of the likeliest tokens that hold `share`, so that not all have to be sorted."""
    for distance in _NEAR:
        near = np.flatnonzero(logits > logits.max() - distance)
        if probs[near].sum() >= share:
            return near
    return np.arange(len(logits))


def min_p(ids: Ids, logits: Values, p: float) -> tuple[Ids, Values]:
    """Tokens at least p times as likely as the likeliest."""
    if p <= 0:
        return ids, logits
    kept = logits >= logits.max() + math.log(p)
    return ids[kept], logits[kept]


def without_top_choices(ids: Ids, logits: Values, threshold: float) -> NDArray[np.bool_]:
    """(n,) what XTC leaves: of the tokens of at least this probability only the least likely."""
    probs = softmax(logits)
    order = np.lexsort((ids, -logits))
    likely = int((probs >= threshold).sum())
    kept = np.ones(len(ids), dtype=np.bool_)
    kept[order[: max(likely - 1, 0)]] = False
    return kept


def softmax(logits: Values) -> Values:
    weights = np.exp(logits - logits.max())
    return np.asarray(weights / weights.sum())

"""Which tokens stay: the truncating samplers, over ids and their logits.

Each does what its namesake in llama.cpp's src/llama-sampler.cpp does, in float64. The ids are in an
order in which equal logits have ascending ids, and stay in one; so ties go to the lowest id.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.engine.sampling import check_best

Ids = NDArray[np.int64]  # (n,)
Values = NDArray[np.float64]  # (n,)

_NEAR = (4.0, 8.0, 16.0)  # below the best; each distance is tried until enough lies above it
_FEW = 256  # tokens that are sorted as they are
_COLUMNS = 512  # for up to 64 tokens; a power of 2 times as many for more


def top_k_ids(logits: NDArray[np.float32], k: int) -> Ids:
    """Ids of the k highest logits, best first; of all, ascending, where k is 0 or covers them.

    The logits are laid out in rows of `columns`. The k-th highest of the columns' highest is no
    higher than the k-th highest of all, so that only the few from there on have to be sorted.
    Raises DecodeError.
    """
    if k == 0 or k >= len(logits):
        check_best(float(logits.max()))
        return np.arange(len(logits))
    highest = _highest_by_column(logits, _columns(k))
    check_best(float(highest.max()))
    highest.partition(-k)
    near: Ids = (logits >= highest[-k]).nonzero()[0]
    return near[_best_first(logits[near])[:k]]


def _columns(k: int) -> int:
    """Several times k, so that the bound is close."""
    return _COLUMNS * max(1, 1 << (k // 64).bit_length())


def _highest_by_column(logits: NDArray[np.float32], columns: int) -> NDArray[np.float32]:
    """(columns,) or (vocabulary,), if that is less; each logit belongs to one column."""
    whole = len(logits) // columns * columns
    if whole == 0:
        return logits.copy()
    highest = logits[:whole].reshape(-1, columns).max(axis=0)
    if whole < len(logits):
        rest = logits[whole:]
        np.maximum(highest[: len(rest)], rest, out=highest[: len(rest)])
    return np.asarray(highest)


def top_k(ids: Ids, logits: Values, k: int) -> tuple[Ids, Values]:
    """The k highest logits; all where k is 0."""
    if k == 0 or k >= len(ids):
        return ids, logits
    kept = _best_first(logits)[:k]
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
    kept = np.sort(order[:enough])  # in the order of before
    return ids[kept], logits[kept]


def top_p_and_min_p(
    ids: Ids, logits: Values, top_p_share: float, min_p_share: float
) -> tuple[Ids, Values]:
    """Both, one after the other; in one go where the tokens come best first, as after top-k."""
    if not (logits[:-1] >= logits[1:]).all():
        ids, logits = top_p(ids, logits, top_p_share)
        return min_p(ids, logits, min_p_share)
    count = len(logits)
    if top_p_share < 1:
        weights = np.exp(logits - logits[0])
        count = int((weights / weights.sum()).cumsum().searchsorted(top_p_share)) + 1
    if min_p_share > 0:
        likely = np.count_nonzero(logits >= logits[0] + math.log(min_p_share))
        count = min(count, int(likely))
    return ids[:count], logits[:count]


def top_p(ids: Ids, logits: Values, p: float) -> tuple[Ids, Values]:
    """The smallest set of likeliest tokens whose probability reaches p."""
    if p >= 1:
        return ids, logits
    probs = softmax(logits)
    order = _likely_part(probs, logits, p)
    kept = order[: int(probs[order].cumsum().searchsorted(p)) + 1]
    return ids[kept], logits[kept]


def _likely_part(probs: Values, logits: Values, share: float) -> Ids:
    """Indices, best first, of likely tokens that hold `share`: not all have to be sorted."""
    for distance in _NEAR if len(logits) > _FEW else ():
        near: Ids = (logits > logits.max() - distance).nonzero()[0]
        if probs[near].sum() >= share:
            return near[_best_first(logits[near])]
    return _best_first(logits)


def _best_first(logits: NDArray[np.floating[Any]]) -> Ids:
    """Indices; those of equal logits in order."""
    return np.asarray((-logits).argsort(kind="stable"))


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

"""How likely a proposal is accepted, learnt from the rounds of this pair.

Evidence about a proposal is a small bucket number: for the draft model the gap between its two best
logits, for lookup the length of the match and what share of its places the token follows. Each
bucket keeps a decaying count.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

import numpy as np

from app.engine.sampling import Logits

GAP_EDGES = (0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0)  # logits
GAP_PRIOR = (0.35, 0.4, 0.45, 0.55, 0.65, 0.75, 0.85, 0.92, 0.97)
MATCH_EDGES = (2, 3, 4, 7, 10, 16)  # tokens
# By length of the match, then by agreement; what 5,843 tokens of a 135M model's answers to 32 chat,
# editing and retrieval prompts accepted, greedy and at temperature 0.8.
LOOKUP_PRIOR = (
    *(0.1, 0.25, 0.28, 0.32, 0.67),
    *(0.19, 0.3, 0.49, 0.49, 0.86),
    *(0.12, 0.3, 0.35, 0.56, 0.75),
    *(0.34, 0.4, 0.7, 0.7, 0.95),
    *(0.5, 0.5, 0.8, 0.79, 0.92),
    *(0.6, 0.6, 0.8, 0.93, 0.95),
    *(0.6, 0.6, 0.8, 0.93, 0.99),
)
_AGREEMENTS = 5
USUAL = 0.8  # mean rate to begin with: what is never proposed is never learnt


def best_tokens(row: Logits, count: int) -> tuple[list[int], list[float]]:
    """The `count` tokens with the highest logits, and those; restores what it changes in `row`.

    Meant for a few of them: each takes a look at the whole row.
    """
    tokens, logits = list[int](), list[float]()
    for _ in range(count):
        best = int(row.argmax())
        tokens.append(best)
        logits.append(float(row[best]))
        row[best] = -np.inf
    row[tokens[::-1]] = logits[::-1]  # where nothing finite was left, one was taken twice
    return tokens, logits


def gap_bucket(best: float, second: float) -> int:
    """Bucket of the gap between the two best logits."""
    return bisect_right(GAP_EDGES, best - second)


def lookup_bucket(length: int, count: int, total: int) -> int:
    """Bucket of a token that followed at `count` of the `total` places of a match."""
    return bisect_right(MATCH_EDGES, length) * _AGREEMENTS + _agreement(count, total)


def _agreement(count: int, total: int) -> int:
    """Once among several, several times, at half of the places or more, at the only one, at all."""
    if count == total:
        return 3 if total == 1 else 4
    if count == 1:
        return 0
    return 1 if 2 * count < total else 2


class AcceptanceTable:
    """Acceptance rate by bucket. A new table says what `prior` says."""

    _PRIOR_WEIGHT = 4.0  # observations that the prior counts for
    _MEMORY = 0.99  # of a bucket's counts, at each new observation
    _MEAN_MEMORY = 0.98

    def __init__(self, prior: Sequence[float]) -> None:
        self._accepted = [self._PRIOR_WEIGHT * rate for rate in prior]
        self._seen = [self._PRIOR_WEIGHT] * len(prior)
        self._mean_accepted, self._mean_seen = USUAL * self._PRIOR_WEIGHT, self._PRIOR_WEIGHT

    def rate(self, bucket: int) -> float:
        return self._accepted[bucket] / self._seen[bucket]

    @property
    def mean(self) -> float:
        """Rate over all buckets, as they occur."""
        return self._mean_accepted / self._mean_seen

    def learn(self, evidence: Sequence[int], accepted: int) -> None:
        """The proposals with this evidence were judged up to the first rejection."""
        for index, bucket in enumerate(evidence[: accepted + 1]):
            hit = 1.0 if index < accepted else 0.0
            self._accepted[bucket] = self._accepted[bucket] * self._MEMORY + hit
            self._seen[bucket] = self._seen[bucket] * self._MEMORY + 1.0
            self._mean_accepted = self._mean_accepted * self._MEAN_MEMORY + hit
            self._mean_seen = self._mean_seen * self._MEAN_MEMORY + 1.0

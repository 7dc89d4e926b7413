"""Which tokens to evaluate besides a proposal, in case the target corrects it by one of them.

A branch that turns out to be the correction gives the token after it from the same pass: a token
tree of depth one (SpecInfer, Miao et al. 2024, arXiv 2305.09781). It is a computation made ahead of
need, not a proposal, so that which branches there are cannot change the text, however it is drawn.
Branches pay where another row costs next to nothing: on a GPU, or in the padding of a staircase.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

MOST_BRANCHES = 4  # of one pass
RANKS = 3  # second to fourth choice of the draft


@dataclass(frozen=True, slots=True)
class Beside:
    """A token that may turn out to be the correction of proposed token number `index`."""

    index: int
    token: int


@dataclass(frozen=True, slots=True)
class Likely:
    """A branch and the chance that it is needed."""

    beside: Beside
    chance: float


def worthwhile(
    candidates: Sequence[Likely],
    rows: int,
    most: int,
    target_s: Callable[[int], float],
    rate: float,
) -> tuple[Beside, ...]:
    """The most likely ones, as many as gain the most; deepest first.

    rows: of the pass without branches. most: branches that a pass may have. target_s: seconds of a
    pass by rows. rate: tokens per second that time is worth.
    """
    best_first = sorted(candidates, key=lambda likely: -likely.chance)[:most]
    gained, best, count = 0.0, 0.0, 0
    for number, likely in enumerate(best_first, 1):
        gained += likely.chance
        net = gained - rate * (target_s(rows + number) - target_s(rows))
        if net > best:
            best, count = net, number
    chosen = (likely.beside for likely in best_first[:count])
    return tuple(sorted(chosen, key=lambda beside: -beside.index))


class HitRates:
    """How often the draft's second, third … choice is what the target corrects its first one to."""

    _MEMORY = 0.98
    _PRIOR, _PRIOR_WEIGHT = (0.35, 0.15, 0.08), 8.0  # of a Q2_K draft of a 135M model

    def __init__(self) -> None:
        self._hits = [rate * self._PRIOR_WEIGHT for rate in self._PRIOR]
        self._seen = self._PRIOR_WEIGHT

    def rate(self, rank: int) -> float:
        return self._hits[rank] / self._seen

    def learn(self, others: Sequence[int], correction: int) -> None:
        """The target wanted `correction`, and `others` are the choices after the rejected one."""
        self._seen = self._seen * self._MEMORY + 1.0
        for rank in range(RANKS):
            hit = rank < len(others) and others[rank] == correction
            self._hits[rank] = self._hits[rank] * self._MEMORY + hit

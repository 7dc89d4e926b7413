"""How sharply a draft should draw: learnt from what past rounds would have accepted."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from app.engine.sampling import Distribution
from app.engine.verify import Choice

FACTORS = (1.0, 0.8, 0.6, 0.0)  # times the temperature; 0: always the likeliest token


class DraftTemperature:
    """Picks the factor on the draft's temperature whose proposals would have been accepted most.

    The chance that a proposal is accepted is Σ min(target, draft) over all tokens, which can be
    computed for every factor wherever the target was evaluated. Only past rounds decide, so the
    text keeps the target's distribution.
    """

    _MEMORY = 0.97  # of what was seen, at each new position
    _LEAST = 8.0  # positions before it moves away from the target's own temperature
    _SCORED = 2  # positions of a round that are looked at
    _WIDEST = 1024  # tokens; a larger distribution would cost more than it teaches

    def __init__(self) -> None:
        self._overlap = np.zeros(len(FACTORS))
        self._seen = 0.0
        self.factor = FACTORS[0]

    def apply(self, own: Distribution) -> Distribution | None:
        """What to draw from instead of `own`; None: its likeliest token."""
        if self.factor == 1:
            return own
        return sharpen(own, self.factor) if self.factor > 0 else None

    def learn(self, proposal: Sequence[Choice], targets: Sequence[Distribution]) -> None:
        """targets: the target's distributions at the positions that were reached."""
        for choice, target in zip(proposal[: self._SCORED], targets, strict=False):
            own = choice.untempered
            if own is not None and len(own.ids) <= self._WIDEST:
                self._overlap = self._overlap * self._MEMORY + overlaps(target, own)
                self._seen = self._seen * self._MEMORY + 1.0
        if self._seen >= self._LEAST:
            self.factor = FACTORS[int(self._overlap.argmax())]


_EXPONENTS = 1 / np.array([[factor] for factor in FACTORS if factor > 0])


def overlaps(target: Distribution, own: Distribution) -> NDArray[np.float64]:
    """(factors,) chance that the target accepts what a draft proposes at each of FACTORS."""
    wanted = target.probs_of(own.ids)
    weights = own.probs**_EXPONENTS
    weights /= weights.sum(axis=1, keepdims=True)
    found = np.empty(len(FACTORS))
    np.minimum(weights, wanted, out=weights).sum(axis=1, out=found[:-1])
    found[-1] = wanted[own.probs.argmax()]
    return found


def sharpen(own: Distribution, factor: float) -> Distribution:
    """`own` at `factor` times its temperature."""
    weights = own.probs ** (1 / factor)
    alive = weights > 0
    return Distribution(own.ids[alive], weights[alive] / weights[alive].sum())

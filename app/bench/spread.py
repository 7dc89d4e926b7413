"""How values are spread."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import quantiles


@dataclass(frozen=True, slots=True)
class Spread:
    """Order statistics; quartiles by linear interpolation, ends included."""

    count: int
    minimum: float
    lower_quartile: float
    median: float
    upper_quartile: float
    maximum: float


def spread(values: Iterable[float]) -> Spread | None:
    """None for no values."""
    known = sorted(values)
    if not known:
        return None
    if len(known) == 1:
        return Spread(1, *known * 5)
    lower, middle, upper = quantiles(known, n=4, method="inclusive")
    return Spread(len(known), known[0], lower, middle, upper, known[-1])

"""Pieces of Markdown that several parts of the report are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from app.bench.spread import Spread

MISSING: Final = "–"
SPREAD_HEAD: Final = ("median", "lowest", "lower quartile", "upper quartile", "highest")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """The first column to the left, the others to the right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def spread_cells(found: Spread | None, digits: int) -> Sequence[str]:
    """As many as SPREAD_HEAD."""
    if found is None:
        return (MISSING,) * len(SPREAD_HEAD)
    values = (
        found.median,
        found.minimum,
        found.lower_quartile,
        found.upper_quartile,
        found.maximum,
    )
    return tuple(f"{value:.{digits}f}" for value in values)


def number(value: float | None, digits: int = 2) -> str:
    return MISSING if value is None else f"{value:.{digits}f}"


def share(value: float | None) -> str:
    return MISSING if value is None else f"{value:.0%}"

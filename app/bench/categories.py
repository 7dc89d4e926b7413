"""What an arm did in each category of prompts. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from app.bench.comparisons import peer_best_drafting, peer_default
from app.bench.measurement import PEER_PLAIN
from app.bench.modes import PLAIN
from app.bench.observations import acceptance
from app.bench.prompts import Category
from app.bench.results import Ratios, Results, decode_rate, ttft
from app.bench.spread import Spread, spread


@dataclass(frozen=True, slots=True)
class CategoryRow:
    """Of one arm, over the prompts of one category; None: of all.

    Rates in tokens per second, times in seconds; ratios are those to the plain arm of the same
    program.
    """

    category: Category | None
    prompts: int
    plain_rate: Spread
    rate: Spread
    speedup: Spread
    ttft_ratio: Spread
    acceptance_rate: float | None
    tokens_per_round: float | None  # mean acceptance length
    worst_prompt: str
    worst_speedup: float


def shown_arms(results: Results) -> tuple[str, ...]:
    """Arms that get a table: ours that draft, the peer's best and default ones that do."""
    peers = dict.fromkeys((peer_best_drafting(results), peer_default(results)))
    return (*results.ours, *(arm for arm in peers if arm is not None))


def category_rows(results: Results, arm: str) -> tuple[CategoryRow, ...]:
    """A row for each category that was measured, and one for all of them."""
    under = PEER_PLAIN if arm in results.peers else PLAIN
    speedups = results.ratios(arm, results.everywhere(under), decode_rate)
    firsts = results.ratios(arm, results.everywhere(under), ttft)
    rows = (
        _row(results, arm, under, category, speedups, firsts)
        for category in (*results.categories, None)
    )
    return tuple(row for row in rows if row is not None)


def _row(
    results: Results,
    arm: str,
    under: str,
    category: Category | None,
    speedups: Ratios,
    firsts: Ratios,
) -> CategoryRow | None:
    names = [p.name for p in results.prompts] if category is None else results.of_category(category)
    found = [
        spread(values[name] for name in names if name in values)
        for values in (
            results.medians(under, decode_rate),
            results.medians(arm, decode_rate),
            speedups.by_prompt,
            firsts.by_prompt,
        )
    ]
    plain, rate, speedup, first = found
    worst = speedups.lowest_of(names)
    if plain is None or rate is None or speedup is None or first is None or worst is None:
        return None
    accepted = acceptance(results, arm, category)
    return CategoryRow(
        category=category,
        prompts=speedup.count,
        plain_rate=plain,
        rate=rate,
        speedup=speedup,
        ttft_ratio=first,
        acceptance_rate=accepted.rate,
        tokens_per_round=accepted.tokens_per_round,
        worst_prompt=worst,
        worst_speedup=speedups.by_prompt[worst],
    )

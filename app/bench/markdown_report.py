"""A benchmark for people, in Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from app.bench.budgets import budgets
from app.bench.categories import CategoryRow, category_rows, shown_arms
from app.bench.comparisons import SPEEDUP, Comparison, compare, key_of, peer_best
from app.bench.markdown_method import method
from app.bench.markdown_tables import (
    MISSING,
    SPREAD_HEAD,
    number,
    share,
    spread_cells,
    table,
)
from app.bench.modes import PLAIN, leading
from app.bench.observations import (
    acceptance,
    attainable_shares,
    host_seconds,
    same_text,
    stopped_early,
)
from app.bench.record import Record
from app.bench.results import Results, decode_rate, ttft
from app.bench.sentences import limits, result, shortfall
from app.bench.spread import spread
from app.engine.cost_model import CostTable


def markdown(record: Record, *, chart: str | None = None) -> str:
    """The whole report; chart: the name of a picture beside it."""
    results = record.results
    parts = [f"# Benchmark: {record.title}", result(record)]
    if said := limits(record):
        parts.append("\n".join(f"* {limit}" for limit in said))
    if chart is not None:
        parts.append(f"![Costs, rates and tokens per round]({chart})")
    parts += _budgets(record)
    parts += ["## Speed", _arms(results, record.pair.costs), _ratios(results)]
    for arm in shown_arms(results):
        parts += [f"## By category: {arm}", _categories(category_rows(results, arm))]
    parts += ["## Prompts", _prompts(record)]
    parts += ["## How it was measured", method(record)]
    if record.outcome.failures:
        parts += ["## Left out", _failures(record)]
    return "\n\n".join(parts) + "\n"


def _budgets(record: Record) -> list[str]:
    judged = budgets(record.results, record.pair)
    if not judged:
        return []
    rows = [
        (
            one.what,
            f"{'≥' if one.at_least else '≤'} {one.bound:.2f}",
            f"{one.value:.3f}",
            shortfall(one),
        )
        for one in judged
    ]
    return ["## Aims", table(("figure", "aim", "measured", "verdict"), rows)]


def _arms(results: Results, costs: CostTable) -> str:
    head = (
        "tokens per second",
        *SPREAD_HEAD,
        "first token",
        "accepted",
        "tokens per round",
        "of attainable",
        "host time per round",
        "ended early",
    )
    return table(head, (_arm(results, arm, costs) for arm in results.arms))


def _arm(results: Results, arm: str, costs: CostTable) -> Sequence[str]:
    accepted, (early, answers) = acceptance(results, arm), stopped_early(results, arm)
    first = spread(results.medians(arm, ttft).values())
    reached, host = _reached(results, arm, costs), host_seconds(results, arm)
    return (
        arm,
        *spread_cells(spread(results.medians(arm, decode_rate).values()), digits=1),
        MISSING if first is None else f"{first.median:.2f} s",
        share(accepted.rate),
        number(accepted.tokens_per_round if accepted.drafted else None),
        number(reached),
        MISSING if host is None else f"{host * 1000:.2f} ms",
        f"{early} of {answers}",
    )


def _reached(results: Results, arm: str, costs: CostTable) -> float | None:
    if arm not in results.ours:
        return None
    found = spread(attainable_shares(results, arm, costs).values())
    return None if found is None else found.median


def _ratios(results: Results) -> str:
    """A row for each two arms: the peer's default may be its best as well."""
    rows = dict.fromkeys(map(_ratio, compare(results)))
    return table(("ratio per prompt", *SPREAD_HEAD), rows)


def _ratio(one: Comparison) -> tuple[str, ...]:
    return (
        f"{one.figure}: {one.over} ÷ {one.under}",
        *spread_cells(one.ratios.overall, digits=2),
    )


def _categories(rows: Sequence[CategoryRow]) -> str:
    head = (
        "category",
        "prompts",
        "plain",
        "rate",
        "speed-up",
        "accepted",
        "tokens per round",
        "first token ÷ plain",
        "worst prompt",
        "speed-up there",
    )
    return table(head, map(_category, rows))


def _category(row: CategoryRow) -> Sequence[str]:
    return (
        "**all**" if row.category is None else row.category.words,
        str(row.prompts),
        f"{row.plain_rate.median:.1f}",
        f"{row.rate.median:.1f}",
        f"{row.speedup.median:.2f}",
        share(row.acceptance_rate),
        number(row.tokens_per_round),
        f"{row.ttft_ratio.median:.2f}",
        row.worst_prompt,
        f"{row.worst_speedup:.2f}",
    )


def _prompts(record: Record) -> str:
    results, best = record.results, peer_best(record.results)
    first = leading(results.ours)
    others = [arm for arm in results.ours if arm != first]
    found = {one.key: one.ratios.by_prompt for one in compare(results)}
    ours = [] if first is None else [first, f"{first} ÷ plain", "same text"]
    head = ["prompt", "tokens", "plain", *ours, *(f"{arm} ÷ plain" for arm in others)]
    keys = [key_of(SPEEDUP, arm, results) for arm in others]
    if best is not None:
        head += [best, f"{first} ÷ it", f"{first} ÷ best for it", "same text as plain"]
    rows = []
    for one in record.prompts:
        name = one.prompt.name
        row = [name, str(len(one.tokens)), _rate(results, name, PLAIN)]
        if first is not None:
            row += [_rate(results, name, first), number(found.get(SPEEDUP, {}).get(name))]
            row.append(_same(results, name, first))
        row += [number(found.get(key, {}).get(name)) for key in keys]
        if best is not None:
            row.append(_rate(results, name, best))
            row += [
                number(found.get(key, {}).get(name)) for key in ("peer_best", "peer_best_for_each")
            ]
            row.append(_same(results, name, best))
        rows.append(row)
    return table(head, rows)


def _rate(results: Results, prompt: str, arm: str) -> str:
    return number(results.medians(arm, decode_rate).get(prompt), digits=1)


def _same(results: Results, prompt: str, arm: str) -> str:
    words = {True: "yes", False: "no", None: MISSING}
    return words[same_text(results, prompt, arm, PLAIN)]


def _failures(record: Record) -> str:
    return "\n".join(
        f"* {one.arm}, from {one.prompt} in repetition {one.repetition} on: {one.reason}"
        for one in record.outcome.failures
    )

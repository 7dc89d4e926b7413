"""A benchmark for people, in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.bench.comparisons import Comparison, budgets, compare, peer_best
from app.bench.markdown_method import method
from app.bench.measurement import DRAFTED, PLAIN
from app.bench.observations import acceptance, same_text, stopped_early
from app.bench.prompts import Kind
from app.bench.record import Record
from app.bench.results import Results, decode_rate, ttft
from app.bench.sentences import limits, result, shortfall
from app.bench.spread import Spread, spread

_MISSING = "–"


def markdown(record: Record) -> str:
    """The whole report."""
    parts = [f"# Benchmark: {record.title}", result(record)]
    if said := limits(record):
        parts.append("\n".join(f"* {limit}" for limit in said))
    parts += _budgets(record.results)
    parts += ["## Speed", _arms(record.results), _ratios(record.results)]
    parts += ["## Prompts", _prompts(record)]
    parts += ["## How it was measured", method(record)]
    if record.outcome.failures:
        parts += ["## Left out", _failures(record)]
    return "\n\n".join(parts) + "\n"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """The first column to the left, the others to the right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _budgets(results: Results) -> list[str]:
    judged = budgets(compare(results))
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
    return ["## Budgets", table(("figure", "budget", "measured", "verdict"), rows)]


def _arms(results: Results) -> str:
    head = (
        "tokens per second",
        *_SPREAD_HEAD,
        "first token",
        "accepted",
        "tokens per round",
        "ended early",
    )
    return table(head, (_arm(results, arm) for arm in results.arms))


def _arm(results: Results, arm: str) -> Sequence[str]:
    accepted, (early, answers) = acceptance(results, arm), stopped_early(results, arm)
    first = spread(results.medians(arm, ttft).values())
    return (
        arm,
        *_spread(spread(results.medians(arm, decode_rate).values()), digits=1),
        _MISSING if first is None else f"{first.median:.2f} s",
        _MISSING if accepted.rate is None else f"{accepted.rate:.0%}",
        _number(accepted.tokens_per_round if accepted.drafted else None),
        f"{early} of {answers}",
    )


def _ratios(results: Results) -> str:
    kinds = [kind for kind in Kind if any(prompt.kind is kind for prompt in results.prompts)]
    head = ("ratio per prompt", *_SPREAD_HEAD, *(f"{kind}, median" for kind in kinds))
    return table(head, (_ratio(one, kinds) for one in compare(results)))


def _ratio(one: Comparison, kinds: Sequence[Kind]) -> Sequence[str]:
    medians = (one.ratios.by_kind.get(kind) for kind in kinds)
    return (
        f"{one.figure}: {one.over} ÷ {one.under}",
        *_spread(one.ratios.overall, digits=2),
        *(_MISSING if found is None else f"{found.median:.2f}" for found in medians),
    )


_SPREAD_HEAD = ("median", "lowest", "lower quartile", "upper quartile", "highest")


def _spread(found: Spread | None, digits: int) -> Sequence[str]:
    if found is None:
        return (_MISSING,) * len(_SPREAD_HEAD)
    values = (
        found.median,
        found.minimum,
        found.lower_quartile,
        found.upper_quartile,
        found.maximum,
    )
    return tuple(f"{value:.{digits}f}" for value in values)


def _prompts(record: Record) -> str:
    results, best = record.results, peer_best(record.results)
    found = {one.key: one.ratios.by_prompt for one in compare(results)}
    head = ["prompt", "tokens", "plain", "drafted", "÷ plain", "same text"]
    if best is not None:
        head += [best, "drafted ÷ it", "drafted ÷ best for it", "same text as plain"]
    rows = []
    for one in record.prompts:
        name = one.prompt.name
        row = [name, str(len(one.tokens)), *_rates(results, name, (PLAIN, DRAFTED))]
        row += [_number(found.get("speedup", {}).get(name)), _same(results, name, DRAFTED)]
        if best is not None:
            row += _rates(results, name, (best,))
            row += [
                _number(found.get(key, {}).get(name)) for key in ("peer_best", "peer_best_for_each")
            ]
            row.append(_same(results, name, best))
        rows.append(row)
    return table(head, rows)


def _rates(results: Results, prompt: str, arms: Sequence[str]) -> list[str]:
    return [_number(results.medians(arm, decode_rate).get(prompt), digits=1) for arm in arms]


def _same(results: Results, prompt: str, arm: str) -> str:
    words = {True: "yes", False: "no", None: _MISSING}
    return words[same_text(results, prompt, arm, PLAIN)]


def _number(value: float | None, digits: int = 2) -> str:
    return _MISSING if value is None else f"{value:.{digits}f}"


def _failures(record: Record) -> str:
    return "\n".join(
        f"* {one.arm}, from {one.prompt} in repetition {one.repetition} on: {one.reason}"
        for one in record.outcome.failures
    )

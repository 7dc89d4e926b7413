"""A benchmark as a picture: cost by width, rate by draft length, tokens per round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import median

from app.bench import svg
from app.bench.measurement import PEER, PEER_PLAIN
from app.bench.modes import PLAIN, Mode
from app.bench.observations import totals
from app.bench.panel import HEIGHT, WIDTH, Mark, Panel
from app.bench.record import Record
from app.bench.results import Results, decode_rate
from app.bench.round_totals import RoundTotals, add_totals

_GAP = 12
_BARS = 0.8  # of a unit of x


def chart(record: Record) -> str:
    """An SVG document of three diagrams; one that would be empty is left out."""
    drawn: list[str] = []
    for make in (_costs, _lengths, _rounds):
        parts = list(make(record, len(drawn) * (HEIGHT + _GAP)))
        if parts:
            drawn.append("\n".join(parts))
    height = max(len(drawn), 1) * (HEIGHT + _GAP)
    return svg.document(WIDTH, height, f"Benchmark: {record.title}", drawn)


def _costs(record: Record, top: float) -> Iterator[str]:
    """What was measured at loading, and what the rounds themselves took."""
    known, results = record.pair.costs.target_pass_s, record.results
    seen = _seen_costs(add_totals(totals(results, arm) for arm in (PLAIN, *results.ours)))
    if 1 not in known:
        return
    measured = {width: seconds / known[1] for width, seconds in sorted(known.items())}
    panel = Panel(
        title="Cost of a target pass",
        x_label="tokens that are evaluated in one pass",
        y_label="times a single pass",
        first=1,
        last=max((*measured, *seen)),
        highest=max((*measured.values(), *seen.values())),
        top=top,
    )
    rounds = [("mean of the rounds", Mark.RING)] if seen else []
    yield from panel.frame([("measured at loading", Mark.LINE), *rounds])
    yield svg.path([panel.place(*one) for one in measured.items()], 0)
    yield from (svg.dot(panel.place(*one), 0) for one in measured.items())
    yield from (svg.ring(panel.place(*one), 1) for one in seen.items())


def _seen_costs(found: RoundTotals) -> dict[int, float]:
    """Mean time by width ÷ that of single passes; empty where there were none of these."""
    if 1 not in found.passes:
        return {}
    single = found.passes[1].mean_s
    return {width: passes.mean_s / single for width, passes in found.passes.items()}


def _lengths(record: Record, top: float) -> Iterator[str]:
    """Median rates: lengths that are fixed as lines, those that the engine chooses as levels."""
    fixed, levels = _fixed_rates(record.results), _chosen_rates(record.results)
    rates = [rate for by_length in fixed.values() for rate in by_length.values()]
    if not rates and not levels:
        return
    panel = Panel(
        title="Rate by draft length",
        x_label="tokens that are drafted in a round; levels: chosen round by round",
        y_label="tokens per second, median",
        first=0,
        last=max([8, *(length for by_length in fixed.values() for length in by_length)]),
        highest=max([*rates, *levels.values()]),
        top=top,
    )
    marks = [(name, Mark.LINE if len(one) > 1 else Mark.DOT) for name, one in fixed.items()]
    yield from panel.frame([*marks, *((name, Mark.LINE) for name in levels)])
    for series, by_length in enumerate(fixed.values()):
        points = [panel.place(*one) for one in sorted(by_length.items())]
        yield svg.path(points, series)
        yield from (svg.dot(point, series) for point in points)
    for series, rate in enumerate(levels.values(), len(fixed)):
        yield panel.level(rate, series)


def _fixed_rates(results: Results) -> dict[str, dict[int, float]]:
    """By name of the line: median rate by draft length; 0 is plain decoding."""
    lines: dict[str, dict[int, float]] = {}
    for arm in results.arms:
        rates = results.medians(arm, decode_rate)
        name, length = _line_of(arm)
        if length is not None and rates:
            lines.setdefault(name, {})[length] = median(rates.values())
    for mode in Mode:
        if mode.value in lines and PLAIN in lines:
            lines[mode.value][0] = lines[PLAIN][0]
    return lines


def _line_of(arm: str) -> tuple[str, int | None]:
    """The line that an arm is a point of, and where on it; None: it has no fixed length."""
    if arm in (PLAIN, PEER_PLAIN):
        return (PLAIN if arm == PLAIN else "llama-server"), 0
    if arm.startswith(PEER):
        return "llama-server", int(arm.removeprefix(f"{PEER}n_max ").partition(",")[0])
    mode, _, length = arm.rpartition(" ")
    return (mode, int(length)) if length.isdecimal() else (arm, None)


def _chosen_rates(results: Results) -> dict[str, float]:
    found = {
        f"{arm}, chosen": results.medians(arm, decode_rate)
        for arm in results.ours
        if _line_of(arm)[1] is None
    }
    return {name: median(rates.values()) for name, rates in found.items() if rates}


def _rounds(record: Record, top: float) -> Iterator[str]:
    """Share of the rounds by the tokens that they committed."""
    results = record.results
    found = {arm: _shares(totals(results, arm).by_emitted) for arm in results.ours}
    shares = {arm: one for arm, one in found.items() if one}
    if not shares:
        return
    panel = Panel(
        title="Tokens per round",
        x_label="tokens that a round committed",
        y_label="per cent of the rounds",
        first=1,
        last=max(8, *(tokens for one in shares.values() for tokens in one)),
        highest=max(share for one in shares.values() for share in one.values()),
        top=top,
    )
    yield from panel.frame([(arm, Mark.BAR) for arm in shares])
    width = panel.step * _BARS / len(shares)
    for series, one in enumerate(shares.values()):
        for tokens, share in one.items():
            x, y = panel.place(tokens, share)
            _, bottom = panel.place(tokens, 0)
            left = x - panel.step * _BARS / 2 + series * width
            yield svg.bar((left, y), width, bottom - y, series)


def _shares(by_emitted: Mapping[int, int]) -> dict[int, float]:
    rounds = sum(by_emitted.values())
    return {tokens: 100 * count / rounds for tokens, count in sorted(by_emitted.items())}

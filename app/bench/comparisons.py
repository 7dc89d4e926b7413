"""What is compared with what. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from app.bench.measurement import ITS_DEFAULT, PEER_PLAIN
from app.bench.modes import PLAIN, leading
from app.bench.results import Figure, Ratios, Results, decode_rate, end_to_end_rate, ttft

EACH_BEST: Final = "the peer's best arm for each prompt"
SPEEDUP: Final = "speedup"
TTFT: Final = "ttft"


@dataclass(frozen=True, slots=True)
class Comparison:
    """`figure` of `over` ÷ that of `under`; `key` is its name in the JSON report."""

    key: str
    figure: str
    over: str
    under: str
    ratios: Ratios


_FIGURES: Mapping[str, Figure] = {
    "decode rate": decode_rate,
    "end-to-end rate": end_to_end_rate,
    "time to first token": ttft,
}

_Wanted = tuple[str, str, str, str]


def peer_best(results: Results) -> str | None:
    """The peer's arm with the highest median decode rate, whether it drafts or not."""
    return results.best(results.peers, decode_rate)


def peer_best_drafting(results: Results) -> str | None:
    """The same among those that draft."""
    drafting = [arm for arm in results.peers if arm != PEER_PLAIN]
    return results.best(drafting, decode_rate)


def peer_default(results: Results) -> str | None:
    """The peer's arm that drafts as many tokens as the peer does if it is not told."""
    return next((arm for arm in results.peers if arm.endswith(ITS_DEFAULT)), None)


def compare(results: Results) -> tuple[Comparison, ...]:
    """All comparisons that the measured arms allow, the most important first."""
    made = [_comparison(results, *one) for one in _wanted(results)]
    return tuple(one for one in made if one.ratios.overall is not None)


def key_of(figure: str, arm: str, results: Results) -> str:
    """The key of an arm's comparison with the plain arm beside it."""
    return figure if arm == leading(results.ours) else f"{arm} {figure}"


def _wanted(results: Results) -> Iterator[_Wanted]:
    first = leading(results.ours)
    if first is not None:
        yield SPEEDUP, "decode rate", first, PLAIN
        yield TTFT, "time to first token", first, PLAIN
        yield "end_to_end", "end-to-end rate", first, PLAIN
        yield from _against_peer(results, first)
    for arm in results.ours:
        if arm != first:
            yield f"{arm} {SPEEDUP}", "decode rate", arm, PLAIN
            yield f"{arm} {TTFT}", "time to first token", arm, PLAIN
    for arm in results.peers:
        if arm != PEER_PLAIN:
            yield f"{arm} {SPEEDUP}", "decode rate", arm, PEER_PLAIN
            yield f"{arm} {TTFT}", "time to first token", arm, PEER_PLAIN


def _against_peer(results: Results, first: str) -> Iterator[_Wanted]:
    best = peer_best(results)
    if best is None:
        return
    yield "peer_best", "decode rate", first, best
    yield "peer_best_for_each", "decode rate", first, EACH_BEST
    if (drafting := peer_best_drafting(results)) is not None:
        yield "peer_best_n_max", "decode rate", first, drafting
    if (default := peer_default(results)) is not None:
        yield "peer_default", "decode rate", first, default
    yield "peer_end_to_end", "end-to-end rate", first, best
    yield "peer_ttft", "time to first token", first, best
    yield "peer_plain", "decode rate", PLAIN, PEER_PLAIN


def _comparison(results: Results, key: str, figure: str, over: str, under: str) -> Comparison:
    if under == EACH_BEST:
        unders = results.best_for_each(results.peers, decode_rate)
    else:
        unders = results.everywhere(under)
    return Comparison(key, figure, over, under, results.ratios(over, unders, _FIGURES[figure]))

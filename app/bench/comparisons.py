"""What is compared with what, and how it stands against its budget. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.bench.measurement import DRAFTED, PEER_PLAIN, PLAIN
from app.bench.results import Figure, Ratios, Results, decode_rate, end_to_end_rate, ttft

EACH_BEST = "the peer's best arm for each prompt"


@dataclass(frozen=True, slots=True)
class Comparison:
    """`figure` of `over` ÷ that of `under`; `key` is its name in the JSON report."""

    key: str
    figure: str
    over: str
    under: str
    ratios: Ratios


@dataclass(frozen=True, slots=True)
class Budget:
    """A bound on one measured value."""

    what: str
    bound: float
    at_least: bool
    value: float

    @property
    def is_met(self) -> bool:
        return self.value >= self.bound if self.at_least else self.value <= self.bound


_FIGURES: Mapping[str, Figure] = {
    "decode rate": decode_rate,
    "end-to-end rate": end_to_end_rate,
    "time to first token": ttft,
}


def peer_arms(results: Results) -> tuple[str, ...]:
    return tuple(arm for arm in results.arms if arm not in (PLAIN, DRAFTED))


def peer_best(results: Results) -> str | None:
    """The peer's arm with the highest median decode rate, one with a draft if there is any."""
    peers = peer_arms(results)
    drafting = [arm for arm in peers if arm != PEER_PLAIN]
    return results.best(drafting or peers, decode_rate)


def compare(results: Results) -> tuple[Comparison, ...]:
    """All comparisons that the measured arms allow, the most important first."""
    wanted = [
        ("speedup", "decode rate", DRAFTED, PLAIN),
        ("ttft", "time to first token", DRAFTED, PLAIN),
        ("end_to_end", "end-to-end rate", DRAFTED, PLAIN),
    ]
    best = peer_best(results)
    if best is not None:
        wanted += [
            ("peer_best", "decode rate", DRAFTED, best),
            ("peer_best_for_each", "decode rate", DRAFTED, EACH_BEST),
            ("peer_end_to_end", "end-to-end rate", DRAFTED, best),
            ("peer_ttft", "time to first token", DRAFTED, best),
            ("peer_plain", "decode rate", PLAIN, PEER_PLAIN),
        ]
    for arm in peer_arms(results):
        if arm != PEER_PLAIN:
            wanted.append((f"{arm} speedup", "decode rate", arm, PEER_PLAIN))
    made = [_comparison(results, *one) for one in wanted]
    return tuple(one for one in made if one.ratios.overall is not None)


def budgets(comparisons: Sequence[Comparison]) -> tuple[Budget, ...]:
    """The project's budgets for drafting, as far as they were measured."""
    found = {one.key: one.ratios.overall for one in comparisons}
    judged = []
    if (speedup := found.get("speedup")) is not None:
        judged.append(Budget("decode rate ÷ plain, median", 1.5, True, speedup.median))
        judged.append(Budget("decode rate ÷ plain, worst prompt", 0.97, True, speedup.minimum))
    if (first := found.get("ttft")) is not None:
        judged.append(Budget("time to first token ÷ plain, median", 1.05, False, first.median))
    if (peer := found.get("peer_best")) is not None:
        what = "decode rate ÷ llama-server at its best n_max, median"
        judged += [Budget(what, bound, True, peer.median) for bound in (1.08, 1.15)]
    return tuple(judged)


def _comparison(results: Results, key: str, figure: str, over: str, under: str) -> Comparison:
    if under == EACH_BEST:
        unders = results.best_for_each(peer_arms(results), decode_rate)
    else:
        unders = results.everywhere(under)
    return Comparison(key, figure, over, under, results.ratios(over, unders, _FIGURES[figure]))

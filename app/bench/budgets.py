"""How the measurements stand against the project's budgets for drafting. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from app.bench.comparisons import SPEEDUP, TTFT, Comparison, compare, key_of
from app.bench.modes import Mode, leading
from app.bench.observations import attainable_shares, host_seconds
from app.bench.prompts import COPYING
from app.bench.results import Ratios, Results
from app.bench.spread import spread
from app.engine.pair_info import PairInfo

_UNQUANTIZED: Final = ("F16", "BF16", "F32")  # bound by reading memory: a wider pass costs little
_NEVER_BELOW: Final = (Mode.BOTH, Mode.DRAFT, Mode.LOOKUP, Mode.HOSTILE)


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


def budgets(results: Results, pair: PairInfo) -> tuple[Budget, ...]:
    """As far as they were measured."""
    found = {one.key: one for one in compare(results)}
    return (*_speed(found, pair), *_never_slower(results, found), *_engine(results, pair))


def _speed(found: dict[str, Comparison], pair: PairInfo) -> Iterator[Budget]:
    if (speedup := found.get(SPEEDUP)) and speedup.over != Mode.LOOKUP:
        bound = 2.2 if pair.target.quantization in _UNQUANTIZED else 1.6
        yield Budget("decode rate ÷ plain, median", bound, True, _median(speedup))
    if first := found.get(TTFT):
        yield Budget("time to first token ÷ plain, median", 1.05, False, _median(first))
    if peer := found.get("peer_best"):
        what = "decode rate ÷ llama-server at its best, drafting or not, median"
        yield Budget(what, 1.15, True, _median(peer))


def _never_slower(results: Results, found: dict[str, Comparison]) -> Iterator[Budget]:
    """Of the arms whose length the engine chooses; who fixes one wants just that one."""
    for arm in (arm for arm in results.ours if arm in _NEVER_BELOW):
        speedup = found.get(key_of(SPEEDUP, arm, results))
        if speedup is None:
            continue
        worst = min(speedup.ratios.by_prompt.values())
        yield Budget(f"{arm}: decode rate ÷ plain, worst prompt", 0.97, True, worst)
        if arm == Mode.LOOKUP and (copying := _of_copying(speedup.ratios, results)):
            what = "lookup: decode rate ÷ plain, editing and retrieval, median"
            yield Budget(what, 1.5, True, copying)


def _engine(results: Results, pair: PairInfo) -> Iterator[Budget]:
    arm = leading(results.ours)
    if arm is None:
        return
    if share := spread(attainable_shares(results, arm, pair.costs).values()):
        yield Budget("decode rate ÷ attainable by the cost model, median", 0.93, True, share.median)
    if (host := host_seconds(results, arm)) is not None:
        yield Budget("host time of a round in ms, mean", 1.0, False, host * 1000)


def _of_copying(ratios: Ratios, results: Results) -> float | None:
    names = (name for category in COPYING for name in results.of_category(category))
    found = spread(ratios.by_prompt[name] for name in names if name in ratios.by_prompt)
    return None if found is None else found.median


def _median(one: Comparison) -> float:
    assert one.ratios.overall is not None
    return one.ratios.overall.median

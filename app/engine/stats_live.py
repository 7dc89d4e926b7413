"""How an answer went, over time: for the panel beside the chat, while it grows and afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.cost_model import PROFIT, CostTable, LiveCosts, Timed
from app.engine.request import MAX_DRAFT_LENGTH
from app.engine.stats import Round, Speculation, fold_rounds

_POINTS = 40
_SHORTEST_S = 0.25  # of a slice; shorter ones would show single rounds
_ROUNDING_S = 1e-9


@dataclass(frozen=True, slots=True)
class Slice:
    """What happened in one stretch of decoding time."""

    end_s: float  # seconds of decoding until its end
    rate: float  # tokens per second
    acceptance: float | None  # None: nothing was drafted
    draft_length: float  # mean proposals per round


@dataclass(frozen=True, slots=True)
class LiveFigures:
    """The rounds of an answer so far. `chance` is None where nothing was drafted."""

    speculation: Speculation
    slices: tuple[Slice, ...]
    rate: float | None  # tokens per second of all rounds
    chance: float | None  # that a proposal is accepted if all before it were


def live_figures(rounds: Sequence[Round]) -> LiveFigures:
    """Fold the rounds of an answer that is being written, or was."""
    speculation = fold_rounds(rounds)
    seconds = sum(done.seconds for done in rounds)
    rejections = sum(done.accepted < done.drafted for done in rounds)
    judged = speculation.accepted + rejections
    return LiveFigures(
        speculation=speculation,
        slices=time_slices(rounds),
        rate=speculation.emitted / seconds if seconds > 0 else None,
        chance=speculation.accepted / judged if judged else None,
    )


def time_slices(rounds: Sequence[Round], points: int = _POINTS) -> tuple[Slice, ...]:
    """At most `points` slices of equal length; a round belongs to the slice that it ends in."""
    total = sum(done.seconds for done in rounds)
    if total <= 0:
        return ()
    length = max(total / points, _SHORTEST_S)
    slices: list[Slice] = []
    pending: list[Round] = []
    clock, began = 0.0, 0.0
    for done in rounds:
        pending.append(done)
        clock += done.seconds
        if clock - began >= length - _ROUNDING_S:
            slices.append(_slice(pending, began, clock))
            pending, began = [], clock
    if pending and not slices:
        slices.append(_slice(pending, began, clock))
    return tuple(slices)


def _slice(rounds: Sequence[Round], began: float, end: float) -> Slice:
    drafted = sum(done.drafted for done in rounds)
    accepted = sum(done.accepted for done in rounds)
    return Slice(
        end_s=end,
        rate=sum(done.emitted for done in rounds) / (end - began),
        acceptance=accepted / drafted if drafted else None,
        draft_length=drafted / len(rounds),
    )


@dataclass(frozen=True, slots=True)
class BestLength:
    """The draft length that promises most; 0: none beats plain decoding."""

    length: int
    width: int  # of the pass that it needs, padding included
    speedup: float  # promised, against plain decoding


def plain_rate_now(costs: CostTable, rounds: Sequence[Round], context: int) -> float | None:
    """Tokens per second of single passes behind the text of an answer, as its rounds tell.

    context: tokens that the last pass looked back on. None: nothing was calibrated.
    """
    at, passes = context - sum(done.emitted for done in rounds[:-1]), list[Timed]()
    for done in rounds:
        passes.append((done.width, at, done.verify_s, 1))
        at += done.emitted
    pace = costs.pace_of(passes)
    return None if pace is None else 1 / pace.seconds(costs.target_pass_s[1], 1, context)


def best_length(costs: CostTable, chance: float) -> BestLength | None:
    """The best fixed draft length for measured costs; None where none were measured.

    chance: that a proposal is accepted if all before it were.
    """
    if not costs.target_pass_s.get(1) or costs.draft_step_s is None:
        return None
    live = LiveCosts(costs)
    promises = [BestLength(0, 1, 1.0)]
    for length in range(1, min(MAX_DRAFT_LENGTH, live.widest - 1) + 1):
        speedup = live.speed(chance, length, live.draft_step_s)
        if speedup > PROFIT:
            promises.append(BestLength(length, live.padded(length + 1), speedup))
    return max(promises, key=lambda promise: promise.speedup)


def speed_against(rate: float | None, plain_rate: float | None) -> float | None:
    """How many times the speed of single tokens a rate is; None where either was not measured."""
    return rate / plain_rate if rate is not None and plain_rate else None


def time_shares(speculation: Speculation) -> tuple[float, float, float]:
    """Draft, verify and host time as fractions of the decoding time."""
    parts = (speculation.draft_s, speculation.verify_s, speculation.host_s)
    whole = sum(parts)
    if whole <= 0:
        return 0.0, 0.0, 0.0
    return parts[0] / whole, parts[1] / whole, parts[2] / whole


def relative_costs(costs: CostTable, widest: int = 8) -> tuple[tuple[int, float], ...]:
    """Width and cost of a target pass, relative to width 1."""
    single = costs.target_pass_s.get(1)
    if not single:
        return ()
    widths = (width for width in sorted(costs.target_pass_s) if width <= widest)
    return tuple((width, costs.target_pass_s[width] / single) for width in widths)

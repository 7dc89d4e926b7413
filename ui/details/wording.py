"""The sentences and figures of the details, without Qt."""

from __future__ import annotations

from app.engine.cost_model import CostTable
from app.engine.pair_info import PairInfo
from app.engine.stats import TurnStats

_ORDINALS = ("1st", "2nd", "3rd")


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th…"""
    return _ORDINALS[number - 1] if number <= len(_ORDINALS) else f"{number}th"


def speed_sentence(stats: TurnStats) -> str:
    """What the draft gained in this answer."""
    if stats.speedup is None or not stats.speculation.drafted:
        return stats.off_reason or "Without a draft."
    if stats.speedup >= 1.05:
        return f"{stats.speedup:.1f} times faster than without the draft, measured here"
    return f"{stats.speedup:.2f} times the speed without the draft, measured here"


def time_shares(stats: TurnStats) -> tuple[float, float, float]:
    """Draft, verify and host time as fractions of the decoding time."""
    speculation = stats.speculation
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


def usual_width(stats: TurnStats) -> int:
    """The width of most passes: the mean proposal and one, rounded."""
    speculation = stats.speculation
    if not speculation.rounds:
        return 1
    return 1 + round(speculation.drafted / speculation.rounds)


def memory_sentence(info: PairInfo) -> str:
    """Memory of the engine, in short."""
    used = max(info.memory.rss_bytes, info.memory.device_bytes)
    return f"{used / 1e9:.1f} GB in memory" if used else ""

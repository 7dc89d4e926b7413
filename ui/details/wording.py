"""The sentences and figures of the details, without Qt."""

from __future__ import annotations

from app.engine.pair_info import MemoryUse, PairInfo
from app.engine.stats import TurnStats
from app.engine.stats_live import BestLength, speed_against

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


def growing_sentence(rate: float | None, plain_rate: float | None) -> str:
    """How the answer runs so far, against single tokens as measured when the pair was loaded."""
    faster = speed_against(rate, plain_rate)
    if faster is None:
        return "Waiting for the first round."
    return f"So far {faster:.1f} times the speed of single tokens, measured at loading"


def best_sentence(best: BestLength, chance: float) -> str:
    """What draft length the measured costs make best."""
    accepted = f"With {chance * 100:.0f} % of the judged guesses accepted, "
    if best.length == 0:
        return f"{accepted}no draft length beats single tokens on this machine."
    guesses = "1 guess" if best.length == 1 else f"{best.length} guesses"
    return (
        f"{accepted}{guesses} per round promise most: {best.speedup:.1f} times the speed of "
        "single tokens."
    )


def memory_parts(memory: MemoryUse) -> tuple[tuple[str, int, str], ...]:
    """Name, bytes and colour of what the pair takes; only what takes anything."""
    parts = (
        ("target", memory.target_bytes, "target"),
        ("draft", memory.draft_bytes, "draft"),
        ("caches", memory.kv_bytes, "muted"),
    )
    return tuple(part for part in parts if part[1] > 0)


def size_text(size: int) -> str:
    """Such as "94 MB", "1.2 GB"."""
    return f"{size / 1e9:.1f} GB" if size >= 1e9 else f"{size / 1e6:.0f} MB"


def memory_sentence(info: PairInfo) -> str:
    """Memory of the engine, in short."""
    used = max(info.memory.rss_bytes, info.memory.device_bytes)
    return f"{used / 1e9:.1f} GB in memory" if used else ""

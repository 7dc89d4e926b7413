"""The sentences and figures of the details. No widgets here."""

from __future__ import annotations

from app.engine.pair_info import MemoryUse, PairInfo
from app.engine.stats import Source, TurnStats
from app.engine.stats_live import BestLength, speed_against
from ui.known_sentences import known
from ui.numbers import decimal, memory_size, percent
from ui.translation import mark, tr

_ORDINALS = (
    mark("1st"),
    mark("2nd"),
    mark("3rd"),
    mark("4th"),
    mark("5th"),
    mark("6th"),
    mark("7th"),
    mark("8th"),
)
MOST_POSITIONS = len(_ORDINALS)


def accepted_head(sources: frozenset[Source]) -> str:
    """Over the share that was accepted, by who proposed."""
    if sources == {Source.DRAFT}:
        return tr("Draft accepted")
    return tr("Lookup accepted") if sources == {Source.LOOKUP} else tr("Accepted")


def position_label(number: int, share: float) -> str:
    """Such as "1st guess 81 %", "2nd 64 %"; number counts from 1 to MOST_POSITIONS."""
    which = tr(_ORDINALS[number - 1])
    words = tr("{ordinal} guess {share}") if number == 1 else tr("{ordinal} {share}")
    return words.format(ordinal=which, share=percent(share))


def position_sentence(number: int, share: float) -> str:
    """The same in full."""
    words = tr("{ordinal} guess accepted in {share} of the rounds that made it")
    return words.format(ordinal=tr(_ORDINALS[number - 1]), share=percent(share))


def speed_sentence(stats: TurnStats) -> str:
    """What the draft gained in this answer."""
    if stats.speedup is None:
        return known(stats.off_reason) if stats.off_reason else tr("Nothing was drafted.")
    if stats.pays:
        words = tr("{times} times faster than without drafting, measured here")
        return words.format(times=decimal(stats.speedup, 1))
    words = tr("{times} times the speed without drafting, measured here")
    return words.format(times=decimal(stats.speedup, 2))


def growing_sentence(rate: float | None, plain_rate: float | None) -> str:
    """How the answer runs so far, against what single tokens would take here."""
    faster = speed_against(rate, plain_rate)
    if faster is None:
        return tr("Waiting for the first round.")
    words = tr("So far about {times} times the speed of single tokens")
    return words.format(times=decimal(faster, 1))


def best_sentence(best: BestLength, chance: float) -> str:
    """What draft length the measured costs make best."""
    share = percent(chance)
    if best.length == 0:
        return tr(
            "With {share} of the judged guesses accepted, no draft length beats single tokens on "
            "this machine."
        ).format(share=share)
    words = tr(
        "With {share} of the judged guesses accepted, %n guesses per round promise most: {times} "
        "times the speed of single tokens.",
        "",
        best.length,
    )
    return words.format(share=share, times=decimal(best.speedup, 1))


def memory_parts(memory: MemoryUse) -> tuple[tuple[str, int, str], ...]:
    """Name, bytes and colour of what the pair takes; only what takes anything."""
    parts = (
        (tr("target"), memory.target_bytes, "target"),
        (tr("draft"), memory.draft_bytes, "draft"),
        (tr("caches"), memory.kv_bytes, "muted"),
    )
    return tuple(part for part in parts if part[1] > 0)


def memory_sentence(info: PairInfo) -> str:
    """Memory of the engine, in short."""
    used = max(info.memory.rss_bytes, info.memory.device_bytes)
    return tr("{size} in memory").format(size=memory_size(used)) if used else ""

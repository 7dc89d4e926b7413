"""The statistics of a turn in words: the line under an answer, part by part."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from app.engine.stats import Source, TurnStats


class StatKind(StrEnum):
    """Which figure a part shows."""

    SPEEDUP = "speedup"
    RATE = "rate"
    FIRST_TOKEN = "first_token"
    TOTAL = "total"
    TOKENS = "tokens"
    ACCEPTANCE = "acceptance"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class StatPart:
    """One figure: `value` is the number with its unit, `text` the whole phrase."""

    kind: StatKind
    value: str
    text: str
    tooltip: str


def stats_line(stats: TurnStats) -> str:
    """Such as "18.2 tok/s · first token 0.4 s · draft accepted 71 % (2.9 per round)"."""
    return " · ".join(part.text for part in stats_parts(stats))


def context_remarks(stats: TurnStats, stop_reason: str | None = None) -> tuple[str, ...]:
    """What a full context meant for this turn, in sentences. stop_reason: as for `stats_parts`."""
    remarks = []
    if stats.dropped_messages:
        which = (
            "the oldest message" if stats.dropped_messages == 1
            else f"the {stats.dropped_messages} oldest messages"
        )  # fmt: skip
        remarks.append(f"The chat is longer than the context: the model did not see {which}.")
    if stop_reason == "context":
        remarks.append("The context is full, so the answer ends here.")
    return tuple(remarks)


def stats_parts(stats: TurnStats, stop_reason: str | None = None) -> tuple[StatPart, ...]:
    """The figures of the line, in reading order; figures that were not measured are left out.

    Each tooltip says how its figure was measured. stop_reason: a StopReason's value, if known.
    """
    parts = (
        _rate(stats),
        _first_token(stats),
        _total(stats),
        _tokens(stats, stop_reason),
        _acceptance(stats),
        _speedup(stats),
    )
    return tuple(part for part in (*parts, _off(stats)) if part is not None)


def _rate(stats: TurnStats) -> StatPart | None:
    if stats.decode_rate is None:
        return None
    value = f"{stats.decode_rate:.1f} tok/s"
    tooltip = (
        f"Measured: {stats.output_tokens - 1} tokens in "
        f"{format_seconds(stats.timings.decode_s)} after the first one. The wait for the first "
        "token is not part of it."
    )
    return StatPart(StatKind.RATE, value, value, tooltip)


def _first_token(stats: TurnStats) -> StatPart:
    value = format_seconds(stats.timings.ttft_s)
    tooltip = (
        f"Measured from sending to the first visible token. {stats.prompt_tokens} prompt tokens "
        f"had to be read, {stats.cached_tokens} of them were still in memory from before."
    )
    if stats.prefill_rate:
        tooltip += f" Reading ran at {stats.prefill_rate:.0f} tokens per second."
    return StatPart(StatKind.FIRST_TOKEN, value, f"first token {value}", tooltip)


def _total(stats: TurnStats) -> StatPart:
    value = format_seconds(stats.timings.total_s)
    tooltip = "Measured from sending to the complete answer."
    if stats.end_to_end_rate is not None:
        tooltip += f" That is {stats.end_to_end_rate:.1f} tokens per second with all waiting."
    return StatPart(StatKind.TOTAL, value, f"complete {value}", tooltip)


def _tokens(stats: TurnStats, stop_reason: str | None) -> StatPart:
    value = str(stats.output_tokens)
    noun = "token" if stats.output_tokens == 1 else "tokens"
    tooltip = "Length of the answer, counted by the engine."
    ended = _ENDS.get(stop_reason or "")
    if ended:
        tooltip += f" {ended}"
    return StatPart(StatKind.TOKENS, value, f"{value} {noun}", tooltip)


_ENDS = {
    "eos": "The model ended it.",
    "stop": "It ended at a stop text.",
    "length": "It ended at the length limit.",
    "context": "It ended because the context was full.",
    "cancelled": "You stopped it.",
}


def _acceptance(stats: TurnStats) -> StatPart | None:
    speculation = stats.speculation
    rate, length = speculation.acceptance_rate, speculation.mean_acceptance_length
    if rate is None or length is None:
        return None
    value = f"{rate * 100:.0f} %"
    looked_up = speculation.by_source[Source.LOOKUP].drafted
    who = "lookup" if looked_up == speculation.drafted else "draft"
    tooltip = (
        f"Counted: {speculation.accepted} of {speculation.drafted} proposed tokens were what the "
        f"target wanted. {length:.2f} tokens per round over {speculation.rounds} rounds, the "
        "target's own included."
    )
    return StatPart(
        StatKind.ACCEPTANCE, value, f"{who} accepted {value} ({length:.1f} per round)", tooltip
    )


def _speedup(stats: TurnStats) -> StatPart | None:
    if stats.speedup is None or not stats.speculation.drafted:
        return None
    value = f"{stats.speedup:.1f}×"
    tooltip = (
        f"Measured: {stats.decode_rate:.1f} tok/s against {stats.plain_rate:.1f} tok/s of single "
        "passes without a draft, timed on this machine in this answer, at the same context length."
    )
    return StatPart(StatKind.SPEEDUP, value, _speedup_phrase(stats.speedup, value), tooltip)


def _speedup_phrase(speedup: float, value: str) -> str:
    if speedup >= 1.05:
        return f"{value} faster than without draft"
    if speedup > 0.95:
        return "as fast as without draft"
    return f"{speedup:.2f}× the speed without draft"


def _off(stats: TurnStats) -> StatPart | None:
    if stats.off_reason is None:
        return None
    return StatPart(StatKind.OFF, "off", f"drafting off: {stats.off_reason}", stats.off_reason)


def format_seconds(seconds: float) -> str:
    """Seconds as people say them: 0.42 s, 3.1 s, 1 min 12 s."""
    if seconds < 1:
        return f"{seconds:.2f} s"
    if seconds < 60:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s"

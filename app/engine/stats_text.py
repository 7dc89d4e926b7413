"""The statistics of a turn in words: the line under an answer, part by part."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from app.engine.stats import ALIKE, Source, TurnStats
from app.language import IN_ENGLISH, Language, percent, seconds
from models.speedup import PAYS


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


def context_remarks(
    stats: TurnStats, stop_reason: str | None = None, language: Language = IN_ENGLISH
) -> tuple[str, ...]:
    """What a full context meant for this turn, in sentences. stop_reason: as for `stats_parts`."""
    tr = language.say
    remarks = []
    if stats.dropped_messages == 1:
        remarks.append(
            tr("The chat is longer than the context: the model did not see the oldest message.")
        )
    elif stats.dropped_messages:
        words = tr(
            "The chat is longer than the context: the model did not see the %n oldest messages.",
            "",
            stats.dropped_messages,
        )
        remarks.append(words)
    if stop_reason == "context":
        remarks.append(tr("The context is full, so the answer ends here."))
    return tuple(remarks)


def stats_parts(
    stats: TurnStats, stop_reason: str | None = None, language: Language = IN_ENGLISH
) -> tuple[StatPart, ...]:
    """The figures of the line, in reading order; figures that were not measured are left out.

    Each tooltip says how its figure was measured. stop_reason: a StopReason's value, if known.
    """
    parts = (
        _rate(stats, language),
        _first_token(stats, language),
        _total(stats, language),
        _tokens(stats, stop_reason, language),
        _acceptance(stats, language),
        _speedup(stats, language),
    )
    return tuple(part for part in (*parts, _off(stats, language)) if part is not None)


def rate_text(tokens_per_second: float, language: Language = IN_ENGLISH) -> str:
    """Such as "18.2 tok/s"."""
    tr = language.say
    return tr("{rate} tok/s").format(rate=language.decimal(tokens_per_second, 1))


def _rate(stats: TurnStats, language: Language) -> StatPart | None:
    if stats.decode_rate is None:
        return None
    tr = language.say
    value = rate_text(stats.decode_rate, language)
    tooltip = tr(
        "Measured: {tokens} tokens in {time} after the first one. The wait for the first token is "
        "not part of it."
    ).format(tokens=stats.output_tokens - 1, time=seconds(stats.timings.decode_s, language))
    return StatPart(StatKind.RATE, value, value, tooltip)


def _first_token(stats: TurnStats, language: Language) -> StatPart:
    tr = language.say
    value = seconds(stats.timings.ttft_s, language)
    tooltip = tr(
        "Measured from sending to the first visible token. {prompt} prompt tokens had to be read, "
        "{cached} of them were still in memory from before."
    ).format(prompt=stats.prompt_tokens, cached=stats.cached_tokens)
    if stats.prefill_rate:
        rate = language.decimal(stats.prefill_rate, 0)
        tooltip += " " + tr("Reading ran at {rate} tokens per second.").format(rate=rate)
    text = tr("first token {time}").format(time=value)
    return StatPart(StatKind.FIRST_TOKEN, value, text, tooltip)


def _total(stats: TurnStats, language: Language) -> StatPart:
    tr = language.say
    value = seconds(stats.timings.total_s, language)
    tooltip = tr("Measured from sending to the complete answer.")
    if stats.end_to_end_rate is not None:
        rate = language.decimal(stats.end_to_end_rate, 1)
        words = tr("That is {rate} tokens per second with all waiting.").format(rate=rate)
        tooltip += f" {words}"
    return StatPart(StatKind.TOTAL, value, tr("complete {time}").format(time=value), tooltip)


def _tokens(stats: TurnStats, stop_reason: str | None, language: Language) -> StatPart:
    tr = language.say
    number = stats.output_tokens
    text = tr("1 token") if number == 1 else tr("%n tokens", "", number)
    sentences = [tr("Length of the answer, counted by the engine.")]
    sentences += _ends(stop_reason, language)
    return StatPart(StatKind.TOKENS, str(number), text, " ".join(sentences))


def _ends(stop_reason: str | None, language: Language) -> list[str]:
    tr = language.say
    ends = {
        "eos": tr("The model ended it."),
        "stop": tr("It ended at a stop text."),
        "length": tr("It ended at the length limit."),
        "context": tr("It ended because the context was full."),
        "cancelled": tr("You stopped it."),
    }
    return [ends[stop_reason]] if stop_reason in ends else []


def _acceptance(stats: TurnStats, language: Language) -> StatPart | None:
    speculation = stats.speculation
    rate, length = speculation.acceptance_rate, speculation.mean_acceptance_length
    if rate is None or length is None:
        return None
    tr = language.say
    value = percent(rate, language)
    looked_up = speculation.by_source[Source.LOOKUP].drafted == speculation.drafted
    words = (
        tr("lookup accepted {share} ({tokens} per round)")
        if looked_up
        else tr("draft accepted {share} ({tokens} per round)")
    )
    text = words.format(share=value, tokens=language.decimal(length, 1))
    tooltip = tr(
        "Counted: {accepted} of {drafted} proposed tokens were what the target wanted. {tokens} "
        "tokens per round over {rounds} rounds, the target's own included."
    ).format(
        accepted=speculation.accepted,
        drafted=speculation.drafted,
        tokens=language.decimal(length, 2),
        rounds=speculation.rounds,
    )
    return StatPart(StatKind.ACCEPTANCE, value, text, tooltip)


def _speedup(stats: TurnStats, language: Language) -> StatPart | None:
    if stats.speedup is None:
        return None
    tr = language.say
    value = f"{language.decimal(stats.speedup, 1)}×"
    tooltip = tr(
        "Measured: {rate} against {plain_rate} of single passes without a draft, timed on this "
        "machine in this answer, at the same context length."
    ).format(
        rate=rate_text(stats.decode_rate or 0, language),
        plain_rate=rate_text(stats.plain_rate or 0, language),
    )
    return StatPart(StatKind.SPEEDUP, value, _speedup_phrase(stats.speedup, language), tooltip)


def _speedup_phrase(speedup: float, language: Language) -> str:
    tr = language.say
    if speedup >= PAYS:
        times = language.decimal(speedup, 1)
        return tr("{times}× faster than without draft").format(times=times)
    if speedup > ALIKE:
        return tr("as fast as without draft")
    return tr("{times}× the speed without draft").format(times=language.decimal(speedup, 2))


def _off(stats: TurnStats, language: Language) -> StatPart | None:
    if stats.off_reason is None:
        return None
    tr = language.say
    still = stats.speculation.drafted  # by lookup, or by the draft before it was left alone
    words = tr("draft model off: {reason}") if still else tr("drafting off: {reason}")
    text = words.format(reason=stats.off_reason)
    return StatPart(StatKind.OFF, tr("off"), text, stats.off_reason)

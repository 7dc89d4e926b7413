"""Two answers to the same prompt, with and without drafting, side by side. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.stats import TurnStats
from app.engine.stats_text import format_seconds


@dataclass(frozen=True, slots=True)
class Compared:
    """`same_until` counts the characters that agree; `faster` is None where a rate is missing."""

    identical: bool
    same_until: int
    faster: float | None  # decode rate with the draft ÷ without
    was_drafted: bool = True

    @property
    def pays(self) -> bool:
        return self.was_drafted and self.faster is not None and self.faster >= _PAYS


_PAYS = 1.05
_ALIKE = 0.95


def compare_answers(
    drafted_text: str, drafted: TurnStats, plain_text: str, plain: TurnStats
) -> Compared:
    """What the two have in common, and which was faster."""
    agree = zip(drafted_text, plain_text, strict=False)
    shorter = min(len(drafted_text), len(plain_text))
    same = next((i for i, (a, b) in enumerate(agree) if a != b), shorter)
    rates = drafted.decode_rate, plain.decode_rate
    faster = rates[0] / rates[1] if rates[0] is not None and rates[1] else None
    was_drafted = drafted.speculation.drafted > 0
    return Compared(drafted_text == plain_text, same, faster, was_drafted)


def speed_verdict(compared: Compared) -> str:
    """Which was faster, in a sentence."""
    faster = compared.faster
    if not compared.was_drafted:
        return "Nothing was drafted in this answer: both ran without drafting."
    if faster is None:
        return "One of the answers is too short to measure a rate."
    if compared.pays:
        return f"With drafting, this answer came {faster:.1f} times as fast."
    if faster > _ALIKE:
        return "Drafting made no difference to the speed of this answer."
    return f"Drafting slowed this answer down, to {faster:.2f} times the speed without it."


def text_verdict(compared: Compared, *, is_fixed: bool) -> str:
    """Whether the texts agree. `is_fixed`: the sampling lets no chance in (greedy, or a seed)."""
    if compared.identical:
        return "The texts are identical."
    where = f"The texts differ after {compared.same_until} characters"
    if not is_fixed:
        return f"{where}. Without a seed, every run draws its own words."
    return (
        f"{where}. Passes of different widths may round differently; strict exactness avoids that."
    )


def _first_token_note(stats: TurnStats) -> str:
    return (
        f"Measured. {stats.cached_tokens} of {stats.prompt_tokens} prompt tokens were still "
        "in memory, so the two sides need not be alike here."
    )


def compared_figures(stats: TurnStats) -> tuple[tuple[str, str, str], ...]:
    """Value, what it is, and how it was measured; for one side."""
    rate = "–" if stats.decode_rate is None else f"{stats.decode_rate:.1f} tok/s"
    return (
        (rate, "after the first token", "Measured: tokens after the first one ÷ their time."),
        (
            format_seconds(stats.timings.decode_s),
            "of writing",
            "Measured from the first token to the last.",
        ),
        (
            format_seconds(stats.timings.ttft_s),
            "to the first token",
            _first_token_note(stats),
        ),
        (str(stats.output_tokens), "tokens", "Counted by the engine."),
    )

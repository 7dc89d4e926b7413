"""What is said of an answer with and without drafting. No widgets here."""

from __future__ import annotations

from app.engine.stats import ALIKE, TurnStats
from app.engine.stats_compare import Compared
from app.engine.stats_text import rate_text
from ui.numbers import IN_THE_WINDOW, decimal, seconds
from ui.translation import tr


def speed_verdict(compared: Compared) -> str:
    """Which was faster, in a sentence."""
    faster = compared.faster
    if not compared.was_drafted:
        return tr("Nothing was drafted in this answer: both ran without drafting.")
    if faster is None:
        return tr("One of the answers is too short to measure a rate.")
    if compared.pays:
        words = tr("With drafting, this answer came {times} times as fast.")
        return words.format(times=decimal(faster, 1))
    if faster > ALIKE:
        return tr("Drafting made no difference to the speed of this answer.")
    words = tr("Drafting slowed this answer down, to {times} times the speed without it.")
    return words.format(times=decimal(faster, 2))


def text_verdict(compared: Compared, *, is_fixed: bool) -> str:
    """Whether the texts agree. `is_fixed`: the sampling lets no chance in (greedy, or a seed)."""
    if compared.identical:
        return tr("The texts are identical.")
    where = tr("The texts differ after %n characters.", "", compared.same_until)
    if is_fixed:
        why = tr("Passes of different widths may round differently; strict exactness avoids that.")
    else:
        why = tr("Without a seed, every run draws its own words.")
    return f"{where} {why}"


def compared_figures(stats: TurnStats) -> tuple[tuple[str, str, str], ...]:
    """Value, what it is, and how it was measured; for one side."""
    rate = stats.decode_rate
    return (
        (
            "–" if rate is None else rate_text(rate, IN_THE_WINDOW),
            tr("after the first token"),
            tr("Measured: tokens after the first one ÷ their time."),
        ),
        (
            seconds(stats.timings.decode_s),
            tr("of writing"),
            tr("Measured from the first token to the last."),
        ),
        (seconds(stats.timings.ttft_s), tr("to the first token"), _first_token_note(stats)),
        (str(stats.output_tokens), tr("tokens"), tr("Counted by the engine.")),
    )


def _first_token_note(stats: TurnStats) -> str:
    return tr(
        "Measured. {cached} of {prompt} prompt tokens were still in memory, so the two sides need "
        "not be alike here."
    ).format(cached=stats.cached_tokens, prompt=stats.prompt_tokens)

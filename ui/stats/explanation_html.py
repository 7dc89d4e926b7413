"""What happened in a round, as rich text in the theme's colours."""

from __future__ import annotations

from html import escape

from ui.stats.replay_wording import Phrase, Tone
from ui.tokens import Tokens
from ui.widgets.one_line import isolated

_SHAPES: dict[Tone, str] = {
    "plain": "",
    "target": "font-weight:600;",
    "bad": "font-weight:600;",
    "faint": "text-decoration:line-through;",
    "strong": "font-weight:600;",
}


def headed(heading: str, rest: str) -> str:
    """A heading and what belongs to it, in one line."""
    return f"<b>{escape(heading)}</b>&nbsp; {escape(rest)}"


def explained(phrases: tuple[Phrase, ...], tokens: Tokens) -> str:
    """Sentences whose phrases look by what they speak of."""
    inks = {"target": tokens.target, "bad": tokens.bad, "faint": tokens.muted}
    spans = (
        f"<span style='color:{inks.get(p.tone, tokens.ink)}; {_SHAPES[p.tone]}'>{_phrase(p)}</span>"
        for p in phrases
    )
    return f"<p style='line-height:128%'>{''.join(spans)}</p>"


def _phrase(phrase: Phrase) -> str:
    """A token of another direction moves no word of ours; ours are all plain or strong."""
    ours = phrase.tone in ("plain", "strong")
    return escape(phrase.text if ours else isolated(phrase.text))

"""What happened in a round, in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.engine.replay import Proposed, Step
from app.engine.stats import Ending, Source
from app.engine.stats_text import format_seconds

Tone = Literal["plain", "target", "bad", "faint", "strong"]
_NUMBERS = [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
]
_ORDINALS = [
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
]
_SIGNS = {"\n": "↵", "\t": "⇥", "\r": "␍"}


@dataclass(frozen=True, slots=True)
class Phrase:
    """A run of words; `tone` says what it speaks of."""

    text: str
    tone: Tone = "plain"


def visible_token(text: str) -> str:
    """A token such that it can be seen: without the space before it, line ends as signs.

    >>> visible_token(" send"), visible_token("\\n\\n"), visible_token("  ")
    ('send', '↵↵', '␣␣')
    """
    signs = "".join(_SIGNS.get(character, character) for character in text)
    if not signs.strip(" "):
        return "␣" * len(signs) or "∅"
    return signs.strip(" ")


def proposing_heading(step: Step) -> tuple[str, str]:
    """Who proposes, and how long that took."""
    if not step.proposals:
        return "Nothing is proposed", ""
    sources = {proposed.source for proposed in step.proposals}
    count = counted(len(step.proposals), "token")
    who = {
        frozenset({Source.DRAFT}): "The draft proposes",
        frozenset({Source.LOOKUP}): "Lookup proposes, from earlier in the chat",
    }.get(frozenset(sources), "Lookup and the draft propose")
    return who, f"{count}, {brief_time(step.draft_s)}"


def checking_heading(step: Step) -> tuple[str, str]:
    """What the target does, how long that took, and against what that compares."""
    if not step.proposals:
        return "The target computes one token", brief_time(step.verify_s)
    time = brief_time(step.verify_s)
    if step.single_s is not None:
        singles = counted(step.emitted, "single pass", "single passes")
        time += f"; {singles} would take {brief_time(step.single_s)}"
    return "The target checks all of them in one pass", time


def explanation(step: Step) -> tuple[Phrase, ...]:
    """The round in sentences."""
    if not step.proposals:
        return (
            Phrase("Nothing was proposed, so the target chose "),
            *_token(step.wanted, step.wanted_prob, "target"),
            Phrase(" by itself. "),
            Phrase("One token from one pass.", "strong"),
        )
    outcome = f"{_count_word(step.emitted)} from one pass."
    return (*_kept(step), *_own_token(step), Phrase(outcome, "strong"))


def explanation_text(step: Step) -> str:
    """The same for a screen reader."""
    return "".join(phrase.text for phrase in explanation(step))


def counted(number: int, one: str, many: str = "") -> str:
    """Such as "one token", "14 tokens"."""
    word = _NUMBERS[number] if number < len(_NUMBERS) else str(number)
    return f"{word} {one if number == 1 else many or one + 's'}"


def percent(prob: float) -> str:
    """Such as "61 %", "under 1 %"."""
    return "under 1 %" if 0 <= prob < 0.005 else f"{prob * 100:.0f} %"


def brief_time(seconds: float) -> str:
    """Milliseconds below a second."""
    if seconds < 0.0095:
        return f"{seconds * 1000:.1f} ms"
    return f"{seconds * 1000:.0f} ms" if seconds < 1 else format_seconds(seconds)


def _kept(step: Step) -> tuple[Phrase, ...]:
    if step.ending is Ending.BONUS:
        all_of_them = "The proposal was" if len(step.proposals) == 1 else "All proposals were"
        return (Phrase(f"{all_of_them} kept. "),)
    words = counted(step.accepted, "proposal").capitalize()
    return (Phrase(f"{words} kept. "),)


def _own_token(step: Step) -> tuple[Phrase, ...]:
    wanted = _token(step.wanted, step.wanted_prob, "target")
    rejected = step.rejected
    if rejected is None:
        return (
            Phrase("The pass also gave the target's next choice, "),
            *wanted,
            Phrase(", as a bonus. "),
        )
    which = _ordinal(step.accepted)
    return (
        Phrase(f"At the {which} the target wanted "),
        *wanted,
        Phrase(" rather than "),
        *_token(rejected.text, step.rejected_prob, "bad"),
        Phrase(", so its own choice is used" + ("; " if step.discarded else ". ")),
        *_discarded(step.discarded),
        *_ahead(step.ahead),
    )


def _ahead(token: str | None) -> tuple[Phrase, ...]:
    if token is None:
        return ()
    return (
        Phrase("The pass had tried that token beside the proposal, and so gave the next one too, "),
        Phrase(visible_token(token), "target"),
        Phrase(". "),
    )


def _discarded(proposals: tuple[Proposed, ...]) -> tuple[Phrase, ...]:
    if not proposals:
        return ()
    words = " ".join(visible_token(proposed.text) for proposed in proposals)
    verb = "depended on the rejected token and is discarded. "
    if len(proposals) > 1:
        verb = "depended on the rejected token and are discarded. "
    return Phrase(words, "faint"), Phrase(f" {verb}")


def _token(text: str, prob: float | None, tone: Tone) -> tuple[Phrase, ...]:
    chance = "" if prob is None else f" ({percent(prob)})"
    return Phrase(visible_token(text), tone), Phrase(chance)


def _ordinal(index: int) -> str:
    return _ORDINALS[index] if index < len(_ORDINALS) else f"{index + 1}th"


def _count_word(number: int) -> str:
    return counted(number, "token").capitalize()

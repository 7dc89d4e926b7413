"""What happened in a round, in words. No widgets here."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from app.engine.replay import Step
from app.engine.stats import Ending, Source
from ui.numbers import decimal, seconds
from ui.stats.token_wording import prob_text, visible_token
from ui.translation import mark, tr

Tone = Literal["plain", "target", "bad", "faint", "strong"]
_ORDINALS: Final = (
    mark("first"),
    mark("second"),
    mark("third"),
    mark("fourth"),
    mark("fifth"),
    mark("sixth"),
    mark("seventh"),
    mark("eighth"),
    mark("ninth"),
    mark("tenth"),
)
_FILLED_IN: Final = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Phrase:
    """A run of words; `tone` says what it speaks of."""

    text: str
    tone: Tone = "plain"


Phrases = tuple[Phrase, ...]


def proposing_heading(step: Step) -> tuple[str, str]:
    """Who proposes, and how long that took."""
    if not step.proposals:
        return tr("Nothing is proposed"), ""
    sources = {proposed.source for proposed in step.proposals}
    if sources == {Source.DRAFT}:
        who = tr("The draft proposes")
    elif sources == {Source.LOOKUP}:
        who = tr("Lookup proposes, from earlier in the chat")
    else:
        who = tr("Lookup and the draft propose")
    count = tr("%n tokens", "", len(step.proposals))
    return who, f"{count}, {brief_time(step.draft_s)}"


def checking_heading(step: Step) -> tuple[str, str]:
    """What the target does, how long that took, and against what that compares."""
    time = brief_time(step.verify_s)
    if not step.proposals:
        return tr("The target computes one token"), time
    heading = tr("The target checks all of them in one pass")
    if step.single_s is None:
        return heading, time
    words = tr("{time}; %n single passes would take {single_time}", "", step.emitted)
    return heading, words.format(time=time, single_time=brief_time(step.single_s))


def explanation(step: Step) -> Phrases:
    """The round in sentences."""
    wanted = _token(step.wanted, step.wanted_prob, "target")
    outcome = Phrase(tr("%n tokens from one pass.", "", step.emitted), "strong")
    if not step.proposals:
        words = tr("Nothing was proposed, so the target chose {token} by itself.")
        return _sentences(_filled(words, {"token": wanted}), (outcome,))
    sentences = [(Phrase(_kept(step)),), _own_token(step, wanted), *_ahead(step.ahead)]
    return _sentences(*sentences, (outcome,))


def explanation_text(step: Step) -> str:
    """The same for a screen reader."""
    return "".join(phrase.text for phrase in explanation(step))


def brief_time(time_s: float) -> str:
    """Milliseconds below a second."""
    if time_s >= 1:
        return seconds(time_s)
    places = 1 if time_s < 0.0095 else 0
    return tr("{number} ms").format(number=decimal(time_s * 1000, places))


def _kept(step: Step) -> str:
    if step.ending is Ending.BONUS:
        one = len(step.proposals) == 1
        return tr("The proposal was kept.") if one else tr("All proposals were kept.")
    if step.accepted == 0:
        return tr("No proposal was kept.")
    return tr("%n proposals were kept.", "", step.accepted)


def _own_token(step: Step, wanted: Phrases) -> Phrases:
    rejected = step.rejected
    if rejected is None:
        words = tr("The pass also gave the target's next choice, {token}, as a bonus.")
        return _filled(words, {"token": wanted})
    if not step.discarded:
        words = tr(
            "At the {place} the target wanted {token} rather than {rejected}, so its own choice "
            "is used."
        )
    elif len(step.discarded) == 1:
        words = tr(
            "At the {place} the target wanted {token} rather than {rejected}, so its own choice "
            "is used; {discarded} depended on the rejected token and is discarded."
        )
    else:
        words = tr(
            "At the {place} the target wanted {token} rather than {rejected}, so its own choice "
            "is used; {discarded} depended on the rejected token and are discarded."
        )
    discarded = " ".join(visible_token(proposed.text) for proposed in step.discarded)
    parts = {
        "place": (Phrase(_ordinal(step.accepted)),),
        "token": wanted,
        "rejected": _token(rejected.text, step.rejected_prob, "bad"),
        "discarded": (Phrase(discarded, "faint"),),
    }
    return _filled(words, parts)


def _ahead(token: str | None) -> tuple[Phrases, ...]:
    if token is None:
        return ()
    words = tr(
        "The pass had tried that token beside the proposal, and so gave the next one too, {token}."
    )
    return (_filled(words, {"token": (Phrase(visible_token(token), "target"),)}),)


def _token(text: str, prob: float | None, tone: Tone) -> Phrases:
    chance = () if prob is None else (Phrase(f" ({prob_text(prob)})"),)
    return Phrase(visible_token(text), tone), *chance


def _ordinal(index: int) -> str:
    if index < len(_ORDINALS):
        return tr(_ORDINALS[index])
    return tr("{number}th").format(number=index + 1)


def _filled(words: str, parts: Mapping[str, Phrases]) -> Phrases:
    """`words` with the parts in place of their names in braces."""
    split = _FILLED_IN.split(words)  # text, name, text, name, …, text
    runs = [parts[run] if odd % 2 else (Phrase(run),) for odd, run in enumerate(split)]
    return tuple(phrase for run in runs for phrase in run if phrase.text)


def _sentences(*sentences: Phrases) -> Phrases:
    """One after the other, with a blank between."""
    first, *others = sentences
    return (*first, *(phrase for one in others for phrase in (Phrase(" "), *one)))

"""What is said of one token of an answer. No widgets here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from app.engine.trace import Origin, TokenMark
from ui.numbers import percent
from ui.translation import mark, tr

_SIGNS: Final = {"\n": "↵", "\t": "⇥", "\r": "␍"}
_NAMES: Final = {
    Origin.DRAFT: mark("accepted from the draft"),
    Origin.LOOKUP: mark("accepted from lookup"),
    Origin.CORRECTION: mark("correction by the target"),
    Origin.BONUS: mark("bonus from the target"),
    Origin.PLAIN: mark("from the target alone"),
}
_LABELS: Final = {
    Origin.DRAFT: mark("draft accepted"),
    Origin.LOOKUP: mark("lookup accepted"),
    Origin.CORRECTION: mark("corrections"),
    Origin.BONUS: mark("bonus"),
    Origin.PLAIN: mark("plain"),
}


def visible_token(text: str) -> str:
    """A token such that it can be seen: without the space before it, line ends as signs.

    >>> visible_token(" send"), visible_token("\\n\\n"), visible_token("  ")
    ('send', '↵↵', '␣␣')
    """
    signs = "".join(_SIGNS.get(character, character) for character in text)
    if not signs.strip(" "):
        return "␣" * len(signs) or "∅"
    return signs.strip(" ")


def origin_name(origin: Origin) -> str:
    """Where a token came from, in full."""
    return tr(_NAMES[origin])


def origin_label(origin: Origin) -> str:
    """The same for a legend."""
    return tr(_LABELS[origin])


def prob_meaning() -> str:
    return tr(
        "How likely the target itself found this token after the text before it: its own "
        "probability, before temperature and the other sampling settings."
    )


def prob_text(prob: float) -> str:
    """Such as "61 %", "under 1 %"."""
    return tr("under 1 %") if 0 <= prob < 0.005 else percent(prob)


def token_facts(token: TokenMark) -> str:
    """Such as "“report” · correction by the target · probability 61 % · round 7, 3rd of 3"."""
    facts = [tr("“{token}”").format(token=visible_token(token.text)), origin_name(token.origin)]
    if token.prob is not None:
        facts.append(tr("probability {share}").format(share=prob_text(token.prob)))
    if token.round:
        words = tr("round {round}, token {position} of {count}")
        facts.append(words.format(round=token.round, position=token.position, count=token.of))
    else:
        facts.append(tr("the pass over the prompt"))
    return " · ".join(facts)


def origin_counts(marks: Sequence[TokenMark]) -> tuple[tuple[Origin, int], ...]:
    """How many tokens came from where, in the order of Origin; only what occurs."""
    counts = Counter(token.origin for token in marks)
    return tuple((origin, counts[origin]) for origin in Origin if counts[origin])

"""What is said of one token of an answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from app.engine.replay_text import percent, visible_token
from app.engine.trace import Origin, TokenMark

ORIGIN_NAMES = {
    Origin.DRAFT: "accepted from the draft",
    Origin.LOOKUP: "accepted from lookup",
    Origin.CORRECTION: "correction by the target",
    Origin.BONUS: "bonus from the target",
    Origin.PLAIN: "from the target alone",
}
ORIGIN_LABELS = {
    Origin.DRAFT: "draft accepted",
    Origin.LOOKUP: "lookup accepted",
    Origin.CORRECTION: "corrections",
    Origin.BONUS: "bonus",
    Origin.PLAIN: "plain",
}
PROB_MEANING = (
    "How likely the target itself found this token after the text before it: its own probability, "
    "before temperature and the other sampling settings."
)


def token_facts(mark: TokenMark) -> str:
    """Such as "“report” · correction by the target · probability 61 % · round 7, 3rd of 3"."""
    place = "the pass over the prompt"
    if mark.round:
        place = f"round {mark.round}, token {mark.position} of {mark.of}"
    prob = "" if mark.prob is None else f" · probability {percent(mark.prob)}"
    return f"“{visible_token(mark.text)}” · {ORIGIN_NAMES[mark.origin]}{prob} · {place}"


def origin_counts(marks: Sequence[TokenMark]) -> tuple[tuple[Origin, int], ...]:
    """How many tokens came from where, in the order of Origin; only what occurs."""
    counts = Counter(mark.origin for mark in marks)
    return tuple((origin, counts[origin]) for origin in Origin if counts[origin])

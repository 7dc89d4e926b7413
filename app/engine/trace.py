"""How an answer came about, token by token and round by round. Pure."""

from __future__ import annotations

import codecs
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from app.engine.events import Finished
from app.engine.stats import Ending, Round, Source


class Origin(StrEnum):
    """Where a token of the answer came from."""

    DRAFT = "draft"  # proposed by the draft model, accepted
    LOOKUP = "lookup"  # proposed by lookup, accepted
    CORRECTION = "correction"  # the target's own, in place of a rejected proposal
    BONUS = "bonus"  # the target's own, after a whole proposal or a correction that was foreseen
    PLAIN = "plain"  # the target's own, nothing was proposed


@dataclass(frozen=True, slots=True)
class Trace:
    """What was recorded of one answer; `pieces` has the bytes of every token that occurs in it."""

    tokens: tuple[int, ...]
    rounds: tuple[Round, ...]
    pieces: Mapping[int, bytes]
    first_prob: float | None = None

    def piece(self, token: int) -> str:
        """A token as text; bytes that are no whole character show as U+FFFD."""
        return self.pieces.get(token, b"").decode("utf-8", "replace")


@dataclass(frozen=True, slots=True)
class TokenMark:
    """One token of the answer. `text` is what it completed: empty within a character.

    `round` counts from 1; 0 is the prompt's pass, which gives the first token. `position` counts
    from 1 within the round, and `of` is how many tokens the round committed.
    """

    text: str
    origin: Origin
    round: int
    position: int
    of: int
    prob: float | None  # the target's, see `token_probs`; None: not recorded


def trace_of(finished: Finished) -> Trace:
    """What to keep of a finished answer."""
    return Trace(finished.tokens, finished.rounds, finished.pieces, finished.first_prob)


def token_marks(trace: Trace) -> tuple[TokenMark, ...]:
    """Every token of the answer in order.

    >>> pieces = {1: b"Hi", 2: b" there"}
    >>> done = Round(Source.DRAFT, (2,), 0, (2,), Ending.PLAIN, 1, 0.0, 0.1, 0.0)
    >>> [mark.origin.value for mark in token_marks(Trace((1, 2), (done,), pieces))]
    ['plain', 'plain']
    """
    decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
    marks: list[TokenMark] = []
    for token, place in zip(trace.tokens, _places(trace), strict=False):
        text = decoder.decode(trace.pieces.get(token, b""))
        marks.append(TokenMark(text, *place))
    return tuple(marks)


Place = tuple[Origin, int, int, int, float | None]


def _places(trace: Trace) -> Iterator[Place]:
    yield Origin.PLAIN, 0, 1, 1, trace.first_prob
    for number, done in enumerate(trace.rounds, 1):
        for index in range(done.emitted):
            prob = done.target_probs[index] if index < len(done.target_probs) else None
            yield origin_of(done, index), number, index + 1, done.emitted, prob


def origin_of(done: Round, index: int) -> Origin:
    """Where the token at `index` of a round's committed tokens came from."""
    if index < done.accepted:
        return Origin.LOOKUP if done.source_by_token[index] is Source.LOOKUP else Origin.DRAFT
    return _ENDINGS[done.ending] if index == done.accepted else Origin.BONUS


_ENDINGS = {
    Ending.CORRECTION: Origin.CORRECTION,
    Ending.BONUS: Origin.BONUS,
    Ending.PLAIN: Origin.PLAIN,
}

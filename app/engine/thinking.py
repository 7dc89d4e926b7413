"""What a model thinks aloud before it answers, told apart from the answer. Pure.

Reasoning models put it between marks at the start. Some chat templates write the opening mark
themselves, so that the text holds only the closing one.
"""

from __future__ import annotations

import codecs
from dataclasses import dataclass
from enum import Enum, auto

from app.engine.stopping import possible_start
from app.engine.thinking_spelling import ThinkingSpelling
from app.engine.trace import Trace, token_marks

MARKS = (
    ("<think>", "</think>"),
    ("<thinking>", "</thinking>"),
    ("<thought>", "</thought>"),
    ("<reasoning>", "</reasoning>"),
    ("<seed:think>", "</seed:think>"),
    ("[THINK]", "[/THINK]"),
)
UNOPENED = "\n</think>"  # at the start of a line, or it may be talked about


@dataclass(frozen=True, slots=True)
class Split:
    """More text for either part. `moved`: all of the answer so far was thinking."""

    thinking: str = ""
    answer: str = ""
    moved: bool = False


class _State(Enum):
    START = auto()
    THINKING = auto()
    ANSWER = auto()


class ThinkingSplitter:
    """Takes text as it comes; holds back what may be the beginning of a mark.

    >>> splitter = ThinkingSplitter()
    >>> splitter.feed("<think>Hm.</th"), splitter.feed("ink>\\n\\nYes.")
    (Split(thinking='Hm.', answer='', moved=False), Split(thinking='', answer='Yes.', moved=False))
    """

    def __init__(self) -> None:
        self._state = _State.START
        self._held = ""
        self._closing = ""
        self._may_move = True
        self._at_answer_start = False

    @property
    def is_thinking(self) -> bool:
        return self._state is _State.THINKING

    def feed(self, text: str) -> Split:
        """Tell the parts of more text apart."""
        self._held += text
        if self._state is _State.START:
            if self._may_become_mark():
                return Split()
            self._start()
        if self._state is _State.THINKING:
            return self._think()
        return self._answer()

    def finish(self) -> Split:
        """No more text: what was held back is what it is."""
        held, self._held = self._held, ""
        if self._state is _State.THINKING:
            return Split(thinking=held)
        self._state = _State.ANSWER
        return Split(answer=held)

    def _may_become_mark(self) -> bool:
        shown = self._held.lstrip()
        return any(opening.startswith(shown) and shown != opening for opening, _ in MARKS)

    def _start(self) -> None:
        shown = self._held.lstrip()
        for opening, closing in MARKS:
            if shown.startswith(opening):
                self._state, self._closing = _State.THINKING, closing
                self._held = shown[len(opening) :]
                self._may_move = False
                return
        self._state = _State.ANSWER

    def _think(self) -> Split:
        before, mark, after = self._held.partition(self._closing)
        if not mark:
            cut = len(self._held) - possible_start(self._held, self._closing)
            thought, self._held = self._held[:cut], self._held[cut:]
            return Split(thinking=thought)
        self._state, self._held, self._at_answer_start = _State.ANSWER, after, True
        return Split(thinking=before, answer=self._answer().answer)

    def _answer(self) -> Split:
        if self._at_answer_start:
            self._held = self._held.lstrip("\n")
            self._at_answer_start = not self._held
        before, mark, after = self._held.partition(UNOPENED)
        if self._may_move and mark:
            self._may_move, self._at_answer_start = False, True
            self._held = after
            return Split(thinking=before, answer=self._answer().answer, moved=True)
        kept = possible_start(self._held, UNOPENED) if self._may_move else 0
        answer = self._held[: len(self._held) - kept]
        self._held = self._held[len(answer) :]
        return Split(answer=answer)


def split_thinking(text: str) -> tuple[str, str]:
    """The thinking and the answer of a complete text."""
    splitter = ThinkingSplitter()
    first, last = splitter.feed(text), splitter.finish()
    return first.thinking + last.thinking, first.answer + last.answer


def is_thinking(text: str) -> bool:
    """Does thinking begin in a text, and not end?"""
    splitter = ThinkingSplitter()
    splitter.feed(text)
    return splitter.is_thinking


def has_thinking(text: str) -> bool:
    """Does thinking begin in a text, whether or not it ends?"""
    return is_thinking(text) or bool(split_thinking(text)[0])


def answer_in(text: str) -> str:
    """A text without the thinking that it begins with; as it is where nothing came after that."""
    begins = text.lstrip().startswith(tuple(opening for opening, _ in MARKS))
    return (begins and split_thinking(text)[1]) or text


@dataclass(frozen=True, slots=True)
class ThinkingCost:
    """Tokens and decoding seconds that went into thinking."""

    tokens: int
    seconds: float


def thinking_cost(trace: Trace, text: str) -> ThinkingCost | None:
    """What the thinking at the start of `text` cost; None where there is none."""
    thought, answer = split_thinking(text)
    if not thought.strip():
        return None
    marks, shown = token_marks(trace), _shown_lengths(trace)
    length, end = len(text) - sum(shown), len(text) - len(answer)
    tokens, last_round = 0, 0
    for mark, characters in zip(marks, shown, strict=False):
        if length >= end:
            break
        length += characters
        tokens, last_round = tokens + 1, mark.round
    return ThinkingCost(tokens, sum(done.seconds for done in trace.rounds[:last_round]))


def _shown_lengths(trace: Trace) -> list[int]:
    """Characters of the text that each token completed."""
    spelling = ThinkingSpelling()
    decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
    pieces = (trace.pieces.get(token, b"") for token in trace.tokens)
    return [len(decoder.decode(spelling.feed(piece))) for piece in pieces]

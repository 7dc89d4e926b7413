"""An answer that is to be continued, as the model itself would have begun it."""

from __future__ import annotations

from collections.abc import Callable

from app.engine.thinking import is_thinking, split_thinking
from app.engine.thinking_spelling import CLOSING, OPENING, Marks


def begun_answer(
    text: str, marks: Marks | None, guard: Callable[[str], str], *, opened: bool
) -> str:
    """What stands behind a prompt; `opened`: which ends where thinking begins.

    marks: what this model writes around its thinking; None: what texts have.
    guard: takes from a text what would be read as control tokens.
    """
    thinks, (thought, answer) = is_thinking(text), split_thinking(text)
    if marks is None:
        if thinks or thought:
            return _with_marks_of_texts(text, guard, opened=opened)
        return f"\n{CLOSING}\n\n{guard(answer)}" if opened else guard(text)
    opening = "" if opened else marks.opening
    if thinks:
        return opening + guard(thought)
    if thought:
        return opening + guard(thought) + marks.closing + guard(answer)
    return (marks.closing if opened else marks.answer) + guard(answer)


def _with_marks_of_texts(text: str, guard: Callable[[str], str], *, opened: bool) -> str:
    """In some vocabularies they are control tokens, which `guard` would not let them be."""
    text = text.lstrip()
    opening = OPENING if text.startswith(OPENING) and not opened else ""
    thought, closing, answer = text.removeprefix(OPENING).partition(CLOSING)
    return opening + guard(thought) + closing + guard(answer)

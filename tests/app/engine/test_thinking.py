"""Thinking told apart from the answer, however the text is cut into pieces."""

from __future__ import annotations

import pytest

from app.engine.stats import Ending, Round, Source
from app.engine.thinking import ThinkingCost, ThinkingSplitter, split_thinking, thinking_cost
from app.engine.trace import Trace

CASES = [
    ("<think>Hm.\n</think>\n\nYes.", "Hm.\n", "Yes."),
    ("\n<think>\nHm.</think>Yes.", "\nHm.", "Yes."),
    ("[THINK]a < b[/THINK]No", "a < b", "No"),
    ("<seed:think>x</seed:think>y", "x", "y"),
    ("Opened by the template.\n</think>\n\nYes.", "Opened by the template.", "Yes."),
    ("<think>never closed", "never closed", ""),
    ("<think></think>\n\nYes.", "", "Yes."),
    ("Just an answer with a < b.", "", "Just an answer with a < b."),
    ("Say `</think>` to end it.", "", "Say `</think>` to end it."),
    ("<thin air", "", "<thin air"),
    ("<think>a</think>b\n</think>c", "a", "b\n</think>c"),
    ("", "", ""),
    ("\n", "", "\n"),
]


@pytest.mark.parametrize(("text", "thinking", "answer"), CASES)
def test_whole(text: str, thinking: str, answer: str) -> None:
    assert split_thinking(text) == (thinking, answer)


@pytest.mark.parametrize("size", [1, 2, 3, 7])
@pytest.mark.parametrize(("text", "thinking", "answer"), CASES)
def test_in_pieces(text: str, thinking: str, answer: str, size: int) -> None:
    splitter = ThinkingSplitter()
    thought, said = "", ""
    pieces = [text[at : at + size] for at in range(0, len(text), size)]
    for split in (*map(splitter.feed, pieces), splitter.finish()):
        if split.moved:
            thought, said = said, ""
        thought += split.thinking
        said += split.answer
    assert (thought, said) == (thinking, answer)


@pytest.mark.parametrize(
    ("opening", "closing"), [(b"<think>", b"</think>"), (b"[THINK]", b"[/THINK]"), (b"", b"")]
)
def test_what_thinking_cost(opening: bytes, closing: bytes) -> None:
    """However the model spells it; the text's spelling is the same."""
    pieces = {1: opening, 2: b"Hm.", 3: closing or b"</think>", 4: b"Yes."}
    one = Round(Source.DRAFT, (2,), 1, (2, 3), Ending.BONUS, 2, 0.1, 0.4, 0.0)
    two = Round(Source.PLAIN, (), 0, (4,), Ending.PLAIN, 1, 0.0, 0.25, 0.0)
    trace = Trace((1, 2, 3, 4), (one, two), pieces)
    assert thinking_cost(trace, "<think>Hm.</think>Yes.") == ThinkingCost(3, 0.5)
    assert thinking_cost(trace, "Yes.") is None

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.stopping import StopStrings


def feed(pieces: list[str], stops: tuple[str, ...]) -> tuple[str, bool]:
    stream, shown = StopStrings(stops), ""
    for piece in pieces:
        held = stream.feed(piece)
        shown += held.text
        if held.stopped:
            return shown, True
    return shown + stream.flush(), False


@pytest.mark.parametrize(
    ("pieces", "stops", "shown", "stopped"),
    [
        (["hello"], (), "hello", False),
        (["he", "l", "lo"], ("ll",), "he", True),
        (["a", "ab"], ("aab",), "", True),
        (["a", "a", "b"], ("ab",), "a", True),
        (["one", "\nUs", "er:"], ("\nUser:",), "one", True),
        (["one", "\nUs", "ing"], ("\nUser:",), "one\nUsing", False),
        (["xENDySTOP"], ("STOP", "END"), "x", True),
        (["abc"], ("",), "abc", False),
    ],
)
def test_stops(pieces: list[str], stops: tuple[str, ...], shown: str, stopped: bool) -> None:
    assert feed(pieces, stops) == (shown, stopped)


@given(st.text("ab", max_size=30), st.lists(st.text("ab", min_size=1, max_size=4), max_size=3))
def test_pieces_do_not_matter(text: str, stops: list[str]) -> None:
    """Fed character by character or at once, the text is cut before the same stop string."""
    found = [text.find(stop) for stop in stops if stop in text]
    whole = feed([text], tuple(stops))
    assert whole == ((text[: min(found)], True) if found else (text, False))
    shown, stopped = feed(list(text), tuple(stops))
    assert stopped == whole[1]
    assert text.startswith(shown)
    if not stopped:
        assert shown == text

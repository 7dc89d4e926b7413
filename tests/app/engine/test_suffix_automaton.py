"""The automaton against plain counting in texts over two and three letters."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.suffix_automaton import WINDOW, Continuation, Cursor, SuffixAutomaton

SHORT = st.lists(st.integers(0, 2), max_size=40)
PERIODIC = st.builds(
    lambda unit, times, rest: unit * times + rest,
    st.lists(st.integers(0, 1), min_size=1, max_size=6),
    st.integers(1, 20),
    st.lists(st.integers(0, 1), max_size=5),
)
TEXTS = SHORT | PERIODIC


def automaton(text: Sequence[int]) -> SuffixAutomaton:
    grown = SuffixAutomaton()
    grown.extend(text)
    return grown


def places(text: Sequence[int], string: Sequence[int]) -> list[int]:
    """Where `string` ends in `text`."""
    size = len(string)
    return [end for end in range(size, len(text) + 1) if text[end - size : end] == string]


def longest_suffix(text: Sequence[int], of: Sequence[int], *, before_end: bool) -> list[int]:
    end = len(text) - before_end
    for length in range(min(len(of), WINDOW - 1), -1, -1):
        suffix = list(of[len(of) - length :])
        if any(place <= end for place in places(text, suffix)):
            return suffix
    return []


def counted(text: Sequence[int], string: Sequence[int]) -> Continuation | None:
    following = [text[place] for place in places(text, string) if place < len(text)]
    if not following:
        return None
    newest_last = list(dict.fromkeys(following))
    token = max(newest_last, key=lambda t: (following.count(t), newest_last.index(t)))
    return Continuation(token, following.count(token), len(following))


def check(grown: SuffixAutomaton, text: list[int]) -> None:
    """Everything that can be asked about the end of the text."""
    string = longest_suffix(text, text, before_end=True)
    assert grown.tokens == text
    assert grown.tail().length == len(string)
    assert grown.continuation(grown.tail()) == counted(text, string)
    cursor, occurrences = grown.tail(), len(places(text, string))
    for length in range(len(string) - 1, 0, -1):
        suffix = string[-length:]
        found = grown.find(suffix)
        assert found.length == length
        assert grown.continuation(found) == counted(text, suffix)
        if len(places(text, suffix)) > occurrences:
            cursor, occurrences = grown.shorter(cursor), len(places(text, suffix))
            assert cursor == found
    assert not string or grown.shorter(cursor).length == 0


@given(TEXTS)
def test_what_followed_the_end_before(text: list[int]) -> None:
    check(automaton(text), text)


@given(TEXTS, SHORT)
def test_a_cursor_follows_any_tokens(text: list[int], tokens: list[int]) -> None:
    grown, cursor = automaton(text), Cursor()
    for end, token in enumerate(tokens, start=1):
        cursor = grown.step(cursor, token)
        string = longest_suffix(text, tokens[:end], before_end=False)
        assert cursor.length == len(string)
        assert grown.continuation(cursor) == counted(text, string)
    assert grown.find(tokens) == cursor


@given(TEXTS, st.lists(st.tuples(st.integers(0, 130), TEXTS), max_size=4))
def test_what_is_taken_back_leaves_no_trace(
    text: list[int], edits: list[tuple[int, list[int]]]
) -> None:
    grown = automaton(text)
    for kept, added in edits:
        text = text[:kept] + added
        grown.shorten(kept)
        grown.extend(added)
        check(grown, text)
    assert vars(grown) == vars(automaton(text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("abcab", Continuation(ord("c"), 1, 1)),
        ("abc,abd.abc;ab", Continuation(ord("c"), 2, 3)),
        ("abc,abd.ab", Continuation(ord("d"), 1, 2)),  # of equally frequent ones the later
        ("abb", Continuation(ord("b"), 1, 1)),
    ],
)
def test_continuations(text: str, expected: Continuation) -> None:
    grown = automaton(list(text.encode()))
    assert grown.continuation(grown.tail()) == expected


def test_what_too_much_followed_has_no_continuation() -> None:
    text = [value for other in range(10) for value in (7, 100 + other)] + [7]
    grown = automaton(text)
    assert grown.continuation(grown.tail(), widest=10) is not None
    assert grown.continuation(grown.tail(), widest=9) is None


@pytest.mark.parametrize("repeated", [1, 20_000])
def test_a_long_run_takes_no_longer_per_token(repeated: int) -> None:
    """All suffixes of a run are states of their own; only WINDOW of them are counted."""
    grown = automaton([5] * (WINDOW + repeated))
    assert grown.tail().length == WINDOW - 1
    assert grown.continuation(grown.tail()) == Continuation(5, repeated + 1, repeated + 1)

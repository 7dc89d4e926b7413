"""Does a name have the letters that were typed, in their order, and how well?"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

T = TypeVar("T")

_WORD_START = 8
_NEXT_TO = 5  # the letter before
_LATE = 0.1  # for each letter in front of the first place
_GAP = 0.05  # for each letter between two places


@dataclass(frozen=True, slots=True)
class Match:
    """`places` are the matched letters of the text."""

    score: float
    places: tuple[int, ...] = ()


def match(typed: str, text: str) -> Match | None:
    """The best way to find `typed` in `text`; spaces and case do not count.

    For example, "nc" is found in "New chat" at both word starts.
    """
    letters = _small("".join(typed.split()))
    return _best(letters, _small(text)) if letters else Match(0.0)


def ranked(typed: str, things: Iterable[T], text_of: Callable[[T], str]) -> list[T]:
    """The things whose text matches, best first; equally good ones keep their order."""
    found = [(match(typed, text_of(thing)), thing) for thing in things]
    kept = [(hit.score, thing) for hit, thing in found if hit is not None]
    return [thing for _, thing in sorted(kept, key=lambda pair: -pair[0])]


def _small(text: str) -> str:
    small = text.lower()
    return small if len(small) == len(text) else text  # a capital may have two small letters


def _best(letters: str, text: str) -> Match | None:
    @cache
    def rest(letter: int, start: int) -> Match | None:
        """The best places for the letters from `letter` on, none before `start`."""
        if letter == len(letters):
            return Match(0.0)
        best: Match | None = None
        place = text.find(letters[letter], start)
        while place >= 0:
            after = rest(letter + 1, place + 1)
            if after is None:
                break  # no later place leaves more room
            score = _worth(text, place, start, is_first=letter == 0) + after.score
            if best is None or score > best.score:
                best = Match(score, (place, *after.places))
            place = text.find(letters[letter], place + 1)
        return best

    return rest(0, 0)


def _worth(text: str, place: int, start: int, *, is_first: bool) -> float:
    worth = 1.0
    if place == 0 or not text[place - 1].isalnum():
        worth += _WORD_START
    if is_first:
        return worth - _LATE * place
    return worth + _NEXT_TO if place == start else worth - _GAP * (place - start)

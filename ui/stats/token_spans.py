"""Which characters of a Qt document belong to which token, without Qt."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.trace import TokenMark


@dataclass(frozen=True, slots=True)
class TokenSpan:
    """Places in the document, in UTF-16 units as Qt counts; `ink` is the first that is no space."""

    mark: TokenMark
    start: int
    ink: int
    end: int


class TokenSpans:
    """The text of some tokens, and the token at each place of it."""

    def __init__(self, marks: Sequence[TokenMark]) -> None:
        self.spans: list[TokenSpan] = []
        parts: list[str] = []
        place = 0
        for mark in marks:
            text = shown_text(mark.text)
            end = place + _units(text)
            ink = place + len(text) - len(text.lstrip())
            self.spans.append(TokenSpan(mark, place, min(ink, end), end))
            parts.append(text)
            place = end
        self.text = "".join(parts)
        self._starts = [span.start for span in self.spans]

    def at(self, place: int) -> int:
        """Index of the token that holds a place; -1 where there is none."""
        index = bisect_right(self._starts, place) - 1
        while index > 0 and self.spans[index].start == self.spans[index].end:
            index -= 1  # within a character, tokens have no text of their own
        return index

    def within(self, start: int, end: int) -> list[TokenSpan]:
        """The tokens with text between two places."""
        first = max(0, bisect_right(self._starts, start) - 1)
        last = bisect_right(self._starts, end - 1) if end > start else first
        return [span for span in self.spans[first:last] if span.end > max(start, span.start)]


def shown_text(text: str) -> str:
    """Qt would take a carriage return for a line end of its own, and U+2029 likewise."""
    return text.replace("\r", "").replace("\u2029", "\n")


def _units(text: str) -> int:
    return len(text) + sum(ord(character) > 0xFFFF for character in text)

"""Messages one under the other: where each begins, without Qt."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

TOP = 24  # pixels above the first
GAP = 22  # between two, where nobody sets another
BOTTOM = 28


class Stack:
    """Heights and gaps → places, all in pixels.

    >>> stack = Stack()
    >>> stack.place([100, 50, 70], first=0)
    >>> stack.tops, stack.total
    ([24, 146, 218], 316)
    >>> [stack.index_at(y) for y in (-5, 24, 145, 146, 9999)]
    [0, 0, 0, 1, 2]
    """

    def __init__(self) -> None:
        self.gap = GAP
        self.tops: list[int] = []
        self.total = 0  # zero without messages

    def place(self, heights: Sequence[int], *, first: int) -> None:
        """Heights from `first` on changed; `heights` are those of all messages."""
        del self.tops[first:]
        top = self.tops[first - 1] + heights[first - 1] + self.gap if first else TOP
        for height in heights[first:]:
            self.tops.append(top)
            top += height + self.gap
        self.total = top - self.gap + BOTTOM if heights else 0

    def index_at(self, y: int) -> int:
        """The message that a place belongs to, with the gap below it; the first above all."""
        return max(0, bisect_right(self.tops, y) - 1)

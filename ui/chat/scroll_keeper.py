"""Where the transcript is scrolled to: at the end only if it is there already."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QScrollBar

_NEAR_BOTTOM = 24


class ScrollKeeper:
    """Tells a person's scrolling from what follows a change of the content. All in pixels."""

    def __init__(self, bar: QScrollBar) -> None:
        self._bar = bar
        self.sticks = True  # to the end, while the content grows
        self.is_adjusting = False  # nobody scrolls: the content or the window has changed

    @property
    def top(self) -> int:
        """The first line of the content that is seen."""
        return self._bar.value()

    @property
    def below(self) -> int:
        """How much of the content is under what is seen."""
        return self._bar.maximum() - self._bar.value()

    def moved(self) -> None:
        """A person scrolled."""
        self.sticks = self.below <= _NEAR_BOTTOM

    def fit(self, content: int, page: int) -> None:
        """The content has this height, of which a page is seen."""
        with self._adjusting():
            self._bar.setPageStep(page)
            self._bar.setRange(0, max(0, content - page))
            if self.sticks:
                self._bar.setValue(self._bar.maximum())

    def keep_at(self, top: int) -> None:
        """Scroll there without having moved, as far as anyone can see."""
        with self._adjusting():
            self._bar.setValue(top)

    @contextmanager
    def _adjusting(self) -> Iterator[None]:
        self.is_adjusting = True
        try:
            yield
        finally:
            self.is_adjusting = False

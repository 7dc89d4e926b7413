"""All rounds of an answer side by side: how many tokens each gave. A click goes to one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.theme import Theme
from ui.translation import tr

_WIDEST = 11.0  # pixels from one column to the next
_NARROWEST = 3.0
_GAP_SHARE = 0.27


class RoundColumns(QWidget):
    """Where not all fit, those around the present one are shown."""

    chosen = Signal(int)  # index of a round

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._emitted: tuple[int, ...] = ()
        self._current = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_rounds(self, emitted: Sequence[int]) -> None:
        """Tokens of each round."""
        self._emitted = tuple(emitted)
        self.update()

    def mark(self, index: int) -> None:
        """The round that is shown."""
        self._current = index
        count = self._emitted[index]
        words = tr("Tokens per round. Round {number} gave %n tokens.", "", count)
        self.setAccessibleName(words.format(number=index + 1))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(232, 120)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 120)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        first, step, shown = self._window()
        index = first + int(event.position().x() // step)
        if event.button() is Qt.MouseButton.LeftButton and index < first + shown:
            self.chosen.emit(index)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._emitted:
            return
        tokens = self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        first, step, shown = self._window()
        highest = max(self._emitted)
        for number in range(shown):
            index = first + number
            height = self.height() * self._emitted[index] / highest
            box = QRectF(number * step, self.height() - height, step * (1 - _GAP_SHARE), height)
            is_here = index == self._current
            painter.setBrush(QColor(tokens.target if is_here else tokens.draft))
            painter.drawRoundedRect(box, min(2.0, step / 4), min(2.0, step / 4))

    def _window(self) -> tuple[int, float, int]:
        """The first column, pixels from one to the next, and how many there are."""
        count = max(1, len(self._emitted))
        step = max(_NARROWEST, min(_WIDEST, self.width() / count))
        shown = min(count, max(1, int(self.width() / step)))
        first = max(0, min(self._current - shown // 2, count - shown))
        return first, step, shown

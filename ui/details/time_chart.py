"""A line over time, with a dashed one to compare with."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.fonts import interface_font
from ui.theme import Theme
from ui.widgets.mirrored import mirrored

_PAD = 3


class TimeChart(QWidget):
    """From zero up; gaps where nothing was measured."""

    def __init__(
        self, theme: Theme, ink: str, *, height: int = 56, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ink = ink
        self._height = height
        self._values: tuple[float | None, ...] = ()
        self._reference: tuple[float, str] | None = None
        self._top = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_values(
        self,
        values: Sequence[float | None],
        name: str,
        *,
        reference: tuple[float, str] | None = None,
        top: float | None = None,
        ink: str = "",
    ) -> None:
        """Values at equal distances. `name` says the same in words; `top`: the highest place.

        `ink` is a colour of the theme in place of the one from before.
        """
        self._ink = ink or self._ink
        self._values = tuple(values)
        self._reference = reference
        seen = [value for value in values if value is not None]
        if reference is not None:
            seen.append(reference[0])
        self._top = top or max(seen, default=1.0) or 1.0
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self._height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        if self._reference is not None:
            self._paint_reference(painter, self._reference[0])
        painter.setPen(QPen(QColor(getattr(tokens, self._ink)), 2))
        for run in self._runs():
            if len(run) == 1:
                painter.drawLine(run[0] - QPointF(2, 0), run[0] + QPointF(2, 0))
            else:
                painter.drawPolyline(QPolygonF(run))
        if self._reference is not None:
            self._paint_label(painter, *self._reference)

    def _paint_reference(self, painter: QPainter, value: float) -> None:
        painter.setPen(QPen(QColor(self._theme.tokens.muted), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(0, self._y(value)), QPointF(self.width(), self._y(value)))

    def _paint_label(self, painter: QPainter, value: float, words: str) -> None:
        """Over the line, on a ground of its own, so that it can be read wherever the line runs."""
        tokens = self._theme.tokens
        font = interface_font(10, tabular=True)
        width, height = QFontMetrics(font).horizontalAdvance(words) + 6, QFontMetrics(font).height()
        y = self._y(value)
        below = y + height + 2 < self.height()
        box = QRect(self.width() - width, round(y + 1 if below else y - height - 1), width, height)
        place = mirrored(self, box)
        painter.fillRect(place, QColor(tokens.surface))
        painter.setFont(font)
        painter.setPen(QColor(tokens.muted))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)

    def _runs(self) -> list[list[QPointF]]:
        runs: list[list[QPointF]] = [[]]
        step = (self.width() - 2 * _PAD) / max(1, len(self._values) - 1)
        for number, value in enumerate(self._values):
            if value is None:
                runs.append([])
            else:
                runs[-1].append(QPointF(_PAD + number * step, self._y(value)))
        return [run for run in runs if run]

    def _y(self, value: float) -> float:
        room = self.height() - 2 * _PAD - 1
        return _PAD + room * (1 - min(value / self._top, 1.0))

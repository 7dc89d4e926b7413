"""Painted bars: shares of a whole, and heights side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.fonts import interface_font
from ui.numbers import decimal
from ui.theme import Theme

_BAR = 10


@dataclass(frozen=True, slots=True)
class Share:
    """`fraction` of the whole, in the colour of a token."""

    fraction: float
    ink: str


class ShareBar(QWidget):
    """One horizontal bar, filled from the left."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shares: tuple[Share, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(_BAR)
        theme.changed.connect(self.update)

    def show_shares(self, shares: Sequence[Share], name: str) -> None:
        """`name` says the same in words."""
        self._shares = tuple(shares)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(self.rect()), _BAR / 2, _BAR / 2)
        painter.setClipPath(outline)
        painter.fillRect(self.rect(), QColor(tokens.fill))
        x = 0.0
        for share in self._shares:
            width = share.fraction * self.width()
            painter.fillRect(QRectF(x, 0, width, _BAR), QColor(getattr(tokens, share.ink)))
            x += width


@dataclass(frozen=True, slots=True)
class Column:
    """One upright bar."""

    label: str
    value: float
    is_marked: bool = False


class ColumnChart(QWidget):
    """Upright bars with their values above and labels below; the marked one is amber."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._columns: tuple[Column, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_columns(self, columns: Sequence[Column], name: str) -> None:
        """`name` says the same in words."""
        self._columns = tuple(columns)
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, 104)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._columns:
            return
        tokens = self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(interface_font(10, tabular=True))
        step = self.width() / len(self._columns)
        highest = max(column.value for column in self._columns)
        floor = self.height() - 18
        for number, column in enumerate(self._columns):
            height = (floor - 18) * column.value / highest if highest else 0
            box = QRectF(number * step + step * 0.16, floor - height, step * 0.68, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.draft if column.is_marked else tokens.line))
            painter.drawRoundedRect(box, 3, 3)
            painter.setPen(QColor(tokens.muted))
            value = QRectF(number * step, box.top() - 16, step, 14)
            painter.drawText(value, Qt.AlignmentFlag.AlignCenter, decimal(column.value, 2))
            label = QRectF(number * step, floor + 2, step, 14)
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, column.label)

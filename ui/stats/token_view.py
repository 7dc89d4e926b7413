"""An answer as its tokens: a legend, the marked text, and what is known of the chosen one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.engine.trace import Origin, TokenMark
from ui.fonts import interface_font
from ui.stats.origin_marks import paint_mark
from ui.stats.token_text import TokenText
from ui.stats.token_wording import (
    origin_counts,
    origin_label,
    origin_name,
    prob_meaning,
    token_facts,
)
from ui.tokens import Tokens
from ui.translation import mark, tr
from ui.widgets.announce import announce
from ui.widgets.flow import flow
from ui.widgets.mirrored import mirrored

_ROW = 24
_GAP = 16
_FACTS_TOP = 3
_HINT = mark(
    "Point at a token, or walk with the arrow keys, to see where it came from. Esc goes back."
)


class TokenView(QWidget):
    """Its owner asks `height_for` and sets the geometry."""

    left = Signal()
    reached = Signal(int, int)  # top and bottom within this view

    def __init__(self, tokens: Tokens, marks: Sequence[TokenMark], parent: QWidget) -> None:
        super().__init__(parent)
        self._legend = [
            _LegendItem(tokens, origin, count, self) for origin, count in origin_counts(marks)
        ]
        self.text = TokenText(tokens, marks, self)
        self.facts = QLabel(tr(_HINT), self)
        self.facts.setFont(interface_font(12, tabular=True))
        self.facts.setProperty("tone", "muted")
        self.facts.setTextFormat(Qt.TextFormat.PlainText)
        self.facts.setWordWrap(True)
        self.facts.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.facts.setToolTip(prob_meaning())
        self.text.chosen.connect(self._show_facts)
        self.text.left.connect(self.left)
        self.text.reached.connect(self._pass_on)
        self.setFocusProxy(self.text)
        self.setAccessibleName(tr("Tokens of this answer"))

    def height_for(self, width: int) -> int:
        """Height in pixels at a width."""
        above = self._legend_height(width) + self._facts_height(width)
        return above + self.text.height_for(width) + _ROW

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width, top = self.width(), self._legend_height(self.width())
        for item, place in zip(self._legend, self._legend_places(width), strict=True):
            item.setGeometry(mirrored(self, place))
        height = self.text.height_for(width)
        facts = self._facts_height(width)
        self.facts.setGeometry(0, top + _FACTS_TOP, width, facts - _FACTS_TOP)
        self.text.setGeometry(0, top + facts + 6, width, height)

    def _legend_places(self, width: int) -> list[QRect]:
        return flow(self._legend, width, gap=_GAP, row_height=_ROW)

    def _facts_height(self, width: int) -> int:
        """Room for the hint, which is about as long as what is said of a token."""
        metrics = self.facts.fontMetrics()
        wrap = int(Qt.TextFlag.TextWordWrap)
        return metrics.boundingRect(QRect(0, 0, width, 1000), wrap, tr(_HINT)).height() + _ROW // 3

    def _legend_height(self, width: int) -> int:
        places = self._legend_places(width)
        return max((place.bottom() + 1 for place in places), default=0)

    def _show_facts(self, mark: TokenMark | None) -> None:
        words = tr(_HINT) if mark is None else token_facts(mark)
        self.facts.setText(words)
        if self.text.hasFocus() and mark is not None:
            announce(self.text, words)

    def _pass_on(self, top: int, bottom: int) -> None:
        self.reached.emit(self.text.y() + top, self.text.y() + bottom)


class _LegendItem(QWidget):
    """A sample of a mark, its name, and how many tokens have it."""

    _SAMPLE = 22

    def __init__(self, tokens: Tokens, origin: Origin, count: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = tokens
        self._origin = origin
        self._text = f"{origin_label(origin)} {count}"
        self.setFont(interface_font(12, tabular=True))
        self.setAccessibleName(self._text)
        words = tr("%n tokens: {origin}.", "", count)
        self.setToolTip(words.format(origin=origin_name(origin)))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        sample = 0 if self._origin is Origin.PLAIN else self._SAMPLE + 6
        return QSize(sample + self.fontMetrics().horizontalAdvance(self._text) + 2, 20)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        left = 0
        if self._origin is not Origin.PLAIN:
            sample = mirrored(self, QRect(0, 0, self._SAMPLE, 1)).left()
            right = sample + self._SAMPLE
            paint_mark(painter, self._colours, self._origin, sample, right, 11.5)
            left = self._SAMPLE + 6
        painter.setPen(QColor(self._colours.muted))
        place = mirrored(self, QRect(left, 0, self.width() - left, self.height()))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, self._text)

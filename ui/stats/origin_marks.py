"""The line under a token that says where it came from: told by its style and by its colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.engine.trace import Origin
from ui.tokens import Tokens

_DASHES = [3.0, 2.0]  # in pen widths
_DOTS = [1.0, 1.5]
_APART = 3.0  # pixels between the two lines of a bonus token


def paint_mark(
    painter: QPainter, tokens: Tokens, origin: Origin, left: float, right: float, y: float
) -> None:
    """Draft: solid amber. Lookup: dashed teal. Correction: dotted indigo. Bonus: double indigo."""
    match origin:
        case Origin.DRAFT:
            _line(painter, _pen(tokens.draft, 2), left, right, y)
        case Origin.LOOKUP:
            _line(painter, _pen(tokens.lookup, 2, _DASHES), left, right, y)
        case Origin.CORRECTION:
            _line(painter, _pen(tokens.target, 2, _DOTS), left, right, y)
        case Origin.BONUS:
            _line(painter, _pen(tokens.target, 1), left, right, y - _APART / 2)
            _line(painter, _pen(tokens.target, 1), left, right, y + _APART / 2)
        case Origin.PLAIN:
            pass


def _pen(colour: str, width: float, pattern: list[float] | None = None) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if pattern is not None:
        pen.setDashPattern(pattern)
    return pen


def _line(painter: QPainter, pen: QPen, left: float, right: float, y: float) -> None:
    painter.setPen(pen)
    painter.drawLine(QPointF(left, y), QPointF(right, y))

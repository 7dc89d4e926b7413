"""A figure in a sentence: the number stands out, the words around it step back."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.fonts import interface_font, scaled
from ui.tokens import Tokens
from ui.widgets.mirrored import mirrored

_HEIGHT = 20


class Figure(QWidget):
    """Paints `before` and `after` muted and `value` emphasised, in tabular figures."""

    def __init__(
        self,
        tokens: Tokens,
        value: str,
        *,
        before: str = "",
        after: str = "",
        tooltip: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._colours = tokens
        self._parts = (before, value, after)
        self._plain = interface_font(12, tabular=True)
        self._strong = interface_font(12, QFont.Weight.DemiBold, tabular=True)
        self.setToolTip(tooltip)
        self.setAccessibleName("".join(self._parts))
        self.setAccessibleDescription(tooltip)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(sum(self._widths()), scaled(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, scaled(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        cut = self.width() < self.sizeHint().width()
        x = 0
        for part, width, font, colour in zip(
            self._parts, self._widths(), self._fonts(), self._inks(), strict=True
        ):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            text = part
            if cut:
                room = max(0, self.width() - x)
                text = QFontMetrics(font).elidedText(part, Qt.TextElideMode.ElideRight, room)
            place = QRect(x, 0, width, scaled(_HEIGHT))
            painter.drawText(mirrored(self, place), _ALIGN, text)
            x += width

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        return self._plain, self._strong, self._plain

    def _inks(self) -> tuple[str, str, str]:
        return self._colours.muted, self._colours.ink, self._colours.muted

    def _widths(self) -> tuple[int, ...]:
        return tuple(
            QFontMetrics(font).horizontalAdvance(part)
            for font, part in zip(self._fonts(), self._parts, strict=True)
        )


_ALIGN = (
    int(Qt.AlignmentFlag.AlignLeft)
    | int(Qt.AlignmentFlag.AlignVCenter)
    | int(Qt.TextFlag.TextDontClip)
)

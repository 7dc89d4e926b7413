"""A small window over the main one, with round corners; a click elsewhere closes it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QScreen
from PySide6.QtWidgets import QWidget

from ui.theme import Theme

_RADIUS = 12
_FROM_EDGE = 8


class Popup(QWidget):
    """Paints its own ground: Qt draws no stylesheet background on a translucent window."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self._popup_theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)

    def show_at(self, place: QPoint, anchor: QWidget) -> None:
        """Show near a place on the screen, wholly on it."""
        screen = anchor.screen().availableGeometry()
        right = screen.right() - self.width() - _FROM_EDGE
        bottom = screen.bottom() - self.height() - _FROM_EDGE
        x = max(screen.left() + _FROM_EDGE, min(place.x(), right))
        y = max(screen.top() + _FROM_EDGE, min(place.y(), bottom))
        self.move(x, y)
        self.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = self._popup_theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.setBrush(QColor(tokens.surface))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)


def room_on(screen: QScreen) -> int:
    """How high a popup may be there."""
    return screen.availableGeometry().height() - 2 * _FROM_EDGE

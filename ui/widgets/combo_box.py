"""A combo box whose arrow can be seen on every ground."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QWidget

from ui.fonts import interface_font
from ui.theme import Theme
from ui.widgets.icons import icon_pixmap
from ui.widgets.mirrored import mirrored

_ARROW = 16
_FROM_EDGE = 10


class ComboBox(QComboBox):
    """The stylesheet draws the box; the arrow is one of our icons, in the theme's colour."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFont(interface_font(13))
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        ratio = self.devicePixelRatioF()
        arrow = icon_pixmap("chevron-down", self._theme.tokens.muted, _ARROW, ratio)
        left = self.width() - _ARROW - _FROM_EDGE
        place = mirrored(self, QRect(left, (self.height() - _ARROW) // 2, _ARROW, _ARROW))
        QPainter(self).drawPixmap(place.topLeft(), arrow)

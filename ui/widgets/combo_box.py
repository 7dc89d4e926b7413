"""A combo box whose arrow can be seen on every ground, and whose long words end in dots."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from ui.fonts import interface_font
from ui.theme import Theme
from ui.widgets.icons import icon_pixmap
from ui.widgets.mirrored import mirrored

_ARROW = 16
_FROM_EDGE = 10
_BESIDE_TEXT = 2  # what styles leave free at its sides


class ComboBox(QComboBox):
    """The stylesheet draws the box; the arrow is one of our icons, in the theme's colour."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFont(interface_font(13))
        theme.changed.connect(self.update)

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        room = field.width() - _BESIDE_TEXT
        option.currentText = option.fontMetrics.elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, room
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        ratio = self.devicePixelRatioF()
        arrow = icon_pixmap("chevron-down", self._theme.tokens.muted, _ARROW, ratio)
        left = self.width() - _ARROW - _FROM_EDGE
        place = mirrored(self, QRect(left, (self.height() - _ARROW) // 2, _ARROW, _ARROW))
        painter.drawPixmap(place.topLeft(), arrow)

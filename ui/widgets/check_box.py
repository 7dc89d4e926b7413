"""A check box whose box can be seen on every ground."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton, QWidget

from ui.fonts import interface_font
from ui.theme import Theme
from ui.widgets.icons import icon_pixmap

_TICK = 12


class CheckBox(QCheckBox):
    """The stylesheet draws the box; the tick is one of our icons, in the theme's colour."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self.setFont(interface_font(13))
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        ratio = self.devicePixelRatioF()
        tick = icon_pixmap("check", self._theme.tokens.background, _TICK, ratio)
        painter = QPainter(self)
        left = box.left() + (box.width() - _TICK) // 2
        painter.drawPixmap(left, box.top() + (box.height() - _TICK) // 2, tick)

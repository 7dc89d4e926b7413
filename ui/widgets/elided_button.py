"""A button whose words end in dots where there is no room for all of them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

from ui.fonts import interface_font
from ui.widgets.one_line import elided
from ui.widgets.tooltip import plain_tooltip

_LEAST_WIDTH = 60


class ElidedButton(QPushButton):
    """A hover tells what the dots stand for."""

    def __init__(self, text: str, *, tabular: bool = False) -> None:
        super().__init__(text)
        self.setFont(interface_font(13, tabular=tabular))
        self.setAutoDefault(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def shown_text(self) -> str:
        """What there is room for."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        area = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self)
        fits = QFontMetrics(self.font()).horizontalAdvance(self.text()) <= area.width()
        return self.text() if fits else elided(self.text(), self.font(), area.width())

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(min(_LEAST_WIDTH, hint.width()), hint.height())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip:
            is_cut = self.shown_text != self.text()
            self.setToolTip(plain_tooltip(self.text()) if is_cut else "")
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = self.shown_text
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)

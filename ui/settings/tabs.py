"""Buttons for the sections of a page, in rows that break where the width ends."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from ui.fonts import interface_font
from ui.translation import labelled
from ui.widgets.flow import flow
from ui.widgets.mirrored import mirrored

_GAP = 6
_ROW_GAP = 8


class Tabs(QWidget):
    """One is always checked; the arrow keys go from one to the next."""

    chosen = Signal(int)

    def __init__(self, name: str, titles: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self.buttons = [self._button(labelled(name, title), title) for title in titles]
        for number, button in enumerate(self.buttons):
            self._group.addButton(button, number)
        self._group.idToggled.connect(self._toggled)

    @property
    def current(self) -> int:
        return self._group.checkedId()

    def choose(self, number: int) -> None:
        self.buttons[number].setChecked(True)

    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return places[-1].bottom() + 1 + _ROW_GAP // 2 if places else 0

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(200, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._place()  # a button needs another size
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        number = (self.current + step) % len(self.buttons)
        self.choose(number)
        self.buttons[number].setFocus(Qt.FocusReason.TabFocusReason)

    def _place(self) -> None:
        for button, place in zip(self.buttons, self._places(self.width()), strict=True):
            button.setGeometry(mirrored(self, place))
        self.setFixedHeight(self.heightForWidth(self.width()))

    def _places(self, width: int) -> list[QRect]:
        tallest = max((button.sizeHint().height() for button in self.buttons), default=0)
        return flow(self.buttons, width, gap=_GAP, row_height=tallest + _ROW_GAP)

    def _button(self, name: str, title: str) -> QPushButton:
        button = QPushButton(title, self)
        button.setCheckable(True)
        button.setAutoDefault(False)
        button.setFont(interface_font(13))
        button.setAccessibleName(name)
        return button

    def _toggled(self, number: int, checked: bool) -> None:  # noqa: FBT001 - Qt's signature
        if checked:
            self.chosen.emit(number)

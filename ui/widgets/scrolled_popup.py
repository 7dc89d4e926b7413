"""A popup whose content scrolls where the screen is not high enough for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QFrame, QLayout, QScrollArea, QVBoxLayout, QWidget

from ui.theme import Theme
from ui.widgets.popup import Popup
from ui.widgets.tall_column import TallColumn

_EDGE = 8  # between the popup and the edges of the screen
NUMBER_MARGIN = 8  # beside the text of a number
_ROUND = 6  # above and below what scrolls, for the round corners


class ScrolledPopup(Popup):
    """Whoever makes one fills `sheet` by a layout and calls `steady` then.

    It is as wide as usual, or wider where the words of a language need that.
    """

    def __init__(self, theme: Theme, width: int, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._usual_width = width
        self.sheet = TallColumn()
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.viewport().setAutoFillBackground(False)
        self._area.setWidget(self.sheet)
        self.sheet.setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, _ROUND, 1, _ROUND)
        column.addWidget(self._area)

    def steady(self) -> None:
        """Turning the wheel over a number scrolls; it changes no number that nobody looks at."""
        for spin in self.sheet.findChildren(QAbstractSpinBox):
            spin.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Wheel and isinstance(watched, QAbstractSpinBox):
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def open_over(self, anchor: QWidget) -> None:
        """Show over a button, as high as the content or the screen."""
        screen = anchor.screen().availableGeometry()
        self.setFixedWidth(min(self._needed_width(), screen.width() - 2 * _EDGE))
        needed, room = self._needed_height(), screen.height() - 2 * _EDGE
        policy = Qt.ScrollBarPolicy
        self._area.setVerticalScrollBarPolicy(  # a bar takes width, words wrap, the bar stays
            policy.ScrollBarAsNeeded if needed > room else policy.ScrollBarAlwaysOff
        )
        self.setFixedHeight(min(needed, room))
        self._area.verticalScrollBar().setValue(0)
        self.show_at(anchor.mapToGlobal(QPoint(0, -self.height() - _EDGE)), anchor)

    def _needed_width(self) -> int:
        bar = self._area.verticalScrollBar().sizeHint().width()
        return max(self._usual_width, self._layout().totalMinimumSize().width() + bar + 2)

    def _layout(self) -> QLayout:
        """Of the sheet, as it is with all fonts and words in place."""
        layout = self.sheet.layout()
        assert layout is not None
        for widget in (self, *self.sheet.findChildren(QWidget)):
            widget.ensurePolished()  # or it does not know yet how much room it needs
            widget.updateGeometry()
        self._widen_numbers()
        for each in self.sheet.findChildren(QLayout):
            each.invalidate()  # fonts may have changed since it was last shown
        return layout

    def _widen_numbers(self) -> None:
        """All alike, so that the longest of them, or the words for none, is not cut."""
        spins = self.sheet.findChildren(QAbstractSpinBox)
        needed = [spin.sizeHint().width() + 2 * NUMBER_MARGIN for spin in spins]
        for spin in spins:
            spin.setMinimumWidth(max(spin.minimumWidth(), *needed))

    def _needed_height(self) -> int:
        layout = self._layout()
        height = layout.totalHeightForWidth(self.width() - 2)
        return max(height, layout.totalMinimumSize().height()) + 2 * _ROUND

"""A field for one of the fonts that are installed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QFontDatabase, QWheelEvent

from ui.settings.items import Item
from ui.theme import Theme
from ui.translation import tr
from ui.widgets.combo_box import ComboBox

_WIDTH = 208
_MOST_SHOWN = 14


class FontEditor(ComboBox):
    """The first entry leaves it to the system; the others are found when the list is opened."""

    def __init__(self, theme: Theme, item: Item, change: Callable[[object], object]) -> None:
        super().__init__(theme)
        self._is_filled = False
        self.addItem(tr(item.unset), "")
        self.setMaxVisibleItems(_MOST_SHOWN)
        self.setFixedWidth(_WIDTH)
        self.setAccessibleName(tr(item.name))
        self.activated.connect(lambda number: change(self.itemData(number)))

    def show_value(self, value: object) -> None:
        """Also of a font that is not installed, such as on another machine."""
        if self.findData(value) < 0:
            self.addItem(str(value), value)
        self.setCurrentIndex(self.findData(value))

    def fill(self) -> None:
        """List what is installed; once, and not before somebody looks."""
        if self._is_filled:
            return
        self._is_filled = True
        shown = self.currentData()
        while self.count() > 1:
            self.removeItem(1)
        for family in QFontDatabase.families():
            if not QFontDatabase.isPrivateFamily(family):
                self.addItem(family, family)
        self.show_value(shown)

    def showPopup(self) -> None:
        self.fill()
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # it scrolls the page

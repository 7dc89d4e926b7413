"""The bar over the pages of models: which page, and a search."""

from __future__ import annotations

from typing import Literal, TypeAlias

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from ui.fonts import grown, interface_font
from ui.theme import Theme
from ui.translation import mark, tr
from ui.widgets.buttons import IconButton
from ui.widgets.elided_button import ElidedButton
from ui.widgets.search_field import SearchField

Tab: TypeAlias = Literal["local", "find", "downloads"]
_TABS: dict[Tab, str] = {
    "local": mark("On this machine"),
    "find": mark("Find pairs"),
    "downloads": mark("Downloads"),
}
_GAP, _NARROW_GAP = 8, 4
_SEARCH_WIDTH, _LEAST_SEARCH = 260, 160
_SECOND_ROW = 44  # of the search, where there is no room beside the tabs


class ModelsBar(QFrame):
    """Only arranges; whoever made it connects its parts."""

    chosen = Signal(str)  # Tab
    search_changed = Signal(str)
    searched = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("topbar")
        self.sidebar_button = IconButton(theme, "sidebar", tr("Show the chats"), size=20)
        self.close_button = IconButton(theme, "close", tr("Back to the chat (Esc)"))
        self._title = QLabel(tr("Models"))
        self._title.setFont(interface_font(14, QFont.Weight.DemiBold))
        self.tabs: dict[Tab, ElidedButton] = {tab: _tab(tr(text)) for tab, text in _TABS.items()}
        self._group = QButtonGroup(self)
        for tab, made in self.tabs.items():
            self._group.addButton(made)
            made.clicked.connect(lambda _checked, tab=tab: self.chosen.emit(tab))
        name = tr("Search pairs; Enter searches the hub")
        self.search = SearchField(theme, tr("Search the hub"), name=name)
        self.search.setMaximumWidth(_SEARCH_WIDTH)
        self.search.textChanged.connect(self.search_changed)
        self.search.returnPressed.connect(lambda: self.searched.emit(self.search.text()))
        self._arrange()
        theme.changed.connect(self._fit)

    def show_tab(self, tab: Tab) -> None:
        self.tabs[tab].setChecked(True)

    def show_counts(self, models: int, downloads: int) -> None:
        """Models that can chat, and downloads that are not there yet."""
        for tab, count in (("local", models), ("downloads", downloads)):
            text = tr(_TABS[tab])  # type: ignore[index]
            self.tabs[tab].setText(f"{text}  {count}" if count else text)  # type: ignore[index]
        self._fit()

    def _arrange(self) -> None:
        self._first = QHBoxLayout()
        self._first.setSpacing(_GAP)
        for part in (self.sidebar_button, self._title, *self.tabs.values()):
            self._first.addWidget(part)
        self._first.addStretch(1)
        self._first.addWidget(self.search, 1000)
        self._first.addWidget(self.close_button)
        self._second = QHBoxLayout()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 0, 10, 0)
        self._column.setSpacing(0)
        self._column.addLayout(self._first, 1)
        self._column.addLayout(self._second)
        self._take_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The search gets a row of its own, and the title goes, where the words need the room."""
        room = self.width() - self._needed()
        self._title.setVisible(room >= self._title.sizeHint().width() + _GAP)
        self._place_search(is_narrow=room < 0)
        self._take_height()

    def _needed(self) -> int:
        """Pixels of a row with tabs, search and buttons."""
        margins = self.contentsMargins() + self._column.contentsMargins()
        tabs = sum(tab.sizeHint().width() + _GAP for tab in self.tabs.values())
        buttons = self.sidebar_button.width() + self.close_button.width() + 2 * _GAP
        return margins.left() + margins.right() + tabs + buttons + grown(_LEAST_SEARCH)

    def _place_search(self, *, is_narrow: bool) -> None:
        if is_narrow == (self._second.count() > 0):
            return
        (self._second if is_narrow else self._first).addWidget(self.search, 1000)
        if not is_narrow:
            self._first.removeWidget(self.close_button)
            self._first.addWidget(self.close_button)
        self._first.setSpacing(_NARROW_GAP if is_narrow else _GAP)
        self.search.setMaximumWidth(16_777_215 if is_narrow else _SEARCH_WIDTH)

    def _take_height(self) -> None:
        row = self._theme.spacing.top_bar
        self.setFixedHeight(row + _SECOND_ROW if self._second.count() else row)


def _tab(text: str) -> ElidedButton:
    tab = ElidedButton(text, tabular=True)
    tab.setCheckable(True)
    return tab

"""The bar over the pages of models: which page, and a search."""

from __future__ import annotations

from typing import Literal, TypeAlias

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QFont, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ui.fonts import interface_font
from ui.theme import Theme
from ui.translation import mark, tr
from ui.widgets.buttons import IconButton
from ui.widgets.icons import icon

Tab: TypeAlias = Literal["local", "find", "downloads"]
_TABS: dict[Tab, str] = {
    "local": mark("On this machine"),
    "find": mark("Find pairs"),
    "downloads": mark("Downloads"),
}
_TITLE_FROM, _ONE_ROW_FROM = 640, 560
_SEARCH_WIDTH = 260
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
        self.tabs: dict[Tab, QPushButton] = {tab: _tab(tr(text)) for tab, text in _TABS.items()}
        self._group = QButtonGroup(self)
        for tab, made in self.tabs.items():
            self._group.addButton(made)
            made.clicked.connect(lambda _checked, tab=tab: self.chosen.emit(tab))
        self.search = QLineEdit()
        self.search.setObjectName("search")
        self.search.setPlaceholderText(tr("Search the hub"))
        self.search.setAccessibleName(tr("Search pairs; Enter searches the hub"))
        self.search.setClearButtonEnabled(True)
        self.search.setFont(interface_font(13))
        self.search.setMaximumWidth(_SEARCH_WIDTH)
        self.search.textChanged.connect(self.search_changed)
        self.search.returnPressed.connect(lambda: self.searched.emit(self.search.text()))
        self._glass = QAction(self.search)
        self.search.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        self._arrange()
        theme.changed.connect(self._draw)
        theme.changed.connect(self._take_height)
        self._draw()

    def show_tab(self, tab: Tab) -> None:
        self.tabs[tab].setChecked(True)

    def show_counts(self, models: int, downloads: int) -> None:
        """Models that can chat, and downloads that are not there yet."""
        for tab, count in (("local", models), ("downloads", downloads)):
            text = tr(_TABS[tab])  # type: ignore[index]
            self.tabs[tab].setText(f"{text}  {count}" if count else text)  # type: ignore[index]

    def _arrange(self) -> None:
        self._first = QHBoxLayout()
        self._first.setSpacing(8)
        for part in (self.sidebar_button, self._title, *self.tabs.values()):
            self._first.addWidget(part)
        self._first.addStretch(1)
        self._first.addWidget(self.search, 1000)
        self._first.addWidget(self.close_button)
        self._second = QHBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 0, 10, 0)
        column.setSpacing(0)
        column.addLayout(self._first, 1)
        column.addLayout(self._second)
        self._take_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = event.size().width()
        self._title.setVisible(width >= _TITLE_FROM)
        narrow = width < _ONE_ROW_FROM
        if narrow == (self._second.count() > 0):
            return
        (self._first if not narrow else self._second).addWidget(self.search, 1000)
        if not narrow:
            self._first.removeWidget(self.close_button)
            self._first.addWidget(self.close_button)
        self.search.setMaximumWidth(16_777_215 if narrow else _SEARCH_WIDTH)
        self._take_height()

    def _take_height(self) -> None:
        row = self._theme.spacing.top_bar
        self.setFixedHeight(row + _SECOND_ROW if self._second.count() else row)

    def _draw(self) -> None:
        self._glass.setIcon(icon("search", self._theme.tokens.faint))


def _tab(text: str) -> QPushButton:
    tab = QPushButton(text)
    tab.setCheckable(True)
    tab.setAutoDefault(True)
    tab.setFont(interface_font(13, tabular=True))
    return tab

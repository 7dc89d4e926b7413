"""The middle of the window: the pair, messages from the program, a page, the composer."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ui.chat.composer import Composer
from ui.chat.empty_chat import EmptyChat
from ui.chat.find_bar import FindBar
from ui.chat.finder import Finder
from ui.chat.transcript import Transcript
from ui.library.models_pane import ModelsPane
from ui.start_page import StartPage
from ui.stats.compare_page import ComparePage
from ui.stats.replay_page import ReplayPage
from ui.task_strip import TaskStrip
from ui.theme import COLUMN_WIDTH, Theme
from ui.top_bar import TopBar
from ui.widgets.banner import Banner

_COMPOSER_EXTRA = 16  # the composer is a little wider than the text
_COMPOSER_SHARE = 0.6  # of the height, at most
_BELOW_COMPOSER = 14
_LEAST_PAGE = 72


class MainPane(QWidget):
    """Shows one of three pages; the composer goes with all but the start page.

    Another page can lie over them for a while, without the composer.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("main")
        self.top_bar = TopBar(theme)
        self.banner = Banner(theme)
        self.task_strip = TaskStrip()
        self.start_page = StartPage(theme)
        self.empty_chat = EmptyChat()
        self.transcript = Transcript(theme)
        self.find_bar = FindBar(theme)
        self.finder = Finder(theme, self.transcript, self.find_bar)
        self.composer = Composer(theme)
        self.replay, self.compare = ReplayPage(theme), ComparePage(theme)
        self.models = ModelsPane(theme)
        self.models.bar.hide()
        self._over: QWidget | None = None
        self._page: QWidget = self.start_page
        self._pages = QStackedWidget()
        self._pages.setMinimumHeight(_LEAST_PAGE)  # not what the highest page in it would like
        below = (self.start_page, self.empty_chat, self.transcript)
        for page in (*below, self.replay, self.compare, self.models):
            self._pages.addWidget(page)
        self._composer_row = _centred(self.composer, bottom=_BELOW_COMPOSER)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top_bar)
        column.addWidget(self.models.bar)
        column.addWidget(_centred(self.banner, bottom=0))
        column.addWidget(_centred(self.task_strip, bottom=0))
        column.addWidget(_centred(self.find_bar, bottom=0))
        column.addWidget(self._pages, 1)
        column.addWidget(self._composer_row)

    @property
    def page(self) -> QWidget | None:
        """What is shown between banner and composer."""
        return self._pages.currentWidget()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._limit_composer()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._limit_composer()  # a banner above takes room
        return done

    def _limit_composer(self) -> None:
        room = self.height() - self._pages.y() - _LEAST_PAGE - _BELOW_COMPOSER
        self.composer.limit_height(min(room, round(self.height() * _COMPOSER_SHARE)))

    def show_page(self, page: QWidget) -> None:
        """Show a page; where the composer appears with it, the person can write at once."""
        self._page = page
        if self._over is not None:
            return
        wants_composer = page is not self.start_page
        if page is not self.transcript:
            self.find_bar.close_bar()
        appears = self._composer_row.isHidden() and wants_composer
        self._pages.setCurrentWidget(page)
        self._composer_row.setVisible(wants_composer)
        if appears:
            self.composer.focus()

    def add_page(self, page: QWidget) -> None:
        """A page that can be opened over the chat."""
        self._pages.addWidget(page)

    def open_over(self, page: QWidget, bar: QWidget | None = None) -> None:
        """Cover the present page and the composer; `bar` takes the place of the chat's."""
        self.find_bar.close_bar()
        self._over = page
        self._pages.setCurrentWidget(page)
        self._composer_row.hide()
        self._show_bar(bar)

    def open_find(self) -> None:
        """Open the search in the chat, where one is shown."""
        if self.page is self.transcript:
            self.find_bar.open()

    def close_over(self, *pages: QWidget) -> bool:
        """Uncover the page below if one of these covers it, or any; whether one did."""
        if self._over is None or (pages and self._over not in pages):
            return False
        self._over = None
        self._show_bar(None)
        self.show_page(self._page)
        return True

    def _show_bar(self, bar: QWidget | None) -> None:
        self.top_bar.setVisible(bar is None)
        self.models.bar.setVisible(bar is self.models.bar)


def _centred(widget: QWidget, *, bottom: int) -> QWidget:
    """A row that keeps the widget in the text column."""
    widget.setMaximumWidth(COLUMN_WIDTH + _COMPOSER_EXTRA)
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(8, 0, 8, bottom)
    row.addStretch(1)
    row.addWidget(widget, 1000)
    row.addStretch(1)
    return holder

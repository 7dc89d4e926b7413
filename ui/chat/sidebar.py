"""The left side: new chat, search, the list of chats, undo of a deletion."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.sessions.conversation import Conversation, Folder
from app.sessions.message_index import Hit
from ui.chat.chat_list_model import ChatListModel
from ui.chat.chat_list_view import ChatListView
from ui.chat.chat_menus import list_menu
from ui.chat.deleted_words import deletion_of
from ui.chat.undo_offer import UNDO_MS
from ui.fonts import interface_font
from ui.theme import Theme
from ui.translation import tr
from ui.widgets.announce import announce
from ui.widgets.buttons import IconButton, button
from ui.widgets.search_field import SearchField


class Sidebar(QFrame):
    """Shows what it is told; every wish of the person is a signal."""

    new_requested = Signal()
    opened = Signal(int)
    message_opened = Signal(int, int)  # chat, message
    search_changed = Signal(str)
    wished = Signal(object)  # ChatWish
    renamed = Signal(int, str)
    delete_requested = Signal(int)
    undo_requested = Signal()
    collapse_requested = Signal()
    settings_requested = Signal()
    models_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("sidebar")
        self.model = ChatListModel(self)
        self.view = ChatListView(theme, self)
        self.view.setModel(self.model)
        self.view.opened.connect(self.opened)
        self.view.message_opened.connect(self.message_opened)
        self.view.wished.connect(self.wished)
        self.model.dropped.connect(self.view.chat_dropped)
        self.view.renamed.connect(self.renamed)
        self.view.delete_requested.connect(self.delete_requested)
        self.view.undo_requested.connect(self.undo_requested)
        self.view.renaming_ended.connect(self._catch_up)
        self._latest: tuple[Sequence[Conversation], date, Sequence[Folder]] = ((), date.min, ())
        self._current: int | None = None
        self._make_header(theme)
        self._make_empty()
        self._make_undo()
        self.settings_button = button(tr("Settings"), self.settings_requested.emit, look="entry")
        self.settings_button.setToolTip(tr("Settings"))
        self.models_button = button(tr("Models"), self.models_requested.emit, look="entry")
        self.models_button.setToolTip(tr("Models: on this machine, to be had, downloads"))
        self._arrange()

    def _make_header(self, theme: Theme) -> None:
        self._title = QLabel("Paceline")
        self._title.setFont(interface_font(15, QFont.Weight.DemiBold))
        self.collapse_button = IconButton(theme, "sidebar", tr("Hide the chats"), size=20)
        self.collapse_button.clicked.connect(self.collapse_requested)
        self.new_button = button(
            tr("New chat", "a button with little room"), self.new_requested.emit, look="quiet"
        )
        self.new_button.setToolTip(tr("New chat"))
        self.more_button = IconButton(theme, "more", tr("More for the chats: folders, import, bin"))
        self.more_button.clicked.connect(self._show_menu)
        self.search_field = _SearchField(theme, tr("Search chats and messages"))
        self.search_field.textChanged.connect(self._search)
        self.search_field.left_down.connect(self.view.focus_first)
        self.search_field.returnPressed.connect(self._open_first)

    def _make_empty(self) -> None:
        self._empty = QLabel()
        self._empty.setProperty("tone", "muted")
        self._empty.setFont(interface_font(13))
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._empty.setContentsMargins(18, 12, 12, 0)
        self._empty.hide()

    def _make_undo(self) -> None:
        self._undo = QFrame()
        self._undo.setObjectName("card")
        self._undo_text = QLabel()
        self._undo_text.setFont(interface_font(12))
        self._undo_text.setWordWrap(True)
        self._undo_text.setTextFormat(Qt.TextFormat.PlainText)
        self.undo_button = button(
            tr("Undo"), self.undo_requested.emit, look="quiet", name=tr("Undo the deletion")
        )
        row = QHBoxLayout(self._undo)
        row.setContentsMargins(12, 8, 6, 8)
        row.addWidget(self._undo_text, 1)
        row.addWidget(self.undo_button)
        self._undo.hide()
        self._lapse = QTimer(self)
        self._lapse.setSingleShot(True)
        self._lapse.setInterval(UNDO_MS)
        self._lapse.timeout.connect(self._undo.hide)

    def _arrange(self) -> None:
        header = QHBoxLayout()
        header.setContentsMargins(4, 0, 4, 0)
        header.setSpacing(1)
        header.addSpacing(14)  # at the side where the script begins
        header.addWidget(self._title)
        header.addStretch()
        header.addWidget(self.new_button)
        header.addWidget(self.more_button)
        header.addWidget(self.collapse_button)
        search = QHBoxLayout()
        search.setContentsMargins(12, 0, 12, 4)
        search.addWidget(self.search_field)
        undo = QHBoxLayout()
        undo.setContentsMargins(8, 0, 8, 8)
        undo.addWidget(self._undo)
        foot = QVBoxLayout()
        foot.setContentsMargins(8, 0, 8, 10)
        foot.setSpacing(2)
        foot.addWidget(self.models_button)
        foot.addWidget(self.settings_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 9, 1, 0)
        column.setSpacing(8)
        column.addLayout(header)
        column.addLayout(search)
        column.addWidget(self._empty)
        column.addWidget(self.view, 1)
        column.addLayout(undo)
        column.addLayout(foot)

    def show_conversations(
        self, conversations: Sequence[Conversation], today: date, folders: Sequence[Folder] = ()
    ) -> None:
        """Replace the list, once no title is edited; the current chat stays marked."""
        self._latest = (conversations, today, folders)
        if not self.view.is_renaming:
            self._catch_up()

    def mark(self, conversation_id: int | None) -> None:
        """Mark the chat that is open."""
        if conversation_id != self._current:
            self._current = conversation_id
            self._mark()

    def offer_undo(self, deleted: Conversation) -> None:
        """Say that a chat was deleted, for a while."""
        words = deletion_of(deleted)
        self._undo_text.setText(words)
        announce(self, words)
        self._undo.show()
        self._lapse.start()

    def withdraw_undo(self) -> None:
        """It was taken, or something else was deleted."""
        self._lapse.stop()
        self._undo.hide()

    def focus_search(self) -> None:
        """Let the person type a search."""
        self.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search_field.selectAll()

    def _catch_up(self) -> None:
        with self.view.keeping_place():
            self.model.show_conversations(*self._latest)
            self._mark()
        self._say_if_empty()

    def show_hits(self, hits: Sequence[Hit]) -> None:
        """The messages that have what is being searched for."""
        with self.view.keeping_place():
            self.model.search(self.search_field.text(), hits)
            self._mark()
        self._say_if_empty()

    def _search(self, text: str) -> None:
        """Titles at once; whoever listens finds the messages."""
        self.model.search(text)
        self._mark()
        self._say_if_empty()
        self.search_changed.emit(text)

    def _open_first(self) -> None:
        if self.search_field.text().strip():
            self.view.open_first()

    def _show_menu(self) -> None:
        place = self.more_button.mapToGlobal(QPoint(0, self.more_button.height()))
        list_menu(self, self.wished.emit).popup(place)

    def _mark(self) -> None:
        row = self.model.row_of(self._current) if self._current is not None else -1
        selection = self.view.selectionModel()
        if row < 0:
            selection.clearSelection()  # the keyboard stays where it is
            return
        index = self.model.index(row)
        selection.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _say_if_empty(self) -> None:
        empty = self.model.rowCount() == 0
        searching = bool(self.search_field.text().strip())
        self._empty.setText(
            tr("Nothing was found.") if searching else tr("Your chats will be listed here.")
        )
        self._empty.setVisible(empty)


class _SearchField(SearchField):
    """Esc empties it; the window's Esc follows only where it is empty. Down leaves it."""

    left_down = Signal()

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return super().event(event)
        pressed = event.type() is QEvent.Type.KeyPress
        if event.key() == Qt.Key.Key_Escape and self.text():
            if pressed:
                self.clear()
            event.accept()
            return True
        if pressed and event.key() == Qt.Key.Key_Down:
            self.left_down.emit()
            return True
        return super().event(event)

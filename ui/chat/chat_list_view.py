"""The chat list: painted rows, renamed in place."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QListView, QStyle, QWidget

from app.sessions.conversation import Conversation
from ui.chat.chat_list_model import ID_ROLE, ROW_ROLE, ChatListModel, FoundMessage, Row
from ui.chat.chat_menus import chat_menu, folder_menu
from ui.chat.chat_row_delegate import ChatRowDelegate, more_rect
from ui.chat.chat_wish import Move, Pin
from ui.chat.grouping import Head
from ui.theme import Theme
from ui.translation import tr

_EXACTLY = Qt.MatchFlag.MatchExactly
_CHOSEN = QItemSelectionModel.SelectionFlag.ClearAndSelect


class ChatListView(QListView):
    """Enter and click open, F2 renames, Delete deletes, Ctrl+Z undoes that, dragging moves."""

    opened = Signal(int)
    message_opened = Signal(int, int)  # chat, message
    wished = Signal(object)  # ChatWish
    renamed = Signal(int, str)
    delete_requested = Signal(int)
    undo_requested = Signal()
    renaming_ended = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = ChatRowDelegate(theme, self)
        self._delegate.renamed.connect(self.renamed)
        self._delegate.closeEditor.connect(self.renaming_ended, Qt.ConnectionType.QueuedConnection)
        self.setItemDelegate(self._delegate)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setDragDropMode(QListView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setDropIndicatorShown(True)
        self.setAccessibleName(tr("Chats"))
        self.viewport().setAutoFillBackground(False)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def rename_chat(self, conversation_id: int) -> None:
        """Edit the title of a chat in its row."""
        first = self.model().index(0, 0)
        for index in self.model().match(first, ID_ROLE, conversation_id, 1, _EXACTLY):
            self._rename(index)

    @property
    def is_renaming(self) -> bool:
        """Is a title being edited? Replacing the rows would lose what was typed."""
        return self.state() is QListView.State.EditingState

    @contextmanager
    def keeping_place(self) -> Iterator[None]:
        """While rows are replaced, somebody who goes through the list by key stays at a row.

        Where that is gone, it is the next one, or else the one before.
        """
        at = self.currentIndex().row() if self.hasFocus() else -1
        rows = self._model().rows
        yield
        if at >= 0:
            wanted = (*rows[at:], *reversed(rows[:at]))
            self._go_to(next(filter(None, map(self._model().index_of, wanted)), None))

    def focus_first(self) -> None:
        """Give the keyboard to the first row that can be opened, if there is one."""
        if (row := self._first()) is not None:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self._go_to(self._model().index_of(row))

    def open_first(self) -> None:
        """Open the first row that can be opened."""
        if (row := self._first()) is not None:
            self._open(row)

    def _first(self) -> Row | None:
        return next((row for row in self._model().rows if not isinstance(row, Head)), None)

    def _go_to(self, index: QModelIndex | None) -> None:
        if index is not None:
            self.selectionModel().setCurrentIndex(index, _CHOSEN)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        row: Row | None = index.data(ROW_ROLE) if index.isValid() else None
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and row:
            self._open(row)
        elif event.key() == Qt.Key.Key_F2 and isinstance(row, Conversation):
            self._rename(index)
        elif event.key() == Qt.Key.Key_Delete and isinstance(row, Conversation):
            self.delete_requested.emit(row.id)
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo_requested.emit()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        index = self.indexAt(place)
        row: Row | None = index.data(ROW_ROLE) if index.isValid() else None
        if row is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        has_menu = not isinstance(row, FoundMessage)
        row_place = self.visualRect(index)
        more = QStyle.visualRect(self.layoutDirection(), row_place, more_rect(row_place))
        if has_menu and more.contains(place):
            self._menu(index, event.globalPosition().toPoint())
        else:
            self._open(row)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and isinstance(index.data(ROW_ROLE), Conversation):
            self._rename(index)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        keyboard = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if keyboard else self.indexAt(event.pos())
        if index.isValid():
            place = self.visualRect(index).center() if keyboard else event.pos()
            self._menu(index, self.viewport().mapToGlobal(place))

    def chat_dropped(self, chat_id: int, head: Head) -> None:
        """A chat was dragged under another head."""
        if head.is_pinned:
            self.wished.emit(Pin(chat_id, pinned=True))
        else:
            self.wished.emit(Move(chat_id, head.folder_id, out_of_pinned=True))

    def _rename(self, index: QModelIndex) -> None:
        if not self.is_renaming:  # Qt warns, and edits none but the first
            self.edit(index)

    def _open(self, row: Row) -> None:
        match row:
            case Conversation(id=number):
                self.opened.emit(number)
            case FoundMessage(hit):
                self.message_opened.emit(hit.conversation_id, hit.message_id)
            case Head(folder_id=int(number)):
                self._model().fold(number)
            case Head():
                pass

    def _menu(self, index: QModelIndex, place: QPoint) -> None:
        match index.data(ROW_ROLE):
            case Conversation() as chat:
                chat_menu(
                    self,
                    chat,
                    self._model().folders,
                    self.wished.emit,
                    rename=lambda: self.rename_chat(chat.id),
                    delete=lambda: self.delete_requested.emit(chat.id),
                ).popup(place)
            case Head(name, int(number)):
                folder_menu(self, number, name, self.wished.emit).popup(place)

    def _model(self) -> ChatListModel:
        model = self.model()
        assert isinstance(model, ChatListModel)
        return model

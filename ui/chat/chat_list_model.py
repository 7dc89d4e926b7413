"""The rows of the chat list: group heads and chats."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.sessions.conversation import Conversation
from ui.chat.grouping import grouped, matches
from ui.widgets.tooltip import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
ID_ROLE = Qt.ItemDataRole.UserRole + 1  # conversation id; None for a group head
UNTITLED = "New chat"


class ChatListModel(QAbstractListModel):
    """Chats whose title matches the search, newest first, under group heads."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._conversations: tuple[Conversation, ...] = ()
        self._search = ""
        self._today = date.min
        self._rows: list[str | Conversation] = []

    def show_conversations(self, conversations: Sequence[Conversation], today: date) -> None:
        """Replace the chats."""
        self._conversations = tuple(conversations)
        self._today = today
        self._build()

    def search(self, text: str) -> None:
        """Show only chats that match; an empty text shows all."""
        if text != self._search:
            self._search = text
            self._build()

    def row_of(self, conversation_id: int) -> int:
        """The row of a chat; -1 if it is not shown."""
        for row, entry in enumerate(self._rows):
            if isinstance(entry, Conversation) and entry.id == conversation_id:
                return row
        return -1

    def conversation_at(self, index: Index) -> Conversation | None:
        """The chat of a row; None for a group head."""
        if not index.isValid():
            return None
        entry = self._rows[index.row()]
        return entry if isinstance(entry, Conversation) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return (entry.title or UNTITLED) if isinstance(entry, Conversation) else entry
            case Qt.ItemDataRole.ToolTipRole if isinstance(entry, Conversation):
                return plain_tooltip(entry.title)
            case Qt.ItemDataRole.AccessibleTextRole if isinstance(entry, Conversation):
                return entry.title or UNTITLED
            case _ if role == ID_ROLE:
                return entry.id if isinstance(entry, Conversation) else None
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.conversation_at(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable

    def _build(self) -> None:
        found = [chat for chat in self._conversations if matches(chat, self._search)]
        rows: list[str | Conversation] = []
        for name, members in grouped(found, self._today):
            rows.append(name)
            rows.extend(members)
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

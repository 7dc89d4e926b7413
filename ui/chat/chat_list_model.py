"""The rows of the chat list: heads of sections, chats, and messages that a search found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from app.sessions.conversation import Conversation, Folder
from app.sessions.message_index import Hit
from ui.chat.grouping import PINNED, Head, matches, sections
from ui.translation import mark, tr
from ui.widgets.tooltip import plain_tooltip

Index = QModelIndex | QPersistentModelIndex
ID_ROLE = Qt.ItemDataRole.UserRole + 1  # conversation id; None for a head
ROW_ROLE = Qt.ItemDataRole.UserRole + 2  # the row itself
UNTITLED = mark("New chat")
MIME = "application/x-paceline-chat"


@dataclass(frozen=True, slots=True)
class FoundMessage:
    """A message that a search found, with the title of its chat."""

    hit: Hit
    title: str


Row = Head | Conversation | FoundMessage


class ChatListModel(QAbstractListModel):
    """Chats in sections; while searching, titles that match and then messages that do."""

    dropped = Signal(int, object)  # a chat, and the Head it was dropped under

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._conversations: tuple[Conversation, ...] = ()
        self._folders: tuple[Folder, ...] = ()
        self._folded: frozenset[int] = frozenset()
        self._search = ""
        self._hits: tuple[Hit, ...] = ()
        self._today = date.min
        self._rows: list[Row] = []

    @property
    def rows(self) -> tuple[Row, ...]:
        """As they are shown."""
        return tuple(self._rows)

    def index_of(self, wanted: Row) -> QModelIndex | None:
        """Where the chat, message or folder of a row is now; None: it is not shown."""
        key = _key(wanted)
        numbers = (number for number, row in enumerate(self._rows) if _key(row) == key)
        number = next(numbers, None) if key is not None else None
        return None if number is None else self.index(number)

    @property
    def folders(self) -> tuple[Folder, ...]:
        return self._folders

    def show_conversations(
        self, conversations: Sequence[Conversation], today: date, folders: Sequence[Folder] = ()
    ) -> None:
        """Replace the chats."""
        self._conversations = tuple(conversations)
        self._folders = tuple(folders)
        self._today = today
        self._build()

    def search(self, text: str, hits: Sequence[Hit] = ()) -> None:
        """Show only what matches; an empty text shows all. `hits` are messages that do."""
        if (text, tuple(hits)) != (self._search, self._hits):
            self._search, self._hits = text, tuple(hits)
            self._build()

    def fold(self, folder_id: int) -> None:
        """Hide the chats of a folder, or show them again."""
        self._folded ^= {folder_id}
        self._build()

    def row_of(self, conversation_id: int) -> int:
        """The row of a chat; -1 if it is not shown."""
        for row, entry in enumerate(self._rows):
            if isinstance(entry, Conversation) and entry.id == conversation_id:
                return row
        return -1

    def chat_beside(self, conversation_id: int | None, step: int) -> int | None:
        """The chat that many rows of chats further; a new chat is before the first."""
        shown = [entry.id for entry in self._rows if isinstance(entry, Conversation)]
        at = shown.index(conversation_id) if conversation_id in shown else -1
        return shown[at + step] if 0 <= at + step < len(shown) else None

    def conversation_at(self, index: Index) -> Conversation | None:
        """The chat of a row; None for any other."""
        entry = self._rows[index.row()] if index.isValid() else None
        return entry if isinstance(entry, Conversation) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        teller = _TELLERS.get(role)
        return teller(self._rows[index.row()]) if teller is not None and index.isValid() else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        match self._rows[index.row()] if index.isValid() else None:
            case Conversation():
                usual = flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsEditable
                return usual | flag.ItemIsDragEnabled | flag.ItemIsDropEnabled
            case FoundMessage() | Head(folder_id=int()):
                return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDropEnabled
            case Head():
                return flag.ItemIsDropEnabled
        return flag.NoItemFlags

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        chat = self.conversation_at(indexes[0]) if indexes else None
        if chat is not None:
            data.setData(MIME, QByteArray(str(chat.id).encode()))
        return data

    def canDropMimeData(
        self, data: QMimeData, _action: Qt.DropAction, _row: int, _column: int, _parent: Index
    ) -> bool:
        return data.hasFormat(MIME) and not self._search

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """Tell where a chat was dropped; False, since the view may not remove the row itself."""
        if self.canDropMimeData(data, action, row, column, parent):
            at = parent.row() if parent.isValid() else row - 1
            head = next((e for e in reversed(self._rows[: at + 1]) if isinstance(e, Head)), None)
            chat_id = int(bytes(data.data(MIME).data()).decode())
            self.dropped.emit(chat_id, head or Head(PINNED))
        return False

    def _build(self) -> None:
        rows = list(self._found()) if self._search.strip() else list(self._all())
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def _all(self) -> list[Row]:
        rows: list[Row] = []
        for head, members in sections(
            self._conversations, self._folders, self._folded, self._today
        ):
            rows += [head, *members]
        return rows

    def _found(self) -> list[Row]:
        found = [chat for chat in self._conversations if matches(chat, self._search)]
        titles = {chat.id: chat.title or tr(UNTITLED) for chat in self._conversations}
        said = [
            FoundMessage(hit, titles[hit.conversation_id])
            for hit in self._hits
            if hit.conversation_id in titles
        ]
        rows: list[Row] = []
        if found:
            rows += [Head(tr("Chats")), *found]
        if said:
            rows += [Head(tr("Messages")), *said]
        return rows


def _key(row: Row) -> tuple[str, int] | None:
    """What stays the same of a row; None for a head that is only a title."""
    match row:
        case Conversation(id=number):
            return "chat", number
        case FoundMessage(hit):
            return "message", hit.message_id
        case Head(folder_id=int(number)):
            return "folder", number
    return None


def _text(row: Row) -> str:
    match row:
        case Conversation(title=title):
            return title or tr(UNTITLED)
        case FoundMessage(hit):
            return hit.excerpt
        case Head():
            return row.title


def _spoken(row: Row) -> str:
    match row:
        case FoundMessage(hit, title):
            return tr("In {title}: {excerpt}").format(title=title, excerpt=hit.excerpt)
        case Head(name, int(), folded):
            words = tr("Folder {name}, closed") if folded else tr("Folder {name}, open")
            return words.format(name=name)
        case Conversation(pinned=True):
            return tr("{title}, pinned").format(title=_text(row))
        case _:
            return _text(row)


def _chat_id(row: Row) -> int | None:
    match row:
        case Conversation(id=number):
            return number
        case FoundMessage(hit):
            return hit.conversation_id
        case Head():
            return None


_TELLERS: dict[int, Callable[[Row], Any]] = {
    Qt.ItemDataRole.DisplayRole: _text,
    Qt.ItemDataRole.EditRole: _text,
    Qt.ItemDataRole.ToolTipRole: lambda row: (
        plain_tooltip(row.title) if isinstance(row, Conversation) else None
    ),
    Qt.ItemDataRole.AccessibleTextRole: _spoken,
    ID_ROLE: _chat_id,
    ROW_ROLE: lambda row: row,
}

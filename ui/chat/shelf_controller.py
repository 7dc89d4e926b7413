"""What a person does with the list of chats: order, search, copies, files."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from app.sessions.errors import StoreError
from app.sessions.store import ConversationStore
from models.errors import PacelineError
from ui.chat.chat_controller import ChatController
from ui.chat.chat_transfers import ChatTransfers
from ui.chat.chat_wish import (
    ChatWish,
    DeleteFolder,
    Duplicate,
    Export,
    Import,
    Move,
    MoveToNewFolder,
    NewFolder,
    Pin,
    Print,
    RenameFolder,
    ShowBin,
)
from ui.chat.deletions import Deletions
from ui.chat.sidebar import Sidebar
from ui.dialogs import Dialogs
from ui.translation import tr

SEARCH_MS = 120


class ShelfController(QObject):
    """Carries out what the sidebar asks for; the store does it, the list is read again."""

    failed = Signal(object)

    def __init__(
        self,
        store: ConversationStore,
        chats: ChatController,
        sidebar: Sidebar,
        transfers: ChatTransfers,
        dialogs: Dialogs,
        deletions: Deletions,
    ) -> None:
        super().__init__(sidebar)
        self._store = store
        self._chats = chats
        self._sidebar = sidebar
        self._transfers = transfers
        self._dialogs = dialogs
        self._deletions = deletions
        self._search_timer = QTimer(self)
        self._search_timer.setSingleShot(True)
        self._search_timer.setInterval(SEARCH_MS)
        self._search_timer.timeout.connect(self._search)
        sidebar.search_changed.connect(self._search_soon)
        sidebar.message_opened.connect(chats.open_message)
        sidebar.wished.connect(self.carry_out)
        sidebar.renamed.connect(self.rename)
        deletions.changed.connect(self._search_again)
        transfers.came.connect(chats.refresh)

    def rename(self, conversation_id: int, title: str) -> None:
        """Give a chat another title."""
        self._try(lambda: self._store.rename(conversation_id, title))
        self._try(lambda: self._chats.renamed(conversation_id))

    def carry_out(self, wish: ChatWish) -> None:
        """Do what a person wants; errors are told, and the list shows what is then so."""
        try:
            self._do(wish)
        except PacelineError as error:
            self.failed.emit(error)
        self._chats.refresh()

    def _do(self, wish: ChatWish) -> None:
        shelf = self._store.shelf
        match wish:
            case Pin(chat_id, pinned):
                shelf.pin(chat_id, pinned=pinned)
            case Move(chat_id, folder_id, out_of_pinned):
                shelf.move(chat_id, folder_id)
                if out_of_pinned:
                    shelf.pin(chat_id, pinned=False)
            case MoveToNewFolder(chat_id):
                self._with_name("", lambda name: shelf.move(chat_id, shelf.create_folder(name).id))
            case NewFolder():
                self._with_name("", shelf.create_folder)
            case RenameFolder(folder_id, name):
                self._with_name(name, partial(shelf.rename_folder, folder_id))
            case DeleteFolder(folder_id):
                shelf.delete_folder(folder_id)
            case Duplicate(chat_id):
                title = tr("{title} (copy)").format(title=self._store.conversation(chat_id).title)
                self._store.duplicate(chat_id, title)
            case Export() | Print() | Import():
                self._transfers.carry_out(wish)
            case ShowBin():
                self._deletions.show_bin()

    def _with_name(self, current: str, act: Callable[[str], object]) -> None:
        name = self._dialogs.ask_name(tr("Folder"), tr("Name of the folder"), current)
        if name is not None:
            act(name)

    def _try(self, act: Callable[[], object]) -> None:
        try:
            act()
        except StoreError as error:
            self.failed.emit(error)
        self._chats.refresh()

    def _search_soon(self, text: str) -> None:
        if text.strip():
            self._search_timer.start()
        else:
            self._search_timer.stop()

    def _search_again(self) -> None:
        if self._sidebar.search_field.text().strip():
            self._search()

    def _search(self) -> None:
        try:
            self._sidebar.show_hits(self._store.index.search(self._sidebar.search_field.text()))
        except StoreError as error:
            self.failed.emit(error)

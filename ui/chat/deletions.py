"""Deletes chats and messages, with a way back: undo for the last, the bin for all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.sessions.conversation import Conversation
from app.sessions.errors import GONE, StoreError
from app.sessions.store import ConversationStore
from ui.chat.bin_dialog import BinDialog
from ui.chat.chat_controller import ChatController
from ui.chat.composer import Composer
from ui.chat.sidebar import Sidebar
from ui.chat.undo_offer import UndoOffer
from ui.dialogs import Dialogs
from ui.translation import tr


class Deletions(QObject):
    """Undo is offered where a person deleted: in the list of chats, or over the message field."""

    failed = Signal(object)
    changed = Signal()  # messages came or went

    def __init__(
        self,
        store: ConversationStore,
        chats: ChatController,
        sidebar: Sidebar,
        composer: Composer,
        dialogs: Dialogs,
    ) -> None:
        super().__init__(sidebar)
        self._store = store
        self._chats = chats
        self._sidebar = sidebar
        self._dialogs = dialogs
        self._offer = UndoOffer(composer.deleted)
        self._deleted: Conversation | None = None  # what undo would bring back
        sidebar.delete_requested.connect(self.delete)
        sidebar.undo_requested.connect(self.undo)
        composer.undo_requested.connect(self.undo)
        chats.deleted.connect(self._messages_deleted)

    def delete(self, conversation_id: int) -> None:
        """Put a chat into the bin, and offer to undo that."""

        def bin_it() -> None:
            chat = self._store.conversation(conversation_id)
            self._store.shelf.bin(conversation_id)
            self._chats.let_go(conversation_id)
            self._keep(chat)
            self._sidebar.offer_undo(chat)

        self._try(bin_it)
        self._chats.refresh()

    @property
    def can_undo(self) -> bool:
        """Was anything deleted that is not back yet?"""
        return self._deleted is not None

    def undo(self) -> None:
        """Bring back what was deleted last, and show it; where that fails, the offer stands."""
        if self._deleted is None:
            return
        try:
            chat_id = self._store.shelf.restore(self._deleted.id)
        except StoreError as error:
            self.failed.emit(error)
            if error.code == GONE:
                self._keep(None)
            return
        self._keep(None)
        self._came_back(chat_id)
        self._chats.open_chat(chat_id)

    def show_bin(self) -> None:
        """All that was deleted and is not gone yet."""
        shelf = self._store.shelf
        BinDialog(self._sidebar.window(), shelf.binned, self._restore, self._destroy).open()

    def _messages_deleted(self, deleted: Conversation) -> None:
        self._keep(deleted)
        self._offer.show(deleted)
        self._chats.refresh()
        self.changed.emit()

    def _restore(self, ids: Sequence[int]) -> None:
        for number in ids:
            self._try(partial(self._restore_one, number))
        self._forget(ids)

    def _restore_one(self, number: int) -> None:
        self._came_back(self._store.shelf.restore(number))

    def _destroy(self, ids: Sequence[int]) -> None:
        question = tr("Delete %Ln entries for good? This cannot be undone.", "", len(ids))
        if ids and self._dialogs.confirm(question, tr("Delete for good")):
            self._try(lambda: self._store.shelf.destroy(ids))
            self._forget(ids)

    def _came_back(self, chat_id: int) -> None:
        self._chats.came_back(chat_id)
        self._chats.refresh()
        self.changed.emit()

    def _forget(self, ids: Sequence[int]) -> None:
        """These need not be undone any more."""
        if self._deleted is not None and self._deleted.id in ids:
            self._keep(None)

    def _keep(self, deleted: Conversation | None) -> None:
        """One deletion can be undone, the last."""
        self._deleted = deleted
        self._sidebar.withdraw_undo()
        self._offer.withdraw()

    def _try(self, act: Callable[[], object]) -> None:
        try:
            act()
        except StoreError as error:
            self.failed.emit(error)

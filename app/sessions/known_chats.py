"""Which chats of a file are here already."""

from __future__ import annotations

from collections import defaultdict

from app.sessions.chat_record import ChatRecord
from app.sessions.conversation import Conversation
from app.sessions.errors import StoreError
from app.sessions.rows import storable
from app.sessions.store import ConversationStore


class KnownChats:
    """The chats of a store but those in the bin, by when they began.

    A chat is here if one that began at the same time has all of its messages: that one may have
    gone on since, and may have another title.
    """

    def __init__(self, store: ConversationStore) -> None:
        self._store = store
        self._began: defaultdict[float, list[int]] = defaultdict(list)
        for chat in store.conversations():
            self.add(chat)

    def add(self, chat: Conversation) -> None:
        self._began[chat.created_at].append(chat.id)

    def has(self, record: ChatRecord) -> bool:
        wanted = {(message.role, storable(message.text)) for message in record.messages}
        return any(wanted <= self._said(number) for number in self._began[record.created_at])

    def _said(self, number: int) -> set[tuple[str, str]]:
        """Nothing, where that cannot be read: better twice than not at all."""
        try:
            return {(message.role, message.text) for message in self._store.record(number).messages}
        except StoreError:
            return set()

"""Reads the list of chats, around rows that are damaged."""

from __future__ import annotations

import logging

from app.sessions.conversation import Conversation, title_from
from app.sessions.database import Database
from app.sessions.errors import DAMAGED, StoreError
from app.sessions.gone import gone
from app.sessions.message_reader import MessageReader
from app.sessions.rows import conversation_of, readable

_log = logging.getLogger(__name__)


class ChatReader:
    """Of a chat whose own row cannot be read, its messages tell what they can."""

    def __init__(self, database: Database, messages: MessageReader) -> None:
        self._database = database
        self._messages = messages

    def listed(self) -> list[Conversation]:
        """All but those in the bin, the most recently used first."""
        try:
            rows = self._database.read(
                "SELECT * FROM conversations WHERE deleted_at IS NULL"
                " ORDER BY updated_at DESC, id DESC"
            )
        except StoreError as error:
            if error.code != DAMAGED:
                raise
            _log.warning("The list of chats is damaged; they are looked for one by one")
            chats = [
                chat for chat in map(self.one, self._messages.chats()) if chat.deleted_at is None
            ]
            return sorted(chats, key=lambda chat: (-chat.updated_at, -chat.id))
        return readable(rows, conversation_of)

    def one(self, conversation_id: int) -> Conversation:
        """A chat as it is now. Raises StoreError if it was deleted."""
        try:
            rows = self._database.read(
                "SELECT * FROM conversations WHERE id = ?", (conversation_id,)
            )
        except StoreError as error:
            if error.code != DAMAGED:
                raise
            return self._told_by_messages(conversation_id)
        if not rows:
            raise gone("chat")
        return conversation_of(rows[0])

    def _told_by_messages(self, conversation_id: int) -> Conversation:
        shown = self._messages.path(conversation_id)
        first = next((message.text for message in shown if message.role == "user"), "")
        times = [message.created_at for message in shown]
        began, used = min(times, default=0.0), max(times, default=0.0)
        return Conversation(conversation_id, title_from(first), began, used)

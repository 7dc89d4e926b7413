"""Writes single messages into the tree of their chat, inside a transaction of the store."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from app.sessions.attachment import Attachment
from app.sessions.conversation import MessageRole, MessageStatus, one_line, title_from
from app.sessions.gone import gone, require
from app.sessions.message_reader import MessageReader
from app.sessions.message_rows import insert_attachments
from app.sessions.override import Override, override_column
from app.sessions.rows import storable, storable_or_none
from app.sessions.tree import ROOT


@dataclass(frozen=True, slots=True)
class NewMessage:
    """A message without a place yet; it follows `parent`, or the message shown last."""

    role: MessageRole
    text: str
    parent: int | None = None
    status: MessageStatus = MessageStatus.COMPLETE
    writer: str | None = None  # of an answer that grows
    attachments: Sequence[Attachment] = ()
    override: Override = field(default_factory=Override)


class MessageWriter:
    """What is written becomes part of the path that is shown. Raises StoreError without a chat."""

    def __init__(self, reader: MessageReader, clock: Callable[[], float]) -> None:
        self._reader = reader
        self._clock = clock

    def insert(
        self, connection: sqlite3.Connection, conversation_id: int, message: NewMessage
    ) -> int:
        """The id of the new message; a chat without a title takes one from its first question."""
        self.touch(connection, conversation_id)
        if message.parent and message.parent not in self._reader.tree(conversation_id):
            raise gone("message")
        if message.role == "user":
            _give_title(connection, conversation_id, message)
        (message_id,) = connection.execute(
            "INSERT INTO messages"
            " (conversation_id, parent_id, role, text, status, created_at, writer, options)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            (
                conversation_id,
                self._parent(conversation_id) if message.parent is None else message.parent,
                message.role,
                storable(message.text),
                message.status,
                self._clock(),
                message.writer,
                storable_or_none(override_column(message.override)),
            ),
        ).fetchone()
        insert_attachments(connection, message_id, message.attachments)
        show_path(connection, conversation_id, message_id)
        return int(message_id)

    def touch(self, connection: sqlite3.Connection, conversation_id: int) -> None:
        """This chat was used now."""
        changed = connection.execute(
            "UPDATE conversations SET updated_at = ? WHERE id = ?",
            (self._clock(), conversation_id),
        )
        require(changed, "chat")

    def _parent(self, conversation_id: int) -> int:
        leaf = self._reader.leaf(conversation_id)
        if leaf is not None:
            return leaf
        # nothing was ever added: the chat is new, or of the first format
        return next(reversed(self._reader.tree(conversation_id).path(None)), ROOT)


def show_path(connection: sqlite3.Connection, conversation_id: int, leaf: int) -> None:
    """Let the path that ends at `leaf` be the one that is shown."""
    connection.execute("UPDATE conversations SET leaf_id = ? WHERE id = ?", (leaf, conversation_id))


def _give_title(connection: sqlite3.Connection, conversation_id: int, message: NewMessage) -> None:
    names = (one_line(file.name) for file in message.attachments)
    title = title_from(message.text) or next(names, "")
    connection.execute(
        "UPDATE conversations SET title = ? WHERE id = ? AND title = ''",
        (storable(title), conversation_id),
    )

"""Writes whole chats and attached files, inside a transaction of the store."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from app.sessions.attachment import Attachment
from app.sessions.chat_record import ChatRecord, MessageRecord
from app.sessions.conversation import Conversation
from app.sessions.override import override_column
from app.sessions.preset import preset_column
from app.sessions.rows import conversation_of, stats_column, storable, storable_or_none
from app.sessions.tree import ROOT


def insert_attachments(
    connection: sqlite3.Connection, message_id: int, attachments: Sequence[Attachment]
) -> None:
    connection.executemany(
        "INSERT INTO attachments (message_id, name, kind, text) VALUES (?, ?, ?, ?)",
        [(message_id, storable(a.name), a.kind, storable(a.text)) for a in attachments],
    )


def insert_record(connection: sqlite3.Connection, record: ChatRecord) -> Conversation:
    """The chat with all its messages."""
    (conversation_id,) = connection.execute(
        "INSERT INTO conversations"
        " (title, created_at, updated_at, system_prompt, preset, pinned)"
        " VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
        (
            storable(record.title),
            record.created_at,
            record.updated_at,
            storable(record.system_prompt),
            preset_column(record.preset),
            int(record.pinned),
        ),
    ).fetchone()
    ids: list[int] = []
    for message in record.messages:
        parent = ROOT if message.parent is None else ids[message.parent]
        ids.append(_insert_message(connection, conversation_id, parent, message))
    if ids:
        leaf = ids[-1 if record.shown is None else record.shown]
        connection.execute(
            "UPDATE conversations SET leaf_id = ? WHERE id = ?", (leaf, conversation_id)
        )
    row = connection.execute("SELECT * FROM conversations WHERE id = ?", (conversation_id,))
    return conversation_of(row.fetchone())


def _insert_message(
    connection: sqlite3.Connection, conversation_id: int, parent: int, message: MessageRecord
) -> int:
    (message_id,) = connection.execute(
        "INSERT INTO messages (conversation_id, parent_id, role, text, status, created_at, stats,"
        " stop_reason, error, options) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (
            conversation_id,
            parent,
            message.role,
            storable(message.text),
            message.status,
            message.created_at,
            stats_column(message.stats),
            storable_or_none(message.stop_reason),
            storable_or_none(message.error),
            storable_or_none(override_column(message.override)),
        ),
    ).fetchone()
    insert_attachments(connection, message_id, message.attachments)
    return int(message_id)

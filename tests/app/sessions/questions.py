"""Chats that are asked without being answered."""

from __future__ import annotations

from collections.abc import Sequence

from app.sessions.attachment import Attachment
from app.sessions.conversation import Message
from app.sessions.message_writer import NewMessage
from app.sessions.store import ConversationStore


def add_user_message(
    store: ConversationStore,
    conversation_id: int,
    text: str,
    *,
    parent: int | None = None,
    attachments: Sequence[Attachment] = (),
) -> Message:
    """As `store.ask` writes it, durably, but without the answer that it begins."""
    message = NewMessage("user", text, parent, attachments=attachments)
    with store._database.writing(durable=True) as connection:
        question = store._writer.insert(connection, conversation_id, message)
    return store._reader.existing(conversation_id, question)

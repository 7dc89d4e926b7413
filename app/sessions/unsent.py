"""What is typed, attached and edited in each chat, and not sent yet."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import AbstractContextManager

from app.sessions.attachment import Attachment
from app.sessions.database import Database
from app.sessions.gone import require
from app.sessions.override import Override, override_column
from app.sessions.rows import attachment_of, override_of, storable

NEW_CHAT = 0  # the place of the chat that has no message yet


class UnsentMessages:
    """Survives the end of the program at any moment. All errors are StoreErrors.

    A chat of None is the one that does not exist yet. Nothing waits for another program.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def text(self, conversation_id: int | None) -> str:
        """What waits to be sent in a chat."""
        rows = self._database.read(
            "SELECT text FROM unsent WHERE conversation_id = ?", (conversation_id or NEW_CHAT,)
        )
        return str(rows[0]["text"]) if rows else ""

    def save(self, conversation_id: int | None, text: str) -> None:
        """Keep a text; an empty one is forgotten."""
        place = conversation_id or NEW_CHAT
        with self._writing() as connection:
            if text:
                connection.execute(
                    "INSERT OR REPLACE INTO unsent (conversation_id, text) VALUES (?, ?)",
                    (place, storable(text)),
                )
            else:
                connection.execute("DELETE FROM unsent WHERE conversation_id = ?", (place,))

    def files(self, conversation_id: int | None) -> tuple[Attachment, ...]:
        """What is attached to the text that waits in a chat."""
        rows = self._database.read(
            "SELECT * FROM unsent_files WHERE conversation_id = ? ORDER BY id",
            (conversation_id or NEW_CHAT,),
        )
        return tuple(map(attachment_of, rows))

    def save_files(self, conversation_id: int | None, files: Sequence[Attachment]) -> None:
        """Keep these files in place of those that were kept."""
        place = conversation_id or NEW_CHAT
        with self._writing() as connection:
            connection.execute("DELETE FROM unsent_files WHERE conversation_id = ?", (place,))
            connection.executemany(
                "INSERT INTO unsent_files (conversation_id, name, kind, text) VALUES (?, ?, ?, ?)",
                [(place, storable(file.name), file.kind, storable(file.text)) for file in files],
            )

    def override(self, conversation_id: int | None) -> Override:
        """What the answer to the message that waits is to have otherwise than its chat."""
        rows = self._database.read(
            "SELECT options FROM unsent_options WHERE conversation_id = ?",
            (conversation_id or NEW_CHAT,),
        )
        return override_of(rows[0]["options"]) if rows else Override()

    def save_override(self, conversation_id: int | None, override: Override) -> None:
        """Keep these values; those of an answer as usual are forgotten."""
        place, column = conversation_id or NEW_CHAT, override_column(override)
        with self._writing() as connection:
            if column is None:
                connection.execute("DELETE FROM unsent_options WHERE conversation_id = ?", (place,))
            else:
                connection.execute(
                    "INSERT OR REPLACE INTO unsent_options (conversation_id, options)"
                    " VALUES (?, ?)",
                    (place, storable(column)),
                )

    def edits(self, conversation_id: int) -> dict[int, str]:
        """The new texts of messages that are being edited in a chat, by message, newest first."""
        rows = self._database.read(
            "SELECT message_id, text FROM unsent_edits WHERE conversation_id = ?"
            " ORDER BY message_id DESC",
            (conversation_id,),
        )
        return {row["message_id"]: str(row["text"]) for row in rows}

    def save_edit(self, message_id: int, text: str | None) -> None:
        """Keep what a message is to become; None: it stays as it is, or was sent."""
        with self._writing() as connection:
            if text is None:
                connection.execute("DELETE FROM unsent_edits WHERE message_id = ?", (message_id,))
                return
            changed = connection.execute(
                "INSERT OR REPLACE INTO unsent_edits (message_id, conversation_id, text)"
                " SELECT id, conversation_id, ? FROM messages WHERE id = ?",
                (storable(text), message_id),
            )
            require(changed, "message")

    def _writing(self) -> AbstractContextManager[sqlite3.Connection]:
        return self._database.writing(durable=True, waiting=False)

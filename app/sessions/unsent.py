"""What is typed and not sent yet, one text for each chat."""

from __future__ import annotations

from app.sessions.database import Database
from app.sessions.rows import storable

NEW_CHAT = 0  # the place of the chat that has no message yet


class UnsentTexts:
    """Survives the end of the program at any moment. All errors are StoreErrors."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def text(self, conversation_id: int | None) -> str:
        """What waits in a chat; None is the chat that does not exist yet."""
        rows = self._database.read(
            "SELECT text FROM unsent WHERE conversation_id = ?", (conversation_id or NEW_CHAT,)
        )
        return str(rows[0]["text"]) if rows else ""

    def save(self, conversation_id: int | None, text: str) -> None:
        """Keep a text; an empty one is forgotten. Waits for no other program."""
        place = conversation_id or NEW_CHAT
        with self._database.without_waiting(), self._database.writing(durable=True) as connection:
            if text:
                connection.execute(
                    "INSERT OR REPLACE INTO unsent (conversation_id, text) VALUES (?, ?)",
                    (place, storable(text)),
                )
            else:
                connection.execute("DELETE FROM unsent WHERE conversation_id = ?", (place,))

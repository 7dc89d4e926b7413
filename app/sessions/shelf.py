"""Where chats are kept: pinned, in folders, in the bin."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from app.sessions.conversation import Conversation, Folder
from app.sessions.database import Database
from app.sessions.gone import require
from app.sessions.rows import conversation_of, folder_of, readable, storable


class Shelf:
    """Puts chats somewhere else; their messages stay as they are. All errors are StoreErrors."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    def pin(self, conversation_id: int, *, pinned: bool) -> None:
        """Keep a chat at the top of the list, or no longer."""
        self._set(conversation_id, "pinned", int(pinned))

    def move(self, conversation_id: int, folder_id: int | None) -> None:
        """Put a chat into a folder, or out of all."""
        self._set(conversation_id, "folder_id", folder_id)

    def bin(self, conversation_id: int) -> None:
        """Delete a chat in such a way that it can be restored."""
        self._set(conversation_id, "deleted_at", self._clock())

    def restore(self, conversation_id: int) -> None:
        """Take a chat out of the bin."""
        self._set(conversation_id, "deleted_at", None)

    def binned(self) -> list[Conversation]:
        """The chats in the bin, the last one first."""
        rows = self._database.read(
            "SELECT * FROM conversations WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC"
        )
        return readable(rows, conversation_of)

    def destroy(self, conversation_ids: Iterable[int]) -> None:
        """Delete chats of the bin for good; others are left alone."""
        with self._database.writing(durable=True) as connection:
            connection.executemany(
                "DELETE FROM conversations WHERE id = ? AND deleted_at IS NOT NULL",
                [(number,) for number in conversation_ids],
            )

    def folders(self) -> list[Folder]:
        """All folders by name."""
        rows = self._database.read_around("SELECT * FROM folders", (), list)
        found = readable(rows, folder_of)
        return sorted(found, key=lambda folder: (folder.name.casefold(), folder.id))

    def create_folder(self, name: str) -> Folder:
        with self._database.writing(durable=True) as connection:
            row = connection.execute(
                "INSERT INTO folders (name) VALUES (?) RETURNING *", (storable(name),)
            ).fetchone()
        return folder_of(row)

    def rename_folder(self, folder_id: int, name: str) -> None:
        with self._database.writing(durable=True) as connection:
            changed = connection.execute(
                "UPDATE folders SET name = ? WHERE id = ?", (storable(name), folder_id)
            )
            require(changed, "folder")

    def delete_folder(self, folder_id: int) -> None:
        """Delete a folder; its chats stay, outside of it."""
        with self._database.writing(durable=True) as connection:
            connection.execute("DELETE FROM folders WHERE id = ?", (folder_id,))

    def _set(self, conversation_id: int, column: str, value: object) -> None:
        with self._database.writing(durable=True) as connection:
            changed = connection.execute(
                f"UPDATE conversations SET {column} = ? WHERE id = ?", (value, conversation_id)
            )
            require(changed, "chat")

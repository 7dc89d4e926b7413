"""Where chats are kept: pinned, in folders, in the bin; deleted messages are there too."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from app.sessions.conversation import Conversation, Folder
from app.sessions.cut_messages import CutMessages
from app.sessions.database import Database
from app.sessions.gone import gone, require
from app.sessions.message_reader import MessageReader
from app.sessions.rows import conversation_of, folder_of, readable, storable, text_of


@dataclass(frozen=True, slots=True)
class Binned:
    """What is in the bin: a chat, or messages that were taken out of one.

    `cut_from` is the title of the chat that they were in; None: it is a whole chat.
    """

    chat: Conversation
    cut_from: str | None = None


class Shelf:
    """Puts chats and parts of them somewhere else. All errors are StoreErrors."""

    def __init__(
        self, database: Database, reader: MessageReader, clock: Callable[[], float]
    ) -> None:
        self._database = database
        self._clock = clock
        self._cuts = CutMessages(reader, clock)

    def pin(self, conversation_id: int, *, pinned: bool) -> None:
        """Keep a chat at the top of the list, or no longer."""
        self._set(conversation_id, "pinned", int(pinned))

    def move(self, conversation_id: int, folder_id: int | None) -> None:
        """Put a chat into a folder, or out of all."""
        self._set(conversation_id, "folder_id", folder_id)

    def bin(self, conversation_id: int) -> None:
        """Delete a chat in such a way that it can be restored."""
        self._set(conversation_id, "deleted_at", self._clock())

    def bin_messages(self, conversation_id: int, message_id: int) -> Conversation:
        """Delete a message and all that hangs under it, in such a way that it can be restored.

        What is in the bin then: the chat itself where nothing would be left of it.
        """
        with self._database.writing(durable=True) as connection:
            return self._cuts.cut(connection, conversation_id, message_id)

    def restore(self, conversation_id: int) -> int:
        """Take a chat out of the bin, or put messages back where they were; the chat to be shown.

        Messages whose chat was deleted for good become one.
        """
        with self._database.writing(durable=True) as connection:
            row = connection.execute(
                "SELECT * FROM conversations WHERE id = ?", (conversation_id,)
            ).fetchone()
            if row is None:
                raise gone("chat")
            chat = conversation_of(row)
            if chat.cut_from is not None:
                return self._cuts.put_back(connection, chat)
            connection.execute(
                "UPDATE conversations SET deleted_at = NULL WHERE id = ?", (chat.id,)
            )
        return chat.id

    def binned(self) -> list[Binned]:
        """What is in the bin, the last one first."""
        rows = self._database.read(
            "SELECT c.*, origin.title AS cut_title FROM conversations c"
            " LEFT JOIN conversations origin ON origin.id = c.cut_from"
            " WHERE c.deleted_at IS NOT NULL ORDER BY c.deleted_at DESC, c.id DESC"
        )
        return readable(rows, _binned_of)

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


def _binned_of(row: sqlite3.Row) -> Binned:
    chat = conversation_of(row)
    cut_from = None if chat.cut_from is None else text_of(row["cut_title"])
    return Binned(chat, cut_from)

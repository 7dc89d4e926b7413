"""Reads the messages of a chat as a tree, around rows that are damaged or make no sense."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from app.sessions.attachment import Attachment
from app.sessions.conversation import Message
from app.sessions.database import Database
from app.sessions.gone import gone
from app.sessions.rows import attachment_of, message_of, readable
from app.sessions.tree import MessageTree


class MessageReader:
    """The shape of the tree comes from an index alone, so that every readable message is found."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def tree(self, conversation_id: int) -> MessageTree:
        """The tree of a chat; empty if there is no such chat."""
        chosen = "WHERE conversation_id = ? ORDER BY id"
        here = (conversation_id,)
        rows = self._database.read_around(
            f"SELECT id, parent_id FROM messages INDEXED BY messages_tree {chosen}",
            here,
            lambda: self._database.read(
                f"SELECT id, parent_id FROM messages NOT INDEXED {chosen}", here
            ),
        )
        return MessageTree((row["id"], row["parent_id"]) for row in rows)

    def chats(self) -> list[int]:
        """The ids of all chats that have messages."""
        rows = self._database.read(
            "SELECT DISTINCT conversation_id FROM messages INDEXED BY messages_tree"
        )
        return [row["conversation_id"] for row in rows]

    def leaf(self, conversation_id: int) -> int | None:
        """The end of the path that is shown, if it was chosen."""
        rows = self._database.read_around(
            "SELECT leaf_id FROM conversations WHERE id = ?", (conversation_id,), list
        )
        return rows[0]["leaf_id"] if rows and isinstance(rows[0]["leaf_id"], int) else None

    def path(self, conversation_id: int) -> list[Message]:
        """The messages that are shown, the first one first."""
        tree = self.tree(conversation_id)
        return self._messages(conversation_id, tree, tree.path(self.leaf(conversation_id)))

    def all(self, conversation_id: int) -> list[Message]:
        """All variants of all messages, the oldest first."""
        tree = self.tree(conversation_id)
        return self._messages(conversation_id, tree, tree.ids)

    def message(self, conversation_id: int, message_id: int) -> Message | None:
        """One message with its place in the tree."""
        found = self._messages(conversation_id, self.tree(conversation_id), (message_id,))
        return found[0] if found else None

    def existing(self, conversation_id: int, message_id: int) -> Message:
        """Like `message`; raises StoreError if it is not there any more."""
        found = self.message(conversation_id, message_id)
        if found is None:
            raise gone("message")
        return found

    def _messages(
        self, conversation_id: int, tree: MessageTree, ids: Sequence[int]
    ) -> list[Message]:
        rows = {row["id"]: row for row in self._rows(conversation_id, ids)}
        attached = self._attachments(conversation_id, ids)
        return readable(
            (rows[number] for number in ids if number in rows),
            lambda row: message_of(
                row,
                tree.parent(row["id"]),
                tree.siblings(row["id"]),
                tuple(attached.get(row["id"], ())),
            ),
        )

    def _rows(self, conversation_id: int, ids: Sequence[int]) -> list[sqlite3.Row]:
        if len(ids) == 1:
            return self._one_by_one("SELECT * FROM messages WHERE id = ?", ids)
        return self._database.read_around(
            "SELECT * FROM messages WHERE conversation_id = ?",
            (conversation_id,),
            lambda: self._one_by_one("SELECT * FROM messages WHERE id = ?", ids),
        )

    def _one_by_one(self, sql: str, ids: Sequence[int]) -> list[sqlite3.Row]:
        return [row for each in ids for row in self._database.read_around(sql, (each,), list)]

    def _attachments(self, conversation_id: int, ids: Sequence[int]) -> dict[int, list[Attachment]]:
        rows = self._database.read_around(
            "SELECT * FROM attachments WHERE message_id IN (SELECT id FROM messages"
            " INDEXED BY messages_tree WHERE conversation_id = ?) ORDER BY id",
            (conversation_id,),
            lambda: self._one_by_one(
                "SELECT * FROM attachments WHERE message_id = ? ORDER BY id", ids
            ),
        )
        found: dict[int, list[Attachment]] = {}
        for row in rows:
            found.setdefault(row["message_id"], []).append(attachment_of(row))
        return found

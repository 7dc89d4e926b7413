"""Messages that were deleted: in the bin they are a chat of their own, and know where they were."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from app.engine.thinking import split_thinking
from app.sessions.conversation import Conversation, Message, title_from
from app.sessions.errors import StoreError
from app.sessions.gone import gone
from app.sessions.message_reader import MessageReader
from app.sessions.message_writer import show_path
from app.sessions.rows import conversation_of, storable
from app.sessions.tree import ROOT, MessageTree
from app.sessions.writer import is_running


class CutMessages:
    """Rows keep their ids, so all that belongs to a message goes with it and comes back with it.

    Works inside a transaction of the store. Raises StoreError while an answer of the chat grows.
    """

    def __init__(self, reader: MessageReader, clock: Callable[[], float]) -> None:
        self._reader = reader
        self._clock = clock

    def cut(
        self, connection: sqlite3.Connection, conversation_id: int, message_id: int
    ) -> Conversation:
        """Take a message and all below it out of a chat; the chat in the bin that has them now.

        That is the chat itself where nothing would be left of it.
        """
        _refuse_while_growing(connection, conversation_id)
        tree = self._reader.tree(conversation_id)
        if message_id not in tree:
            raise gone("message")
        below = tree.below(message_id)
        if len(below) == len(tree.ids):
            return _put_in_bin(connection, conversation_id, self._clock())
        top = self._reader.existing(conversation_id, message_id)
        cut = self._new_chat(connection, top, self._leaf_of(tree, top))
        connection.execute(
            "UPDATE messages SET parent_id = ? WHERE id = ?", (top.parent_id, message_id)
        )
        connection.executemany(
            "UPDATE messages SET conversation_id = ? WHERE id = ?",
            [(cut.id, number) for number in below],
        )
        if message_id in tree.path(self._reader.leaf(conversation_id)):
            show_path(connection, conversation_id, tree.without(message_id))
        return cut

    def put_back(self, connection: sqlite3.Connection, cut: Conversation) -> int:
        """Put messages back where they were, and show them; the chat that has them again.

        What they hang under comes out of the bin with them. If that was deleted for good, they
        become a chat of their own.
        """
        chat = self._home_of(connection, cut)
        if chat is None:
            _take_out(connection, cut.id)
            return cut.id
        _refuse_while_growing(connection, chat)
        leaf = self._reader.leaf(cut.id)
        connection.execute(
            "UPDATE messages SET conversation_id = ? WHERE conversation_id = ?", (chat, cut.id)
        )
        connection.execute("DELETE FROM conversations WHERE id = ?", (cut.id,))
        _take_out(connection, chat)
        if leaf is not None:
            show_path(connection, chat, leaf)
        return chat

    def _home_of(self, connection: sqlite3.Connection, cut: Conversation) -> int | None:
        """The chat that has what these messages hang under; None: nobody has it any more."""
        top = next(iter(self._reader.tree(cut.id).ids), ROOT)
        (parent,) = connection.execute(
            "SELECT parent_id FROM messages WHERE id = ?", (top,)
        ).fetchone() or (ROOT,)
        if parent == ROOT:
            return cut.cut_from
        row = connection.execute(
            "SELECT * FROM conversations WHERE id ="
            " (SELECT conversation_id FROM messages WHERE id = ?)",
            (parent,),
        ).fetchone()
        if row is None:
            return None
        home = conversation_of(row)
        return home.id if home.cut_from is None else self.put_back(connection, home)

    def _leaf_of(self, tree: MessageTree, top: Message) -> int:
        """Where the path ended that was shown through a message, or would be shown."""
        shown = tree.path(self._reader.leaf(top.conversation_id))
        return shown[-1] if top.id in shown else tree.newest_leaf(top.id)

    def _new_chat(self, connection: sqlite3.Connection, top: Message, leaf: int) -> Conversation:
        row = connection.execute(
            "INSERT INTO conversations (title, created_at, updated_at, system_prompt, preset,"
            " deleted_at, cut_from, leaf_id) SELECT ?, created_at, updated_at, system_prompt,"
            " preset, ?, id, ? FROM conversations WHERE id = ? RETURNING *",
            (storable(_title(top)), self._clock(), leaf, top.conversation_id),
        ).fetchone()
        if row is None:
            raise gone("chat")
        return conversation_of(row)


def _title(message: Message) -> str:
    said = message.text if message.role == "user" else split_thinking(message.text)[1]
    return title_from(said) or next((file.name for file in message.attachments), "")


def _put_in_bin(connection: sqlite3.Connection, chat_id: int, now: float) -> Conversation:
    row = connection.execute(
        "UPDATE conversations SET deleted_at = ? WHERE id = ? RETURNING *", (now, chat_id)
    ).fetchone()
    if row is None:
        raise gone("chat")
    return conversation_of(row)


def _take_out(connection: sqlite3.Connection, chat_id: int) -> None:
    connection.execute(
        "UPDATE conversations SET deleted_at = NULL, cut_from = NULL WHERE id = ?", (chat_id,)
    )


def _refuse_while_growing(connection: sqlite3.Connection, chat_id: int) -> None:
    rows = connection.execute(
        "SELECT writer FROM messages WHERE status = 'streaming' AND conversation_id = ?",
        (chat_id,),
    )
    if any(is_running(str(row["writer"])) for row in rows):
        raise StoreError(
            "An answer of this chat is still being written.",
            advice="Wait, or stop the answer.",
        )

"""All conversations, kept in one SQLite file."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from app.engine.stats import TurnStats
from app.sessions.comparison_table import ComparisonTable
from app.sessions.conversation import Conversation, Message, MessageStatus, title_from
from app.sessions.database import DAMAGED, Database
from app.sessions.errors import StoreError
from app.sessions.rows import conversation_of, message_of, readable, stats_column, storable
from app.sessions.trace_table import TraceTable
from app.sessions.writer import is_running, this_writer

log = logging.getLogger(__name__)


class ConversationStore:
    """Reads and writes chats; every failure is a StoreError and leaves the file as it was.

    Several programs may use one file. Use a store from the thread that opened it; other threads
    open their own. Opening marks answers as INTERRUPTED that a program which has ended left behind.
    """

    def __init__(self, path: Path, *, clock: Callable[[], float] = time.time) -> None:
        self._database = Database(path)
        self.traces = TraceTable(self._database)
        self.comparisons = ComparisonTable(self._database)
        self._clock = clock
        self._writer = this_writer()
        self._mine: set[int] = set()  # answers that this store has begun and not ended
        self._interrupt_left_behind()

    def create_conversation(self, title: str = "", system_prompt: str = "") -> Conversation:
        """A new chat; without a title it takes one from its first message."""
        now = self._clock()
        with self._database.writing(durable=True) as connection:
            row = connection.execute(
                "INSERT INTO conversations (title, created_at, updated_at, system_prompt)"
                " VALUES (?, ?, ?, ?) RETURNING *",
                (storable(title), now, now, storable(system_prompt)),
            ).fetchone()
        return conversation_of(row)

    def conversations(self) -> list[Conversation]:
        """Most recently used first."""
        rows = self._database.read("SELECT * FROM conversations ORDER BY updated_at DESC, id DESC")
        return readable(rows, conversation_of)

    def conversation(self, conversation_id: int) -> Conversation:
        """One chat as it is now; like every method, raises StoreError if it was deleted."""
        rows = self._database.read("SELECT * FROM conversations WHERE id = ?", (conversation_id,))
        if not rows:
            raise _gone("chat")
        return conversation_of(rows[0])

    def rename(self, conversation_id: int, title: str) -> None:
        with self._database.writing(durable=True) as connection:
            changed = connection.execute(
                "UPDATE conversations SET title = ? WHERE id = ?",
                (storable(title), conversation_id),
            )
            _require(changed, "chat")

    def delete(self, conversation_id: int) -> None:
        """Delete a conversation with its messages."""
        with self._database.writing(durable=True) as connection:
            connection.execute("DELETE FROM conversations WHERE id = ?", (conversation_id,))

    def messages(self, conversation_id: int) -> list[Message]:
        """Oldest first. In a damaged file, those that can still be read."""
        try:
            rows = self._database.read(
                "SELECT * FROM messages WHERE conversation_id = ? ORDER BY id", (conversation_id,)
            )
        except StoreError as error:
            if error.code != DAMAGED:
                raise
            rows = self._rows_one_by_one(conversation_id)
        return readable(rows, message_of)

    def add_user_message(self, conversation_id: int, text: str) -> Message:
        """Store what a person wrote; it is on the disk when this returns.

        A conversation without a title takes one from it.
        """
        with self._database.writing(durable=True) as connection:
            return self._add_question(connection, conversation_id, text)

    def ask(self, conversation_id: int, text: str) -> tuple[Conversation, Message, Message]:
        """Store what a person wrote and begin its STREAMING answer: both or neither.

        Both are on the disk when this returns, with the conversation as it then is.
        """
        with self._database.writing(durable=True) as connection:
            question = self._add_question(connection, conversation_id, text)
            answer = self._insert(
                connection, conversation_id, "assistant", "", MessageStatus.STREAMING
            )
            row = connection.execute(
                "SELECT * FROM conversations WHERE id = ?", (conversation_id,)
            ).fetchone()
        self._mine.add(answer.id)
        return conversation_of(row), question, answer

    def start_answer(self, conversation_id: int, *, replacing: Sequence[int] = ()) -> Message:
        """Begin a STREAMING answer, and delete the messages that it replaces."""
        with self._database.writing(durable=False) as connection:
            self._touch(connection, conversation_id)
            connection.executemany(
                "DELETE FROM messages WHERE id = ?", [(message_id,) for message_id in replacing]
            )
            message = self._insert(
                connection, conversation_id, "assistant", "", MessageStatus.STREAMING
            )
        self._mine.add(message.id)
        return message

    def save_partial(self, message_id: int, text: str) -> None:
        """Replace the text of an answer that is still growing.

        Waits for no other program: the next save or the end of the answer makes up for it.
        """
        with self._database.without_waiting(), self._database.writing(durable=False) as connection:
            changed = connection.execute(
                "UPDATE messages SET text = ?, status = ? WHERE id = ?",
                (storable(text), MessageStatus.STREAMING, message_id),
            )
            _require(changed, "answer")

    def finish_answer(
        self,
        message_id: int,
        text: str,
        status: MessageStatus,
        *,
        stats: TurnStats | None = None,
        stop_reason: str | None = None,
        error: str | None = None,
    ) -> Message:
        """End an answer; all of it is on the disk when this returns."""
        values = (storable(text), status, stats_column(stats), stop_reason, error, message_id)
        with self._database.writing(durable=True) as connection:
            row = connection.execute(
                "UPDATE messages SET text = ?, status = ?, stats = ?, stop_reason = ?, error = ?,"
                " writer = NULL WHERE id = ? RETURNING *",
                values,
            ).fetchone()
            if row is None:
                raise _gone("answer")
            self._touch(connection, row["conversation_id"])
        self._mine.discard(message_id)
        return message_of(row)

    def delete_message(self, message_id: int) -> None:
        with self._database.writing(durable=True) as connection:
            connection.execute("DELETE FROM messages WHERE id = ?", (message_id,))
        self._mine.discard(message_id)

    def close(self) -> None:
        """Mark this store's unfinished answers as INTERRUPTED and close the file; never raises."""
        if self._mine:
            self._interrupt(self._mine)
            self._mine = set()
        self._database.close()

    def _add_question(
        self, connection: sqlite3.Connection, conversation_id: int, text: str
    ) -> Message:
        self._touch(connection, conversation_id)
        connection.execute(
            "UPDATE conversations SET title = ? WHERE id = ? AND title = ''",
            (storable(title_from(text)), conversation_id),
        )
        return self._insert(connection, conversation_id, "user", text, MessageStatus.COMPLETE)

    def _insert(
        self,
        connection: sqlite3.Connection,
        conversation_id: int,
        role: str,
        text: str,
        status: MessageStatus,
    ) -> Message:
        writer = self._writer if status is MessageStatus.STREAMING else None
        row = connection.execute(
            "INSERT INTO messages (conversation_id, role, text, status, created_at, writer)"
            " VALUES (?, ?, ?, ?, ?, ?) RETURNING *",
            (conversation_id, role, storable(text), status, self._clock(), writer),
        ).fetchone()
        return message_of(row)

    def _touch(self, connection: sqlite3.Connection, conversation_id: int) -> None:
        changed = connection.execute(
            "UPDATE conversations SET updated_at = ? WHERE id = ?",
            (self._clock(), conversation_id),
        )
        _require(changed, "chat")

    def _rows_one_by_one(self, conversation_id: int) -> list[sqlite3.Row]:
        rows = []
        for row in self._database.read(
            "SELECT id FROM messages INDEXED BY messages_by_conversation"
            " WHERE conversation_id = ? ORDER BY id",
            (conversation_id,),
        ):
            try:
                rows += self._database.read("SELECT * FROM messages WHERE id = ?", (row["id"],))
            except StoreError as error:
                if error.code != DAMAGED:
                    raise
        return rows

    def _interrupt_left_behind(self) -> None:
        try:
            rows = self._database.read("SELECT id, writer FROM messages WHERE status = 'streaming'")
        except StoreError as error:  # a damaged corner must not keep the other chats shut
            log.warning("Unfinished answers could not be looked for: %s", error)
            return
        left = {row["id"] for row in rows if not is_running(str(row["writer"]))}
        if left:
            self._interrupt(left)

    def _interrupt(self, message_ids: set[int]) -> None:
        try:
            with self._database.writing(durable=True) as connection:
                connection.executemany(
                    "UPDATE messages SET status = ?, writer = NULL"
                    " WHERE id = ? AND status = 'streaming'",
                    [(MessageStatus.INTERRUPTED, message_id) for message_id in message_ids],
                )
        except StoreError as error:  # the next opening tries again
            log.warning("Unfinished answers could not be marked: %s", error)


def _require(changed: sqlite3.Cursor, what: str) -> None:
    if changed.rowcount == 0:
        raise _gone(what)


def _gone(what: str) -> StoreError:
    return StoreError(
        f"This {what} no longer exists: it was deleted.",
        advice="Choose another chat, or start a new one.",
        code="store-gone",
    )

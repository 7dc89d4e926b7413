"""Answers from their beginning to their end, in the table of messages."""

from __future__ import annotations

import logging
import sqlite3

from app.engine.stats import TurnStats
from app.sessions.conversation import Message, MessageStatus
from app.sessions.database import Database
from app.sessions.errors import StoreError
from app.sessions.gone import gone, require
from app.sessions.message_reader import MessageReader
from app.sessions.message_writer import MessageWriter, NewMessage
from app.sessions.override import Override
from app.sessions.rows import stats_column, storable, storable_or_none
from app.sessions.writer import is_running, this_writer

_log = logging.getLogger(__name__)


class AnswerTable:
    """While an answer grows, its row says which program writes it. All errors are StoreErrors."""

    def __init__(self, database: Database, reader: MessageReader, messages: MessageWriter) -> None:
        self._database = database
        self._reader = reader
        self._messages = messages
        self._writer = this_writer()
        self._mine: set[int] = set()  # begun here and not ended

    def start(
        self, conversation_id: int, *, parent: int | None = None, override: Override | None = None
    ) -> Message:
        """Begin a STREAMING answer to `parent`, or to the message shown last."""
        with self._database.writing(durable=False) as connection:
            answer = self.insert_growing(connection, conversation_id, parent, override)
        return self._begun(conversation_id, answer)

    def insert_growing(
        self,
        connection: sqlite3.Connection,
        conversation_id: int,
        parent: int | None,
        override: Override | None,
    ) -> int:
        """The row of an answer that begins, in a transaction; once that is done, `own` it."""
        answer = NewMessage(
            "assistant",
            "",
            parent,
            MessageStatus.STREAMING,
            self._writer,
            override=override or Override(),
        )
        return self._messages.insert(connection, conversation_id, answer)

    def own(self, message_id: int) -> None:
        """`close` marks this answer unless it has ended."""
        self._mine.add(message_id)

    def add(self, conversation_id: int, text: str, *, parent: int) -> Message:
        """Store an answer that a person has rewritten, as another variant."""
        with self._database.writing(durable=True) as connection:
            answer = NewMessage("assistant", text, parent)
            message_id = self._messages.insert(connection, conversation_id, answer)
        return self._reader.existing(conversation_id, message_id)

    def go_on(self, conversation_id: int, message_id: int) -> Message:
        """Let an answer grow again from the text that it has."""
        with self._database.writing(durable=False) as connection:
            self._messages.touch(connection, conversation_id)
            changed = connection.execute(
                "UPDATE messages SET status = ?, writer = ?, error = NULL"
                " WHERE id = ? AND conversation_id = ?",
                (MessageStatus.STREAMING, self._writer, message_id, conversation_id),
            )
            require(changed, "answer")
        return self._begun(conversation_id, message_id)

    def save_partial(self, message_id: int, text: str) -> None:
        """Replace the text of an answer that is still growing.

        Waits for no other program: the next save or the end of the answer makes up for it.
        """
        with self._database.writing(durable=False, waiting=False) as connection:
            changed = connection.execute(
                "UPDATE messages SET text = ?, status = ? WHERE id = ?",
                (storable(text), MessageStatus.STREAMING, message_id),
            )
            require(changed, "answer")

    def finish(
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
        values = (
            storable(text),
            status,
            stats_column(stats),
            storable_or_none(stop_reason),
            storable_or_none(error),
            message_id,
        )
        with self._database.writing(durable=True) as connection:
            row = connection.execute(
                "UPDATE messages SET text = ?, status = ?, stats = ?, stop_reason = ?, error = ?,"
                " writer = NULL WHERE id = ? RETURNING conversation_id",
                values,
            ).fetchone()
            if row is None:
                raise gone("answer")
            self._messages.touch(connection, row["conversation_id"])
        self._mine.discard(message_id)
        return self._reader.existing(row["conversation_id"], message_id)

    def interrupt_left_behind(self) -> None:
        """Mark answers as INTERRUPTED whose program has ended; never raises."""
        try:
            rows = self._database.read("SELECT id, writer FROM messages WHERE status = 'streaming'")
        except StoreError as error:  # a damaged corner must not keep the other chats shut
            _log.warning("Unfinished answers could not be looked for: %s", error)
            return
        self._interrupt({row["id"] for row in rows if not is_running(str(row["writer"]))})

    def close(self) -> None:
        """Mark what was begun here and has not ended as INTERRUPTED; never raises."""
        self._interrupt(self._mine)
        self._mine = set()

    def _begun(self, conversation_id: int, message_id: int) -> Message:
        self.own(message_id)
        return self._reader.existing(conversation_id, message_id)

    def _interrupt(self, message_ids: set[int]) -> None:
        if not message_ids:
            return
        try:
            with self._database.writing(durable=True) as connection:
                connection.executemany(
                    "UPDATE messages SET status = ?, writer = NULL, stats = NULL"
                    " WHERE id = ? AND status = 'streaming'",
                    [(MessageStatus.INTERRUPTED, message_id) for message_id in message_ids],
                )
        except StoreError as error:  # the next opening tries again
            _log.warning("Unfinished answers could not be marked: %s", error)

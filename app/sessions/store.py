"""All conversations, kept in one SQLite file."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from app.engine.stats import TurnStats
from app.sessions.attachment import Attachment
from app.sessions.chat_record import ChatRecord, line_of, record_of
from app.sessions.comparison_table import ComparisonTable
from app.sessions.conversation import Conversation, Message, MessageStatus, title_from
from app.sessions.database import BUSY_TIMEOUT_S, Database
from app.sessions.errors import StoreError
from app.sessions.message_index import MessageIndex
from app.sessions.message_reader import MessageReader
from app.sessions.message_rows import insert_attachments, insert_record
from app.sessions.preset import Preset, preset_column
from app.sessions.rows import (
    conversation_of,
    readable,
    stats_column,
    storable,
    storable_or_none,
)
from app.sessions.shelf import Shelf, gone, require
from app.sessions.trace_table import TraceTable
from app.sessions.tree import ROOT
from app.sessions.unsent import UnsentTexts
from app.sessions.writer import is_running, this_writer

log = logging.getLogger(__name__)


class ConversationStore:
    """Reads and writes chats; every failure is a StoreError and leaves the file as it was.

    Several programs may use one file. Use a store from the thread that opened it; other threads
    open their own. `patience_s` is how long a write waits for another program's. Opening marks
    answers as INTERRUPTED that a program which has ended left behind.
    """

    def __init__(
        self,
        path: Path,
        *,
        clock: Callable[[], float] = time.time,
        patience_s: float = BUSY_TIMEOUT_S,
    ) -> None:
        self._path = path
        self._database = Database(path)
        self.traces = TraceTable(self._database)
        self.comparisons = ComparisonTable(self._database)
        self._clock = clock
        self._writer = this_writer()
        self._mine: set[int] = set()  # answers that this store has begun and not ended
        self._reader = MessageReader(self._database)
        self.shelf = Shelf(self._database, clock)
        self.unsent = UnsentTexts(self._database)
        self.index = MessageIndex(self._database)
        self.index.catch_up()
        self._interrupt_left_behind()
        self._database.set_patience(patience_s)

    def another(self) -> ConversationStore:
        """The same chats for another thread: it calls this and closes what it gets."""
        return ConversationStore(self._path, clock=self._clock)

    def create_conversation(
        self, title: str = "", system_prompt: str = "", preset: Preset | None = None
    ) -> Conversation:
        """A new chat; without a title it takes one from its first message."""
        now = self._clock()
        with self._database.writing(durable=True) as connection:
            row = connection.execute(
                "INSERT INTO conversations (title, created_at, updated_at, system_prompt, preset)"
                " VALUES (?, ?, ?, ?, ?) RETURNING *",
                (storable(title), now, now, storable(system_prompt), preset_column(preset)),
            ).fetchone()
        return conversation_of(row)

    def conversations(self) -> list[Conversation]:
        """All but those in the bin, the most recently used first."""
        rows = self._database.read(
            "SELECT * FROM conversations WHERE deleted_at IS NULL ORDER BY updated_at DESC, id DESC"
        )
        return readable(rows, conversation_of)

    def conversation(self, conversation_id: int) -> Conversation:
        """One chat as it is now; like every method, raises StoreError if it was deleted."""
        rows = self._database.read("SELECT * FROM conversations WHERE id = ?", (conversation_id,))
        if not rows:
            raise gone("chat")
        return conversation_of(rows[0])

    def rename(self, conversation_id: int, title: str) -> None:
        with self._database.writing(durable=True) as connection:
            changed = connection.execute(
                "UPDATE conversations SET title = ? WHERE id = ?",
                (storable(title), conversation_id),
            )
            require(changed, "chat")

    def set_preset(self, conversation_id: int, preset: Preset | None) -> Conversation:
        """What this chat's answers depend on; None: on the settings."""
        with self._database.writing(durable=True) as connection:
            row = connection.execute(
                "UPDATE conversations SET preset = ? WHERE id = ? RETURNING *",
                (preset_column(preset), conversation_id),
            ).fetchone()
            if row is None:
                raise gone("chat")
        return conversation_of(row)

    def delete(self, conversation_id: int) -> None:
        """Delete a conversation with its messages, for good."""
        with self._database.writing(durable=True) as connection:
            connection.execute("DELETE FROM conversations WHERE id = ?", (conversation_id,))

    def messages(self, conversation_id: int) -> list[Message]:
        """Those that are shown, oldest first. In a damaged file, those that can still be read."""
        return self._reader.path(conversation_id)

    def select(self, conversation_id: int, message_id: int) -> list[Message]:
        """Show the path through a message, and below it the newest variants."""
        leaf = self._reader.tree(conversation_id).newest_leaf(message_id)
        with self._database.writing(durable=False) as connection:
            _show_path(connection, conversation_id, leaf)
        return self._reader.path(conversation_id)

    def record(self, conversation_id: int) -> ChatRecord:
        """A whole chat with all variants."""
        chat = self.conversation(conversation_id)
        shown = self._reader.path(conversation_id)
        return record_of(chat, self._reader.all(conversation_id), shown)

    def branch(self, conversation_id: int, message_id: int, title: str) -> Conversation:
        """A new chat that begins with the messages shown up to one of them."""
        chat = self.conversation(conversation_id)
        shown = self._reader.path(conversation_id)
        ids = [message.id for message in shown]
        if message_id not in ids:
            raise gone("message")
        line = line_of(shown[: ids.index(message_id) + 1])
        now = self._clock()
        return self.add_record(
            ChatRecord(title, now, now, line, None, chat.system_prompt, chat.preset)
        )

    def add_record(self, record: ChatRecord) -> Conversation:
        """Store a chat that comes from a file or another chat: all of it or nothing."""
        with self._database.writing(durable=True) as connection:
            return insert_record(connection, record)

    def add_user_message(
        self,
        conversation_id: int,
        text: str,
        *,
        parent: int | None = None,
        attachments: Sequence[Attachment] = (),
    ) -> Message:
        """Store what a person wrote; it is on the disk when this returns.

        It follows `parent` (ROOT: it is a first message); without one, the message shown last.
        A conversation without a title takes one from it.
        """
        with self._database.writing(durable=True) as connection:
            question = self._add_question(connection, conversation_id, text, parent)
            insert_attachments(connection, question, attachments)
        return self._message(conversation_id, question)

    def ask(
        self,
        conversation_id: int,
        text: str,
        *,
        parent: int | None = None,
        attachments: Sequence[Attachment] = (),
    ) -> tuple[Conversation, Message, Message]:
        """Store what a person wrote and begin its STREAMING answer: both or neither.

        Both are on the disk when this returns, with the conversation as it then is.
        """
        with self._database.writing(durable=True) as connection:
            question = self._add_question(connection, conversation_id, text, parent)
            insert_attachments(connection, question, attachments)
            answer = self._insert(
                connection, conversation_id, question, "assistant", "", MessageStatus.STREAMING
            )
        self._mine.add(answer)
        return (
            self.conversation(conversation_id),
            self._message(conversation_id, question),
            self._message(conversation_id, answer),
        )

    def start_answer(self, conversation_id: int, *, parent: int | None = None) -> Message:
        """Begin a STREAMING answer to `parent`, or to the message shown last."""
        with self._database.writing(durable=False) as connection:
            self._touch(connection, conversation_id)
            answer = self._insert(
                connection, conversation_id, parent, "assistant", "", MessageStatus.STREAMING
            )
        self._mine.add(answer)
        return self._message(conversation_id, answer)

    def add_answer(self, conversation_id: int, text: str, *, parent: int) -> Message:
        """Store an answer that a person has rewritten, as another variant."""
        with self._database.writing(durable=True) as connection:
            self._touch(connection, conversation_id)
            answer = self._insert(
                connection, conversation_id, parent, "assistant", text, MessageStatus.COMPLETE
            )
        return self._message(conversation_id, answer)

    def continue_answer(self, conversation_id: int, message_id: int) -> Message:
        """Let an answer grow again from the text that it has."""
        with self._database.writing(durable=False) as connection:
            self._touch(connection, conversation_id)
            changed = connection.execute(
                "UPDATE messages SET status = ?, writer = ?, error = NULL WHERE id = ?",
                (MessageStatus.STREAMING, self._writer, message_id),
            )
            require(changed, "answer")
        self._mine.add(message_id)
        return self._message(conversation_id, message_id)

    def save_partial(self, message_id: int, text: str) -> None:
        """Replace the text of an answer that is still growing.

        Waits for no other program: the next save or the end of the answer makes up for it.
        """
        with self._database.without_waiting(), self._database.writing(durable=False) as connection:
            changed = connection.execute(
                "UPDATE messages SET text = ?, status = ? WHERE id = ?",
                (storable(text), MessageStatus.STREAMING, message_id),
            )
            require(changed, "answer")

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
            self._touch(connection, row["conversation_id"])
        self._mine.discard(message_id)
        return self._message(row["conversation_id"], message_id)

    def close(self) -> None:
        """Mark this store's unfinished answers as INTERRUPTED and close the file; never raises."""
        if self._mine:
            self._interrupt(self._mine)
            self._mine = set()
        self._database.close()

    def _message(self, conversation_id: int, message_id: int) -> Message:
        found = self._reader.message(conversation_id, message_id)
        if found is None:
            raise gone("message")
        return found

    def _add_question(
        self, connection: sqlite3.Connection, conversation_id: int, text: str, parent: int | None
    ) -> int:
        self._touch(connection, conversation_id)
        connection.execute(
            "UPDATE conversations SET title = ? WHERE id = ? AND title = ''",
            (storable(title_from(text)), conversation_id),
        )
        return self._insert(
            connection, conversation_id, parent, "user", text, MessageStatus.COMPLETE
        )

    def _insert(
        self,
        connection: sqlite3.Connection,
        conversation_id: int,
        parent: int | None,
        role: str,
        text: str,
        status: MessageStatus,
    ) -> int:
        if parent is None:
            parent = self._reader.leaf(conversation_id)
        if parent is None:  # nothing was ever added: the chat is new, or of the first format
            parent = next(reversed(self._reader.tree(conversation_id).path(None)), ROOT)
        writer = self._writer if status is MessageStatus.STREAMING else None
        (message_id,) = connection.execute(
            "INSERT INTO messages"
            " (conversation_id, parent_id, role, text, status, created_at, writer)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
            (conversation_id, parent, role, storable(text), status, self._clock(), writer),
        ).fetchone()
        _show_path(connection, conversation_id, message_id)
        return int(message_id)

    def _touch(self, connection: sqlite3.Connection, conversation_id: int) -> None:
        changed = connection.execute(
            "UPDATE conversations SET updated_at = ? WHERE id = ?",
            (self._clock(), conversation_id),
        )
        require(changed, "chat")

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


def _show_path(connection: sqlite3.Connection, conversation_id: int, leaf: int) -> None:
    connection.execute("UPDATE conversations SET leaf_id = ? WHERE id = ?", (leaf, conversation_id))

"""All conversations, kept in one SQLite file."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from app.sessions.answer_table import AnswerTable
from app.sessions.attachment import Attachment
from app.sessions.chat_reader import ChatReader
from app.sessions.chat_record import ChatRecord, line_of, record_of
from app.sessions.comparison_table import ComparisonTable
from app.sessions.conversation import Conversation, Message
from app.sessions.database import BUSY_TIMEOUT_S, Database
from app.sessions.errors import StoreError
from app.sessions.gone import gone, require
from app.sessions.message_index import MessageIndex
from app.sessions.message_reader import MessageReader
from app.sessions.message_rows import insert_record
from app.sessions.message_writer import MessageWriter, NewMessage, show_path
from app.sessions.override import Override
from app.sessions.preset import Preset, preset_column
from app.sessions.rescue import Rescue
from app.sessions.rows import conversation_of, storable
from app.sessions.shelf import Shelf
from app.sessions.trace_table import TraceTable, copy_traces
from app.sessions.unsent import UnsentMessages


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
        self._database = Database(path)
        self.traces = TraceTable(self._database)
        self.comparisons = ComparisonTable(self._database)
        self._clock = clock
        self._reader = MessageReader(self._database)
        self._chats = ChatReader(self._database, self._reader)
        self._writer = MessageWriter(self._reader, clock)
        self.answers = AnswerTable(self._database, self._reader, self._writer)
        self.shelf = Shelf(self._database, self._reader, clock)
        self.unsent = UnsentMessages(self._database)
        self.index = MessageIndex(self._database)
        self.index.catch_up()
        self.answers.interrupt_left_behind()
        self._database.set_patience(patience_s)

    def another(self) -> ConversationStore:
        """The same chats for another thread: it calls this and closes what it gets."""
        if not self._database.is_in_place:  # a new file there would be taken for the chats
            raise StoreError(
                f"The file of the chats, {self._database.path}, was deleted or moved.",
                advice="With the next message, all chats are stored there again.",
                code="store-lost",
            )
        return ConversationStore(self._database.path, clock=self._clock)

    def when_rescued(self, tell: Callable[[Rescue], None]) -> None:
        """Have somebody told when the file was gone and all chats were stored again."""
        self._database.when_rescued(tell)

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
        return self._chats.listed()

    def conversation(self, conversation_id: int) -> Conversation:
        """One chat as it is now; like every method, raises StoreError if it was deleted."""
        return self._chats.one(conversation_id)

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
        tree = self._reader.tree(conversation_id)
        if message_id not in tree:
            raise gone("message")
        leaf = tree.newest_leaf(message_id)
        with self._database.writing(durable=False) as connection:
            show_path(connection, conversation_id, leaf)
        return self._reader.path(conversation_id)

    def record(self, conversation_id: int) -> ChatRecord:
        """A whole chat with all variants."""
        return self._record(conversation_id, self._reader.all(conversation_id))

    def branch(self, conversation_id: int, message_id: int, title: str) -> Conversation:
        """A new chat that begins with the messages shown up to one of them."""
        chat = self.conversation(conversation_id)
        shown = self._reader.path(conversation_id)
        ids = [message.id for message in shown]
        if message_id not in ids:
            raise gone("message")
        kept = shown[: ids.index(message_id) + 1]
        now = self._clock()
        return self._add_copy(
            ChatRecord(title, now, now, line_of(kept), None, chat.system_prompt, chat.preset), kept
        )

    def duplicate(self, conversation_id: int, title: str) -> Conversation:
        """Another chat with the same messages and variants."""
        messages = self._reader.all(conversation_id)
        record = replace(self._record(conversation_id, messages), title=title)
        return self._add_copy(record, messages)

    def add_record(self, record: ChatRecord) -> Conversation:
        """Store a chat that comes from a file or another chat: all of it or nothing."""
        with self._database.writing(durable=True) as connection:
            return insert_record(connection, record)

    def _record(self, conversation_id: int, messages: Sequence[Message]) -> ChatRecord:
        chat = self.conversation(conversation_id)
        return record_of(chat, messages, self._reader.path(conversation_id))

    def _add_copy(self, record: ChatRecord, originals: Sequence[Message]) -> Conversation:
        """A record of messages that are here, with what is known of how each came about."""
        with self._database.writing(durable=True) as connection:
            chat = insert_record(connection, record)
            copy_traces(connection, [message.id for message in originals], chat.id)
        return chat

    def ask(
        self,
        conversation_id: int,
        text: str,
        *,
        parent: int | None = None,
        attachments: Sequence[Attachment] = (),
        override: Override | None = None,
    ) -> tuple[Conversation, Message, Message]:
        """Store what a person wrote and begin its STREAMING answer: both or neither.

        Both are on the disk when this returns, with the conversation as it then is. The question
        follows `parent` (ROOT: it is a first message); without one, the message shown last. A
        conversation without a title takes one from it.
        """
        message = NewMessage("user", text, parent, attachments=attachments)
        with self._database.writing(durable=True) as connection:
            question = self._writer.insert(connection, conversation_id, message)
            answer = self.answers.insert_growing(connection, conversation_id, question, override)
        self.answers.own(answer)
        return (
            self.conversation(conversation_id),
            self._reader.existing(conversation_id, question),
            self._reader.existing(conversation_id, answer),
        )

    def close(self) -> None:
        """Mark this store's unfinished answers as INTERRUPTED and close the file; never raises."""
        self.answers.close()
        self._database.close()

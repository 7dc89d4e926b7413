"""Pages of the file are overwritten: what was on the others can still be read."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from app.sessions.attachment import Attachment
from app.sessions.chat_transfer import export_chats
from app.sessions.conversation import MessageStatus
from app.sessions.store import ConversationStore
from app.watch import Watch

CHATS, TURNS, PAGE = 5, 3, 4096
Damage = Callable[[str], ConversationStore]


@pytest.fixture
def damage(path: Path) -> Damage:
    """Overwrites the first page of a table or index, and opens what is left."""

    def run(name: str) -> ConversationStore:
        _fill(path)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            sql = "SELECT rootpage FROM sqlite_master WHERE name = ?"
            (number,) = connection.execute(sql, (name,)).fetchone()
        content = bytearray(path.read_bytes())
        content[(number - 1) * PAGE : number * PAGE] = b"\x5a" * PAGE
        path.write_bytes(content)
        return ConversationStore(path)

    return run


def _fill(path: Path) -> None:
    with closing(ConversationStore(path)) as store:
        for chat in range(CHATS):
            conversation = store.create_conversation()
            for turn in range(TURNS):
                files = [Attachment("n.txt", "text", "note")]
                text = f"question {turn} of chat {chat}"
                answer = store.ask(conversation.id, text, attachments=files)[2]
                store.answers.finish(answer.id, "So.", MessageStatus.COMPLETE)
        store.shelf.move(1, store.shelf.create_folder("F").id)


@pytest.mark.parametrize(
    "name",
    [
        "conversations",
        "folders",
        "attachments",
        "attachments_by_message",
        "messages_tree",
        "messages_text_data",
        "messages_text_idx",
        "messages_text_config",
        "unsent",
    ],
)
def test_messages_are_all_there(damage: Damage, path: Path, tmp_path: Path, name: str) -> None:
    store = damage(name)
    chats = store.conversations()
    assert {chat.title for chat in chats} == {f"question 0 of chat {n}" for n in range(CHATS)}
    assert [len(store.messages(chat.id)) for chat in chats] == [2 * TURNS] * CHATS
    assert all(store.conversation(chat.id) == chat for chat in chats)
    kept = [bool(store.messages(chat.id)[0].attachments) for chat in chats]
    assert kept == [not name.startswith("attachments")] * CHATS
    store.shelf.folders()
    store.close()
    file = tmp_path / "chats.json"
    assert export_chats(partial(ConversationStore, path), file, "json", None, Watch()) == CHATS
    exported = json.loads(file.read_text("utf-8"))["chats"]
    assert sorted(len(chat["messages"]) for chat in exported) == [2 * TURNS] * CHATS


@pytest.mark.parametrize("name", ["conversations", "messages_text_data", "messages_text_idx"])
def test_words_are_found_without_what_is_damaged(damage: Damage, name: str) -> None:
    store = damage(name)
    hits = store.index.search("Question chat 3 1")
    assert [hit.excerpt for hit in hits] == ["question 1 of chat 3"]
    store.close()

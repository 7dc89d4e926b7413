"""What is typed, attached and edited, and not sent yet."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.sessions.attachment import Attachment
from app.sessions.errors import StoreError
from app.sessions.override import Override, override_from_json
from app.sessions.store import ConversationStore
from tests.app.sessions.questions import add_user_message

NOTES, TABLE = Attachment("notes.txt", "text", "a\x00b 👩‍👩‍👧"), Attachment("t.csv", "table", "1,2")


def test_unsent_text_is_kept_for_each_chat(path: Path, store: ConversationStore) -> None:
    chat = store.create_conversation()
    store.unsent.save(chat.id, "half a thought")
    store.unsent.save(None, "a new one")
    store.close()
    reopened = ConversationStore(path)
    assert reopened.unsent.text(chat.id) == "half a thought"
    assert reopened.unsent.text(None) == "a new one"
    reopened.unsent.save(None, "")
    reopened.delete(chat.id)
    assert reopened.unsent.text(None) == ""
    assert reopened.unsent.text(chat.id) == ""
    reopened.close()


def test_unsent_files_are_kept_for_each_chat(path: Path, store: ConversationStore) -> None:
    chat = store.create_conversation()
    store.unsent.save_files(chat.id, [NOTES, TABLE])
    store.unsent.save_files(None, [TABLE])
    store.close()
    reopened = ConversationStore(path)
    assert reopened.unsent.files(chat.id) == (NOTES, TABLE)
    assert reopened.unsent.files(None) == (TABLE,)
    reopened.unsent.save_files(None, [])
    reopened.delete(chat.id)
    assert reopened.unsent.files(None) == reopened.unsent.files(chat.id) == ()
    reopened.close()


def test_unsent_values_are_kept_for_each_chat(path: Path, store: ConversationStore) -> None:
    chat = store.create_conversation()
    cool = override_from_json({"temperature": 0.0, "drafting": 3})
    store.unsent.save_override(chat.id, cool)
    store.unsent.save_override(None, cool)
    store.close()
    reopened = ConversationStore(path)
    assert reopened.unsent.override(chat.id) == reopened.unsent.override(None) == cool
    reopened.unsent.save_override(None, Override())
    reopened.delete(chat.id)
    assert not reopened.unsent.override(None)
    assert not reopened.unsent.override(chat.id)
    reopened.close()


def test_unsent_edits_are_kept_for_each_message(path: Path, store: ConversationStore) -> None:
    chat = store.create_conversation()
    question, answer = add_user_message(store, chat.id, "Wy?"), store.answers.start(chat.id)
    store.unsent.save_edit(question.id, "Why?")
    store.unsent.save_edit(answer.id, "")
    store.close()
    reopened = ConversationStore(path)
    assert reopened.unsent.edits(chat.id) == {answer.id: "", question.id: "Why?"}
    reopened.unsent.save_edit(question.id, None)
    assert reopened.unsent.edits(chat.id) == {answer.id: ""}
    reopened.delete(chat.id)
    assert reopened.unsent.edits(chat.id) == {}
    with pytest.raises(StoreError, match="no longer exists"):
        reopened.unsent.save_edit(answer.id, "x")
    reopened.close()


def test_nothing_unsent_waits_for_another_program(path: Path, store: ConversationStore) -> None:
    chat = store.create_conversation()
    question = add_user_message(store, chat.id, "?")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for attempt in (
            lambda: store.unsent.save(chat.id, "x"),
            lambda: store.unsent.save_files(chat.id, [NOTES]),
            lambda: store.unsent.save_edit(question.id, "x"),
        ):
            with pytest.raises(StoreError) as caught:
                attempt()
            assert caught.value.code == "store-busy"
        other.execute("ROLLBACK")
    store.unsent.save(chat.id, "x")

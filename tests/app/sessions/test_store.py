from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from app.engine.stats import TurnStats
from app.sessions.attachment import Attachment
from app.sessions.conversation import MessageStatus
from app.sessions.errors import StoreError
from app.sessions.store import ConversationStore
from tests.app.sessions.questions import add_user_message


def test_question_and_answer_are_stored_together(store: ConversationStore) -> None:
    chat = store.create_conversation()
    renamed, question, answer = store.ask(chat.id, "Why is that?")
    assert renamed == store.conversation(chat.id)
    assert renamed.title == "Why is that?"
    assert store.messages(chat.id) == [question, answer]
    assert (answer.role, answer.status) == ("assistant", MessageStatus.STREAMING)


def columns(path: Path, sql: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(path) as connection:
        return connection.execute(sql).fetchall()


def test_what_was_stored_is_there_after_reopening(
    path: Path, store: ConversationStore, stats: TurnStats
) -> None:
    chat = store.create_conversation("A title", "Be brief.")
    question = add_user_message(store, chat.id, "Why?")
    answer = store.answers.start(chat.id)
    assert answer.status is MessageStatus.STREAMING
    store.answers.save_partial(answer.id, "Beca")
    done = store.answers.finish(
        answer.id, "Because.", MessageStatus.COMPLETE, stats=stats, stop_reason="eos"
    )
    store.close()

    reopened = ConversationStore(path)
    assert reopened.messages(chat.id) == [question, done]
    assert done.stats == stats
    assert (done.text, done.status, done.stop_reason) == ("Because.", "complete", "eos")
    (read,) = reopened.conversations()
    assert (read.title, read.system_prompt) == ("A title", "Be brief.")
    reopened.close()


@pytest.mark.parametrize(
    "text",
    [
        "👩‍👩‍👧 🙂",
        "שלום مرحبا \u202eabc",
        "a\x00b",
        "\r\n\t",
        "'; DROP TABLE messages; --",
        "x" * 1_000_000,
    ],
)
def test_any_text_comes_back_as_it_was(store: ConversationStore, text: str) -> None:
    chat = store.create_conversation()
    add_user_message(store, chat.id, text)
    answer = store.answers.start(chat.id)
    store.answers.save_partial(answer.id, text)
    assert [message.text for message in store.messages(chat.id)] == [text, text]


def test_surrogates_are_joined_or_replaced(store: ConversationStore) -> None:
    chat = store.create_conversation("\ud83d\ude42")
    add_user_message(store, chat.id, "\ud83d\ude42 \ud800.")
    assert store.messages(chat.id)[0].text == "🙂 \ufffd."
    assert store.conversations()[0].title == "🙂"


def test_first_message_gives_the_title_unless_there_is_one(store: ConversationStore) -> None:
    untitled, titled = store.create_conversation(), store.create_conversation("Mine")
    for chat in (untitled, titled):
        add_user_message(store, chat.id, "# What is 1 + 1?")
        add_user_message(store, chat.id, "And 2 + 2?")
    assert store.conversation(untitled.id).title == "What is 1 + 1?"
    assert store.conversation(titled.id).title == "Mine"


def test_files_alone_give_the_title(store: ConversationStore) -> None:
    chat = store.create_conversation()
    add_user_message(store, chat.id, " ", attachments=[Attachment("a\nb.txt", "text", "x")])
    assert store.conversation(chat.id).title == "a b.txt"


def test_most_recently_used_conversation_comes_first(store: ConversationStore, clock: Any) -> None:
    old, new = store.create_conversation("old"), store.create_conversation("new")
    assert [chat.id for chat in store.conversations()] == [new.id, old.id]
    clock.now += 1
    add_user_message(store, old.id, "again")
    assert [chat.id for chat in store.conversations()] == [old.id, new.id]
    assert store.conversation(old.id).updated_at == clock.now


def test_rename_and_delete(path: Path, store: ConversationStore) -> None:
    kept, gone = store.create_conversation(), store.create_conversation()
    store.rename(kept.id, "Kept")
    add_user_message(store, gone.id, "bye")
    store.delete(gone.id)
    assert [chat.title for chat in store.conversations()] == ["Kept"]
    assert columns(path, "SELECT count(*) FROM messages") == [(0,)]


def test_another_answer_is_a_variant(store: ConversationStore) -> None:
    chat = store.create_conversation()
    question = add_user_message(store, chat.id, "?")
    old = store.answers.start(chat.id)
    new = store.answers.start(chat.id, parent=question.id)
    assert new.siblings == (old.id, new.id)
    assert store.messages(chat.id) == [question, new]
    with pytest.raises(StoreError):
        store.answers.start(chat.id + 1, parent=question.id)
    assert store.messages(chat.id) == [question, new]


def test_what_belongs_to_a_deleted_chat_is_refused_with_a_sentence(
    store: ConversationStore,
) -> None:
    chat = store.create_conversation()
    answer = store.answers.start(chat.id)
    store.delete(chat.id)
    for attempt in (
        lambda: store.conversation(chat.id),
        lambda: store.rename(chat.id, "x"),
        lambda: add_user_message(store, chat.id, "x"),
        lambda: store.answers.start(chat.id),
        lambda: store.answers.save_partial(answer.id, "x"),
        lambda: store.answers.finish(answer.id, "x", MessageStatus.COMPLETE),
    ):
        with pytest.raises(StoreError, match="no longer exists") as caught:
            attempt()
        assert caught.value.code == "store-gone"
    assert store.messages(chat.id) == []


def test_closing_interrupts_what_is_growing(path: Path, store: ConversationStore) -> None:
    chat = store.create_conversation()
    answer = store.answers.start(chat.id)
    store.answers.save_partial(answer.id, "so far")
    store.close()
    reopened = ConversationStore(path)
    (message,) = reopened.messages(chat.id)
    assert (message.text, message.status) == ("so far", MessageStatus.INTERRUPTED)
    reopened.close()


def test_second_store_of_a_running_program_leaves_its_answers_alone(
    path: Path, store: ConversationStore
) -> None:
    chat = store.create_conversation()
    store.answers.start(chat.id)
    second = ConversationStore(path)
    assert second.messages(chat.id)[0].status is MessageStatus.STREAMING
    second.close()
    assert store.messages(chat.id)[0].status is MessageStatus.STREAMING


@pytest.mark.parametrize("writer", [None, "", "x:y", "999999999:1.00", "1:0.00", "-1:2.00"])
def test_answers_of_writers_that_do_not_run_are_interrupted(
    path: Path, store: ConversationStore, writer: str | None
) -> None:
    chat = store.create_conversation()
    store.answers.start(chat.id)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE messages SET writer = ?", (writer,))
    second = ConversationStore(path)
    assert second.messages(chat.id)[0].status is MessageStatus.INTERRUPTED
    second.close()


@pytest.mark.parametrize(
    ("change", "left"),
    [
        ("role = 'tool'", 2),
        ("text = CAST(x'fffe41' AS TEXT)", 3),
        ("text = x'ff41'", 3),
        ("text = 5", 3),
        ("status = 'dreaming'", 3),
        ("status = x'00'", 3),
        ("created_at = 'yesterday'", 3),
        ("created_at = 9e999", 3),
        ("stats = '{\"output_tokens\": '", 3),
        ("stats = 'null'", 3),
        ("stats = x'00'", 3),
        ("stats = '[[[' ", 3),
        ("stop_reason = 7, error = x'ff'", 3),
    ],
)
def test_one_odd_row_never_hides_the_others(
    path: Path, store: ConversationStore, change: str, left: int
) -> None:
    chat = store.create_conversation()
    first, odd, last = (add_user_message(store, chat.id, text) for text in ("1", "2", "3"))
    with sqlite3.connect(path) as connection:
        connection.execute(f"UPDATE messages SET {change} WHERE id = ?", (odd.id,))
    messages = store.messages(chat.id)
    assert len(messages) == left
    assert (messages[0], messages[-1]) == (first, last)


def test_odd_conversation_rows_are_shown(path: Path, store: ConversationStore) -> None:
    store.create_conversation("good")
    store.create_conversation("odd")
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE conversations SET title = x'ff', updated_at = 'x' WHERE id = 2")
    assert {chat.title for chat in store.conversations()} == {"good", "\ufffd"}


def test_thousand_messages_come_back_in_order(store: ConversationStore, stats: TurnStats) -> None:
    chat = store.create_conversation()
    for number in range(500):
        add_user_message(store, chat.id, f"question {number}")
        answer = store.answers.start(chat.id)
        store.answers.finish(answer.id, f"answer {number}", MessageStatus.COMPLETE, stats=stats)
    messages = store.messages(chat.id)
    assert len(messages) == 1000
    assert messages[998].text == "question 499"
    assert messages[999].text == "answer 499"
    assert all(message.stats == stats for message in messages if message.role == "assistant")


def test_an_error_may_name_a_file_whose_name_is_no_text(store: ConversationStore) -> None:
    _, _, answer = store.ask(store.create_conversation().id, "Hi")
    ended = store.answers.finish(answer.id, "", MessageStatus.FAILED, error="no \udcff.gguf")
    assert ended.error == "no \ufffd.gguf"


def test_a_time_that_no_calendar_knows_is_none(path: Path, store: ConversationStore) -> None:
    chat = store.create_conversation("Old")
    other = sqlite3.connect(path)
    other.execute("UPDATE conversations SET updated_at = 1e30")
    other.commit()
    other.close()
    assert store.conversation(chat.id).updated_at == 0.0

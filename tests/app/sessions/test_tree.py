"""Variants: messages as a tree, in the store and in a session."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.errors import EngineDiedError, RequestError
from app.engine.events import Finished, StopReason, TextDelta
from app.engine.stats import TurnStats
from app.engine_process.protocol import Command, Died, Generate, Generated
from app.sessions.answer_options import AnswerOptions
from app.sessions.chat_record import ChatRecord, MessageRecord
from app.sessions.comparison import Comparison
from app.sessions.database import APPLICATION_ID
from app.sessions.migrations import MIGRATIONS
from app.sessions.session import Session
from app.sessions.store import ConversationStore
from app.sessions.tree import MessageTree
from tests.app.sessions.questions import add_user_message


@given(st.lists(st.one_of(st.none(), st.integers(-3, 30)), max_size=20))
def test_every_message_can_be_reached(parents: list[int | None]) -> None:
    ids = range(1, len(parents) + 1)
    tree = MessageTree(zip(ids, parents, strict=True))
    for message_id in ids:
        path = tree.path(message_id)
        assert path[-1] == message_id
        assert list(path) == sorted(set(path))
        assert message_id in (tree.siblings(message_id) or (message_id,))
        assert message_id in tree.path(tree.newest_leaf(message_id))


OLD_ROWS = [
    (1, 1, "user", "one"),
    (2, 2, "user", "elsewhere"),
    (3, 1, "assistant", "two"),
    (4, 1, "user", "three"),
]


def write_first_format(path: Path) -> None:
    """A file as the first version of the program left it."""
    path.parent.mkdir(parents=True)
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    for statement in MIGRATIONS[0]:
        connection.execute(statement)
    for chat in (1, 2):
        connection.execute(
            "INSERT INTO conversations VALUES (?, 'Old', 1.0, 2.0, 'Be old.')", (chat,)
        )
    connection.executemany(
        "INSERT INTO messages (id, conversation_id, role, text, status, created_at)"
        " VALUES (?, ?, ?, ?, 'complete', 5.0)",
        OLD_ROWS,
    )
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute("PRAGMA user_version = 1")
    connection.close()


def texts(store: ConversationStore, chat: int) -> list[str]:
    return [message.text for message in store.messages(chat)]


def test_chats_of_the_first_format_survive(path: Path) -> None:
    write_first_format(path)
    for _ in range(2):
        store = ConversationStore(path)
        assert texts(store, 1) == ["one", "two", "three"]
        assert texts(store, 2) == ["elsewhere"]
        assert store.conversation(1).system_prompt == "Be old."
        assert [hit.message_id for hit in store.index.search("thr")] == [4]
        store.close()
    store = ConversationStore(path)
    variant = add_user_message(store, 1, "another three", parent=3)
    assert variant.siblings == (4, variant.id)
    assert texts(store, 1) == ["one", "two", "another three"]
    store.close()


def test_damaged_chats_of_the_first_format_still_open(path: Path) -> None:
    write_first_format(path)
    connection = sqlite3.connect(path)
    connection.execute(
        "UPDATE messages SET text = ? WHERE id = 3", ("x" * 9000 + "MARK" + "x" * 9000,)
    )
    connection.commit()
    (page_size,) = connection.execute("PRAGMA page_size").fetchone()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    content = bytearray(path.read_bytes())
    page = content.index(b"MARK") // page_size * page_size
    content[page : page + 4] = b"\xff" * 4
    path.write_bytes(content)
    store = ConversationStore(path)
    assert texts(store, 1) == ["one", "three"]
    assert [hit.message_id for hit in store.index.search("three")] == [4]
    assert add_user_message(store, 1, "four").text == "four"
    store.close()


@pytest.fixture
def asked() -> list[Command]:
    return []


@pytest.fixture
def session(store: ConversationStore, asked: list[Command]) -> Session:
    return Session(store, store.create_conversation(), asked.append, AnswerOptions)


def answer(session: Session, text: str, stats: TurnStats) -> None:
    finished = Finished(text, (1,), StopReason.EOS, stats, ())
    session.handle(Generated(session.request_id or 0, finished))


def shown(session: Session) -> list[str]:
    return [message.text for message in session.messages]


def test_edited_question_is_a_variant_with_its_own_answer(
    session: Session, store: ConversationStore, asked: list[Command], stats: TurnStats
) -> None:
    session.send("first")
    answer(session, "1", stats)
    session.send("second")
    answer(session, "2", stats)
    first = session.messages[0]
    session.edit(first.id, "FIRST")
    answer(session, "one", stats)
    assert shown(session) == ["FIRST", "one"]
    edited = session.messages[0]
    assert edited.siblings == (first.id, edited.id)
    session.select(first.id)
    assert shown(session) == ["first", "1", "second", "2"]
    assert list(session.messages) == store.messages(session.conversation.id)
    command = asked[-1]
    assert isinstance(command, Generate)
    assert [message.content for message in command.request.messages] == ["FIRST"]


def test_edited_answer_stands_and_is_what_the_model_sees(
    session: Session, asked: list[Command], stats: TurnStats
) -> None:
    session.send("1 + 1?")
    answer(session, "3", stats)
    session.edit(session.messages[1].id, "2")
    assert not session.is_answering
    assert len(session.messages[1].siblings) == 2
    session.send("sure?")
    command = asked[-1]
    assert isinstance(command, Generate)
    assert [m.content for m in command.request.messages] == ["1 + 1?", "2", "sure?"]


def test_answer_in_the_middle_can_be_given_again(session: Session, stats: TurnStats) -> None:
    session.send("a")
    answer(session, "1", stats)
    session.send("b")
    answer(session, "2", stats)
    first = session.messages[1]
    session.regenerate(first.id)
    answer(session, "one", stats)
    assert shown(session) == ["a", "one"]
    session.select(first.id)
    assert shown(session) == ["a", "1", "b", "2"]


def test_continued_answer_grows_from_its_text(
    session: Session, store: ConversationStore, asked: list[Command], stats: TurnStats
) -> None:
    session.send("count")
    answer(session, "one two", stats)
    before = session.messages[-1]
    session.go_on()
    command = asked[-1]
    assert isinstance(command, Generate)
    assert command.request.answer_start == "one two"
    assert [message.role for message in command.request.messages] == ["user"]
    session.handle(Generated(command.request_id, TextDelta(" three")))
    assert shown(session) == ["count", "one two three"]
    answer(session, " three four", stats)
    assert shown(session) == ["count", "one two three four"]
    assert session.messages[-1].id == before.id
    assert list(session.messages) == store.messages(session.conversation.id)


@pytest.mark.parametrize("end", ["whole", "death", "killed"])
def test_what_is_kept_of_a_shorter_answer_goes_when_it_is_continued(
    session: Session,
    store: ConversationStore,
    asked: list[Command],
    stats: TurnStats,
    end: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("app.sessions.growing_answer.SAVE_INTERVAL_S", 0 if end == "killed" else 9)
    session.send("count")
    answer(session, "one two", stats)
    before = session.messages[-1]
    store.comparisons.save(before.id, Comparison("one two", stats, is_fixed=True))
    assert before.is_comparable
    assert store.traces.load(before.id) is not None
    session.go_on()
    assert store.comparisons.load(before.id) is not None  # until there is another text
    session.handle(Generated(before.id, TextDelta(" three")))
    if end == "whole":
        answer(session, " three four", stats)
    elif end == "death":
        session.handle(Died(EngineDiedError("It died."), -11))
    else:
        store.answers.close()
    (_, after) = store.messages(session.conversation.id)
    assert not after.is_comparable
    assert store.comparisons.load(before.id) is None
    assert store.traces.load(before.id) is None


def test_nothing_can_be_continued_before_there_is_an_answer(session: Session) -> None:
    with pytest.raises(RequestError, match="no answer"):
        session.go_on()


def test_branch_is_a_chat_of_its_own(
    session: Session, store: ConversationStore, stats: TurnStats
) -> None:
    session.send("a")
    answer(session, "1", stats)
    session.send("b")
    answer(session, "2", stats)
    chat = session.conversation
    branch = store.branch(chat.id, session.messages[1].id, "Branch")
    assert texts(store, branch.id) == ["a", "1"]
    store.delete(chat.id)
    assert texts(store, branch.id) == ["a", "1"]
    assert store.messages(branch.id)[1].stats == stats


def test_duplicate_keeps_all_variants(
    session: Session, store: ConversationStore, stats: TurnStats
) -> None:
    session.send("a")
    answer(session, "1", stats)
    session.regenerate()
    answer(session, "2", stats)
    session.select(session.messages[-1].siblings[0])
    copy = store.duplicate(session.conversation.id, "Copy")
    messages = store.messages(copy.id)
    assert [message.text for message in messages] == ["a", "1"]
    other = store.select(copy.id, messages[1].siblings[1])
    assert [message.text for message in other] == ["a", "2"]


def test_long_chat_can_be_deleted(store: ConversationStore) -> None:
    line = tuple(
        MessageRecord(number - 1 if number else None, "user", "x", 1.0) for number in range(1200)
    )
    chat = store.add_record(ChatRecord("long", 1.0, 1.0, line))
    assert len(store.messages(chat.id)) == 1200
    store.delete(chat.id)
    assert store.conversations() == []

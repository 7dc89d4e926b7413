"""Messages that are deleted: out of their chat, in the bin, back, and gone for good."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.errors import RequestError
from app.engine.stats import TurnStats
from app.engine_process.protocol import Command, Generate
from app.sessions.answer_options import AnswerOptions
from app.sessions.attachment import Attachment
from app.sessions.chat_export import chat_to_html, chat_to_markdown, chats_to_json
from app.sessions.chat_record import ChatRecord, MessageRecord
from app.sessions.comparison import Comparison
from app.sessions.errors import StoreError
from app.sessions.session import Session
from app.sessions.store import ConversationStore
from tests.app.sessions.questions import add_user_message
from tests.app.sessions.test_tree import answer, shown, texts, write_first_format


@pytest.fixture
def asked() -> list[Command]:
    return []


@pytest.fixture
def session(store: ConversationStore, asked: list[Command], stats: TurnStats) -> Session:
    """ "a" "1" "b" "2", and before it another variant of the first answer with a question."""
    session = Session(store, store.create_conversation(), asked.append, AnswerOptions)
    session.send("a", [Attachment("a.txt", "text", "attached")])
    answer(session, "old", stats)
    session.send("follows the old one")
    answer(session, "it does", stats)
    session.regenerate(session.messages[1].id)
    answer(session, "1", stats)
    session.send("b")
    answer(session, "2", stats)
    return session


def test_a_message_goes_with_all_below_it(session: Session, store: ConversationStore) -> None:
    chat = session.conversation.id
    session.delete(session.messages[2].id)
    assert shown(session) == ["a", "1"] == texts(store, chat)
    (binned,) = store.shelf.binned()
    assert (binned.chat.title, binned.cut_from) == ("b", "a")
    assert texts(store, binned.chat.id) == ["b", "2"]
    assert [each.id for each in store.conversations()] == [chat]


def test_the_variant_beside_a_deleted_one_is_shown(
    session: Session, store: ConversationStore
) -> None:
    session.delete(session.messages[1].id)
    assert shown(session) == ["a", "old", "follows the old one", "it does"]
    assert session.messages[1].siblings == ()
    assert len(store.record(session.conversation.id).messages) == 4


def test_a_deleted_message_is_in_no_search_export_copy_or_prompt(
    session: Session, store: ConversationStore, asked: list[Command]
) -> None:
    chat = session.conversation.id
    session.delete(session.messages[2].id)
    assert store.index.search("b") == []
    record = store.record(chat)
    for written in (chats_to_json([record]), chat_to_markdown(record), chat_to_html(record)):
        assert "1" in written
        assert "b" not in [line.strip("</p> ") for line in written.splitlines()]
    assert len(store.record(store.duplicate(chat, "Copy").id).messages) == 5
    session.send("c")
    command = asked[-1]
    assert isinstance(command, Generate)
    assert [m.content.splitlines()[-1] for m in command.request.messages] == ["a", "1", "c"]


def test_restored_messages_are_as_they_were(
    session: Session, store: ConversationStore, stats: TurnStats
) -> None:
    before, chat = session.messages, session.conversation.id
    store.comparisons.save(before[3].id, Comparison("2", stats, is_fixed=True))
    cut = session.delete(before[1].id)
    session.send("another way")
    answer(session, "3", stats)
    assert store.shelf.restore(cut.id) == chat
    assert store.messages(chat) == list(before)
    assert store.traces.load(before[3].id) is not None
    assert store.comparisons.load(before[3].id) is not None
    assert store.shelf.binned() == []
    assert [hit.message_id for hit in store.index.search("b")] == [before[2].id]


def test_deleting_all_of_a_chat_deletes_the_chat(
    session: Session, store: ConversationStore
) -> None:
    chat = session.conversation
    assert session.delete(session.messages[0].id).id == chat.id
    assert store.conversations() == []
    assert [each.cut_from for each in store.shelf.binned()] == [None]
    assert store.shelf.restore(chat.id) == chat.id
    assert texts(store, chat.id) == ["a", "1", "b", "2"]


def test_what_messages_hang_under_comes_back_with_them(
    session: Session, store: ConversationStore
) -> None:
    before, chat = session.messages, session.conversation.id
    last, question = session.delete(before[3].id), session.delete(before[2].id)
    assert {each.chat.id for each in store.shelf.binned()} == {last.id, question.id}
    store.shelf.bin(chat)
    assert store.shelf.restore(last.id) == chat
    assert store.messages(chat) == list(before)
    assert store.shelf.binned() == []
    assert [each.id for each in store.conversations()] == [chat]


@pytest.mark.parametrize("gone", ["the chat", "the question"])
def test_messages_without_a_place_become_a_chat(
    session: Session, store: ConversationStore, gone: str
) -> None:
    chat = session.conversation.id
    last = session.delete(session.messages[3].id)
    question = session.delete(session.messages[2].id)
    if gone == "the chat":
        store.shelf.bin(chat)
    store.shelf.destroy([chat if gone == "the chat" else question.id])
    store.shelf.destroy([question.id])
    assert store.shelf.restore(last.id) == last.id
    assert texts(store, last.id) == ["2"]
    assert last.id in [each.id for each in store.conversations()]


def test_emptying_the_bin_leaves_nothing_of_a_message(
    session: Session, store: ConversationStore, path: Path
) -> None:
    cut = session.delete(session.messages[1].id)
    store.shelf.destroy([cut.id])
    store.close()
    connection = sqlite3.connect(path)
    count = "SELECT count(*) FROM messages, conversations"
    assert connection.execute(count).fetchone() == (4,)
    assert connection.execute("SELECT count(*) FROM traces").fetchone() == (2,)
    found = "SELECT rowid FROM messages_text WHERE messages_text MATCH 'b'"
    assert connection.execute(found).fetchall() == []
    connection.close()


def test_nothing_is_deleted_while_an_answer_grows(
    session: Session, store: ConversationStore, path: Path, stats: TurnStats
) -> None:
    cut = session.delete(session.messages[3].id)
    session.send("c")
    before = store.record(session.conversation.id)
    with pytest.raises(RequestError, match="still being answered"):
        session.delete(session.messages[0].id)
    other = ConversationStore(path)  # as another window has it
    for attempt in (
        lambda: other.shelf.bin_messages(session.conversation.id, session.messages[0].id),
        lambda: other.shelf.restore(cut.id),
    ):
        with pytest.raises(StoreError, match="still being written"):
            attempt()
    assert other.record(session.conversation.id) == before
    answer(session, "3", stats)
    other.shelf.restore(cut.id)
    other.close()


def test_nothing_is_added_under_a_message_that_another_window_deleted(
    session: Session, store: ConversationStore, path: Path, stats: TurnStats
) -> None:
    before, other = session.messages, ConversationStore(path)
    other.shelf.bin_messages(session.conversation.id, before[2].id)
    other.close()
    for attempt in (
        lambda: session.send("c"),
        session.regenerate,
        lambda: session.edit(before[3].id, "two"),
        session.go_on,
        lambda: session.select(before[2].id),
        lambda: session.delete(before[2].id),
    ):
        with pytest.raises(StoreError, match="no longer exists"):
            attempt()
    assert session.messages == before
    session.reread()
    assert shown(session) == ["a", "1"] == texts(store, session.conversation.id)


def test_a_chat_of_the_first_format_loses_only_what_follows(path: Path) -> None:
    write_first_format(path)
    store = ConversationStore(path)
    variant = add_user_message(store, 1, "another three", parent=3)
    cut = store.shelf.bin_messages(1, 3)
    assert texts(store, 1) == ["one"]
    assert texts(store, cut.id) == ["two", "another three"]
    add_user_message(store, 1, "instead", parent=1)
    store.shelf.restore(cut.id)
    assert texts(store, 1) == ["one", "two", "another three"]
    assert store.messages(1)[2].siblings == (4, variant.id)
    store.close()


@settings(max_examples=25, deadline=None)
@given(st.lists(st.integers(0, 8), min_size=2, max_size=9), st.data())
def test_the_tree_is_the_same_after_any_deletions_and_their_undoing(
    parents: list[int], data: st.DataObject
) -> None:
    messages = tuple(
        MessageRecord(None if parent >= place else parent, "user", str(place), 1.0)
        for place, parent in enumerate(parents)
    )
    with TemporaryDirectory() as folder:
        store = ConversationStore(Path(folder) / "chats.sqlite3")
        chat = store.add_record(ChatRecord("", 1.0, 1.0, messages)).id
        tree = [(each.id, each.parent_id) for each in store._reader.all(chat)]
        cuts = []
        while (left := store._reader.all(chat)) and not store.conversation(chat).deleted_at:
            cuts.append(store.shelf.bin_messages(chat, data.draw(st.sampled_from(left)).id).id)
        for cut in data.draw(st.permutations(cuts)):
            if cut in [each.chat.id for each in store.shelf.binned()]:
                assert store.shelf.restore(cut) == chat
        assert [(each.id, each.parent_id) for each in store._reader.all(chat)] == tree
        assert store.shelf.binned() == []
        store.close()

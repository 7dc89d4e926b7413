"""How answers came about, kept beside them."""

from __future__ import annotations

from pathlib import Path

from app.engine.stats import Round
from app.engine.trace import Trace
from app.sessions.conversation import MessageStatus
from app.sessions.database import Database
from app.sessions.store import ConversationStore
from tests.app.sessions.questions import add_user_message


def trace(a_round: Round) -> Trace:
    return Trace((1, 2, 9), (a_round,) * 3, {1: b"\xff", 2: b" b", 3: b"c", 9: b"d"}, 0.25)


def test_a_trace_lives_as_long_as_its_answer(store: ConversationStore, a_round: Round) -> None:
    chat = store.create_conversation()
    answer = store.answers.start(chat.id)
    store.answers.finish(answer.id, "text", MessageStatus.COMPLETE)
    assert store.traces.load(answer.id) is None
    store.traces.save(answer.id, trace(a_round))
    assert store.traces.load(answer.id) == trace(a_round)
    store.delete(chat.id)
    assert store.traces.load(answer.id) is None


def test_copies_of_a_chat_keep_how_their_answers_came_about(
    store: ConversationStore, a_round: Round
) -> None:
    chat = store.create_conversation()
    question = add_user_message(store, chat.id, "a")
    for text, kept in (("1", None), ("2", trace(a_round))):
        answer = store.answers.start(chat.id, parent=question.id)
        store.answers.finish(answer.id, text, MessageStatus.COMPLETE)
        if kept is not None:
            store.traces.save(answer.id, kept)
    copies = (store.branch(chat.id, answer.id, "Branch"), store.duplicate(chat.id, "Copy"))
    store.delete(chat.id)
    for copy in copies:
        last = store.messages(copy.id)[-1]
        assert last.text == "2"
        assert store.traces.load(last.id) == trace(a_round)
    (first, _) = store.messages(copies[1].id)[-1].siblings
    assert store.traces.load(first) is None


def test_a_damaged_trace_is_none(store: ConversationStore, path: Path, a_round: Round) -> None:
    answer = store.answers.start(store.create_conversation().id)
    database = Database(path)
    for bad in (b"", b"no zlib", "text", trace(a_round).pieces[2]):
        with database.writing(durable=False) as connection:
            connection.execute("INSERT OR REPLACE INTO traces VALUES (?, ?)", (answer.id, bad))
        assert store.traces.load(answer.id) is None
    database.close()

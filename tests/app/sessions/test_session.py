from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from app.engine.errors import DecodeError, EngineDiedError, RequestError
from app.engine.events import (
    Event,
    Finished,
    Prefilled,
    PromptRead,
    RoundFinished,
    StopReason,
    TextDelta,
)
from app.engine.pair_info import MemoryUse
from app.engine.request import ChatMessage, OutputGrammar, SpeculationParams
from app.engine.sampling import SamplingParams
from app.engine.stats import Round, TurnStats
from app.engine_process.protocol import (
    Cancel,
    Command,
    Died,
    Failed,
    Generate,
    Generated,
    Reply,
    TurnMemory,
)
from app.sessions.answer_options import AnswerOptions
from app.sessions.conversation import MessageStatus
from app.sessions.errors import StoreError
from app.sessions.session import Session
from app.sessions.session_change import (
    AnswerEnded,
    AnswerGrew,
    MessageRead,
    RoundDone,
    SessionChange,
)
from app.sessions.store import ConversationStore
from tests.app.sessions.questions import add_user_message


@dataclass
class Engine:
    """Records what it is asked; the test says what it replies."""

    commands: list[Command] = field(default_factory=list)
    dead: bool = False

    def send(self, command: Command) -> None:
        if self.dead:
            raise EngineDiedError("The engine has ended.")
        self.commands.append(command)

    @property
    def asked(self) -> Generate:
        command = self.commands[-1]
        assert isinstance(command, Generate)
        return command

    @property
    def context(self) -> list[tuple[str, str]]:
        return [(message.role, message.content) for message in self.asked.request.messages]

    def reply(self, session: Session, event: Event) -> SessionChange | None:
        return session.handle(Generated(self.asked.request_id, event))


@pytest.fixture
def engine() -> Engine:
    return Engine()


OpenSession = Callable[..., Session]


@pytest.fixture
def open_session(store: ConversationStore, engine: Engine, clock: Any) -> OpenSession:
    def open_one(conversation: Any = None, options: AnswerOptions | None = None) -> Session:
        chosen = options or AnswerOptions()
        conversation = conversation or store.create_conversation()
        return Session(store, conversation, engine.send, lambda: chosen, clock=clock)

    return open_one


@pytest.fixture
def session(open_session: OpenSession) -> Session:
    return open_session()


def finished(text: str, stats: TurnStats, reason: StopReason = StopReason.EOS) -> Finished:
    return Finished(text, (1, 2), reason, stats, ())


def stored(store: ConversationStore, session: Session) -> list[tuple[str, str]]:
    return [(m.text, m.status.value) for m in store.messages(session.conversation.id)]


@pytest.mark.parametrize(
    ("text", "reason", "grammar", "thinking"),
    [
        ("<think>Hm.</think>Yes.", StopReason.EOS, None, "on"),
        ("<think>Hm.", StopReason.CANCELLED, None, "on"),
        ("Yes.", StopReason.EOS, None, "off"),
        ("Yes.", StopReason.CANCELLED, None, "usual"),
        ("Yes.", StopReason.EOS, OutputGrammar('root ::= "Yes."'), "usual"),
    ],
)
def test_an_answer_is_asked_again_as_it_thought(
    open_session: OpenSession,
    engine: Engine,
    stats: TurnStats,
    text: str,
    reason: StopReason,
    grammar: OutputGrammar | None,
    thinking: str,
) -> None:
    session = open_session(options=AnswerOptions(grammar=grammar))
    session.send("Really?")
    engine.reply(session, finished(text, stats, reason))
    assert session.request_again(session.messages[-1].id).thinking == thinking


def test_an_answer_is_asked_again_with_the_effort_that_is_chosen(
    open_session: OpenSession, engine: Engine, stats: TurnStats
) -> None:
    session = open_session(options=AnswerOptions(thinking="low"))
    session.send("Really?")
    engine.reply(session, finished("Yes.", stats, StopReason.EOS))
    assert session.request_again(session.messages[-1].id).thinking == "low"


def test_whole_turn(
    session: Session, store: ConversationStore, engine: Engine, stats: TurnStats, a_round: Round
) -> None:
    session.send("Why is the sky blue?")
    assert session.is_answering
    assert session.conversation.title == "Why is the sky blue?"
    assert engine.context == [("user", "Why is the sky blue?")]
    assert session.request_id == engine.asked.request_id

    answer_id = session.messages[-1].id
    assert engine.reply(session, PromptRead(3, 12)) == MessageRead(answer_id, 0.25)
    assert engine.reply(session, Prefilled(12, 0, 0.2)) is None
    assert engine.reply(session, TextDelta("Ray")) == AnswerGrew(answer_id, "Ray")
    assert engine.reply(session, RoundFinished(a_round)) == RoundDone(answer_id, a_round)
    assert engine.reply(session, TextDelta("leigh")) == AnswerGrew(answer_id, "leigh")
    assert session.answer is not None
    assert session.answer.text == "Rayleigh"
    assert session.messages[-1] == session.answer

    ended = engine.reply(session, finished("Rayleigh.", stats))
    assert isinstance(ended, AnswerEnded)
    assert ended.message.stats == stats
    assert ended.message.stop_reason == "eos"
    assert not session.is_answering
    assert session.answer is None
    assert session.request_id is None
    assert session.messages[-1] == ended.message
    assert list(session.messages) == store.messages(session.conversation.id)
    assert stored(store, session)[-1] == ("Rayleigh.", "complete")


def test_question_is_stored_before_the_engine_is_asked(store: ConversationStore) -> None:
    chat = store.create_conversation()
    seen: list[str] = []

    def look(command: Command) -> None:
        seen.extend(message.text for message in store.messages(chat.id))

    Session(store, chat, look, AnswerOptions).send("first things first")
    assert seen == ["first things first", ""]


def test_request_carries_options_and_history(
    open_session: OpenSession, engine: Engine, stats: TurnStats
) -> None:
    options = AnswerOptions(
        sampling=SamplingParams(temperature=0, seed=7),
        speculation=SpeculationParams(draft_length=3),
        max_tokens=50,
        stop=("END",),
        system_prompt="Be brief.",
        grammar=OutputGrammar("root ::= [0-9]+"),
    )
    session = open_session(options=options)
    session.send("1 + 1?")
    engine.reply(session, finished("2", stats))
    session.send("times 3?")
    assert engine.context == [
        ("system", "Be brief."),
        ("user", "1 + 1?"),
        ("assistant", "2"),
        ("user", "times 3?"),
    ]
    request = engine.asked.request
    assert (request.sampling, request.speculation) == (options.sampling, options.speculation)
    assert (request.max_tokens, request.stop) == (50, ("END",))
    assert request.grammar == options.grammar


def test_system_prompt_of_the_conversation_goes_first(
    open_session: OpenSession, store: ConversationStore, engine: Engine
) -> None:
    chat = store.create_conversation(system_prompt="Mine.")
    open_session(chat, AnswerOptions(system_prompt="Everyone's.")).send("hi")
    assert engine.asked.request.messages[0] == ChatMessage("system", "Mine.")


def test_history_of_an_earlier_run_is_used(
    open_session: OpenSession, engine: Engine, stats: TurnStats
) -> None:
    before = open_session()
    before.send("one")
    engine.reply(before, finished("1", stats))
    after = open_session(before.conversation)
    assert after.messages == before.messages
    after.send("two")
    assert engine.context == [("user", "one"), ("assistant", "1"), ("user", "two")]


@pytest.mark.parametrize("text", ["", "  \n\t "])
def test_blank_message_is_refused(session: Session, engine: Engine, text: str) -> None:
    with pytest.raises(RequestError):
        session.send(text)
    assert session.messages == ()
    assert engine.commands == []


def test_second_message_has_to_wait(session: Session, engine: Engine) -> None:
    session.send("one")
    with pytest.raises(RequestError, match="still being answered"):
        session.send("two")
    with pytest.raises(RequestError, match="still being answered"):
        session.regenerate()
    assert len(engine.commands) == 1


def test_options_that_no_request_can_have_store_nothing(
    open_session: OpenSession, store: ConversationStore
) -> None:
    session = open_session(options=AnswerOptions(max_tokens=0))
    with pytest.raises(RequestError):
        session.send("hi")
    assert stored(store, session) == []
    assert not session.is_answering


def test_stop(session: Session, store: ConversationStore, engine: Engine, stats: TurnStats) -> None:
    session.send("count")
    request_id = engine.asked.request_id
    engine.reply(session, TextDelta("1 2"))
    session.stop()
    assert engine.commands[-1] == Cancel()
    assert session.is_answering
    cancelled = finished("1 2 3", stats, StopReason.CANCELLED)
    ended = session.handle(Generated(request_id, cancelled))
    assert isinstance(ended, AnswerEnded)
    assert ended.message.status is MessageStatus.STOPPED
    assert ended.message.stop_reason == "cancelled"
    assert stored(store, session)[-1] == ("1 2 3", "stopped")


def test_stop_without_an_answer_asks_nothing(session: Session, engine: Engine) -> None:
    session.stop()
    assert engine.commands == []


@pytest.mark.parametrize("status", ["complete", "failed", "stopped"])
def test_regenerate_replaces_the_last_answer(
    session: Session, store: ConversationStore, engine: Engine, stats: TurnStats, status: str
) -> None:
    session.send("question")
    if status == "failed":
        session.handle(Failed(DecodeError("It broke."), engine.asked.request_id))
    else:
        reason = StopReason.EOS if status == "complete" else StopReason.CANCELLED
        engine.reply(session, finished("old", stats, reason))
    old = session.messages[-1]
    assert old.status == status

    session.regenerate()
    assert engine.context == [("user", "question")]
    assert session.request_id != old.id
    assert stored(store, session) == [("question", "complete"), ("", "streaming")]
    engine.reply(session, finished("new", stats))
    assert stored(store, session) == [("question", "complete"), ("new", "complete")]
    assert list(session.messages) == store.messages(session.conversation.id)


def test_regenerate_answers_a_question_that_has_no_answer(
    open_session: OpenSession, store: ConversationStore, engine: Engine
) -> None:
    chat = store.create_conversation()
    add_user_message(store, chat.id, "left alone")
    session = open_session(chat)
    session.regenerate()
    assert engine.context == [("user", "left alone")]
    assert [message.role for message in session.messages] == ["user", "assistant"]


def test_regenerate_needs_a_question(session: Session) -> None:
    with pytest.raises(RequestError, match="no message yet"):
        session.regenerate()


def test_engine_dies_in_the_middle(
    session: Session, store: ConversationStore, engine: Engine
) -> None:
    session.send("question")
    engine.reply(session, TextDelta("half an ans"))
    ended = session.handle(Died(EngineDiedError("The engine was killed."), -9))
    assert isinstance(ended, AnswerEnded)
    assert ended.message.error is None, "whoever runs the engine says why"
    assert stored(store, session)[-1] == ("half an ans", "interrupted")
    assert not session.is_answering

    session.send("go on")
    assert engine.context == [
        ("user", "question"),
        ("assistant", "half an ans"),
        ("user", "go on"),
    ]


def test_failure_before_the_first_token(
    session: Session, store: ConversationStore, engine: Engine
) -> None:
    session.send("question")
    ended = session.handle(Failed(DecodeError("It broke."), engine.asked.request_id))
    assert isinstance(ended, AnswerEnded)
    assert (ended.message.text, ended.message.error) == ("", "It broke.")
    assert stored(store, session)[-1] == ("", "failed")
    session.send("again")
    assert engine.context == [("user", "question\n\nagain")]


def test_engine_that_is_dead_already(
    session: Session, store: ConversationStore, engine: Engine
) -> None:
    engine.dead = True
    session.send("question")
    assert not session.is_answering
    assert session.messages[-1].error == "The engine has ended."
    assert stored(store, session) == [("question", "complete"), ("", "failed")]


def test_stopping_a_dead_engine_waits_for_its_died_reply(session: Session, engine: Engine) -> None:
    session.send("question")
    engine.dead = True
    session.stop()
    assert isinstance(session.handle(Died(EngineDiedError("Gone."), 1)), AnswerEnded)


def test_replies_of_other_requests_change_nothing(
    session: Session, open_session: OpenSession, engine: Engine, stats: TurnStats
) -> None:
    session.send("old")
    stale = engine.asked.request_id
    engine.reply(session, finished("done", stats))
    idle = session.messages
    memory = MemoryUse(1, 2, 3, 4, 5)
    replies: list[Reply] = [
        Generated(stale, TextDelta("late")),
        Generated(stale, finished("late", stats)),
        Failed(DecodeError("Late."), stale),
        Failed(DecodeError("A load failed.")),
        TurnMemory(stale, memory),
    ]
    idle_changes = [session.handle(reply) for reply in (*replies, Died(EngineDiedError("x"), 1))]
    assert idle_changes == [None] * 6
    assert session.messages == idle

    session.send("new")
    assert [session.handle(reply) for reply in replies] == [None] * 5
    assert session.answer is not None
    assert session.answer.text == ""


def test_requests_of_two_sessions_never_share_an_id(
    open_session: OpenSession, engine: Engine
) -> None:
    one, two = open_session(), open_session()
    one.send("a")
    two.send("b")
    assert one.request_id != two.request_id
    assert one.handle(Generated(two.request_id or 0, TextDelta("x"))) is None


def test_growing_answer_is_saved_now_and_then(
    session: Session, store: ConversationStore, engine: Engine, clock: Any
) -> None:
    session.send("question")
    saved = []
    for step in ("a", "b", "c", "d"):
        clock.now += 0.3
        engine.reply(session, TextDelta(step))
        saved.append(stored(store, session)[-1][0])
    assert saved == ["", "ab", "ab", "abcd"]


def test_closing_keeps_all_text(session: Session, store: ConversationStore, engine: Engine) -> None:
    session.send("question")
    engine.reply(session, TextDelta("not saved yet"))
    session.close()
    assert engine.commands[-1] == Cancel()
    assert stored(store, session)[-1] == ("not saved yet", "interrupted")
    session.close()


def test_full_disk_while_answering_keeps_the_text_in_view(
    session: Session, store: ConversationStore, engine: Engine, stats: TurnStats, clock: Any
) -> None:
    session.send("question")
    connection = store._database._connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    long = "x" * 100_000
    clock.now += 1
    assert isinstance(engine.reply(session, TextDelta(long)), AnswerGrew)
    ended = engine.reply(session, finished(long, stats))
    assert isinstance(ended, AnswerEnded)
    assert ended.message.text == long
    assert "no room left" in (ended.message.error or "")
    assert not session.is_answering

    with pytest.raises(StoreError, match="no room left"):
        session.send(long)
    assert not session.is_answering
    assert session.messages[-1] == ended.message


def test_message_whose_answer_cannot_be_begun_is_not_stored_twice(
    session: Session, store: ConversationStore, engine: Engine
) -> None:
    connection = store._database._connection
    connection.execute(
        "CREATE TEMP TRIGGER no_answers BEFORE INSERT ON messages WHEN NEW.role = 'assistant'"
        " BEGIN SELECT RAISE(ABORT, 'no'); END"
    )
    with pytest.raises(StoreError):
        session.send("question")
    assert session.messages == ()
    assert stored(store, session) == []
    connection.execute("DROP TRIGGER no_answers")
    session.send("question")
    assert stored(store, session) == [("question", "complete"), ("", "streaming")]


def test_chat_that_is_deleted_while_it_is_answered(
    session: Session, store: ConversationStore, engine: Engine, stats: TurnStats, clock: Any
) -> None:
    session.send("question")
    store.delete(session.conversation.id)
    clock.now += 1
    assert isinstance(engine.reply(session, TextDelta("a")), AnswerGrew)
    ended = engine.reply(session, finished("a", stats))
    assert isinstance(ended, AnswerEnded)
    assert "no longer exists" in (ended.message.error or "")


def test_leftover_answer_reads_as_interrupted_and_can_be_regenerated(
    path: Path, session: Session, store: ConversationStore, engine: Engine, clock: Any
) -> None:
    session.send("question")
    clock.now += 1
    engine.reply(session, TextDelta("so far"))
    store.close()
    reopened = ConversationStore(path)
    later = Session(reopened, session.conversation, engine.send, AnswerOptions)
    question, answer = later.messages
    assert question.text == "question"
    assert answer == replace(answer, text="so far", status=MessageStatus.INTERRUPTED)
    later.regenerate()
    assert [message.text for message in reopened.messages(session.conversation.id)] == [
        "question",
        "",
    ]
    reopened.close()


def test_all_answers_that_could_not_be_stored_are_stored_later(
    session: Session, store: ConversationStore, engine: Engine, stats: TurnStats, path: Path
) -> None:
    store._database.set_patience(0)
    for text in ("One.", "Two."):
        session.send("?")
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            engine.reply(session, finished(text, stats))
    assert session.has_unsaved
    for text in ("One.", "Two."):
        message = session.save_again()
        assert message is not None
        assert message.text == text
    assert not session.has_unsaved
    assert [text for text, _ in stored(store, session)] == ["?", "One.", "?", "Two."]

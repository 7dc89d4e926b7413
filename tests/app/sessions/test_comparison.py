"""The same prompt without drafting: what is asked, what comes of it, what is kept."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.errors import EngineDiedError
from app.engine.events import Finished, StopReason, TextDelta
from app.engine.request import ChatMessage, GenerationRequest, SpeculationParams
from app.engine.sampling import SamplingParams
from app.engine.stats import TurnStats
from app.engine_process.protocol import Cancel, Command, Died, Failed, Generate, Generated
from app.sessions.comparison import Comparison, ComparisonRun, RunEnded, RunFailed, RunGrew
from app.sessions.conversation import Message, MessageStatus
from app.sessions.database import Database
from app.sessions.store import ConversationStore

REQUEST = GenerationRequest(
    (ChatMessage("user", "Hello?"),),
    sampling=SamplingParams(temperature=0),
    max_tokens=500,
    speculation=SpeculationParams(exactness="strict"),
)


@pytest.fixture
def answer(stats: TurnStats) -> Message:
    return Message(5, 1, "assistant", "Hi.", MessageStatus.COMPLETE, 0.0, stats)


def run_of(answer: Message, request: GenerationRequest) -> tuple[ComparisonRun, list[Command]]:
    sent: list[Command] = []
    run = ComparisonRun(answer, request, sent.append)
    run.start()
    return run, sent


def finished(stats: TurnStats, reason: StopReason = StopReason.LENGTH) -> Generated:
    return Generated(-5, Finished("Hi.", (1,), reason, stats, ()))


def test_nothing_is_drafted_and_the_length_is_the_same(answer: Message) -> None:
    _, (command,) = run_of(answer, REQUEST)
    assert isinstance(command, Generate)
    assert command.request_id == -5
    assert command.request == replace(
        REQUEST,
        max_tokens=7,
        speculation=SpeculationParams(
            draft=False, lookup=False, draft_length=0, exactness="strict"
        ),
    )


def test_it_grows_and_ends(answer: Message, stats: TurnStats) -> None:
    run, _ = run_of(answer, REQUEST)
    assert run.handle(Generated(5, TextDelta("of another"))) is None
    assert run.handle(Generated(-5, TextDelta("H"))) == RunGrew("H")
    assert run.handle(Generated(-5, TextDelta("i."))) == RunGrew("Hi.")
    assert run.handle(finished(stats)) == RunEnded(Comparison("Hi.", stats, is_fixed=True))


@pytest.mark.parametrize(("seed", "is_fixed"), [(None, False), (3, True)])
def test_only_a_seed_or_greed_fixes_the_text(
    answer: Message, stats: TurnStats, seed: int | None, is_fixed: bool
) -> None:
    run, _ = run_of(answer, replace(REQUEST, sampling=SamplingParams(seed=seed)))
    ended = run.handle(finished(stats))
    assert isinstance(ended, RunEnded)
    assert ended.comparison.is_fixed is is_fixed


def test_stopped_failed_and_died(answer: Message, stats: TurnStats) -> None:
    run, sent = run_of(answer, REQUEST)
    run.stop()
    assert isinstance(sent[-1], Cancel)
    assert run.handle(finished(stats, StopReason.CANCELLED)) == RunFailed(None)
    error = EngineDiedError("It crashed.")
    assert run.handle(Failed(error, -5)) == RunFailed(error)
    assert run.handle(Failed(error, 5)) is None
    assert run.handle(Died(error, 1)) == RunFailed(error)


def test_a_comparison_is_kept_with_its_answer(
    store: ConversationStore, path: Path, stats: TurnStats
) -> None:
    chat = store.create_conversation()
    _, _, answer = store.ask(chat.id, "Hello?")
    kept = Comparison("Hi \ud83d", stats, is_fixed=True)
    assert store.comparisons.load(answer.id) is None
    store.comparisons.save(answer.id, kept)
    store.comparisons.save(answer.id, kept)
    assert store.comparisons.load(answer.id) == replace(kept, text="Hi \ufffd")
    database = Database(path)
    for bad in ("", "[]", "{}", '{"text": 3, "stats": {"output_tokens": 1}}'):
        with database.writing(durable=False) as connection:
            connection.execute("UPDATE comparisons SET data = ?", (bad,))
        assert store.comparisons.load(answer.id) is None
    database.close()
    store.delete(chat.id)
    assert store.comparisons.load(answer.id) is None

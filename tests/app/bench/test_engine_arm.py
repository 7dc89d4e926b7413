"""Our engine as an arm, driven by the messages that an engine process sends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from app.bench.engine_arm import EngineArm
from app.bench.prompts import Category, Prompt
from app.bench.rendered_prompt import RenderedPrompt
from app.engine.errors import EngineDiedError, EngineError
from app.engine.events import Finished, Prefilled, RoundFinished, StopReason, TextDelta
from app.engine.pair_info import MemoryUse
from app.engine.request import ChatMessage, SpeculationParams
from app.engine.sampling import SamplingParams
from app.engine.stats import Ending, Round, Source, Timings, TurnStats, fold_rounds
from app.engine_process.protocol import (
    Command,
    Died,
    Failed,
    Generate,
    Generated,
    Reply,
    TurnMemory,
)

PROMPT = RenderedPrompt(
    Prompt("one", Category.QUESTION_ANSWERING, "Hello"), (ChatMessage("user", "Hello"),), (1, 2, 3)
)
ROUND = Round(Source.DRAFT, (7, 8), 1, (7, 9), Ending.CORRECTION, 3, 0.1, 0.1, 0.0)
STATS = TurnStats(
    3, 0, 3, Timings(0.1, 0.2, 0.4, 0.6), fold_rounds([ROUND]), 5.0, "draft", "fast", "it costs"
)


class ScriptedEngine:
    """Keeps what was sent and gives the scripted replies."""

    def __init__(self, replies: list[Reply]) -> None:
        self.sent: list[Command] = []
        self._replies: Iterator[Reply] = iter(replies)

    def send(self, command: Command) -> None:
        self.sent.append(command)

    def next(self) -> Reply:
        return next(self._replies)


def _arm(engine: ScriptedEngine) -> EngineArm:
    ticks = count()

    def clock() -> float:
        return float(next(ticks))

    return EngineArm(
        name="both",
        process_id=None,
        connection=engine,
        speculation=SpeculationParams(),
        sampling=SamplingParams(temperature=0),
        max_tokens=3,
        clock=clock,
    )


def test_an_answer_is_measured() -> None:
    events = [
        Prefilled(3, 0, 0.1),
        TextDelta("a"),
        RoundFinished(ROUND),
        TextDelta("b"),
    ]
    finished = Finished("ab", (6, 7, 9), StopReason.EOS, STATS, (ROUND,))
    replies: list[Reply] = [Generated(1, event) for event in events]
    engine = ScriptedEngine(
        [*replies, TurnMemory(1, MemoryUse(1, 2, 3, 4, 5)), Generated(1, finished)]
    )
    done = _arm(engine).answer(PROMPT)
    assert (done.text, done.ended, done.decoded) == ("ab", "eos", 4)
    assert (done.ttft_s, done.client_decode_s, done.total_s) == (1, 1, 3)
    assert done.decode_rate == pytest.approx(2 / 0.4)
    assert (done.drafted, done.accepted, done.rounds) == (2, 1, 1)
    assert done.off_reason == "it costs"
    (sent,) = engine.sent
    assert isinstance(sent, Generate)
    assert sent.request.messages == PROMPT.messages
    assert sent.request.max_tokens == 3


def test_another_prompt_of_one_token_comes_before() -> None:
    finished = Finished("y", (1,), StopReason.LENGTH, STATS, ())
    engine = ScriptedEngine([Generated(1, finished)])
    _arm(engine).prepare(PROMPT)
    (sent,) = engine.sent
    assert isinstance(sent, Generate)
    assert sent.request.raw_prompt
    assert sent.request.max_tokens == 1
    assert sent.request.speculation == SpeculationParams()


def test_other_tokens_than_the_peer_gets_are_an_error() -> None:
    finished = Finished("y", (1,), StopReason.LENGTH, STATS, ())
    longer = RenderedPrompt(PROMPT.prompt, PROMPT.messages, (1, 2, 3, 4))
    with pytest.raises(EngineError, match="other tokens"):
        _arm(ScriptedEngine([Generated(1, finished)])).answer(longer)


@pytest.mark.parametrize("kind", [Failed, Died])
def test_what_went_wrong_is_raised(kind: type[Failed | Died]) -> None:
    error = EngineDiedError("It ended.")
    reply = Failed(error, 1) if kind is Failed else Died(error, 1)
    with pytest.raises(EngineDiedError, match="It ended"):
        _arm(ScriptedEngine([reply])).answer(PROMPT)

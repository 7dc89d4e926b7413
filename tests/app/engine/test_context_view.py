"""What is left of a conversation that has outgrown the context."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.context_view import ContextView, split
from app.engine.engine import Engine
from app.engine.errors import ContextTooSmallError, RequestError
from app.engine.events import Finished, Prefilled, StopReason
from app.engine.request import ChatMessage, GenerationRequest, PairSpec, SpeculationParams
from app.engine.sampling import SamplingParams
from app.engine.stats_text import context_remarks
from tests.app.engine.tiny_models import LLAMA, RECURRENT

SYSTEM = ChatMessage("system", "s" * 10)


def turn(number: int, length: int = 10) -> tuple[ChatMessage, ChatMessage]:
    return ChatMessage("user", f"{number}" * length), ChatMessage("assistant", "a" * length)


def talk(turns: int, length: int = 10) -> tuple[ChatMessage, ...]:
    """A system prompt, whole turns, and a question; 10 letters each."""
    said = [message for number in range(turns - 1) for message in turn(number, length)]
    return (SYSTEM, *said, ChatMessage("user", "q" * length))


def letters(messages: Sequence[ChatMessage]) -> int:
    return sum(len(message.content) for message in messages)


def see(view: ContextView, messages: tuple[ChatMessage, ...], size: int = 100) -> tuple[int, int]:
    seen = view.of(messages, letters, size, max_tokens=20)
    assert seen.messages == (SYSTEM, *messages[1 + seen.dropped :])
    assert seen.messages[1].role == "user"
    return seen.dropped, letters(seen.messages)


def test_what_fits_is_left_alone() -> None:
    assert see(ContextView(), talk(4)) == (0, 80)


def test_the_oldest_turns_go_and_some_room_stays() -> None:
    """80 letters are allowed: the view is cut to 60, so that the next turn finds room."""
    assert see(ContextView(), talk(5)) == (4, 60)


def test_the_view_begins_where_it_began_for_as_long_as_that_fits() -> None:
    view = ContextView()
    assert [see(view, talk(turns))[0] for turns in range(4, 11)] == [0, 4, 4, 8, 8, 12, 12]


def test_another_conversation_begins_anew() -> None:
    view = ContextView()
    see(view, talk(9))
    other = (SYSTEM, *turn(7), *talk(5)[1:])
    assert see(view, other) == (6, 60)
    assert see(view, talk(3)) == (0, 60)


def test_the_last_turn_stays_even_if_it_is_too_long() -> None:
    assert see(ContextView(), (SYSTEM, *turn(1), ChatMessage("user", "q" * 300)))[0] == 2
    assert see(ContextView(), (SYSTEM, ChatMessage("user", "q" * 300)))[0] == 0


def test_a_greeting_before_the_first_question_is_a_turn() -> None:
    greeting = ChatMessage("assistant", "hello")
    system, turns = split((SYSTEM, greeting, *turn(1), ChatMessage("user", "q")))
    assert system == (SYSTEM,)
    assert [len(messages) for messages in turns] == [1, 2, 1]
    assert split((SYSTEM,)) == ((), [(SYSTEM,)])


@given(st.lists(st.integers(1, 40), min_size=1, max_size=30), st.integers(20, 200))
def test_turns_are_dropped_whole_and_no_more_than_needed(lengths: list[int], size: int) -> None:
    view = ContextView()
    messages: tuple[ChatMessage, ...] = (SYSTEM,)
    for number, length in enumerate(lengths):
        question = ChatMessage("user", "q" * length)
        asked = (*messages, question)
        seen = view.of(asked, letters, size, max_tokens=None)
        assert seen.messages[0] == SYSTEM
        assert seen.messages[-1] == question
        assert seen.dropped % 2 == 0
        if letters(asked) <= size * 0.75:
            assert seen.dropped == 0
        if letters((SYSTEM, question)) <= size * 0.5:
            assert letters(seen.messages) <= size * 0.76
        messages = (*asked, ChatMessage("assistant", str(number) * length))


@pytest.fixture(params=[LLAMA, RECURRENT], ids=["attention", "recurrent"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    path = request.param.write(tmp_path / "tiny.gguf")
    engine = Engine.load(PairSpec(path, path, context_size=256, threads=1))
    yield engine
    engine.close()


def request_for(messages: tuple[ChatMessage, ...], **fields: object) -> GenerationRequest:
    request = GenerationRequest(
        messages,
        sampling=SamplingParams(temperature=0),
        max_tokens=12,
        speculation=SpeculationParams(draft_length=2),
    )
    return replace(request, **fields)


def answer(engine: Engine, request: GenerationRequest) -> tuple[Prefilled, Finished]:
    events = list(engine.generate(request))
    prefilled = next(event for event in events if isinstance(event, Prefilled))
    assert isinstance(events[-1], Finished)
    return prefilled, events[-1]


def test_a_long_chat_goes_on_and_says_what_was_left_out(engine: Engine) -> None:
    """The answer is the one that a chat of only the turns that are left would get."""
    messages = talk(8, length=16)
    with pytest.raises(ContextTooSmallError) as refused:
        answer(engine, request_for(messages))
    assert "let the oldest messages be dropped" in str(refused.value.advice)
    prefilled, done = answer(engine, request_for(messages, context_full="drop-oldest"))
    dropped = done.stats.dropped_messages
    assert dropped == prefilled.dropped_messages > 0
    assert done.stats.prompt_tokens + 12 <= 256
    assert f"{dropped} oldest messages" in context_remarks(done.stats)[0]
    _, short = answer(engine, request_for((SYSTEM, *messages[1 + dropped :])))
    assert (short.tokens, short.stats.dropped_messages) == (done.tokens, 0)


def test_the_next_turn_uses_the_caches(engine: Engine) -> None:
    messages = talk(8, length=16)
    _, first = answer(engine, request_for(messages, context_full="drop-oldest"))
    messages = (*messages, ChatMessage("assistant", first.text), ChatMessage("user", "on"))
    _, second = answer(engine, request_for(messages, context_full="drop-oldest"))
    assert second.stats.dropped_messages == first.stats.dropped_messages
    assert second.stats.cached_tokens >= first.stats.prompt_tokens - 1


def test_a_question_that_is_too_long_is_refused_all_the_same(engine: Engine) -> None:
    for request in (
        request_for(talk(1, length=300), context_full="drop-oldest"),
        request_for(talk(1, length=300)),
        request_for((*talk(4), ChatMessage("user", "x" * 300)), context_full="drop-oldest"),
        GenerationRequest(raw_prompt="x" * 300, context_full="drop-oldest"),
        GenerationRequest(raw_prompt="x" * 300),
    ):
        with pytest.raises(ContextTooSmallError) as refused:
            answer(engine, request)
        assert refused.value.code == "prompt-too-long"
        assert "dropped" not in str(refused.value.advice)


def test_an_answer_that_fills_the_context_stops_and_says_so(engine: Engine) -> None:
    request = request_for(talk(3, length=16), max_tokens=None, context_full="drop-oldest")
    _, done = answer(engine, request)
    if done.stop_reason is StopReason.CONTEXT:  # or the model ended it before
        assert done.stats.prompt_tokens + done.stats.output_tokens == 256
        assert "ends here" in context_remarks(done.stats, "context")[-1]


def test_other_policies_do_not_exist() -> None:
    with pytest.raises(RequestError, match="stop or drop-oldest"):
        request_for(talk(1), context_full="forget")

"""Client and host with llama.cpp and real models."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import psutil
import pytest

from app.engine.errors import EngineDiedError, GrammarError, LoadCancelledError
from app.engine.events import Finished, Prefilled, RoundFinished, StopReason, TextDelta
from app.engine.request import (
    ChatMessage,
    GenerationRequest,
    OutputGrammar,
    PairSpec,
    SpeculationParams,
)
from app.engine.sampling import SamplingParams
from app.engine.stats import Source
from app.engine_process.client import EngineClient
from app.engine_process.protocol import (
    Cancel,
    Died,
    Failed,
    Generate,
    Generated,
    ListDevices,
    Load,
    Loaded,
    LoadProgress,
    Ready,
    Reply,
    Tokenize,
    Tokenized,
    TurnMemory,
)
from models.errors import ModelFileError, PacelineError
from tests.bad_files import make_bad_files, make_other_vocabulary, make_unknown_architecture

SECRET = "zanzibar-marmalade"
CONTEXT = 1024


class Line:
    """A started client with its one stream of replies."""

    def __init__(self, log_path: Path) -> None:
        self.client = EngineClient(log_path)
        self.client.start()
        self.replies = self.client.replies()

    def until(self, *kinds: type[Reply]) -> list[Reply]:
        seen: list[Reply] = []
        for reply in self.replies:
            seen.append(reply)
            if isinstance(reply, kinds):
                return seen
        raise AssertionError(f"the replies ended with {seen[-1:]}")

    def load(self, target: Path, draft: Path | None = None) -> list[Reply]:
        self.client.send(Load(PairSpec(target, draft, context_size=CONTEXT, threads=1)))
        return self.until(Loaded, Failed, Died)

    def answer(self, request_id: int) -> list[Reply]:
        seen: list[Reply] = []
        for reply in self.replies:
            seen.append(reply)
            match reply:
                case Generated(number, Finished()) if number == request_id:
                    return seen
                case Failed() | Died():
                    return seen
        raise AssertionError("the replies ended")


@pytest.fixture
def new_line(tmp_path: Path) -> Iterator[Line]:
    line = Line(tmp_path / "engine.log")
    yield line
    line.client.stop()


@pytest.fixture(scope="module")
def line(
    tmp_path_factory: pytest.TempPathFactory, starter_path: Path, q2_draft_path: Path
) -> Iterator[Line]:
    """One engine for the tests that leave it as it was: starter and draft loaded."""
    line = Line(tmp_path_factory.mktemp("engine") / "engine.log")
    line.load(starter_path, q2_draft_path)
    yield line
    line.client.stop()


def _ask(request_id: int, text: str = f"Tell me of {SECRET}.", tokens: int = 32) -> Generate:
    return Generate(
        request_id,
        GenerationRequest(
            messages=(ChatMessage("user", text),),
            sampling=SamplingParams(temperature=0),
            max_tokens=tokens,
        ),
    )


def _finished(replies: list[Reply]) -> Finished:
    last = replies[-1]
    assert isinstance(last, Generated), last
    assert isinstance(last.event, Finished)
    return last.event


def test_ready_names_the_library_and_the_devices(new_line: Line) -> None:
    ready = new_line.until(Ready)[-1]
    assert isinstance(ready, Ready)
    assert ready.llama_version[0].isdigit()
    assert "CPU" in ready.backends
    assert any(device.kind == "cpu" and device.total_bytes > 0 for device in ready.devices)


def test_loading_reports_progress_and_what_was_loaded(
    new_line: Line, starter_path: Path, q2_draft_path: Path
) -> None:
    replies = new_line.load(starter_path, q2_draft_path)
    fractions = [reply.fraction for reply in replies if isinstance(reply, LoadProgress)]
    assert fractions == sorted(fractions)
    assert fractions[-1] == 1
    loaded = replies[-1]
    assert isinstance(loaded, Loaded)
    assert loaded.info.target.path == starter_path
    assert loaded.info.draft is not None
    assert loaded.info.draft.quantization == "Q2_K"


def test_an_answer_comes_in_order_with_drafts_accepted(line: Line) -> None:
    asked = replace(_ask(1).request, speculation=SpeculationParams(draft_length=3))
    line.client.send(Generate(1, asked))
    replies = line.answer(1)
    finished = _finished(replies)
    events = [reply.event for reply in replies if isinstance(reply, Generated)]
    assert isinstance(events[0], Prefilled)
    assert "".join(e.text for e in events if isinstance(e, TextDelta)) == finished.text
    assert tuple(e.round for e in events if isinstance(e, RoundFinished)) == finished.rounds
    assert isinstance(replies[-2], TurnMemory)
    assert replies[-2].memory.rss_bytes > 100_000_000
    assert finished.stats.output_tokens == 32
    assert finished.stats.speculation.by_source[Source.DRAFT].accepted > 0


def test_what_was_asked_and_answered_is_not_in_the_log(line: Line) -> None:
    line.client.send(_ask(2))
    answer = _finished(line.answer(2)).text
    log = line.client.log_path.read_text()
    assert "llama" in log
    assert SECRET not in log
    assert answer[:40] not in log


@pytest.mark.parametrize("text", ['root ::= "{}" (', 'root ::= {} "a"', 'root ::= root "{}"'])
def test_a_grammar_that_cannot_be_read_is_not_in_the_log(line: Line, text: str) -> None:
    asked = replace(_ask(3).request, grammar=OutputGrammar(text.format(SECRET)))
    line.client.send(Generate(3, asked))
    failed = line.until(Failed)[-1]
    assert isinstance(failed, Failed)
    assert failed.error.code == GrammarError.code
    log = line.client.log_path.read_text()
    assert "Generate failed" in log
    assert SECRET not in log


def test_cancel_in_the_middle_keeps_the_engine_ready(line: Line) -> None:
    line.client.send(_ask(3, tokens=900))
    for reply in line.replies:
        if isinstance(reply, Generated) and isinstance(reply.event, TextDelta):
            break
    line.client.send(Cancel())
    finished = _finished(line.answer(3))
    assert finished.stop_reason is StopReason.CANCELLED
    assert 0 < finished.stats.output_tokens < 900
    line.client.send(_ask(4, tokens=8))
    assert _finished(line.answer(4)).stop_reason is StopReason.LENGTH


def test_cancel_before_a_queued_answer_starts_ends_it_too(line: Line) -> None:
    for command in (_ask(5, tokens=900), _ask(6, tokens=900), Cancel(), _ask(7, tokens=8)):
        line.client.send(command)
    reasons = [_finished(line.answer(number)).stop_reason for number in (5, 6, 7)]
    assert reasons == [StopReason.CANCELLED, StopReason.CANCELLED, StopReason.LENGTH]


def test_a_conversation_has_the_tokens_that_an_answer_to_it_evaluates(line: Line) -> None:
    asked = _ask(20, tokens=1)
    line.client.send(Tokenize(20, asked.request.messages))
    line.client.send(asked)
    tokens = line.until(Tokenized)[-1]
    assert isinstance(tokens, Tokenized)
    assert _finished(line.answer(20)).stats.prompt_tokens == tokens.count


def test_a_text_stands_for_itself(line: Line) -> None:
    line.client.send(Tokenize(21, "A list:"))
    line.client.send(Tokenize(22, "A list: <|im_end|>"))
    plain, with_control = (line.until(Tokenized)[-1] for _ in range(2))
    assert isinstance(plain, Tokenized)
    assert isinstance(with_control, Tokenized)
    assert with_control.tokens[: plain.count] == plain.tokens
    assert with_control.count > plain.count + 2, "a control token is only text here"


def test_a_prompt_that_is_too_long_is_refused_and_the_next_one_answered(line: Line) -> None:
    line.client.send(_ask(8, text="word " * 5 * CONTEXT))
    failed = line.answer(8)[-1]
    assert isinstance(failed, Failed)
    assert (failed.error.code, failed.request_id) == ("prompt-too-long", 8)
    line.client.send(_ask(9, tokens=8))
    assert _finished(line.answer(9)).stats.output_tokens == 8


def test_cancelling_a_load(new_line: Line, starter_path: Path) -> None:
    new_line.client.send(
        Load(PairSpec(starter_path, starter_path, context_size=CONTEXT, threads=1))
    )
    new_line.client.send(Cancel())
    failed = new_line.until(Loaded, Failed)[-1]
    assert isinstance(failed, Failed)
    assert isinstance(failed.error, LoadCancelledError)
    assert isinstance(new_line.load(starter_path)[-1], Loaded)


def test_killed_in_the_middle_of_an_answer(
    new_line: Line, starter_path: Path, tmp_path: Path
) -> None:
    new_line.load(starter_path)
    new_line.client.send(_ask(1, tokens=900))
    new_line.until(Generated)
    assert new_line.client.pid is not None
    os.kill(new_line.client.pid, signal.SIGKILL)
    started = time.monotonic()
    died = new_line.until(Died)[-1]
    assert time.monotonic() - started < 4  # at once, were the machine idle
    assert isinstance(died, Died)
    assert "memory ran out" in str(died.error)
    with pytest.raises(EngineDiedError):
        new_line.client.send(ListDevices())
    again = Line(tmp_path / "engine.log")
    try:
        assert isinstance(again.load(starter_path)[-1], Loaded)
        again.client.send(_ask(2, tokens=8))
        assert _finished(again.answer(2)).stats.output_tokens == 8
    finally:
        again.client.stop()


def test_a_pair_gives_its_memory_back_before_another_is_read(
    new_line: Line, starter_path: Path, q2_draft_path: Path, tmp_path: Path
) -> None:
    new_line.until(Ready)
    assert new_line.client.pid is not None
    process = psutil.Process(new_line.client.pid)
    empty = process.memory_info().rss
    new_line.load(starter_path, q2_draft_path)
    loaded = process.memory_info().rss
    assert isinstance(new_line.load(tmp_path / "none.gguf")[-1], Failed)
    freed = process.memory_info().rss
    weights = starter_path.stat().st_size + q2_draft_path.stat().st_size
    assert loaded - empty > weights
    assert freed - empty < 0.1 * (loaded - empty)


def test_bad_files_fail_one_by_one_and_the_process_survives(
    new_line: Line, starter_path: Path, tmp_path: Path
) -> None:
    new_line.until(Ready)
    bad = [*make_bad_files(tmp_path, starter_path), Path("no\0name")]
    for path in bad:
        for target, draft in ((path, None), (starter_path, path)):
            failed = new_line.load(target, draft)[-1]
            assert isinstance(failed, Failed), path
            assert isinstance(failed.error, ModelFileError), (path, failed.error)
    assert isinstance(new_line.load(starter_path)[-1], Loaded)


def test_what_only_llama_can_refuse_fails_in_words_too(
    new_line: Line, starter_path: Path, tmp_path: Path
) -> None:
    unknown = make_unknown_architecture(tmp_path, starter_path)
    other = make_other_vocabulary(tmp_path, starter_path)
    for target, draft in ((unknown, None), (starter_path, other)):
        failed = new_line.load(target, draft)[-1]
        assert isinstance(failed, Failed)
        assert isinstance(failed.error, PacelineError)
        assert failed.error.code != "internal-error"
    assert isinstance(new_line.load(starter_path)[-1], Loaded)

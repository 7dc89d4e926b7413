"""What clients get: whole answers and streams, thinking apart, errors in between."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from app.engine.errors import DecodeError
from app.engine.events import Event, Finished, PromptRead, StopReason, TextDelta
from app.serve.replies import (
    ChatChunks,
    CompletionChunks,
    ReplyHead,
    chat_reply,
    completion_reply,
    stream,
)
from tests.app.engine_process.scripted_backend import STATS

HEAD = ReplyHead("id-1", 7, "model")


def _finished(text: str, reason: StopReason = StopReason.EOS) -> Finished:
    return Finished(text, (1,), reason, STATS, ())


def _streamed(
    events: Iterable[Event], chunks: type[ChatChunks | CompletionChunks] = ChatChunks
) -> list[Any]:
    lines = b"".join(stream(chunks(HEAD), events, reports_usage=True)).decode().split("\n\n")
    data = [line.removeprefix("data: ") for line in lines if line.startswith("data: ")]
    return [one if one == "[DONE]" else json.loads(one) for one in data]


def _said(chunks: list[Any], name: str) -> str:
    choices = [chunk["choices"][0] for chunk in chunks if chunk != "[DONE]" and chunk["choices"]]
    return "".join(choice["delta"].get(name, "") for choice in choices)


def test_a_whole_answer() -> None:
    reply = chat_reply(HEAD, _finished("<think>Hm.</think>\n\nYes."))
    (choice,) = reply["choices"]
    assert choice["message"] == {
        "role": "assistant",
        "content": "Yes.",
        "reasoning_content": "Hm.",
    }
    assert choice["finish_reason"] == "stop"
    assert (reply["id"], reply["object"], reply["model"]) == ("id-1", "chat.completion", "model")
    usage = reply["usage"]
    assert usage["total_tokens"] == usage["prompt_tokens"] + usage["completion_tokens"] == 2
    assert json.loads(json.dumps(reply)) == reply


@pytest.mark.parametrize("reason", [StopReason.LENGTH, StopReason.CONTEXT])
def test_an_answer_that_was_cut_off_says_so(reason: StopReason) -> None:
    (choice,) = completion_reply(HEAD, _finished("a", reason))["choices"]
    assert (choice["text"], choice["finish_reason"]) == ("a", "length")


def test_a_stream_tells_thinking_from_the_answer() -> None:
    text = "<think>Let me see.</think>\n\nYes, it is."
    parts = [text[at : at + 3] for at in range(0, len(text), 3)]
    chunks = _streamed([PromptRead(1, 2), *map(TextDelta, parts), _finished(text)])
    assert chunks[0]["choices"][0]["delta"] == {"role": "assistant", "content": ""}
    assert _said(chunks, "reasoning_content") == "Let me see."
    assert _said(chunks, "content") == "Yes, it is."
    *_, end, usage, done = chunks
    assert end["choices"][0]["finish_reason"] == "stop"
    assert end["timings"]["predicted_n"] == 1
    assert (usage["choices"], usage["usage"]["completion_tokens"]) == ([], 1)
    assert done == "[DONE]"


def test_thinking_that_shows_late_keeps_its_mark() -> None:
    text = "Let me see.\n</think>\n\nYes."
    chunks = _streamed([TextDelta("Let me "), TextDelta("see.\n</think>\n\nYes."), _finished(text)])
    assert _said(chunks, "content") == text
    assert _said(chunks, "reasoning_content") == ""


def test_a_continuation_in_parts() -> None:
    chunks = _streamed([TextDelta("a"), TextDelta("b"), _finished("ab")], CompletionChunks)
    assert [chunk["choices"][0]["text"] for chunk in chunks[:3]] == ["a", "b", ""]
    assert chunks[2]["choices"][0]["finish_reason"] == "stop"


def test_an_error_in_the_middle_is_the_last_that_comes() -> None:
    def events() -> Iterator[Event]:
        yield TextDelta("a")
        raise DecodeError("The target gave no numbers.", advice="Load it again.")

    *_, error = _streamed(events())
    assert error["error"]["message"] == "The target gave no numbers. Load it again."
    assert error["error"]["type"] == "server_error"


def test_a_fault_of_ours_in_the_middle_shows_nothing(caplog: pytest.LogCaptureFixture) -> None:
    def events() -> Iterator[Event]:
        yield TextDelta("a")
        raise KeyError("what was asked")

    *_, error = _streamed(events())
    assert error["error"]["code"] == "internal-error"
    assert "what was asked" not in error["error"]["message"]
    assert "KeyError" in caplog.text
    assert "what was asked" not in caplog.text


def test_figures_that_are_not_known_are_null() -> None:
    finished = replace(_finished("a"), stats=replace(STATS, output_tokens=0))
    assert chat_reply(HEAD, finished)["timings"]["predicted_per_second"] is None

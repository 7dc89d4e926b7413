"""What a client gets of an answer, in the words of OpenAI's API. Pure.

`reasoning_content` and `timings` are as llama.cpp's server spells them; what drafting did is in
`usage`, under the names that OpenAI has for predicted output, and in `speculation`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from app.engine.events import Event, Finished, PromptRead, StopReason, TextDelta
from app.engine.stats import TurnStats
from app.engine.thinking import UNOPENED, Split, ThinkingSplitter, split_thinking
from app.serve.api_error import ApiError
from app.serve.fields import Json

_CUT_OFF: Final = (StopReason.LENGTH, StopReason.CONTEXT)


@dataclass(frozen=True, slots=True)
class ReplyHead:
    """What stands at the head of every part of one reply. `created`: seconds since 1970."""

    id: str
    created: int
    model: str

    def of(self, kind: str, choices: list[Json]) -> Json:
        head = {"id": self.id, "object": kind, "created": self.created, "model": self.model}
        return {**head, "choices": choices}


def chat_reply(head: ReplyHead, finished: Finished) -> Json:
    """A whole answer of a chat."""
    thinking, answer = split_thinking(finished.text)
    message: Json = {"role": "assistant", "content": answer}
    if thinking:
        message["reasoning_content"] = thinking
    choice = {"index": 0, "message": message, **_end(finished)}
    return {**head.of("chat.completion", [choice]), **_figures(finished.stats)}


def completion_reply(head: ReplyHead, finished: Finished) -> Json:
    """A whole continuation of a text."""
    choice = {"index": 0, "text": finished.text, **_end(finished)}
    return {**head.of("text_completion", [choice]), **_figures(finished.stats)}


class ChatChunks:
    """An answer of a chat in parts, as it comes."""

    def __init__(self, head: ReplyHead) -> None:
        self._head = head
        self._splitter = ThinkingSplitter()

    def begin(self) -> Iterator[Json]:
        yield self._chunk({"role": "assistant", "content": ""})

    def text(self, text: str) -> Iterator[Json]:
        yield from self._parts(self._splitter.feed(text))

    def end(self, finished: Finished) -> Iterator[Json]:
        yield from self._parts(self._splitter.finish())
        yield {**self._chunk({}, _end(finished)), "timings": _timings(finished.stats)}

    def usage(self, finished: Finished) -> Json:
        return {**self._head.of("chat.completion.chunk", []), **_figures(finished.stats)}

    def _parts(self, split: Split) -> Iterator[Json]:
        if split.moved:  # what came before is out as an answer by then: the mark tells them apart
            yield self._chunk({"content": f"{split.thinking}{UNOPENED}\n\n"})
        elif split.thinking:
            yield self._chunk({"reasoning_content": split.thinking})
        if split.answer:
            yield self._chunk({"content": split.answer})

    def _chunk(self, delta: Json, end: Json | None = None) -> Json:
        choice = {"index": 0, "delta": delta, **(end or {"finish_reason": None})}
        return self._head.of("chat.completion.chunk", [choice])


class CompletionChunks:
    """A continuation of a text in parts, as it comes."""

    def __init__(self, head: ReplyHead) -> None:
        self._head = head

    def begin(self) -> Iterator[Json]:
        yield from ()

    def text(self, text: str) -> Iterator[Json]:
        yield self._chunk(text)

    def end(self, finished: Finished) -> Iterator[Json]:
        yield {**self._chunk("", _end(finished)), "timings": _timings(finished.stats)}

    def usage(self, finished: Finished) -> Json:
        return {**self._head.of("text_completion", []), **_figures(finished.stats)}

    def _chunk(self, text: str, end: Json | None = None) -> Json:
        choice = {"index": 0, "text": text, **(end or {"finish_reason": None})}
        return self._head.of("text_completion", [choice])


def stream(
    chunks: ChatChunks | CompletionChunks,
    events: Iterable[Event],
    *,
    reports_usage: bool,
) -> Iterator[bytes]:
    """Server-sent events, as they are ready; an error behind the first of them is one itself."""
    try:
        yield from map(_sent, chunks.begin())
        for event in events:
            match event:
                case PromptRead():
                    yield f": {event.share:.0%} of the prompt read\n\n".encode()
                case TextDelta(text):
                    yield from map(_sent, chunks.text(text))
                case Finished():
                    yield from map(_sent, chunks.end(event))
                    if reports_usage:
                        yield _sent(chunks.usage(event))
                    yield b"data: [DONE]\n\n"
    except Exception as error:  # noqa: BLE001 - the status is out: an event is all that can tell
        yield _sent(ApiError.of(error).body())


def _sent(chunk: Json) -> bytes:
    return b"data: " + json.dumps(chunk).encode() + b"\n\n"


def _end(finished: Finished) -> Json:
    return {"finish_reason": "length" if finished.stop_reason in _CUT_OFF else "stop"}


def _figures(stats: TurnStats) -> Json:
    return {"usage": _usage(stats), "timings": _timings(stats), "speculation": _speculation(stats)}


def _usage(stats: TurnStats) -> Json:
    speculation = stats.speculation
    return {
        "prompt_tokens": stats.prompt_tokens,
        "completion_tokens": stats.output_tokens,
        "total_tokens": stats.prompt_tokens + stats.output_tokens,
        "prompt_tokens_details": {"cached_tokens": stats.cached_tokens},
        "completion_tokens_details": {
            "accepted_prediction_tokens": speculation.accepted,
            "rejected_prediction_tokens": speculation.drafted - speculation.accepted,
        },
    }


def _timings(stats: TurnStats) -> Json:
    return {
        "cache_n": stats.cached_tokens,
        "prompt_n": stats.prompt_tokens - stats.cached_tokens,
        "prompt_ms": stats.timings.prefill_s * 1000,
        "prompt_per_second": stats.prefill_rate,
        "predicted_n": stats.output_tokens,
        "predicted_ms": stats.timings.decode_s * 1000,
        "predicted_per_second": stats.decode_rate,
        "draft_n": stats.speculation.drafted,
        "draft_n_accepted": stats.speculation.accepted,
    }


def _speculation(stats: TurnStats) -> Json:
    return {
        "mode": stats.mode,
        "plain_per_second": stats.plain_rate,
        "speedup": stats.speedup,
        "mean_acceptance_length": stats.speculation.mean_acceptance_length,
        "off_reason": stats.off_reason,
    }

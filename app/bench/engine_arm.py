"""Our engine as an arm: one engine process answers with and without a draft."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Protocol

from app.bench.measurement import Answer, Clock
from app.bench.rendered_prompt import RenderedPrompt
from app.bench.round_totals import add_rounds
from app.engine.errors import EngineError
from app.engine.events import Finished, TextDelta
from app.engine.request import GenerationRequest, SpeculationParams
from app.engine.sampling import SamplingParams
from app.engine_process.protocol import Command, Died, Failed, Generate, Generated

_REQUEST_ID = 1
_OTHER_PROMPT = "x"


class EngineConnection(Protocol):
    """A started engine with a pair loaded."""

    def send(self, command: Command) -> None:
        """Raises EngineDiedError."""

    def next(self) -> object:
        """The next reply."""


@dataclass(frozen=True, slots=True)
class EngineArm:
    """Answers with fixed settings; never from a prompt that is already in a cache."""

    name: str
    process_id: int | None
    connection: EngineConnection
    speculation: SpeculationParams
    sampling: SamplingParams
    max_tokens: int
    clock: Clock = field(default=perf_counter)

    def prepare(self, prompt: RenderedPrompt) -> None:
        """Another prompt, answered in one token, pushes the last one out of all caches."""
        self._ask(GenerationRequest(raw_prompt=_OTHER_PROMPT, max_tokens=1))

    def answer(self, prompt: RenderedPrompt) -> Answer:
        request = GenerationRequest(messages=prompt.messages, max_tokens=self.max_tokens)
        answer = self._ask(request)
        if answer.prompt_tokens != len(prompt.tokens):
            raise EngineError("The engine was given other tokens than the peer.", code="bench")
        return answer

    def _ask(self, request: GenerationRequest) -> Answer:
        request = replace(
            request,
            sampling=self.sampling,
            speculation=self.speculation,
            read_ahead=False,  # another arm comes next
        )
        sent, texts = self.clock(), list[float]()
        self.connection.send(Generate(_REQUEST_ID, request))
        while True:
            match self.connection.next():
                case Generated(_, TextDelta()):
                    texts.append(self.clock())
                case Generated(_, Finished() as finished):
                    return _answer(finished, sent, texts, self.clock())
                case Failed(error) | Died(error):
                    raise error


def _answer(finished: Finished, sent: float, texts: list[float], done: float) -> Answer:
    stats = finished.stats
    return Answer(
        text=finished.text,
        prompt_tokens=stats.prompt_tokens,
        cached_tokens=stats.cached_tokens,
        output_tokens=stats.output_tokens,
        ended=finished.stop_reason.value,
        ttft_s=(texts[0] if texts else done) - sent,
        timed_tokens=stats.output_tokens,
        decode_s=stats.timings.decode_s,
        client_decode_s=texts[-1] - texts[0] if texts else 0.0,
        total_s=done - sent,
        drafted=stats.speculation.drafted,
        accepted=stats.speculation.accepted,
        rounds=stats.speculation.rounds,
        totals=add_rounds(finished.rounds),
        off_reason=stats.off_reason,
    )

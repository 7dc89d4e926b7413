"""The same prompt answered again without drafting, to compare with an answer that is there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from app.engine.events import Finished, StopReason, TextDelta
from app.engine.request import GenerationRequest, SpeculationParams
from app.engine.stats import TurnStats
from app.engine_process.protocol import Cancel, Command, Died, Failed, Generate, Generated, Reply
from app.sessions.conversation import Message
from models.errors import PacelineError


@dataclass(frozen=True, slots=True)
class Comparison:
    """The plain answer. `is_fixed`: its sampling let no chance in, so texts should agree."""

    text: str
    stats: TurnStats
    is_fixed: bool


@dataclass(frozen=True, slots=True)
class RunGrew:
    """`text` is what the plain answer has so far."""

    text: str


@dataclass(frozen=True, slots=True)
class RunEnded:
    """The comparison is complete."""

    comparison: Comparison


@dataclass(frozen=True, slots=True)
class RunFailed:
    """It did not get there; `error` is None where a person stopped it."""

    error: PacelineError | None


RunChange = RunGrew | RunEnded | RunFailed


def plain_request(request: GenerationRequest, answer: Message) -> GenerationRequest:
    """`request` without any drafting, for as many tokens as `answer` has."""
    tokens = answer.stats.output_tokens if answer.stats is not None else None
    return replace(
        request,
        max_tokens=tokens or request.max_tokens,
        speculation=SpeculationParams.plain(request.speculation.exactness),
    )


class ComparisonRun:
    """One plain answer while it grows; nothing of it is stored before it is complete."""

    def __init__(
        self, answer: Message, request: GenerationRequest, send: Callable[[Command], None]
    ) -> None:
        self._send = send
        self._request = plain_request(request, answer)
        self._text = ""
        self.message_id = answer.id
        self.request_id = -answer.id  # those of answers are their messages' ids, and positive

    def start(self) -> None:
        """Raises EngineDiedError."""
        self._send(Generate(self.request_id, self._request))

    def stop(self) -> None:
        """Ask the engine to stop. Raises EngineDiedError."""
        self._send(Cancel())

    def handle(self, reply: Reply) -> RunChange | None:
        """Take a reply of the engine; None if it changes nothing here."""
        match reply:
            case Generated(request_id, TextDelta(text)) if request_id == self.request_id:
                self._text += text
                return RunGrew(self._text)
            case Generated(request_id, Finished() as event) if request_id == self.request_id:
                return self._end(event)
            case Failed(error, request_id) if request_id == self.request_id:
                return RunFailed(error)
            case Died(error, _):
                return RunFailed(error)
        return None

    def _end(self, event: Finished) -> RunChange:
        if event.stop_reason is StopReason.CANCELLED:
            return RunFailed(None)
        sampling = self._request.sampling
        is_fixed = sampling.greedy or sampling.seed is not None
        return RunEnded(Comparison(event.text, event.stats, is_fixed))

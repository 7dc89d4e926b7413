"""A trial run of the loaded pair: three answers of a few seconds each, driven by replies."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from app.engine.events import Finished, TextDelta
from app.engine_process.protocol import Cancel, Command, Died, Failed, Generate, Generated, Reply
from app.pair_measurement import SECONDS_PER_PROMPT, trial_prompts, trial_request
from models.errors import PacelineError

TRIAL_ID: Final = 0  # of its requests; answers have positive ids, comparisons negative ones


@dataclass(frozen=True, slots=True)
class TrialGrew:
    """`fraction` of the whole run that is done, by time.

    `left_s` follows from what its parts took so far; None: none of them has yet.
    """

    fraction: float
    left_s: float | None


@dataclass(frozen=True, slots=True)
class TrialEnded:
    """All answers are there."""

    answers: tuple[Finished, ...]


@dataclass(frozen=True, slots=True)
class TrialFailed:
    """It did not get there; `error` is None where a person stopped it."""

    error: PacelineError | None


TrialChange: TypeAlias = TrialGrew | TrialEnded | TrialFailed


class PairTrial:
    """One run. `now` is a clock in seconds."""

    def __init__(
        self, send: Callable[[Command], None], now: Callable[[], float] = time.monotonic
    ) -> None:
        self._send = send
        self._now = now
        self._prompts = trial_prompts()
        self._answers: list[Finished] = []
        self._asked = 0.0  # when the present answer was asked for
        self._began: float | None = None  # its first text
        self._reading_s = 0.0  # of all prompts that were read
        self._writing_s = 0.0  # of all answers that are done
        self._is_stopped = False

    @property
    def fraction(self) -> float:
        """Answers that are done, and how far the present one is, by time."""
        since = 0.0 if self._began is None else self._now() - self._began
        return (len(self._answers) + min(1.0, since / SECONDS_PER_PROMPT)) / len(self._prompts)

    @property
    def left_s(self) -> float | None:
        """Prompts that are still to be read cost what others of their length did."""
        if self._began is None and not self._answers:
            return None
        done = len(self._answers)
        usual = self._writing_s / done if done else SECONDS_PER_PROMPT
        is_read = self._began is not None
        sizes = [len(prompt.text) for prompt in self._prompts]
        read, unread = sizes[: done + is_read], sizes[done + is_read :]
        reading = self._reading_s / sum(read) * sum(unread)
        since = self._now() - (self._asked if self._began is None else self._began)
        return max(0.0, reading + usual * (len(sizes) - done) - since)

    def start(self) -> None:
        """Ask for the first answer. Raises EngineDiedError."""
        self._asked, self._began = self._now(), None
        self._send(Generate(TRIAL_ID, trial_request(self._prompts[len(self._answers)])))

    def stop(self) -> None:
        """Ask the engine to stop; TrialFailed follows. Raises EngineDiedError."""
        self._is_stopped = True
        self._send(Cancel())

    def handle(self, reply: Reply) -> TrialChange | None:
        """Take a reply of the engine; None if it changes nothing here. Raises EngineDiedError."""
        match reply:
            case Generated(request_id, TextDelta()) if request_id == TRIAL_ID:
                return self._grow()
            case Generated(request_id, Finished() as answer) if request_id == TRIAL_ID:
                return self._end(answer)
            case Failed(error, request_id) if request_id == TRIAL_ID:
                return TrialFailed(None if self._is_stopped else error)
            case Died(error, _):
                return TrialFailed(None if self._is_stopped else error)
        return None

    def _grow(self) -> TrialGrew:
        if self._began is None:
            self._began = self._now()
            self._reading_s += self._began - self._asked
        return TrialGrew(self.fraction, self.left_s)

    def _end(self, answer: Finished) -> TrialChange:
        if self._is_stopped:
            return TrialFailed(None)
        self._answers.append(answer)
        self._writing_s += self._now() - (self._asked if self._began is None else self._began)
        if len(self._answers) == len(self._prompts):
            return TrialEnded(tuple(self._answers))
        self.start()
        return TrialGrew(self.fraction, self.left_s)

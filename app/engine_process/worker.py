"""Carries out commands, one after the other; no failure of one ends the process."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from contextlib import closing

from app.engine.device import Device
from app.engine.errors import EngineError, OutOfMemoryError, RequestError
from app.engine.events import Finished
from app.engine_process.backend import Backend, LoadedEngine
from app.engine_process.free_memory import return_memory
from app.engine_process.garbage import collection_paused
from app.engine_process.inbox import Inbox, Job
from app.engine_process.outbox import Outbox
from app.engine_process.protocol import (
    BuildDemo,
    DemoBuilt,
    DemoProgress,
    DevicesListed,
    Failed,
    Generate,
    ListDevices,
    Load,
    Loaded,
    LoadProgress,
    Reply,
    Shutdown,
    Tokenize,
    Tokenized,
    TurnMemory,
)
from models.errors import PacelineError
from models.progress import Progress

_log = logging.getLogger("engine_process")
_BREAK_S = 1.0  # without a command, after which a draft reads ahead


class Worker:
    """The one loop; holds at most one pair. What was asked or answered is never logged."""

    def __init__(
        self,
        backend: Backend,
        inbox: Inbox,
        send: Callable[[Reply], None],
        before_each: Callable[[], None],
    ) -> None:
        self._backend = backend
        self._inbox = inbox
        self._send = send
        self._before_each = before_each
        self._pair: LoadedEngine | None = None

    def run(self) -> None:
        """Until Shutdown, which frees the models."""
        while not isinstance((job := self._next()).command, Shutdown):
            self._before_each()
            self._carry_out(job)
        self._free()

    def _next(self) -> Job:
        """The next job; while none comes, the draft may read what it has missed."""
        job = self._inbox.take_within(_BREAK_S)
        while job is None and self._reads_ahead():
            job = self._inbox.take_within(0)
        return job or self._inbox.take()

    def _reads_ahead(self) -> bool:
        try:
            return self._pair is not None and self._pair.read_ahead()
        except Exception as error:  # noqa: BLE001 - nobody asked for it, so nobody is told
            _log.warning("reading ahead failed with %s\n%s", type(error).__name__, _frames(error))
            return False

    def _carry_out(self, job: Job) -> None:
        command = job.command
        request_id = command.request_id if isinstance(command, Generate | Tokenize) else None
        try:
            self._do(job)
        except BrokenPipeError:
            raise
        except PacelineError as error:
            _log.warning("%s failed: %s", type(job.command).__name__, error.code)
            self._send(Failed(error, request_id))
        except Exception as error:  # noqa: BLE001 - a failure ends the command, not the process
            _log_unexpected(job, error)
            self._send(Failed(_in_words(error), request_id))

    def _do(self, job: Job) -> None:
        match job.command:
            case Load():
                self._load(job, job.command)
            case Generate():
                self._generate(job, job.command)
            case Tokenize(request_id, wanted):
                tokens = tuple(self._loaded().tokenize(wanted))
                self._send(Tokenized(request_id, tokens))
            case BuildDemo():
                self._build_demo(job, job.command)
            case ListDevices():
                self._send(DevicesListed(self._devices()))

    def _devices(self) -> tuple[Device, ...]:
        """None where they cannot be asked: a Failed without a request would be a Load's."""
        try:
            return self._backend.devices()
        except Exception as error:  # noqa: BLE001 - a driver's
            _log.warning("asking for devices failed with %s", type(error).__name__)
            return ()

    def _load(self, job: Job, command: Load) -> None:
        self._free()  # first, so that two pairs never need memory at once
        self._pair = self._backend.load(
            command.spec,
            progress=_in_steps(lambda fraction, what: self._send(LoadProgress(fraction, what))),
            cancelled=lambda: self._inbox.is_cancelled(job),
        )
        self._send(Loaded(self._pair.info))

    def _generate(self, job: Job, command: Generate) -> None:
        pair = self._loaded()
        events = pair.generate(command.request, cancelled=lambda: self._inbox.is_cancelled(job))
        with (
            collection_paused(),
            closing(events),
            Outbox(command.request_id, self._send) as outbox,
        ):
            for event in events:
                if isinstance(event, Finished):
                    outbox.flush()
                    self._send(TurnMemory(command.request_id, pair.memory()))
                outbox.put(event)

    def _build_demo(self, job: Job, command: BuildDemo) -> None:
        pair = self._backend.build_demo(
            command.starter,
            command.folder,
            progress=_in_steps(lambda fraction, what: self._send(DemoProgress(fraction, what))),
            cancelled=lambda: self._inbox.is_cancelled(job),
        )
        self._send(DemoBuilt(pair.target, pair.draft))

    def _loaded(self) -> LoadedEngine:
        if self._pair is None:
            raise RequestError("No model is loaded.", advice="Load a model first.")
        return self._pair

    def _free(self) -> None:
        if self._pair is not None:
            pair, self._pair = self._pair, None
            pair.close()
            del pair
            return_memory()


def _in_steps(report: Progress) -> Progress:
    """Pass on only whole per cents and new phrases: llama.cpp reports every tensor."""
    last: tuple[int, str] | None = None

    def step(fraction: float, what: str) -> None:
        nonlocal last
        if (int(fraction * 100), what) != last:
            last = int(fraction * 100), what
            report(fraction, what)

    return step


def _in_words(error: Exception) -> PacelineError:
    """A sentence without the error's own message, which may quote the prompt."""
    if isinstance(error, MemoryError):
        return OutOfMemoryError(
            "There was not enough memory.", advice="Try a smaller model or a smaller context."
        )
    if isinstance(error, OSError) and error.strerror:
        if error.filename:
            sentence = f"“{error.filename}” cannot be used: {error.strerror}."
        else:
            sentence = f"The system refused: {error.strerror}."
        return EngineError(sentence, code="system-refused")
    return EngineError(
        "Something unexpected went wrong in the engine.",
        advice="The engine goes on; the log file has the details.",
        code="internal-error",
    )


def _log_unexpected(job: Job, error: Exception) -> None:
    # The message of an error may quote what was asked or answered.
    message = "" if isinstance(job.command, Generate | Tokenize) else f": {error}"
    name = type(job.command).__name__
    _log.error("%s failed with %s%s\n%s", name, type(error).__name__, message, _frames(error))


def _frames(error: Exception) -> str:
    """Where it happened, without its message."""
    return "".join(traceback.format_tb(error.__traceback__))

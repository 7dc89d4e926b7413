"""Answers other programs on this machine with the loaded pair, between the chats' answers."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import count

from PySide6.QtCore import QObject, QTimer, Signal

from app.engine.errors import EngineDiedError
from app.engine.events import Finished
from app.engine_process.protocol import Cancel, Died, Failed, Generate, Generated, Reply
from app.serve.application import Application
from app.serve.gate import KEY_VARIABLE, Gate
from app.serve.http_server import HttpServer, bound_socket
from app.serve.jobs import Job, JobQueue
from app.serve.served_model import ServedModel
from models.errors import PacelineError
from ui.engine_control import EngineControl
from ui.engine_state import Phase
from ui.jobs import JobRunner
from ui.preferences import Preferences
from ui.translation import mark

_log = logging.getLogger(__name__)
SERVING = mark("Another program is being answered.")
_LOOK_MS = 100


@dataclass(frozen=True, slots=True)
class _Open:
    """A server that answers. `parts`: what ends it."""

    port: int
    address: str
    jobs: JobQueue
    parts: ExitStack


class Serving(QObject):
    """Follows the settings. At most one answer is written; `running_changed` tells of it.

    `is_taken`: somebody else has the loaded pair now, or a person waits for it.
    """

    changed = Signal()  # `address` is another
    running_changed = Signal()
    failed = Signal(object)  # a PacelineError
    _asked = Signal()  # from a client's thread

    def __init__(
        self,
        preferences: Preferences,
        control: EngineControl,
        jobs: JobRunner,
        is_taken: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._control = control
        self._runner = jobs
        self._is_taken = is_taken
        self._open: _Open | None = None
        self._is_ending = False
        self._job: Job | None = None
        self._is_cancelled = False
        self._ids = count(-1, -1)  # apart from those of chats
        self._id = 0
        self._look = QTimer(self)
        self._look.setInterval(_LOOK_MS)
        self._look.timeout.connect(self._see_to_it)
        self._asked.connect(self._look.start)
        control.replied.connect(self._take)
        preferences.changed.connect(self.follow)

    @property
    def address(self) -> str:
        """Where programs ask; empty while none may."""
        return f"{self._open.address}/v1" if self._open is not None else ""

    @property
    def is_running(self) -> bool:
        return self._job is not None

    def follow(self) -> None:
        """Serve, or not, as the settings have it by now."""
        settings = self._preferences.settings
        wanted = settings.serve_port if settings.serve else None
        if self._is_ending or wanted == (self._open.port if self._open is not None else None):
            return
        if self._open is not None:
            self._end_server(self._open)
        elif wanted is not None:
            self._begin(wanted)

    def stop_answer(self) -> None:
        """What it is written with is about to go."""
        if self._job is not None:
            self._job.stop()
            self._see_to_it()

    def close(self) -> None:
        """At the end of the window; waits for what clients still take."""
        self._look.stop()
        if self._open is not None:
            self.stop_answer()
            self._open.jobs.close()
            self._open.parts.close()

    def _begin(self, port: int) -> None:
        jobs = JobQueue(self._asked.emit)
        application = Application(
            self._model,
            lambda: self._preferences.answer_options,
            jobs,
            Gate(os.environ.get(KEY_VARIABLE, "")),
        )
        with ExitStack() as parts:
            try:
                bound = parts.enter_context(closing(bound_socket(port)))
            except PacelineError as error:
                self.failed.emit(error)
                return
            server = parts.enter_context(HttpServer(application, bound))
            self._open = _Open(port, server.address, jobs, parts.pop_all())
        self.changed.emit()

    def _end_server(self, server: _Open) -> None:
        self.stop_answer()
        server.jobs.close()
        self._open, self._is_ending = None, True
        self._runner.run(server.parts.close, lambda _: self._ended())
        self.changed.emit()

    def _ended(self) -> None:
        self._is_ending = False
        self.follow()

    def _model(self) -> ServedModel:
        """Called by clients' threads: `state` is one frozen value at any time."""
        return ServedModel.of(self._control.state.info)

    def _see_to_it(self) -> None:
        """Stop an answer that nobody waits for; else begin the next, if it can be begun."""
        if self._job is not None:
            if self._job.is_dropped and not self._is_cancelled:
                self._cancel()
            return
        if self._open is None:
            self._look.stop()
        elif self._control.state.phase in (Phase.LOADING, Phase.BUILDING) or self._is_taken():
            return
        elif (job := self._open.jobs.take(0)) is None:
            self._look.stop()
        elif not job.is_dropped:
            self._answer(job)

    def _answer(self, job: Job) -> None:
        self._id = next(self._ids)
        try:
            self._control.ask_pair(Generate(self._id, job.request))
        except EngineDiedError as error:
            job.give(error)
            return
        self._job, self._is_cancelled = job, False
        self.running_changed.emit()

    def _cancel(self) -> None:
        self._is_cancelled = True
        try:
            self._control.send(Cancel())
        except EngineDiedError as error:
            _log.info("The engine was gone before an answer was stopped: %s", error)

    def _take(self, reply: Reply) -> None:
        if self._job is None:
            return
        match reply:
            case Generated(request_id, event) if request_id == self._id:
                self._job.give(event)
                if isinstance(event, Finished):
                    self._end()
            case Failed(error, request_id) if request_id == self._id:
                self._job.give(error)
                self._end()
            case Died(error):
                self._job.give(error)
                self._end()

    def _end(self) -> None:
        self._job = None
        self.running_changed.emit()
        self._see_to_it()

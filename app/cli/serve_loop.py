"""Answering the clients of a server, one after the other, with one engine."""

from __future__ import annotations

from itertools import count

from app.cli.advice import advice_here
from app.cli.engine_line import EngineLine
from app.cli.standing_engine import StandingEngine
from app.cli.terminal import say, say_error
from app.engine.events import Finished
from app.engine.stats import TurnStats
from app.engine.stats_text import stats_line
from app.engine_process.protocol import Cancel, Died, Failed, Generate, Generated
from app.serve.api_error import is_clients
from app.serve.jobs import Job, JobQueue
from models.errors import PacelineError

_LOOK_S = 0.1


class ServeLoop:
    """Until Ctrl-C. An engine that dies is started again for the next client."""

    def __init__(
        self,
        engine: StandingEngine,
        jobs: JobQueue,
        *,
        quiet: bool,
    ) -> None:
        self._engine = engine
        self._jobs = jobs
        self._quiet = quiet
        self._ids = count(1)

    def run(self) -> None:
        """Ends with KeyboardInterrupt."""
        while True:
            job = self._jobs.take(_LOOK_S)
            if job is not None and not job.is_dropped:
                self._answer(job)

    def _answer(self, job: Job) -> None:
        try:
            stats = self._follow(self._engine.ready(), job, next(self._ids))
        except PacelineError as error:
            error.advice = advice_here(error, start_again="The next request starts it again.")
            job.give(error)
            is_ours = not is_clients(error)  # else it may quote what was asked
            if is_ours and not self._quiet:
                say_error(error)
        else:
            if not self._quiet:
                say(stats_line(stats))

    def _follow(self, line: EngineLine, job: Job, request_id: int) -> TurnStats:
        """Raises PacelineError."""
        line.send(Generate(request_id, job.request))
        cancelled = False
        while True:
            if job.is_dropped and not cancelled:
                line.send(Cancel())
                cancelled = True
            match line.next_within(_LOOK_S):
                case Generated(_, event):
                    job.give(event)
                    if isinstance(event, Finished):
                        return event.stats
                case Failed(error) | Died(error):
                    raise error

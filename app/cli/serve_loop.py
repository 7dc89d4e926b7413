"""Answering the clients of a server, one after the other, with one engine."""

from __future__ import annotations

from itertools import count

from app.cli.engine_line import EngineLine, Interrupted
from app.cli.standing_engine import StandingEngine
from app.cli.terminal import say, say_error
from app.engine.events import Finished
from app.engine.stats import TurnStats
from app.engine.stats_text import stats_line
from app.engine_process.protocol import Cancel, Died, Failed, Generate, Generated
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
            line = self._engine.ready()
            stats = self._follow(line, job, next(self._ids))
        except PacelineError as error:
            job.give(error)
            if not self._quiet:
                say_error(error, start_again="The next request starts it again.")
        else:
            if not self._quiet:
                say(stats_line(stats))

    def _follow(self, line: EngineLine, job: Job, request_id: int) -> TurnStats:
        """Raises PacelineError, or KeyboardInterrupt once what it stopped has ended."""
        leaving = cancelled = False
        with line.interrupts_as_replies():
            line.send(Generate(request_id, job.request))
            while True:
                if (job.is_dropped or leaving) and not cancelled:
                    line.send(Cancel())
                    cancelled = True
                match line.next_within(_LOOK_S):
                    case Interrupted():
                        leaving = True
                    case Generated(_, event):
                        job.give(event)
                        if isinstance(event, Finished):
                            break
                    case Failed(error) | Died(error):
                        raise error
        if leaving:
            raise KeyboardInterrupt
        return event.stats

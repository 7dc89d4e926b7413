"""Answers that clients wait for, in the order in which they asked; there is one engine."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Generator, Iterable
from queue import Empty, SimpleQueue

from app.engine.events import Event, Finished, StopReason
from app.engine.request import GenerationRequest
from models.errors import BusyError, CancelledError, PacelineError

_LOOK_S = 0.25  # how often it is looked whether a client is still there
_MOST_WAITING = 32


class Job:
    """One answer: asked by a client's thread, given by the engine's."""

    def __init__(self, request: GenerationRequest) -> None:
        self.request = request
        self._given: SimpleQueue[Event | PacelineError] = SimpleQueue()
        self._dropped = threading.Event()

    @property
    def is_dropped(self) -> bool:
        """Nobody wants the rest of it."""
        return self._dropped.is_set()

    def drop(self) -> None:
        self._dropped.set()

    def stop(self) -> None:
        """Nobody gets the rest of it, and who waits is told."""
        self.give(_stopped())
        self.drop()

    def give(self, given: Event | PacelineError) -> None:
        """An event, or the error that it ends with."""
        self._given.put(given)

    def events(self, is_wanted: Callable[[], bool]) -> Generator[Event, None, None]:
        """As they come, to Finished. Raises PacelineError, one of its own where nobody waits."""
        try:
            while is_wanted():
                try:
                    given = self._given.get(timeout=_LOOK_S)
                except Empty:
                    continue
                if isinstance(given, PacelineError):
                    raise given
                if isinstance(given, Finished) and given.stop_reason is StopReason.CANCELLED:
                    raise _stopped()
                yield given
                if isinstance(given, Finished):
                    return
            raise CancelledError("The client has left.")
        finally:
            self.drop()


def finished_of(events: Iterable[Event]) -> Finished:
    """The end of an answer, whatever comes before it. Raises like `events`."""
    return next(event for event in events if isinstance(event, Finished))


class JobQueue:
    """May be closed; then nobody is let in any more, and those without an answer are told."""

    def __init__(self, when_added: Callable[[], None] = lambda: None) -> None:
        """`when_added` is called by the client's thread."""
        self._when_added = when_added
        self._changed = threading.Condition()
        self._waiting: list[Job] = []
        self._taken: Callable[[], Job | None] = lambda: None  # nothing of it is kept once it ends
        self._closed = False

    def add(self, request: GenerationRequest) -> Job:
        """Raises BusyError if too many wait, or none may any more."""
        job = Job(request)
        with self._changed:
            if self._closed:
                raise _closing()
            self._waiting = [one for one in self._waiting if not one.is_dropped]
            if len(self._waiting) == _MOST_WAITING:
                raise BusyError("Too many requests wait for an answer.", advice="Try later.")
            self._waiting.append(job)
            self._changed.notify()
        self._when_added()
        return job

    def take(self, within_s: float) -> Job | None:
        """The next job; None if there is none for so long."""
        with self._changed:
            if not self._changed.wait_for(lambda: self._waiting, within_s):
                return None
            job = self._waiting.pop(0)
            self._taken = weakref.ref(job)
            return job

    def close(self) -> None:
        """The job that was taken last counts as without an answer: what has one hears no more."""
        with self._changed:
            self._closed = True
            for job in (self._taken(), *self._waiting):
                if job is not None:
                    job.give(_closing())


def _stopped() -> CancelledError:
    return CancelledError("The answer was stopped.")


def _closing() -> BusyError:
    return BusyError("The server is being shut down.")

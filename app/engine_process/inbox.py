"""Commands on their way from the pipe to the loop, and which of them a Cancel applies to."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue

from app.engine_process.protocol import Cancel, Command, Shutdown


@dataclass(frozen=True, slots=True)
class Job:
    """A command and its place in the order in which the parent sent them."""

    number: int
    command: Command


class Inbox:
    """Hands out jobs in order.

    A Cancel applies to every job that was put in before it: the running one and those that wait,
    never to one that comes later. The pipe keeps the parent's order, so this holds in the parent's
    time too, however late the loop gets to see the Cancel.
    """

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job] = SimpleQueue()
        self._last = 0
        self._cancelled_up_to = 0

    def put(self, command: Command) -> None:
        """Called by the reader only."""
        if isinstance(command, Cancel):
            self._cancelled_up_to = self._last
            return
        if isinstance(command, Shutdown):
            self._cancelled_up_to = self._last
        self._last += 1
        self._jobs.put(Job(self._last, command))

    def take(self) -> Job:
        """Wait for the next job."""
        return self._jobs.get()

    def take_within(self, seconds: float) -> Job | None:
        """The next job; None if none comes in that time."""
        try:
            return self._jobs.get(timeout=seconds)
        except Empty:
            return None

    def is_cancelled(self, job: Job) -> bool:
        return job.number <= self._cancelled_up_to


def read_in_background(connection: Connection, inbox: Inbox, on_end: Callable[[], None]) -> None:
    """Fill the inbox from a thread; `on_end` is called when the parent is gone."""

    def read() -> None:
        try:
            while True:
                inbox.put(connection.recv())
        except (EOFError, OSError):
            on_end()

    threading.Thread(target=read, name="commands", daemon=True).start()


def exit_at_once() -> None:
    """End the process even in the middle of a pass: without a parent, nobody wants the answer."""
    os._exit(0)

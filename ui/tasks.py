"""Work that may take long: after half a second it is seen, and can be stopped."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer

from app.watch import Watch
from models.errors import CancelledError
from ui.jobs import Err, JobRunner, Result
from ui.task_strip import TaskStrip

T = TypeVar("T")
SEEN_AFTER_MS = 500
_REFRESH_MS = 100


@dataclass(frozen=True, slots=True)
class _Task:
    words: str
    watch: Watch


class Tasks(QObject):
    """One after the other, beside the short jobs of the window, which wait for none of them."""

    def __init__(self, strip: TaskStrip) -> None:
        super().__init__(strip)
        self._strip = strip
        self._jobs = JobRunner(self)
        self._waiting: deque[_Task] = deque()  # the first one runs
        self._refresh = QTimer(self)
        self._refresh.setInterval(_REFRESH_MS)
        self._refresh.timeout.connect(self._show)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(SEEN_AFTER_MS)
        self._patience.timeout.connect(self._begin_showing)
        strip.stopped.connect(self.stop)

    def run(
        self, words: str, work: Callable[[Watch], T], done: Callable[[Result[T]], None]
    ) -> None:
        """Do `work` elsewhere, then call `done`, unless the person stopped it and it has no result.

        `words` say what is going on, such as "Importing chats.json…".
        """
        task = _Task(words, Watch())
        self._waiting.append(task)
        self._jobs.run(lambda: work(task.watch), lambda result: self._ended(result, done))
        if len(self._waiting) == 1:
            self._patience.start()

    def stop(self) -> None:
        """Stop what runs."""
        if self._waiting:
            self._waiting[0].watch.stop()

    def close(self) -> None:
        """Stop everything and wait until it has stopped; nothing is told any more."""
        for task in self._waiting:
            task.watch.stop()
        self._patience.stop()
        self._refresh.stop()
        self._jobs.close()

    def _ended(self, result: Result[T], done: Callable[[Result[T]], None]) -> None:
        self._waiting.popleft()
        if not self._waiting:
            self._patience.stop()
            self._refresh.stop()
            self._strip.hide()
        if not (isinstance(result, Err) and isinstance(result.error, CancelledError)):
            done(result)

    def _begin_showing(self) -> None:
        self._show()
        self._refresh.start()

    def _show(self) -> None:
        task = self._waiting[0]
        self._strip.show_task(task.words, task.watch.share)

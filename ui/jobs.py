"""One-shot work off the GUI thread; the result comes back on the GUI thread."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Generic, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot

T = TypeVar("T")
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Ok(Generic[T]):
    """The work returned `value`."""

    value: T


@dataclass(frozen=True, slots=True)
class Err:
    """The work raised `error`."""

    error: Exception


Result: TypeAlias = Ok[T] | Err


class JobRunner(QObject):
    """Runs jobs one after the other; `done` is called on the thread that made the runner.

    Results wait in a queue of Python's, and the signal only says that there is one: nothing of
    Python crosses between threads inside an event of Qt.
    """

    _finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._results: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="paceline-job")
        self._closed = False
        self._finished.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def run(self, work: Callable[[], T], done: Callable[[Result[T]], None]) -> None:
        """Do `work` elsewhere, then call `done` with Ok or Err."""
        if not self._closed:
            self._executor.submit(self._work, work, done)

    def close(self) -> None:
        """Forget what has not started and wait for what has; nothing is delivered any more."""
        self._closed = True
        self._executor.shutdown(wait=True, cancel_futures=True)

    def _work(self, work: Callable[[], T], done: Callable[[Result[T]], None]) -> None:
        result: Result[T]
        try:
            result = Ok(work())
        except Exception as error:  # noqa: BLE001 - handed to whoever asked for the work
            _log.info("A job failed: %s", error)
            result = Err(error)
        self._results.put(lambda: done(result))
        self._finished.emit()

    @Slot()
    def _deliver(self) -> None:
        """Everything that waits, in order; what raises leaves the rest to the next signal."""
        while not self._closed:
            try:
                deliver = self._results.get_nowait()
            except Empty:
                return
            deliver()

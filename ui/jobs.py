"""One-shot work off the GUI thread; the result comes back on the GUI thread."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot

T = TypeVar("T")
log = logging.getLogger(__name__)


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
    """Runs jobs one after the other; `done` is called on the thread that made the runner."""

    _finished = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
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
            log.info("A job failed: %s", error)
            result = Err(error)
        self._finished.emit(lambda: done(result))

    @Slot(object)
    def _deliver(self, deliver: Callable[[], None]) -> None:
        if not self._closed:
            deliver()

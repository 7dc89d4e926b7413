"""Being told when files come, go or change in folders. The only file that imports watchdog."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from watchdog.events import (
    EVENT_TYPE_CLOSED,
    EVENT_TYPE_CREATED,
    EVENT_TYPE_DELETED,
    EVENT_TYPE_MODIFIED,
    EVENT_TYPE_MOVED,
    FileSystemEvent,
    FileSystemEventHandler,
)
from watchdog.observers import Observer
from watchdog.observers.api import BaseObserver
from watchdog.observers.polling import PollingObserver

_log = logging.getLogger(__name__)
# Reading a file makes events as well; these are all that writing makes.
_WRITING: Final = frozenset(
    (
        EVENT_TYPE_CREATED,
        EVENT_TYPE_DELETED,
        EVENT_TYPE_MODIFIED,
        EVENT_TYPE_MOVED,
        EVENT_TYPE_CLOSED,
    )
)
_POLL_S: Final = 10.0  # where the system cannot tell, as on network drives


class FolderWatch:
    """Calls ``on_change`` from a thread of its own, once things have been quiet for ``settle_s``.

    A download changes its file thousands of times; then it is called every ``longest_s``. Folders
    that do not exist are left out. A context manager: leaving it ends both threads.
    """

    def __init__(
        self,
        folders: Iterable[Path],
        on_change: Callable[[], None],
        *,
        settle_s: float = 0.5,
        longest_s: float = 5.0,
    ) -> None:
        self._folders = [folder for folder in dict.fromkeys(folders) if folder.is_dir()]
        self._on_change = on_change
        self._settle_s, self._longest_s = settle_s, longest_s
        self._changed = threading.Event()
        self._over = threading.Event()
        self._observers: list[BaseObserver] = []
        self._teller = threading.Thread(target=self._tell, name="library changes", daemon=True)

    def __enter__(self) -> Self:
        handler = _Handler(self._changed)
        self._observers = [_observe(folder, handler) for folder in self._folders]
        self._teller.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._over.set()
        for observer in self._observers:
            observer.stop()
        self._changed.set()
        for thread in (*self._observers, self._teller):
            thread.join()

    def _tell(self) -> None:
        while not self._over.is_set() and self._changed.wait():  # asked first: it may be cleared
            self._settle()
            if not self._over.is_set():
                self._on_change()

    def _settle(self) -> None:
        """Wait until nothing has changed for a while, but not for ever."""
        give_up = time.monotonic() + self._longest_s
        while not self._over.is_set() and (left := give_up - time.monotonic()) > 0:
            self._changed.clear()
            if self._over.is_set() or not self._changed.wait(min(self._settle_s, left)):
                return
        self._changed.clear()


class _Handler(FileSystemEventHandler):
    def __init__(self, changed: threading.Event) -> None:
        self._changed = changed

    def on_any_event(self, event: FileSystemEvent) -> None:
        if event.event_type in _WRITING:
            self._changed.set()


def _observe(folder: Path, handler: FileSystemEventHandler) -> BaseObserver:
    """By the system's own events; by looking now and then where it has none left to give."""
    try:
        return _started(Observer(), folder, handler)
    except OSError as error:
        _log.warning("%s is looked through every %g s: %s", folder, _POLL_S, error)
        return _started(PollingObserver(timeout=_POLL_S), folder, handler)


def _started(observer: BaseObserver, folder: Path, handler: FileSystemEventHandler) -> BaseObserver:
    observer.schedule(handler, str(folder), recursive=True)
    observer.start()
    return observer

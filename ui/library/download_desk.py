"""The queue of downloads, run from a thread of its own: the window only hears what changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from app.config.settings import Settings
from models.download import Download
from models.download_manager import DownloadManager, DownloadStatus
from models.hub_access import HubAccess
from models.network import check_network
from ui.jobs import Err, JobRunner, Ok, Result
from ui.library.parts import HubParts

_POLL_MS = 250
_AFTER_ERROR_MS = 5000  # one that lasts is said no more often


@dataclass(frozen=True, slots=True)
class _News:
    """`whole`: these are all downloads there are, not only what changed."""

    statuses: tuple[DownloadStatus, ...]
    is_busy: bool
    whole: bool


class DownloadDesk(QObject):
    """`changed` follows every change of what can be read here; nothing unasked is fetched."""

    changed = Signal()
    added = Signal(object)  # tuple[Download, ...]: these are in the queue now
    finished = Signal(object)  # Download
    failed = Signal(object)  # an error that concerns the person

    def __init__(
        self, parts: HubParts, settings: Callable[[], Settings], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._queue = _Queue(parts, settings)
        self._jobs = JobRunner(self)
        self._statuses: tuple[DownloadStatus, ...] = ()
        self._adding = 0
        self._is_busy = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(lambda: self._run(self._queue.poll))

    @property
    def statuses(self) -> tuple[DownloadStatus, ...]:
        """All downloads, in the order in which they run."""
        return self._statuses

    @property
    def is_adding(self) -> bool:
        """Is something on its way into the queue? A keyring may ask for its password first."""
        return self._adding > 0

    def look(self) -> None:
        """Learn what is in the queue; no keyring is opened for it."""
        self._run(self._queue.all)

    def add(self, downloads: Sequence[Download]) -> None:
        """Queue them and start; `added` follows if all is well."""
        wanted = tuple(downloads)

        def take(result: Result[_News]) -> None:
            self._adding -= 1
            self._take(result)
            if isinstance(result, Ok):
                self.added.emit(wanted)
            self.changed.emit()

        self._adding += 1
        self.changed.emit()
        self._jobs.run(lambda: self._queue.add(wanted), take)

    def resume(self, download_id: str) -> None:
        self._run(lambda: self._queue.resume(download_id))

    def pause(self, download_id: str) -> None:
        self._run(lambda: self._queue.pause(download_id))

    def cancel(self, download_id: str) -> None:
        """Delete what has arrived; of a finished one, only forget it."""
        self._run(lambda: self._queue.cancel(download_id))

    def put_first(self, download_id: str) -> None:
        self._run(lambda: self._queue.put_first(download_id))

    def stop(self) -> None:
        """Pause everything: the network was switched off."""
        self._run(self._queue.stop)

    def renew(self) -> None:
        """What is asked for next is asked for with the token that is stored then."""
        self._run(self._queue.renew)

    def close(self) -> None:
        """Pause everything; the window closes."""
        self._timer.stop()
        self._jobs.close()
        self._queue.close()

    def _run(self, work: Callable[[], _News]) -> None:
        self._jobs.run(work, self._take)

    def _take(self, result: Result[_News]) -> None:
        match result:
            case Ok(news):
                self._show(news)
                self._go_on(_POLL_MS)
            case Err(error):
                self.failed.emit(error)
                self._jobs.run(self._queue.all, self._see)

    def _see(self, result: Result[_News]) -> None:
        """What failed may have been about a download that is not there any more."""
        if isinstance(result, Ok):
            self._show(result.value)
        self._go_on(_AFTER_ERROR_MS)

    def _go_on(self, pause_ms: int) -> None:
        is_soon = self._timer.isActive() and self._timer.interval() <= pause_ms
        if self._is_busy and not is_soon:
            self._timer.start(pause_ms)

    def _show(self, news: _News) -> None:
        self._is_busy = news.is_busy
        before = {status.download.id: status.download.state for status in self._statuses}
        statuses = news.statuses if news.whole else self._merged(news.statuses)
        if statuses == self._statuses:
            return
        self._statuses = statuses
        self.changed.emit()
        for status in news.statuses:
            was = before.get(status.download.id)
            if status.download.state == "done" and was not in (None, "done"):
                self.finished.emit(status.download)

    def _merged(self, news: Sequence[DownloadStatus]) -> tuple[DownloadStatus, ...]:
        by_id = {status.download.id: status for status in self._statuses}
        by_id.update({status.download.id: status for status in news})
        return tuple(by_id.values())


class _Queue:
    """Everything here happens on one thread; the last `close`, after that thread has ended.

    `settings` gives those in force.
    """

    def __init__(self, parts: HubParts, settings: Callable[[], Settings]) -> None:
        self._parts = parts
        self._settings = settings
        self._manager: DownloadManager | None = None
        self._access = HubAccess(network_on=False)

    def all(self) -> _News:
        manager = self._known()
        return _News(manager.statuses(), manager.is_busy, whole=True)

    def poll(self) -> _News:
        manager = self._known()
        before = manager.live_ids
        changed = manager.poll()
        if manager.live_ids != before:
            return self.all()  # another program may have cancelled what is not told of
        return _News(changed, manager.is_busy, whole=False)

    def add(self, downloads: Sequence[Download]) -> _News:
        manager = self._fetching()
        manager.check_space(downloads)
        for download in downloads:
            manager.add(download)
        manager.poll()
        return self.all()

    def resume(self, download_id: str) -> _News:
        manager = self._fetching()
        manager.pause(download_id)  # of one that waits between two attempts
        manager.resume(download_id)
        manager.poll()
        return self.all()

    def pause(self, download_id: str) -> _News:
        self._known().pause(download_id)
        return self.all()

    def cancel(self, download_id: str) -> _News:
        self._known().cancel(download_id)
        return self.all()

    def put_first(self, download_id: str) -> _News:
        self._known().move(download_id, 0)
        return self.all()

    def stop(self) -> _News:
        self.close()
        return self.all()

    def renew(self) -> _News:
        """What runs goes on as it began."""
        return self.all() if self._known().is_busy else self.stop()

    def close(self) -> None:
        if self._manager is not None:
            self._manager.close()
        self._manager = None
        self._access = HubAccess(network_on=False)

    def _known(self) -> DownloadManager:
        if self._manager is None:
            self._manager = self._parts.open_downloads(self._access)
        return self._manager

    def _fetching(self) -> DownloadManager:
        """The queue with the right to use the network. Raises NetworkOffError."""
        check_network(switched_on=self._settings().network)
        if not self._access.network_on:
            access = self._parts.access(self._settings())
            check_network(switched_on=self._settings().network)  # a keyring may take its time
            self.close()
            self._access = access
        return self._known()

"""The queue of downloads: each runs in a process of its own, and is polled.

There are no threads and no callbacks: whoever owns the manager calls `poll`, a window from a timer
and a command in a loop, and gets what has changed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import wait
from pathlib import Path
from typing import Final, Self

from models.download import (
    Download,
    after_failure,
    done,
    is_due,
    paused,
    progressed,
    waiting,
)
from models.download_file import DownloadFile
from models.download_process import DownloadProcess, Message
from models.download_worker import Assignment, Failed, Finished, Pinned, Received
from models.errors import BusyError, PacelineError
from models.hub_access import HubAccess
from models.hub_cache import HubCache
from models.hub_errors import HubProcessError
from models.network import RequestLog

PARALLEL: Final = 2


@dataclass(frozen=True, slots=True)
class DownloadStatus:
    """A download as it is now; rate in bytes per second and time in seconds, None if unknown."""

    download: Download
    rate: float | None = None
    remaining_s: float | None = None
    is_elsewhere: bool = False  # another program is at it


class UnknownDownloadError(PacelineError):
    """No download has this id."""

    code = "unknown-download"

    def __init__(self, download_id: str) -> None:
        super().__init__(
            f"No download is called “{download_id}”.",
            advice="See what there is with: paceline models downloads",
        )


class DownloadManager:
    """Owned by one thread. Nothing runs that was not added or resumed in this run.

    Use it as a context manager or call `close`: what runs is then paused, to go on another day.
    """

    def __init__(
        self,
        folder: Path,
        file: DownloadFile,
        access: HubAccess,
        requests: RequestLog,
        *,
        parallel: int = PARALLEL,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._cache = HubCache(folder)
        self._file = file
        self._access = access
        self._requests = requests
        self._parallel = parallel
        self._now = now
        self._live: dict[str, Download] = {}  # waiting or running here
        self._running: dict[str, DownloadProcess] = {}
        self._changed: dict[str, None] = {}  # ids in order, to be told at the next poll

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def statuses(self) -> tuple[DownloadStatus, ...]:
        """All downloads in order, those of earlier runs and other programs included."""
        return tuple(self._status(download) for download in self._downloads())

    def add(self, download: Download) -> str:
        """Queue it, or wake the one with the same id; returns the id. Raises PacelineError."""
        known = self._find(download.id)
        if known is None or known.state == "done":
            self._set(waiting(download))
        elif known.id not in self._live:
            fresh = replace(known, expected=download.expected, announced=download.announced)
            self._set(waiting(fresh))
        return download.id

    def check_space(self, downloads: Sequence[Download]) -> None:
        """Before they are added. Raises DiskSpaceError where not all fit behind what is queued."""
        known = {download.id: download for download in self._downloads()}
        missing = sum(self._missing(known.get(each.id), each) for each in downloads)
        others = self._live.keys() - {download.id for download in downloads}
        self._cache.check_room(missing, self._promised(others))

    def resume(self, download_id: str) -> None:
        """Go on with a paused or failed one. Raises UnknownDownloadError."""
        download = self._known(download_id)
        if download.id not in self._live and download.state != "done":
            self._set(waiting(download))

    def pause(self, download_id: str) -> None:
        """Stop it at once; what has arrived stays. Raises UnknownDownloadError, BusyError."""
        download = self._known(download_id)
        self._refuse_elsewhere(download)
        if download_id in self._live:
            self._pause_live(download_id)

    def cancel(self, download_id: str) -> None:
        """Stop it and delete what has arrived; of a finished one, forget only that it was one.

        Raises UnknownDownloadError, BusyError.
        """
        download = self._known(download_id)
        self._refuse_elsewhere(download)
        self._kill(download_id)
        if download.state != "done":
            self._cache.discard(download.files)
        self._live.pop(download_id, None)
        self._file.remove(download_id)
        self._changed.pop(download_id, None)

    def move(self, download_id: str, place: int) -> None:
        """Put it at ``place``, 0 being next. Raises UnknownDownloadError."""
        self._known(download_id)
        ids = [download.id for download in self._downloads() if download.id != download_id]
        ids.insert(place, download_id)
        self._file.sort(ids)

    def poll(self, timeout: float = 0.0) -> tuple[DownloadStatus, ...]:
        """Start what may start, wait up to ``timeout`` seconds for news, and say what changed."""
        self._start_due()
        processes = list(self._running.items())
        if processes:
            connections = [process.connection for _, process in processes]
            ready = wait(connections, 0 if self._changed else timeout)
            for download_id, process in processes:
                if process.connection in ready:
                    self._listen(download_id)
        elif not self._changed:
            time.sleep(timeout)
        self._start_due()
        changed, self._changed = self._changed, {}
        found = (self._find(download_id) for download_id in changed)
        return tuple(self._status(download) for download in found if download is not None)

    @property
    def is_busy(self) -> bool:
        """Is anything running, or waiting to run by itself?"""
        return bool(self._live)

    @property
    def live_ids(self) -> frozenset[str]:
        """Of what runs, or waits to run by itself; another program may cancel what waits."""
        return frozenset(self._live)

    def close(self) -> None:
        """Pause everything that runs here; idempotent."""
        for download_id in list(self._live):
            self._pause_live(download_id)

    def _pause_live(self, download_id: str) -> None:
        self._kill(download_id)
        self._set(self._measured(paused(self._live[download_id])))

    def _downloads(self) -> Iterator[Download]:
        for download in self._file.load():
            live = self._live.get(download.id)
            yield live or self._measured(download)

    def _measured(self, download: Download) -> Download:
        if download.state == "done":
            return replace(download, received=download.total or 0)
        return replace(download, received=self._cache.received(download.files))

    def _missing(self, known: Download | None, asked: Download) -> int:
        """Bytes that are to come, as announced where the hub was not asked yet."""
        if known is not None and known.files:
            return self._cache.missing(known.files)
        return asked.total or 0

    def _find(self, download_id: str) -> Download | None:
        return next((d for d in self._downloads() if d.id == download_id), None)

    def _known(self, download_id: str) -> Download:
        download = self._find(download_id)
        if download is None:
            raise UnknownDownloadError(download_id)
        return download

    def _status(self, download: Download) -> DownloadStatus:
        process = self._running.get(download.id)
        if process is None:
            return DownloadStatus(download, is_elsewhere=self._is_elsewhere(download))
        remaining = process.rate.remaining_seconds(download.total) if download.total else None
        return DownloadStatus(download, process.rate.bytes_per_second, remaining)

    def _is_elsewhere(self, download: Download) -> bool:
        if download.state != "paused" or not download.files:
            return False
        return self._cache.is_being_written(download.files)

    def _refuse_elsewhere(self, download: Download) -> None:
        if self._is_elsewhere(download):
            raise BusyError(
                f"Another Paceline is downloading {download.name}.", advice="Pause it there."
            )

    def _set(self, download: Download) -> None:
        """The one place where a download's state changes."""
        before = self._live.pop(download.id, None)
        if download.is_live:
            self._live[download.id] = download
        is_news = before is None or not before.is_live or not download.is_live
        if is_news or before is None or before.files != download.files:
            self._file.put(download)
        self._changed[download.id] = None

    def _start_due(self) -> None:
        now = self._now()
        wanted = [download for download in self._downloads() if download.id in self._live]
        for download in wanted:
            if len(self._running) < self._parallel and is_due(download, now):
                self._start(download)
        for download_id in self._live.keys() - {download.id for download in wanted}:
            if download_id not in self._running:
                del self._live[download_id]  # another program has cancelled it

    def _start(self, download: Download) -> None:
        try:
            assignment = Assignment(download, self._cache.root, self._promised(self._running))
            process = DownloadProcess(self._access, assignment, self._requests)
        except PacelineError as error:
            self._set(after_failure(download, error, self._now()))
        except OSError:
            self._set(after_failure(download, HubProcessError(), self._now()))
        else:
            self._running[download.id] = process
            self._set(replace(download, state="running", retry_at=None))

    def _promised(self, ids: Iterable[str]) -> int:
        """Bytes that these are going to write; they run or wait here."""
        return sum(self._missing(self._live[each], self._live[each]) for each in ids)

    def _listen(self, download_id: str) -> None:
        """Take in all that this download's process has sent."""
        for message in self._running[download_id].messages():
            self._take_in(self._live[download_id], message)
            if download_id not in self._running:
                return

    def _take_in(self, download: Download, message: Message) -> None:
        match message:
            case Pinned(files):
                self._set(replace(download, files=files))
            case Received(total):
                self._running[download.id].rate.add(self._now(), total)
                self._set(progressed(download, total))
            case Finished(path):
                self._running.pop(download.id).finish()
                self._set(done(download, path))
            case Failed(error):
                self._running.pop(download.id).finish()
                self._set(after_failure(download, error, self._now()))

    def _kill(self, download_id: str) -> None:
        process = self._running.pop(download_id, None)
        if process is not None:
            process.kill()

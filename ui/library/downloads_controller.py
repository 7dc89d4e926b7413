"""What can be wished on the page of downloads."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from app.library_survey import drafts_of
from models.download import Download
from models.errors import PacelineError
from ui.library import download_cards
from ui.library.download_cards import FinishedUse
from ui.library.download_desk import DownloadDesk
from ui.library.downloads_page import DownloadsPage
from ui.library.local_cards import Local
from ui.library.local_desk import LocalDesk, choosable
from ui.pair.pair_controller import PairController
from ui.translation import tr

_TICK_MS = 1_000  # for "tries again in 5 s"


class DownloadsController(QObject):
    """A finished download says for what it can be used at once."""

    failed = Signal(object)
    pair_chosen = Signal()
    token_wanted = Signal()

    def __init__(
        self,
        page: DownloadsPage,
        desk: DownloadDesk,
        local: LocalDesk,
        pair: PairController,
    ) -> None:
        super().__init__(page)
        self._page = page
        self._desk = desk
        self._local = local
        self._pair = pair
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK_MS)
        self._tick.timeout.connect(self.show)
        page.acted.connect(self._act)
        desk.changed.connect(self.show)
        desk.finished.connect(lambda _: local.refresh())
        local.changed.connect(self.show)
        local.deleted.connect(self._forget)

    def show(self) -> None:
        statuses = self._desk.statuses
        uses = {s.download.id: use for s in statuses if (use := self.use_of(s.download))}
        rows = download_cards.download_cards(statuses, uses, time.time())
        self._page.show_downloads(rows, is_adding=self._desk.is_adding)
        waits = any(status.download.retry_at is not None for status in statuses)
        if waits != self._tick.isActive():
            self._tick.start() if waits else self._tick.stop()

    def _act(self, key: str, act: str) -> None:
        acts: dict[str, Callable[[], None]] = {
            download_cards.PAUSE: lambda: self._desk.pause(key),
            download_cards.RESUME: lambda: self._desk.resume(key),
            download_cards.RETRY: lambda: self._desk.resume(key),
            download_cards.CANCEL: lambda: self._desk.cancel(key),
            download_cards.CLEAR: lambda: self._desk.cancel(key),
            download_cards.FIRST: lambda: self._desk.put_first(key),
            download_cards.TOKEN: self.token_wanted.emit,
            download_cards.USE_PAIR: lambda: self.use(key),
            download_cards.USE_TARGET: lambda: self.use(key),
        }
        acts[act]()

    def use(self, key: str) -> None:
        """Load what a finished download is good for."""
        statuses = {status.download.id: status.download for status in self._desk.statuses}
        use = self.use_of(statuses[key])
        if use is None:
            self._local.refresh()
            return
        try:
            target = choosable(self._local.local, use.target, as_draft=False)
            draft = choosable(self._local.local, use.draft, as_draft=True) if use.draft else ""
        except PacelineError as error:
            self.failed.emit(error)
            return
        self._pair.choose_pair(target, draft)
        self.pair_chosen.emit()

    def use_of(self, download: Download) -> FinishedUse | None:
        """What a finished download can be used for, as far as that is known."""
        done = {s.download.local_path for s in self._desk.statuses if s.download.local_path}
        return finished_use(download, self._local.local, done)

    def _forget(self, path: Path) -> None:
        """A model that was deleted is no finished download any more."""
        for status in self._desk.statuses:
            if status.download.local_path == path:
                self._desk.cancel(status.download.id)


def finished_use(
    download: Download, local: Local, downloaded: Collection[Path] = ()
) -> FinishedUse | None:
    """What a finished download can be used for, with what is on this machine; None if nothing.

    What was downloaded as well comes first, then what was here before; as a target rather than
    as a draft, and with the smallest partner.
    """
    path = download.local_path
    if path is None or local.library.model(path) is None:
        return None
    surveyed = local.surveyed.get(path)
    targets = surveyed.targets if surveyed is not None else ()
    drafts = drafts_of(path, local.surveyed)
    for partners in (downloaded, local.surveyed):
        if found := [each for each in drafts if each in partners]:
            draft = min(found, key=lambda each: _size(each, local))
            words = tr("drafted by {draft}").format(draft=local.title(draft))
            return FinishedUse(path, draft, words)
        if found := [each for each in targets if each in partners]:
            words = tr("drafts for {target}").format(target=local.title(found[0]))
            return FinishedUse(found[0], path, words)
    return FinishedUse(path, None, tr("no draft for it is here yet"))


def _size(path: Path, local: Local) -> int:
    model = local.library.model(path)
    return model.size_bytes if model is not None else 0

"""Tells whoever looks at a chat that a download is there, with a button that uses it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from models.download import Download
from ui.library.download_desk import DownloadDesk
from ui.library.downloads_controller import DownloadsController
from ui.library.local_desk import LocalDesk
from ui.notice import Notice
from ui.translation import tr
from ui.widgets.banner import Banner, Choice


class FinishedTeller(QObject):
    """Says nothing while the pages of models are open: the download is seen there."""

    def __init__(
        self,
        banner: Banner,
        desk: DownloadDesk,
        local: LocalDesk,
        downloads: DownloadsController,
        is_open: Callable[[], bool],
    ) -> None:
        super().__init__(banner)
        self._banner = banner
        self._local = local
        self._downloads = downloads
        self._is_open = is_open
        self._told: tuple[Download, Notice] | None = None
        desk.finished.connect(self._tell)
        local.changed.connect(self._offer)

    def _tell(self, download: Download) -> None:
        if self._is_open():
            return
        sentence = tr("{name} is downloaded and checked.").format(name=download.name)
        notice = Notice(sentence, tr("Use it from Models, Downloads."), tone="plain")
        self._told = (download, notice)
        self._banner.show_notice(notice)
        self._offer()

    def _offer(self) -> None:
        """What it is good for is known once its header was read."""
        if self._told is None:
            return
        download, notice = self._told
        if self._banner.notice is not notice:
            self._told = None
            return
        use = self._downloads.use_of(download)
        if use is None or download.local_path not in self._local.local.surveyed:
            return
        self._told = None
        text = tr("Use this pair") if use.draft is not None else tr("Use it")
        offered = Notice(notice.sentence, use.words[:1].upper() + use.words[1:], tone="plain")
        act = Choice(text, lambda: self._use(download))
        self._banner.show_notice(offered, [act])

    def _use(self, download: Download) -> None:
        self._banner.clear()
        self._downloads.use(download.id)

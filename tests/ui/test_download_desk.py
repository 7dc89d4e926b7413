"""The queue of downloads as the window hears of it."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from app.config.paths import Paths
from app.config.settings import Settings
from models.download_manager import DownloadManager, DownloadStatus
from models.errors import PacelineError
from ui.library.download_desk import DownloadDesk
from ui.main import hub_parts


class Busy(DownloadManager):
    """Something runs, and what is asked of it fails while there is `trouble`."""

    def __init__(self) -> None:
        self.polled = 0
        self.trouble = self.is_lost = False

    @property
    def is_busy(self) -> bool:
        return True

    @property
    def live_ids(self) -> frozenset[str]:
        return frozenset()

    def statuses(self) -> tuple[DownloadStatus, ...]:
        if self.is_lost:
            raise PacelineError("The list cannot be read.")
        return ()

    def poll(self, timeout: float = 0.0) -> tuple[DownloadStatus, ...]:
        self.polled += 1
        if self.trouble:
            raise PacelineError("The disk is full.")
        return ()

    def close(self) -> None:
        pass


def test_downloads_are_followed_after_an_error_less_often(paths: Paths, qtbot: QtBot) -> None:
    manager, errors = Busy(), list[Exception]()
    parts = replace(hub_parts(paths), open_downloads=lambda _: manager)
    desk = DownloadDesk(parts, Settings)
    desk.failed.connect(errors.append)
    desk.look()
    qtbot.waitUntil(lambda: manager.polled > 0)
    usual = desk._timer.interval()

    manager.trouble = manager.is_lost = True
    qtbot.waitUntil(lambda: bool(errors))
    qtbot.waitUntil(desk._timer.isActive)
    assert desk._timer.interval() > 10 * usual

    manager.trouble = manager.is_lost = False
    desk.look()
    qtbot.waitUntil(lambda: desk._timer.interval() == usual)
    polled = manager.polled
    qtbot.waitUntil(lambda: manager.polled > polled)
    desk.close()

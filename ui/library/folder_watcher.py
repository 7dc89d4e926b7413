"""Tells the window when models come and go in the folders that are searched."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

from models.folder_watch import FolderWatch


class FolderWatcher(QObject):
    """`changed` comes on the thread of whoever made it, once things have been quiet."""

    changed = Signal()
    _noticed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._watch: FolderWatch | None = None
        self._folders: tuple[Path, ...] = ()
        self._noticed.connect(self.changed, Qt.ConnectionType.QueuedConnection)

    def watch(self, folders: Sequence[Path]) -> None:
        """Watch these from now on. Starting takes time, so not on the GUI thread."""
        wanted = tuple(folder for folder in folders if folder.is_dir())
        if wanted == self._folders:
            return
        self.stop()
        self._folders = wanted
        self._watch = FolderWatch(wanted, self._noticed.emit).__enter__()

    def stop(self) -> None:
        """Watch nothing; idempotent."""
        watch, self._watch = self._watch, None
        self._folders = ()
        if watch is not None:
            watch.__exit__(None, None, None)

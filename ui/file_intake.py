"""Files that a person brings: chosen for a message, or dropped on the window."""

from __future__ import annotations

from PySide6.QtCore import QMimeData

from app.sessions.attachment_files import PATTERNS
from ui.chat.composer import Composer
from ui.chat.pending_files import PendingFiles
from ui.dialogs import Dialogs
from ui.dropped_files import dropped_files, dropped_library, dropped_model
from ui.library.library_controller import LibraryController
from ui.pair.pair_controller import PairController
from ui.translation import tr


class FileIntake:
    """One model is loaded, several are put on the list, and anything else goes with a message."""

    def __init__(
        self,
        files: PendingFiles,
        pair: PairController,
        library: LibraryController,
        composer: Composer,
        dialogs: Dialogs,
    ) -> None:
        self._files, self._composer = files, composer
        self._pair, self._library = pair, library
        self._dialogs = dialogs

    def attach(self) -> None:
        """Let the person choose files for the message."""
        patterns = tr("Texts, PDF, Word ({patterns});;All files (*)").format(patterns=PATTERNS)
        self._files.add(self._dialogs.pick_files(tr("Attach files"), patterns))

    def wants(self, data: QMimeData) -> bool:
        """Whether something is dragged that can be dropped."""
        return bool(dropped_library(data) or dropped_files(data))

    def take(self, data: QMimeData) -> None:
        """Something was dropped."""
        path = dropped_model(data)
        if path is not None:
            self._pair.add_target_file(path)
        elif models := dropped_library(data):
            self._library.add_models(models)
        elif self._composer.isVisible():
            self._files.add(dropped_files(data))

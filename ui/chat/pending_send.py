"""A message that is to be sent as soon as it is known that it fits, and it is its turn."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from ui.chat.composer import Composer
from ui.chat.pending_files import PendingFiles
from ui.translation import tr

_PATIENCE_MS = 300  # most texts are counted sooner, and nothing need be said


class PendingSend(QObject):
    """Waits for files to be read and tokens to be counted; a person who writes on takes it back.

    `due` is told the text once it may go.
    """

    due = Signal(str)

    def __init__(self, composer: Composer, files: PendingFiles, parent: QObject) -> None:
        super().__init__(parent)
        self._composer = composer
        self._files = files
        self._wish: str | None = None
        self._is_held = False  # by another program's answer
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE_MS)
        self._patience.timeout.connect(self._say)
        composer.send_requested.connect(self._want)
        composer.text_changed.connect(self.forget)
        composer.files.remove_requested.connect(self.forget)
        files.spoiled.connect(self.forget)
        files.left.connect(self.forget)
        files.shown.connect(self._look, Qt.ConnectionType.QueuedConnection)  # all have heard then

    @property
    def waits(self) -> bool:
        """Was something sent that has not gone?"""
        return self._wish is not None

    def hold(self, *, held: bool) -> None:
        """Whether another program is being answered: a message that is sent goes next."""
        if held == self._is_held:
            return
        self._is_held = held
        if self.waits:
            self._say()
        self._look()

    def forget(self, *_: object) -> None:
        """What is typed stays where it is."""
        self._wish = None
        self._patience.stop()
        self._composer.show_wait("")

    def take_back(self) -> bool:
        """Forget what waits; whether there was something."""
        waited = self.waits
        self.forget()
        return waited

    def _want(self, text: str) -> None:
        self._wish = text
        self._files.show()
        if self._is_held or not self._files.is_known:
            self._patience.start()
        if not self._files.is_known:
            self._files.count_now()
        self._look()

    def _look(self) -> None:
        """Send it, or leave it with the reason that the composer shows."""
        text, can_send = self._wish, self._composer.can_send
        if text is None or (can_send and (self._is_held or not self._files.is_known)):
            return
        self.forget()
        if can_send:
            self.due.emit(text)

    def _say(self) -> None:
        words = tr("Sent as soon as it is known that it fits. Esc takes it back.")
        if self._is_held:
            words = tr("Sent as soon as another program has its answer. Esc takes it back.")
        self._composer.show_wait(words)

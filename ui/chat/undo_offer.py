"""Over the message field: what was deleted last, and a way back, for a while."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from app.sessions.conversation import Conversation
from ui.chat.composer_strip import ComposerStrip
from ui.chat.deleted_words import deletion_of

UNDO_MS = 10_000


class UndoOffer:
    """Whoever listens to the strip's button brings it back."""

    def __init__(self, strip: ComposerStrip) -> None:
        self._strip = strip
        self._lapse = QTimer(strip)
        self._lapse.setSingleShot(True)
        self._lapse.setInterval(UNDO_MS)
        self._lapse.timeout.connect(self.withdraw)

    def show(self, deleted: Conversation) -> None:
        """Offer it."""
        self._strip.show_text(deletion_of(deleted))
        self._lapse.start()

    def withdraw(self) -> None:
        """It was taken, or something else was deleted."""
        self._lapse.stop()
        self._strip.show_text("")

"""What the next message of each chat is to be answered with otherwise than the chat."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer, Signal

from app.sessions.errors import BUSY, StoreError
from app.sessions.override import Override
from app.sessions.unsent import UnsentMessages
from ui.chat.composer import Composer
from ui.chat.override_words import override_words
from ui.chat.unsent_keeper import SAVE_MS
from ui.translation import tr

_log = logging.getLogger(__name__)


class PendingOverrides(QObject):
    """Shown over the text of the composer, and kept over a restart, until the message is sent.

    What is chosen is stored once nothing more was chosen for SAVE_MS: a prompt is typed key by key.
    """

    changed = Signal()  # `override` is another

    def __init__(self, store: UnsentMessages, composer: Composer) -> None:
        super().__init__(composer)
        self._store = store
        self._composer = composer
        self._places: dict[int | None, Override] = {}
        self._waiting: dict[int | None, Override] = {}  # of messages that wait for an answer
        self._kept: dict[int | None, Override] = {}
        self._at: int | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SAVE_MS)
        self._timer.timeout.connect(self.save)
        self.enter(None)

    @property
    def override(self) -> Override:
        """Of the chat that is shown."""
        return self._places.get(self._at, Override())

    def enter(self, conversation_id: int | None) -> None:
        """Another chat is shown."""
        self._at = conversation_id
        if conversation_id not in self._kept:
            self._read(conversation_id)
        self._show()

    def put(self, override: Override, at: int | None = None) -> None:
        """Choose for the chat that is shown, or another."""
        self._places[self._at if at is None else at] = override
        self._timer.start()
        self._show()

    def drop(self, name: str) -> None:
        """One value is as usual again for the next message of the chat that is shown."""
        if name in self.override.names:
            self.put(self.override.without(name))

    def wait(self, conversation_id: int | None, override: Override) -> None:
        """This goes with a message that waits; an empty one: it was sent or taken back."""
        self._waiting[conversation_id] = override
        self._keep(conversation_id)

    def clear(self) -> None:
        """The message was sent, or is to be answered as usual."""
        self.put(Override())
        self.save()

    def save(self) -> None:
        """Keep what is chosen, now; a file that is busy is tried again later."""
        self._timer.stop()
        for place in {*self._places, *self._waiting}:
            self._keep(place)

    def _read(self, place: int | None) -> None:
        try:
            self._kept[place] = self._places[place] = self._store.override(place)
        except StoreError as error:
            _log.warning("Values for an unsent message could not be read: %s", error)

    def _keep(self, place: int | None) -> None:
        override = self._places.get(place) or self._waiting.get(place) or Override()
        if override == self._kept.get(place, Override()):
            return
        try:
            self._store.save_override(place, override)
        except StoreError as error:
            _log.info("Values for an unsent message could not be kept: %s", error)
            if error.code == BUSY:
                self._timer.start()
        else:
            self._kept[place] = override

    def _show(self) -> None:
        words = override_words(self.override)
        shown = tr("Only this message: {values}").format(values=words) if words else ""
        self._composer.otherwise.show_text(shown)
        self.changed.emit()

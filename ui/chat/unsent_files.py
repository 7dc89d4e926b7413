"""Keeps the files of messages that are not sent, chat by chat, so that they survive a restart."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer

from app.sessions.attachment import Attachment
from app.sessions.errors import BUSY, StoreError
from app.sessions.unsent import UnsentMessages
from ui.chat.pending_files import PendingFiles

_log = logging.getLogger(__name__)
RETRY_MS = 300


class UnsentFiles(QObject):
    """Files are stored as soon as they are attached; a chat of None does not exist yet.

    Those of a message that waits for an answer to end are kept too.
    """

    def __init__(self, store: UnsentMessages, files: PendingFiles, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._files = files
        self._waiting: dict[int | None, tuple[Attachment, ...]] = {}
        self._kept: dict[int | None, tuple[Attachment, ...]] = {}  # of the chats that were read
        self._refused: set[int | None] = set()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(RETRY_MS)
        self._timer.timeout.connect(self.save)
        files.changed.connect(self._keep)

    def enter(self, conversation_id: int | None) -> None:
        """This chat is shown, for the first time perhaps."""
        self._read(conversation_id)

    def wait(self, conversation_id: int | None, files: tuple[Attachment, ...]) -> None:
        """These go with a message that waits; none: it was sent or taken back."""
        self._waiting[conversation_id] = files
        self._keep(conversation_id)

    def save(self) -> None:
        """Store what could not be stored before."""
        for place in tuple(self._refused):
            self._keep(place)

    def _read(self, place: int | None) -> bool:
        """Whether it is known what was kept here; that is attached once it is."""
        if place in self._kept:
            return True
        try:
            found = self._store.files(place)
        except StoreError as error:
            _log.warning("Unsent files could not be read: %s", error)
            return False
        self._kept[place] = found
        if found:
            self._files.put(found, place)
        return True

    def _keep(self, place: int | None) -> None:
        if not self._read(place):  # what was kept before is not to be replaced
            self._refused.add(place)
            return
        files = (*self._waiting.get(place, ()), *self._files.attachments_of(place))
        self._refused.discard(place)
        if files == self._kept.get(place, ()):
            return
        try:
            self._store.save_files(place, files)
        except StoreError as error:
            _log.info("Unsent files could not be saved: %s", error)
            self._refused.add(place)
            if error.code == BUSY:
                self._timer.start()
            return
        self._kept[place] = files

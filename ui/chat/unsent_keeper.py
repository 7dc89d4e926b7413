"""Keeps what is typed and not sent, chat by chat, so that it is there after a restart."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer

from app.sessions.errors import BUSY, GONE, StoreError
from app.sessions.unsent import UnsentMessages
from ui.chat.composer import Composer

_log = logging.getLogger(__name__)
SAVE_MS = 300


@dataclass(frozen=True, slots=True)
class Typed:
    """The next message of a chat; None is the chat that does not exist yet."""

    conversation_id: int | None


@dataclass(frozen=True, slots=True)
class Edit:
    """What a message is to become."""

    conversation_id: int
    message_id: int
    original: str


Slot = Typed | Edit


class UnsentKeeper(QObject):
    """The composer's text belongs to one slot at a time.

    `waiting` is a text that was sent but has to wait; it is kept with what is typed.
    """

    def __init__(
        self, texts: UnsentMessages, composer: Composer, waiting: Callable[[], str], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._texts = texts
        self._composer = composer
        self._waiting = waiting
        self._slot: Slot = Typed(None)
        self._refused: dict[Slot, str] = {}  # texts that could not be kept yet
        self._restoring = False
        self._is_unread = False  # what is kept could not be read, and nothing was typed over it
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SAVE_MS)
        self._timer.timeout.connect(self.save)
        composer.text_changed.connect(self._changed)

    def enter(self, slot: Slot) -> None:
        """Something else is typed from now on, after what was typed there; the old was saved."""
        self._slot = slot
        self._is_unread = False
        try:
            text = self._text(slot)
        except StoreError as error:
            _log.warning("An unsent text could not be read: %s", error)
            self._is_unread = True
            text = slot.original if isinstance(slot, Edit) else ""
        self._restoring = True
        self._composer.restore_text(
            _without(self._waiting(), text) if isinstance(slot, Typed) else text
        )
        self._restoring = False

    def moved(self, conversation_id: int) -> None:
        """The new chat was stored: what is typed from now on belongs to it."""
        self._keep(Typed(None), "")
        self._slot = Typed(conversation_id)
        self._is_unread = False

    def forget(self, edit: Edit) -> None:
        """The message stays as it is, or was sent."""
        self._keep(edit, edit.original)

    def edited(self, conversation_id: int) -> tuple[int, ...]:
        """The messages of a chat that have an unsent edit, the newest first."""
        try:
            kept = set(self._texts.edits(conversation_id))
        except StoreError as error:
            _log.warning("Unsent edits could not be read: %s", error)
            kept = set()
        refused = {slot.message_id for slot in self._refused if isinstance(slot, Edit)}
        return tuple(sorted(kept | refused, reverse=True))

    def sent(self, conversation_id: int, text: str) -> None:
        """What waited in a chat is a message now; what was typed after it still waits."""
        slot = Typed(conversation_id)
        if slot == self._slot:
            self.save()
            return
        try:
            kept = self._text(slot)
        except StoreError as error:
            _log.warning("An unsent text could not be read: %s", error)
        else:
            self._keep(slot, _without(text, kept))

    def save(self) -> None:
        """Keep what is typed, now; a file that is busy is tried again later."""
        self._timer.stop()
        for slot, text in tuple(self._refused.items()):
            self._keep(slot, text)
        if self._is_unread:
            return
        match self._slot:
            case Typed():
                parts = (self._waiting(), self._composer.text)
                self._keep(self._slot, "\n\n".join(part for part in parts if part))
            case Edit():
                self._keep(self._slot, self._composer.text)

    def _text(self, slot: Slot) -> str:
        if slot in self._refused:
            return self._refused[slot]
        match slot:
            case Typed(conversation_id):
                return self._texts.text(conversation_id)
            case Edit(conversation_id, message_id, original):
                return self._texts.edits(conversation_id).get(message_id, original)

    def _keep(self, slot: Slot, text: str) -> None:
        self._refused.pop(slot, None)
        try:
            self._store(slot, text)
        except StoreError as error:
            _log.info("An unsent text could not be saved: %s", error)
            if error.code != GONE:
                self._refused[slot] = text
            if error.code == BUSY:
                self._timer.start()

    def _store(self, slot: Slot, text: str) -> None:
        match slot:
            case Typed(conversation_id):
                self._texts.save(conversation_id, text)
            case Edit(_, message_id, original):
                self._texts.save_edit(message_id, None if text == original else text)

    def _changed(self) -> None:
        if not self._restoring:
            self._is_unread = False
            self._timer.start()


def _without(waiting: str, text: str) -> str:
    return text.removeprefix(waiting).removeprefix("\n\n") if waiting else text

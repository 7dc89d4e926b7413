"""Keeps what is typed and not sent, chat by chat, so that it is there after a restart."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from app.sessions.errors import StoreError
from app.sessions.unsent import UnsentMessages
from ui.chat.composer import Composer

log = logging.getLogger(__name__)
SAVE_MS = 300


class UnsentKeeper(QObject):
    """`waiting` is a text that was sent but has to wait; it is kept with what is typed."""

    def __init__(
        self, texts: UnsentMessages, composer: Composer, waiting: Callable[[], str], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._texts = texts
        self._composer = composer
        self._waiting = waiting
        self._place: int | None = None
        self._refused: dict[int | None, str] = {}  # texts that could not be kept yet, by place
        self._paused = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SAVE_MS)
        self._timer.timeout.connect(self.save)
        composer.text_changed.connect(self._changed)

    def enter(self, conversation_id: int | None) -> None:
        """Another chat is shown, with the text that waits in it; the old one was saved."""
        self._place = conversation_id
        self.restore()

    def moved(self, conversation_id: int) -> None:
        """The new chat was stored: what is typed from now on belongs to it."""
        self._keep(None, "")
        self._place = conversation_id

    def pause(self) -> None:
        """The composer holds something else for a while."""
        self.save()
        self._paused = True

    def restore(self) -> None:
        """Show the text of this chat again."""
        self._paused = True
        try:
            self._composer.restore_text(_without(self._waiting(), self._text(self._place)))
        except StoreError as error:
            log.warning("An unsent text could not be read: %s", error)
        self._paused = False

    def sent(self, conversation_id: int, text: str) -> None:
        """What waited in a chat is a message now; what was typed after it still waits."""
        if conversation_id == self._place:
            self.save()
            return
        try:
            kept = self._text(conversation_id)
        except StoreError as error:
            log.warning("An unsent text could not be read: %s", error)
        else:
            self._keep(conversation_id, _without(text, kept))

    def save(self) -> None:
        """Keep what is typed, now; a file that is busy is tried again later."""
        self._timer.stop()
        for place, text in tuple(self._refused.items()):
            self._keep(place, text)
        if not self._paused:
            parts = (self._waiting(), self._composer.text)
            self._keep(self._place, "\n\n".join(part for part in parts if part))

    def _text(self, place: int | None) -> str:
        return self._refused[place] if place in self._refused else self._texts.text(place)

    def _keep(self, place: int | None, text: str) -> None:
        self._refused.pop(place, None)
        try:
            self._texts.save(place, text)
        except StoreError as error:
            self._refused[place] = text
            log.info("An unsent text could not be saved: %s", error)
            if error.code == "store-busy":
                self._timer.start()

    def _changed(self) -> None:
        if not self._paused:
            self._timer.start()


def _without(waiting: str, text: str) -> str:
    return text.removeprefix(waiting).removeprefix("\n\n") if waiting else text

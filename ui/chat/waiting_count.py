"""Whether the message that waits for an answer to end will fit behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from app.sessions.attachment import with_attachments
from app.sessions.conversation import Message
from ui.chat.outgoing import Outgoing
from ui.chat.token_counter import TokenCounter

_WAITING = "waiting"  # the key under which it is counted


class WaitingCount(QObject):
    """The engine counts no sooner than the answer has ended; `counted` may follow that.

    `room` is how many tokens are free after messages; None: not known.
    """

    counted = Signal()

    def __init__(
        self,
        counter: TokenCounter,
        room: Callable[[Sequence[Message]], int | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._counter = counter
        self._room = room
        self._tokens = 0
        self._is_asked = False
        counter.counted.connect(self._counted)
        counter.failed.connect(lambda key, _error: self._counted(key, 0))

    @property
    def is_asked(self) -> bool:
        """Is the number still to come?"""
        return self._is_asked

    def count(self, waiting: Outgoing) -> None:
        """Have this message counted, in place of another."""
        self._tokens = 0
        text = with_attachments(waiting.text, waiting.attachments)
        self._is_asked = self._counter.count(_WAITING, text)

    def fits_after(self, messages: Sequence[Message]) -> bool:
        """True also where nobody knows."""
        room = self._room(messages)
        return room is None or self._tokens <= room

    def _counted(self, key: object, tokens: int) -> None:
        if key == _WAITING:
            self._tokens, self._is_asked = tokens, False
            self.counted.emit()

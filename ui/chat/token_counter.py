"""Has the engine count the tokens of texts; the window's process has no vocabulary."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.engine.request import ChatMessage
from app.engine_process.protocol import Command, Died, Failed, Reply, Tokenize, Tokenized
from models.errors import PacelineError

_BEYOND = -(2**60)  # requests have numbers below, where no answer and no comparison has one


class TokenCounter(QObject):
    """`counted` tells how many tokens a text or a conversation has; of one key the last counts."""

    counted = Signal(object, int)  # key, tokens
    failed = Signal(object, object)  # key, the engine's error

    def __init__(self, send: Callable[[Command], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._send = send
        self._last = _BEYOND
        self._asked: dict[int, object] = {}

    def count(self, key: object, wanted: str | tuple[ChatMessage, ...]) -> bool:
        """Ask for the tokens of it; whether there is an engine that will answer."""
        self._last -= 1
        self._asked = {number: old for number, old in self._asked.items() if old != key}
        self._asked[self._last] = key
        try:
            self._send(Tokenize(self._last, wanted))
        except PacelineError:
            del self._asked[self._last]
            return False
        return True

    def is_asked(self, key: object) -> bool:
        """Is the engine to tell of a text with this key?"""
        return key in self._asked.values()

    def handle(self, reply: Reply) -> None:
        """Take a reply of the engine."""
        match reply:
            case Tokenized(request_id) if request_id in self._asked:
                self.counted.emit(self._asked.pop(request_id), reply.count)
            case Failed(error, int(request_id)) if request_id in self._asked:
                self.failed.emit(self._asked.pop(request_id), error)
            case Died():
                self._asked.clear()

"""How much of the context a chat takes, also where no answer of it was counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from app.engine.request import ChatMessage
from app.engine.stats import TurnStats
from app.engine_process.protocol import Loaded, Reply
from app.sessions.conversation import Message, MessageStatus
from ui.chat.token_counter import TokenCounter

_Ids = tuple[int, ...]


class ChatSize(QObject):
    """The last answer's statistics tell; behind other messages, such as imported ones, the engine.

    `context` is what a model is told of messages. `counted` says that more is known.
    """

    counted = Signal()

    def __init__(
        self,
        counter: TokenCounter,
        context: Callable[[Sequence[Message]], tuple[ChatMessage, ...]],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._counter = counter
        self._context = context
        self._sizes: dict[_Ids, int | None] = {}  # None: the engine could not tell
        counter.counted.connect(self._learn)
        counter.failed.connect(lambda key, _error: self._learn(key, None))

    def of(self, messages: Sequence[Message]) -> int | None:
        """Tokens of these messages; None: not known, or not yet."""
        if not messages:
            return 0
        last = messages[-1]
        if last.stats is not None:
            return used_tokens(last.stats)
        if last.status is MessageStatus.STREAMING:
            return self.of(messages[:-2])  # until its statistics come
        ids = tuple(message.id for message in messages)
        if ids not in self._sizes and not self._counter.is_asked(ids):
            self._counter.count(ids, self._context(messages))
        return self._sizes.get(ids)

    def take(self, reply: Reply) -> None:
        """What the engine says: another model has other tokens."""
        if isinstance(reply, Loaded):
            self._sizes.clear()

    def _learn(self, key: object, tokens: int | None) -> None:
        if isinstance(key, tuple):
            self._sizes[key] = tokens
            self.counted.emit()


def used_tokens(stats: TurnStats) -> int:
    """Tokens of the context that a chat takes, by the statistics of its last answer."""
    return stats.prompt_tokens + stats.output_tokens

"""How long the next message may be."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.pair_info import PairInfo
from app.engine.request import ContextFull
from app.sessions.conversation import Message
from ui.chat.chat_size import ChatSize
from ui.engine_control import EngineControl
from ui.preferences import Preferences

SHORTEST_ANSWER = 64  # tokens that stay free when a message is let through


def most_tokens(text: str) -> int:
    """A token has at least a byte; some vocabularies put a space in front."""
    return len(text.encode(errors="surrogatepass")) + 1


def message_room(info: PairInfo | None, used: int | None, context_full: ContextFull) -> int | None:
    """Tokens that are free behind `used`; None while no pair is loaded, or where that isn't known.

    Unless answers stop at the context's end, older turns make way for a message.
    """
    if info is None or (used is None and context_full == "stop"):
        return None
    kept = (used or 0) if context_full == "stop" else 0
    return info.context_size - kept - SHORTEST_ANSWER


class MessageRoom:
    """The room that the loaded pair has, with the settings in force."""

    def __init__(self, control: EngineControl, preferences: Preferences, size: ChatSize) -> None:
        self._size = size
        self._control = control
        self._preferences = preferences

    def after(self, messages: Sequence[Message] | None) -> int | None:
        """Tokens that are free behind these; None: not known, or nothing will be asked."""
        if messages is None:
            return None
        info, full = self._control.state.info, self._preferences.settings.context_full
        return message_room(info, None if info is None else self._size.of(messages), full)

"""How long the next message may be."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.pair_info import PairInfo
from app.engine.request import ContextFull
from app.engine.stats import TurnStats
from app.sessions.conversation import Message
from ui.chat.shown_chat import last_counted
from ui.engine_control import EngineControl
from ui.preferences import Preferences

SHORTEST_ANSWER = 64  # tokens that stay free when a message is let through


def most_tokens(text: str) -> int:
    """A token has at least a byte; some vocabularies put a space in front."""
    return len(text.encode(errors="surrogatepass")) + 1


def used_tokens(stats: TurnStats | None) -> int:
    """Tokens of the context that a chat takes, by the statistics of its last answer."""
    return stats.prompt_tokens + stats.output_tokens if stats is not None else 0


def message_room(
    info: PairInfo | None, stats: TurnStats | None, context_full: ContextFull
) -> int | None:
    """Tokens that are free for the next message; None while no pair is loaded.

    Unless answers stop at the context's end, older turns make way for a message.
    """
    if info is None:
        return None
    used = used_tokens(stats) if context_full == "stop" else 0
    return info.context_size - used - SHORTEST_ANSWER


class MessageRoom:
    """The room that the loaded pair has, with the settings in force."""

    def __init__(self, control: EngineControl, preferences: Preferences) -> None:
        self._control = control
        self._preferences = preferences

    def after(self, messages: Sequence[Message] | None) -> int | None:
        """Tokens that are free behind these; None: not known, or nothing will be asked."""
        if messages is None:
            return None
        answer = last_counted(messages)
        return message_room(
            self._control.state.info,
            answer.stats if answer is not None else None,
            self._preferences.settings.context_full,
        )

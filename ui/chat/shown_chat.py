"""The chat on the screen, without Qt."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.errors import RequestError
from app.engine.request import ChatMessage, GenerationRequest
from app.sessions.conversation import Conversation, Message
from app.sessions.preset import Preset
from app.sessions.session import Session


def last_counted(messages: Sequence[Message]) -> Message | None:
    """The last answer with statistics."""
    return next((m for m in reversed(messages) if m.stats is not None), None)


class ShownChat:
    """`session` is None for a new chat: it is stored with its first message."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self._new_preset: Preset | None = None  # of the chat that has no message yet

    @property
    def conversation(self) -> Conversation | None:
        return None if self.session is None else self.session.conversation

    @property
    def id(self) -> int | None:
        """The conversation's; None for a new chat."""
        return None if self.session is None else self.session.conversation.id

    @property
    def messages(self) -> tuple[Message, ...]:
        return () if self.session is None else self.session.messages

    def before(self, message_id: int | None) -> tuple[Message, ...] | None:
        """What goes before what takes a message's place, or before the next message for None.

        None for an answer: whatever takes its place, the engine is asked nothing.
        """
        ids = [message.id for message in self.messages]
        if message_id is None or message_id not in ids:
            return self.messages
        place = ids.index(message_id)
        return self.messages[:place] if self.messages[place].role == "user" else None

    @property
    def last_answer(self) -> Message | None:
        """The last finished answer with statistics."""
        return last_counted(self.messages)

    def context(self, messages: Sequence[Message]) -> tuple[ChatMessage, ...]:
        """What a model is told of messages of this chat, by today's options."""
        return () if self.session is None else self.session.context(messages)

    @property
    def preset(self) -> Preset | None:
        """What the chat's answers depend on; None: on the settings."""
        current = self.conversation
        return self._new_preset if current is None else current.preset

    def forget_choice(self) -> None:
        """The next new chat has no preset."""
        self._new_preset = None

    def stored_as(self, session: Session) -> None:
        """The chat has its first message."""
        self.session = session
        self._new_preset = None

    def set_preset(self, preset: Preset | None) -> None:
        """Choose for this chat, from its next answer on. Raises StoreError."""
        if self.session is None:
            self._new_preset = preset
        else:
            self.session.set_preset(preset)

    def request_again(self, message_id: int) -> GenerationRequest:
        """What an answer of this chat was asked with. Raises RequestError."""
        if self.session is None:
            raise RequestError("This answer is no longer part of the chat.")
        return self.session.request_again(message_id)

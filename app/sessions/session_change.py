"""What a reply of the engine changed in a conversation."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.stats import Round
from app.sessions.conversation import Message


@dataclass(frozen=True, slots=True)
class MessageRead:
    """So much of what comes before the answer has been read."""

    message_id: int  # of the answer
    share: float


@dataclass(frozen=True, slots=True)
class AnswerGrew:
    """`delta` was added to the growing answer."""

    message_id: int
    delta: str


@dataclass(frozen=True, slots=True)
class RoundDone:
    """A round of the growing answer was committed."""

    message_id: int
    round: Round
    off_reason: str | None = None  # why drafting rests or is off, in words
    context: int = 0  # tokens that its pass looked back on


@dataclass(frozen=True, slots=True)
class AnswerEnded:
    """`message` is the answer as it is stored; its `error` says what went wrong, if anything."""

    message: Message


SessionChange = MessageRead | AnswerGrew | RoundDone | AnswerEnded

"""A whole chat as a value: what is exported, imported, duplicated and branched."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from app.engine.stats import TurnStats
from app.sessions.attachment import Attachment
from app.sessions.conversation import (
    Conversation,
    Message,
    MessageRole,
    MessageStatus,
)
from app.sessions.override import Override
from app.sessions.preset import Preset


@dataclass(frozen=True, slots=True)
class MessageRecord:
    """One message; `parent` is the place of the message before it in the record, None at first."""

    parent: int | None
    role: MessageRole
    text: str
    created_at: float  # seconds since the epoch
    status: MessageStatus = MessageStatus.COMPLETE
    stats: TurnStats | None = None
    stop_reason: str | None = None
    error: str | None = None
    attachments: tuple[Attachment, ...] = ()
    override: Override = field(default_factory=Override)


@dataclass(frozen=True, slots=True)
class ChatRecord:
    """Messages with parents before children; `shown` is the end of the path that is shown."""

    title: str
    created_at: float
    updated_at: float
    messages: tuple[MessageRecord, ...]
    shown: int | None = None
    system_prompt: str = ""
    preset: Preset | None = None
    pinned: bool = False

    def path(self) -> tuple[MessageRecord, ...]:
        """The messages that are shown, the first one first."""
        at = self.shown if self.shown is not None else len(self.messages) - 1
        found: list[MessageRecord] = []
        step: int | None = at if self.messages else None
        while step is not None:
            found.append(self.messages[step])
            step = self.messages[step].parent
        return tuple(reversed(found))


def record_of(
    chat: Conversation, messages: Iterable[Message], shown: Sequence[Message]
) -> ChatRecord:
    """The record of a stored chat; `messages` is older first, `shown` the path on the screen."""
    places: dict[int, int] = {}
    records: list[MessageRecord] = []
    for message in messages:
        places[message.id] = len(records)
        records.append(_record(message, places.get(message.parent_id)))
    return ChatRecord(
        title=chat.title,
        created_at=chat.created_at,
        updated_at=chat.updated_at,
        messages=tuple(records),
        shown=places.get(shown[-1].id) if shown else None,
        system_prompt=chat.system_prompt,
        preset=chat.preset,
        pinned=chat.pinned,
    )


def line_of(messages: Sequence[Message]) -> tuple[MessageRecord, ...]:
    """Messages one after the other, without their variants."""
    return tuple(
        replace(_record(message, None), parent=place - 1 if place else None)
        for place, message in enumerate(messages)
    )


def _record(message: Message, parent: int | None) -> MessageRecord:
    """An answer that still grows is one that was cut off, seen from elsewhere."""
    growing = message.status is MessageStatus.STREAMING
    return MessageRecord(
        parent=parent,
        role=message.role,
        text=message.text,
        created_at=message.created_at,
        status=MessageStatus.INTERRUPTED if growing else message.status,
        stats=message.stats,
        stop_reason=message.stop_reason,
        error=message.error,
        attachments=message.attachments,
        override=message.override,
    )

"""A conversation and its messages, as they are stored and shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Literal, get_args

from app.engine.request import ChatMessage
from app.engine.stats import TurnStats
from app.sessions.attachment import Attachment, with_attachments
from app.sessions.override import Override
from app.sessions.preset import Preset
from app.sessions.tree import ROOT

MessageRole = Literal["user", "assistant"]
ROLES: Final[dict[object, MessageRole]] = {role: role for role in get_args(MessageRole)}
TITLE_LENGTH = 60  # characters
_TURNING = (*range(0x202A, 0x202F), *range(0x2066, 0x206A))
_CONTROLS = {
    **dict.fromkeys((*range(32), *range(127, 160), 0x2028, 0x2029), " "),
    **dict.fromkeys(_TURNING, ""),
}


class MessageStatus(StrEnum):
    """How far a message got; only answers are ever anything but COMPLETE."""

    COMPLETE = "complete"
    STREAMING = "streaming"
    STOPPED = "stopped"  # by the person
    FAILED = "failed"  # the engine said why
    INTERRUPTED = "interrupted"  # the engine died, or the program ended, while it streamed


@dataclass(frozen=True, slots=True)
class Message:
    """One message. Answers carry the statistics of their turn; `error` is a sentence.

    `override` is what an answer was asked with otherwise than its chat.

    `siblings` are the ids of all variants at this place, its own among them; empty if it has none.
    """

    id: int
    conversation_id: int
    role: MessageRole
    text: str
    status: MessageStatus
    created_at: float  # seconds since the epoch
    stats: TurnStats | None = None
    stop_reason: str | None = None
    error: str | None = None
    parent_id: int = ROOT
    siblings: tuple[int, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    override: Override = field(default_factory=Override)

    @property
    def content(self) -> str:
        """What the model reads: the text, after the attached files."""
        return with_attachments(self.text, self.attachments) if self.attachments else self.text

    @property
    def is_comparable(self) -> bool:
        """Do the statistics tell of the whole answer?"""
        return self.stats is not None and not self.stats.continues


@dataclass(frozen=True, slots=True)
class Conversation:
    """One chat; an empty `system_prompt` means the one from the settings.

    A `preset` takes the place of everything that the settings say about answers.
    """

    id: int
    title: str
    created_at: float  # seconds since the epoch
    updated_at: float
    system_prompt: str = ""
    preset: Preset | None = None
    pinned: bool = False
    folder_id: int | None = None
    deleted_at: float | None = None  # when it went to the bin
    cut_from: int | None = None  # of deleted messages: the chat that they were in


@dataclass(frozen=True, slots=True)
class Folder:
    """A place for chats that belong together."""

    id: int
    name: str


def one_line(text: str) -> str:
    """Without line ends, and without marks that turn the text beside it around."""
    return " ".join(text.translate(_CONTROLS).split())


def title_from(text: str) -> str:
    """The first line with words or pictures, at most TITLE_LENGTH characters of it."""
    lines = map(one_line, text.splitlines())
    line = next((line for line in lines if any(map(_says, line))), "").lstrip("#>*-` ")
    if len(line) <= TITLE_LENGTH:
        return line
    words, _, _ = line[:TITLE_LENGTH].rpartition(" ")
    head = words if len(words) > TITLE_LENGTH // 2 else line[: TITLE_LENGTH - 1]
    return head.rstrip(" ,;:") + "…"


def _says(char: str) -> bool:
    return char.isalnum() or unicodedata.category(char) == "So"


def context_of(messages: Iterable[Message], system_prompt: str = "") -> tuple[ChatMessage, ...]:
    """What the chat template sees: the system prompt, if any, and the messages that say something.

    Neighbours of one role are joined (an answer between them stayed empty): most templates insist
    on turns that alternate.
    """
    context = [ChatMessage("system", system_prompt)] if system_prompt.strip() else []
    for message in messages:
        content = message.content
        if not content.strip():
            continue
        if context and context[-1].role == message.role:
            joined = f"{context[-1].content}\n\n{content}"
            context[-1] = ChatMessage(message.role, joined)
        else:
            context.append(ChatMessage(message.role, content))
    return tuple(context)

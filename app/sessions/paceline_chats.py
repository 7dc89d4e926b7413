"""A chat of our own JSON → a record. Reading forgives what it can."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from app.engine.stats_json import stats_from_json
from app.sessions.attachment import Attachment, kind_of
from app.sessions.chat_record import ChatRecord, MessageRecord
from app.sessions.conversation import ROLES, MessageStatus, one_line, title_from
from app.sessions.override import override_or_usual
from app.sessions.preset import preset_or_none
from app.sessions.rows import LATEST

_LONGEST_TITLE = 200  # characters


def paceline_chat(chat: dict[str, Any]) -> ChatRecord:
    """Messages that make no sense are left out, and what followed them follows their parents."""
    places: list[int | None] = []  # of each message in the file, where it or its parent went
    messages: list[MessageRecord] = []
    for source in chat["messages"]:
        parent = _place(source.get("parent") if isinstance(source, dict) else None, places)
        message = _message(source, parent)
        if message is not None:
            messages.append(message)
        places.append(parent if message is None else len(messages) - 1)
    return ChatRecord(
        title=title_of(chat.get("title"), messages),
        created_at=moment(chat.get("created_at")),
        updated_at=moment(chat.get("updated_at")),
        messages=tuple(messages),
        shown=_place(chat.get("shown"), places),
        system_prompt=_optional(chat.get("system_prompt")) or "",
        preset=preset_or_none(chat.get("preset")),
        pinned=chat.get("pinned") is True,
    )


def title_of(title: object, messages: Iterable[MessageRecord]) -> str:
    """A title in one line of limited length; else, the first message gives it."""
    said = one_line(title) if isinstance(title, str) else ""
    first = next((message.text for message in messages if message.role == "user"), "")
    return said[:_LONGEST_TITLE].strip() or title_from(first)


def moment(value: object) -> float:
    """Seconds since the epoch; 0 for what is no time. Milliseconds are recognized."""
    if not isinstance(value, int | float) or isinstance(value, bool):
        return 0.0
    if not 0 <= value <= LATEST * 1000:
        return 0.0
    return value / 1000 if value > LATEST else float(value)


def _message(source: object, parent: int | None) -> MessageRecord | None:
    if not isinstance(source, dict):
        return None
    role, text = ROLES.get(source.get("role")), source.get("text")
    if role is None or not isinstance(text, str):
        return None
    return MessageRecord(
        parent=parent,
        role=role,
        text=text,
        created_at=moment(source.get("created_at")),
        status=_status(source.get("status")),
        stats=stats_from_json(source.get("stats")),
        stop_reason=_optional(source.get("stop_reason")),
        error=_optional(source.get("error")),
        attachments=tuple(_attachments(source.get("attachments"))),
        override=override_or_usual(source.get("options")),
    )


def _place(value: object, places: list[int | None]) -> int | None:
    known = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(places)
    return places[value] if known and isinstance(value, int) else None


def _status(value: object) -> MessageStatus:
    known = {status.value: status for status in MessageStatus}
    status = known.get(str(value), MessageStatus.COMPLETE)
    return MessageStatus.INTERRUPTED if status is MessageStatus.STREAMING else status


def _optional(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _attachments(value: object) -> list[Attachment]:
    found = []
    for source in value if isinstance(value, list) else []:
        if isinstance(source, dict) and isinstance(source.get("text"), str):
            name, kind = str(source.get("name", "")), kind_of(source.get("kind"))
            found.append(Attachment(name, kind, source["text"]))
    return found

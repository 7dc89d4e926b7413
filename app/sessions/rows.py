"""Rows of the store ↔ conversations and messages. Reading forgives what it can."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable, Iterable
from typing import TypeVar

from app.engine.stats import TurnStats
from app.engine.stats_json import stats_from_json, stats_to_json
from app.sessions.attachment import Attachment, kind_of
from app.sessions.conversation import ROLES, Conversation, Folder, Message, MessageStatus
from app.sessions.override import Override, override_or_usual
from app.sessions.preset import preset_or_none

_log = logging.getLogger(__name__)
T = TypeVar("T")
LATEST = 1e11  # seconds since 1970 (the year 5138): calendars can still tell the day


def readable(rows: Iterable[sqlite3.Row], convert: Callable[[sqlite3.Row], T]) -> list[T]:
    """Convert the rows; one that makes no sense is left out, with a line in the log."""
    converted = []
    for row in rows:
        try:
            converted.append(convert(row))
        except (KeyError, TypeError, ValueError) as error:
            _log.warning("Row %s of the chats was left out: %r", row["id"], error)
    return converted


def conversation_of(row: sqlite3.Row) -> Conversation:
    return Conversation(
        id=row["id"],
        title=text_of(row["title"]),
        created_at=_time(row["created_at"]),
        updated_at=_time(row["updated_at"]),
        system_prompt=text_of(row["system_prompt"]),
        preset=preset_or_none(json_column(row["preset"])),
        pinned=bool(row["pinned"]),
        folder_id=row["folder_id"] if isinstance(row["folder_id"], int) else None,
        deleted_at=None if row["deleted_at"] is None else _time(row["deleted_at"]),
        cut_from=row["cut_from"] if isinstance(row["cut_from"], int) else None,
    )


def folder_of(row: sqlite3.Row) -> Folder:
    return Folder(row["id"], text_of(row["name"]))


def attachment_of(row: sqlite3.Row) -> Attachment:
    return Attachment(text_of(row["name"]), kind_of(row["kind"]), text_of(row["text"]))


def message_of(
    row: sqlite3.Row,
    parent_id: int,
    siblings: tuple[int, ...],
    attachments: tuple[Attachment, ...],
) -> Message:
    """Raises KeyError on a role that does not exist."""
    return Message(
        id=row["id"],
        conversation_id=row["conversation_id"],
        role=ROLES[row["role"]],
        text=text_of(row["text"]),
        status=_status(row["status"]),
        created_at=_time(row["created_at"]),
        stats=stats_from_json(json_column(row["stats"])),
        stop_reason=_optional_text(row["stop_reason"]),
        error=_optional_text(row["error"]),
        parent_id=parent_id,
        siblings=siblings,
        attachments=attachments,
        override=override_of(row["options"]),
    )


def override_of(value: object) -> Override:
    """What a column says that an answer was asked with otherwise than its chat."""
    return override_or_usual(json_column(value))


def stats_column(stats: TurnStats | None) -> str | None:
    return None if stats is None else json.dumps(stats_to_json(stats), separators=(",", ":"))


def storable(text: str) -> str:
    """Text that SQLite can hold: halves of surrogate pairs are joined, or replaced if alone."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def storable_or_none(text: str | None) -> str | None:
    return None if text is None else storable(text)


def _status(value: object) -> MessageStatus:
    """A status of a later version reads as INTERRUPTED: the text may not be all of it."""
    try:
        return MessageStatus(str(value))
    except ValueError:
        return MessageStatus.INTERRUPTED


def json_column(value: object) -> object:
    """What a column of JSON holds; None where that cannot be read."""
    try:
        return json.loads(value) if isinstance(value, str) else None
    except (ValueError, RecursionError):
        return None


def text_of(value: object) -> str:
    """Text of a column, whatever it holds."""
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    return "" if value is None else str(value)


def _optional_text(value: object) -> str | None:
    return None if value is None else text_of(value)


def _time(value: object) -> float:
    known = isinstance(value, int | float) and 0 <= value <= LATEST
    return float(value) if known else 0.0  # type: ignore[arg-type]  # narrowed by `known`

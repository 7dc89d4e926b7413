"""Whole chats out to files and in from them, away from the thread that shows them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from app.sessions.chat_export import chat_to_html, chat_to_markdown, chats_to_json
from app.sessions.chat_import import read_chats
from app.sessions.chat_record import ChatRecord
from app.sessions.errors import ChatFileError, StoreError
from app.sessions.store import ConversationStore
from app.watch import Watch
from models.atomic_file import write_text_atomically
from models.errors import CancelledError

ExportForm = Literal["markdown", "html", "json"]
OpenStore = Callable[[], ConversationStore]  # a store of the calling thread


@dataclass(frozen=True, slots=True)
class Imported:
    """`added` chats came in; `left_out` made no sense, `refused` is why others were not stored.

    `is_stopped`: the person did not want the rest.
    """

    added: int
    left_out: int = 0
    refused: StoreError | None = None
    is_stopped: bool = False


def import_chats(open_store: OpenStore, path: Path, watch: Watch) -> Imported:
    """Store the chats of a file, each all or nothing. Raises ChatFileError, StoreError."""
    found = read_chats(path)
    written = path.stat().st_mtime if path.exists() else 0.0
    added, tried, refused, is_stopped = 0, 0, None, False
    with closing(open_store()) as store:
        for record in found.chats:
            try:
                watch.step(tried, len(found.chats))
                tried += 1
                store.add_record(_dated(record, written))
                added += 1
            except CancelledError:
                is_stopped = True
                break
            except StoreError as error:
                refused = error
    return Imported(added, found.left_out + tried - added, refused, is_stopped)


def export_chats(
    open_store: OpenStore, path: Path, form: ExportForm, chat_id: int | None, watch: Watch
) -> int:
    """Write one chat, or all as JSON; how many.

    Raises ChatFileError, StoreError, and CancelledError, after which nothing was written.
    """
    records: list[ChatRecord] = []
    with closing(open_store()) as store:
        ids = [chat.id for chat in store.conversations() if chat_id in (None, chat.id)]
        for number in ids:
            watch.step(len(records), len(ids))
            records.append(store.record(number))
    if not records:
        raise ChatFileError("There is no chat that could be exported.")
    try:
        write_text_atomically(path, _text(records, form))
    except OSError as error:
        raise ChatFileError(
            f"Nothing can be written to {path}: {error.strerror or error}.",
            advice="Check the free space and the permissions of that folder.",
        ) from error
    return len(records)


def _dated(record: ChatRecord, written: float) -> ChatRecord:
    """A chat that does not say when it was is as old as its file."""
    if record.updated_at:
        return record
    return replace(record, created_at=record.created_at or written, updated_at=written)


def _text(records: list[ChatRecord], form: ExportForm) -> str:
    match form:
        case "markdown":
            return chat_to_markdown(records[0])
        case "html":
            return chat_to_html(records[0])
        case "json":
            return chats_to_json(records)

"""Whole chats out to files and in from them, away from the thread that shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from app.sessions.chat_export import chat_to_html, chat_to_markdown, chats_to_json
from app.sessions.chat_import import chat_files, no_chats, read_chats
from app.sessions.chat_record import ChatRecord
from app.sessions.errors import ChatFileError, StoreError
from app.sessions.export_words import IN_ENGLISH, ExportWords
from app.sessions.known_chats import KnownChats
from app.sessions.store import ConversationStore
from app.watch import Watch
from models.atomic_file import write_atomically
from models.errors import CancelledError

ExportForm = Literal["markdown", "html", "json"]
OpenStore = Callable[[], ConversationStore]  # a store of the calling thread


@dataclass(frozen=True, slots=True)
class Imported:
    """`added` chats came in; `known` were here already, unchanged.

    `left_out` made no sense, `refused` is why others were not stored, and `unread` are files that
    a person chose and that hold no chats. `is_stopped`: the person did not want the rest.
    """

    added: int
    known: int = 0
    left_out: int = 0
    refused: StoreError | None = None
    unread: tuple[ChatFileError, ...] = ()
    is_stopped: bool = False


def import_chats(open_store: OpenStore, paths: Sequence[Path], watch: Watch) -> Imported:
    """Store the chats of files and folders, each chat all or nothing.

    Raises ChatFileError if none can be read, StoreError, and CancelledError while it only reads.
    """
    found = _read_all(paths, watch)
    added, known, tried, refused, is_stopped = 0, 0, 0, None, False
    with closing(open_store()) as store:
        here = KnownChats(store)
        for record in found.chats:
            try:
                watch.step(tried, len(found.chats))
                tried += 1
                if here.has(record):
                    known += 1
                    continue
                here.add(store.add_record(record))
                added += 1
            except CancelledError:
                is_stopped = True
                break
            except StoreError as error:
                refused = error
    left_out = found.left_out + tried - added - known
    return Imported(added, known, left_out, refused, found.unread, is_stopped)


@dataclass(frozen=True, slots=True)
class _Found:
    chats: list[ChatRecord]
    left_out: int
    unread: tuple[ChatFileError, ...]


def _read_all(paths: Sequence[Path], watch: Watch) -> _Found:
    """In a folder, what holds no chats is passed over: nobody chose it."""
    chats: list[ChatRecord] = []
    left_out = 0
    unread: list[ChatFileError] = []
    for path, is_chosen in _files(paths, watch):
        try:
            read = read_chats(path)
        except ChatFileError as error:
            if is_chosen:
                unread.append(error)
            continue
        written = path.stat().st_mtime if path.exists() else 0.0
        chats += [_dated(record, written) for record in read.chats]
        left_out += read.left_out
    if not chats:
        raise unread[0] if unread else no_chats(paths[0])
    return _Found(chats, left_out, tuple(unread))


def _files(paths: Sequence[Path], watch: Watch) -> Iterator[tuple[Path, bool]]:
    for path in paths:
        is_folder = path.is_dir()
        for file in chat_files(path, watch) if is_folder else (path,):
            watch.step(0, 0)
            yield file, not is_folder


def export_chats(
    open_store: OpenStore,
    path: Path,
    form: ExportForm,
    chat_id: int | None,
    watch: Watch,
    words: ExportWords = IN_ENGLISH,
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
    write_export(path, _text(records, form, words).encode())
    return len(records)


def chat_for_paper(open_store: OpenStore, chat_id: int, words: ExportWords) -> str:
    """One chat as HTML to be printed. Raises StoreError."""
    with closing(open_store()) as store:
        return chat_to_html(store.record(chat_id), words, for_paper=True)


def write_export(path: Path, content: bytes) -> None:
    """Write a file that a person asked for. Raises ChatFileError."""
    try:
        write_atomically(path, content)
    except OSError as error:
        raise ChatFileError(
            f"Nothing can be written to {path}: {error.strerror or error}.",
            advice="Check the free space and the permissions of that folder.",
        ) from error


def _dated(record: ChatRecord, written: float) -> ChatRecord:
    """A chat that does not say when it was is as old as its file."""
    if record.updated_at:
        return record
    return replace(record, created_at=record.created_at or written, updated_at=written)


def _text(records: list[ChatRecord], form: ExportForm, words: ExportWords) -> str:
    match form:
        case "markdown":
            return chat_to_markdown(records[0], words)
        case "html":
            return chat_to_html(records[0], words)
        case "json":
            return chats_to_json(records)

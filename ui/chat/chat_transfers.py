"""Chats out to files and in from them: what a person chooses, and what is said of it then."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.sessions.chat_transfer import Imported, export_chats, import_chats
from app.sessions.errors import ChatFileError
from app.sessions.store import ConversationStore
from ui.chat.chat_wish import Export
from ui.dialogs import Dialogs
from ui.errors import notice_for
from ui.jobs import Err, Result
from ui.notice import Notice
from ui.tasks import Tasks
from ui.translation import mark, tr

_NAME_BYTES = 200  # file systems take 255, with the ending and what saving adds for a while
_ENDINGS = {"markdown": ".md", "html": ".html", "json": ".json"}
_CHAT_FILES = mark("Chats (*.json *.jsonl *.zip);;All files (*)")


class ChatTransfers(QObject):
    """Chats are read and written elsewhere: there may be thousands."""

    failed = Signal(object)
    said = Signal(object)  # Notice
    came = Signal()  # there may be more chats than before

    def __init__(
        self, store: ConversationStore, tasks: Tasks, dialogs: Dialogs, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._tasks = tasks
        self._dialogs = dialogs

    def export(self, wish: Export) -> None:
        """Write one chat, or all. Raises ChatFileError if there is none, StoreError."""
        name = tr("Paceline chats", "a file's name")
        if wish.chat_id is not None:
            name = file_name(self._store.conversation(wish.chat_id).title)
        elif not self._store.conversations():
            raise ChatFileError("There is no chat yet that could be exported.")
        ending = _ENDINGS[wish.form]
        path = self._dialogs.save_as(tr("Export"), name + ending, f"*{ending}")
        if path is not None:
            work = partial(export_chats, self._store.another, path, wish.form, wish.chat_id)
            words = tr("Writing {file}…").format(file=path.name)
            self._tasks.run(words, work, partial(self._written, path))

    def import_files(self) -> None:
        """Read the chats of files."""
        self._import(self._dialogs.pick_files(tr("Import chats"), tr(_CHAT_FILES)))

    def import_folder(self) -> None:
        """Read the chats of a folder: other programs keep each in a file of its own."""
        folder = self._dialogs.pick_folder(tr("Import all chats of a folder"))
        self._import((folder,) if folder is not None else ())

    def _import(self, paths: Sequence[Path]) -> None:
        if not paths:
            return
        words = tr("Importing {file}…").format(file=paths[0].name)
        if len(paths) > 1:
            words = tr("Importing %Ln files…", "", len(paths))
        work = partial(import_chats, self._store.another, paths)
        self._tasks.run(words, work, partial(self._imported, paths))

    def _written(self, path: Path, result: Result[int]) -> None:
        if isinstance(result, Err):
            self.failed.emit(result.error)
        else:
            words = tr("%Ln chats written to {path}.", "", result.value).format(path=path)
            self.said.emit(Notice(words, tone="plain"))

    def _imported(self, paths: Sequence[Path], result: Result[Imported]) -> None:
        self.came.emit()
        if isinstance(result, Err):
            self.failed.emit(result.error)
            return
        came = result.value
        words = tr("%Ln chats imported.", "", came.added)
        if len(paths) == 1:
            words = tr("%Ln chats imported from {file}.", "", came.added)
        sentences = (words.format(file=paths[0].name), *_not_imported(came))
        self.said.emit(Notice(" ".join(sentences), tone="plain"))


def file_name(title: str) -> str:
    """A title as every system allows it in the name of a file."""
    plain = re.sub(r'[\x00-\x1f<>:"/\\|?*]+', " ", title)
    short = " ".join(plain.split()).strip(". ")[:80].encode()[:_NAME_BYTES]
    return short.decode(errors="ignore").strip() or tr("Chat")


def _not_imported(came: Imported) -> Iterator[str]:
    if came.known:
        yield tr("%Ln chats were here already.", "", came.known)
    if came.refused is not None:
        yield tr("%Ln chats stayed out.", "", came.left_out)
        yield notice_for(came.refused).sentence
    elif came.left_out:
        yield tr("%Ln chats made no sense and stayed out.", "", came.left_out)
    yield from (notice_for(error).sentence for error in came.unread[:1])
    if len(came.unread) > 1:
        yield tr("%Ln more files could not be read either.", "", len(came.unread) - 1)
    if came.is_stopped:
        yield tr("You stopped it, so the rest stayed out.")

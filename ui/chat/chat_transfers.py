"""Chats out to files and in from them: what a person chooses, and what is said of it then."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QObject, Qt, Signal

from app.sessions.chat_transfer import (
    Imported,
    chat_for_paper,
    export_chats,
    import_chats,
    write_export,
)
from app.sessions.errors import ChatFileError
from app.sessions.export_words import ExportWords, iso_day
from app.sessions.store import ConversationStore
from app.watch import Watch
from ui.chat.chat_wish import ChatForm, Export, Import, Print
from ui.chat.paper import as_pdf, put_on_paper
from ui.dialogs import Dialogs
from ui.errors import notice_for
from ui.fonts import interface_font
from ui.jobs import Err, Result
from ui.notice import Notice
from ui.tasks import Tasks
from ui.translation import mark, tr

_NAME_BYTES = 200  # file systems take 255, with the ending and what saving adds for a while
_ENDINGS: dict[ChatForm, str] = {"pdf": ".pdf", "markdown": ".md", "html": ".html", "json": ".json"}
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

    def carry_out(self, wish: Export | Print | Import) -> None:
        """Ask for what is needed, and begin. Raises StoreError, ChatFileError."""
        match wish:
            case Export():
                self._export(wish)
            case Print(chat_id):
                self._print(chat_id)
            case Import(is_folder=True):
                folder = self._dialogs.pick_folder(tr("Import all chats of a folder"))
                self._import((folder,) if folder is not None else ())
            case Import():
                self._import(self._dialogs.pick_files(tr("Import chats"), tr(_CHAT_FILES)))

    def _export(self, wish: Export) -> None:
        name = tr("Paceline chats", "a file's name")
        if wish.chat_id is not None:
            name = file_name(self._store.conversation(wish.chat_id).title)
        elif not self._store.conversations():
            raise ChatFileError("There is no chat yet that could be exported.")
        ending = _ENDINGS[wish.form]
        path = self._dialogs.save_as(tr("Export"), name + ending, f"*{ending}")
        if path is not None:
            words = tr("Writing {file}…").format(file=path.name)
            self._tasks.run(words, self._writing(wish, path), partial(self._written, path))

    def _writing(self, wish: Export, path: Path) -> Callable[[Watch], int]:
        words, another = _words(), self._store.another
        if wish.form != "pdf":
            return partial(export_chats, another, path, wish.form, wish.chat_id, words=words)
        assert wish.chat_id is not None  # the whole list is no text to be read
        chat_id, family = wish.chat_id, interface_font(13).family()

        def write(_watch: Watch) -> int:
            page = chat_for_paper(another, chat_id, words)
            write_export(path, as_pdf(page, family))
            return 1

        return write

    def _print(self, chat_id: int) -> None:
        title = self._store.conversation(chat_id).title or tr("Chat")
        printer = self._dialogs.pick_printer(title)
        if printer is None:
            return
        words, another, family = _words(), self._store.another, interface_font(13).family()

        def work(_watch: Watch) -> None:
            put_on_paper(chat_for_paper(another, chat_id, words), family, printer)

        self._tasks.run(tr("Printing {title}…").format(title=title), work, self._printed)

    def _printed(self, result: Result[None]) -> None:
        if isinstance(result, Err):
            self.failed.emit(result.error)
        else:
            self._say(tr("The chat was given to the printer."))

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
            self._say(words)

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
        self._say(" ".join(sentences))

    def _say(self, words: str) -> None:
        self.said.emit(Notice(words, tone="plain", is_passing=True))


def _words() -> ExportWords:
    locale = QLocale()
    return ExportWords(
        you=tr("You"),
        answer=tr("Answer"),
        thinking=tr("Thinking"),
        system_prompt=tr("System prompt"),
        untitled=tr("Chat"),
        image=tr("image", "one without a name, in an exported chat"),
        language=locale.bcp47Name(),
        day=partial(_day, locale),
    )


def _day(locale: QLocale, moment: float) -> str:
    return locale.toString(QDate.fromString(iso_day(moment), Qt.DateFormat.ISODate))


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

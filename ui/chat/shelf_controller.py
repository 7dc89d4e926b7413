"""What a person does with the list of chats: order, search, copies, files."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from app.sessions.chat_transfer import Imported, export_chats, import_chats
from app.sessions.errors import ChatFileError, StoreError
from app.sessions.store import ConversationStore
from models.errors import PacelineError
from ui.chat.chat_controller import ChatController
from ui.chat.chat_wish import (
    ChatWish,
    DeleteFolder,
    Duplicate,
    Export,
    Import,
    Move,
    MoveToNewFolder,
    NewFolder,
    Pin,
    RenameFolder,
    ShowBin,
)
from ui.chat.deletions import Deletions
from ui.chat.sidebar import Sidebar
from ui.dialogs import Dialogs
from ui.jobs import Err, Result
from ui.notice import Notice
from ui.tasks import Tasks
from ui.translation import mark, tr

SEARCH_MS = 120
_NAME_BYTES = 200  # file systems take 255, with the ending and what saving adds for a while
_ENDINGS = {"markdown": ".md", "html": ".html", "json": ".json"}
_CHAT_FILES = mark("Chats (*.json *.jsonl *.zip);;All files (*)")


class ShelfController(QObject):
    """Carries out what the sidebar asks for; the store does it, the list is read again."""

    failed = Signal(object)
    said = Signal(object)  # Notice

    def __init__(
        self,
        store: ConversationStore,
        chats: ChatController,
        sidebar: Sidebar,
        tasks: Tasks,
        dialogs: Dialogs,
        deletions: Deletions,
    ) -> None:
        super().__init__(sidebar)
        self._store = store
        self._chats = chats
        self._sidebar = sidebar
        self._tasks = tasks
        self._dialogs = dialogs
        self._deletions = deletions
        self._search_timer = QTimer(self)
        self._search_timer.setSingleShot(True)
        self._search_timer.setInterval(SEARCH_MS)
        self._search_timer.timeout.connect(self._search)
        sidebar.search_changed.connect(self._search_soon)
        sidebar.message_opened.connect(chats.open_message)
        sidebar.wished.connect(self.carry_out)
        sidebar.renamed.connect(self.rename)
        deletions.changed.connect(self._search_again)

    def rename(self, conversation_id: int, title: str) -> None:
        """Give a chat another title."""
        self._try(lambda: self._store.rename(conversation_id, title))
        self._try(lambda: self._chats.renamed(conversation_id))

    def carry_out(self, wish: ChatWish) -> None:
        """Do what a person wants; errors are told, and the list shows what is then so."""
        try:
            self._do(wish)
        except PacelineError as error:
            self.failed.emit(error)
        self._chats.refresh()

    def _do(self, wish: ChatWish) -> None:
        shelf = self._store.shelf
        match wish:
            case Pin(chat_id, pinned):
                shelf.pin(chat_id, pinned=pinned)
            case Move(chat_id, folder_id, out_of_pinned):
                shelf.move(chat_id, folder_id)
                if out_of_pinned:
                    shelf.pin(chat_id, pinned=False)
            case MoveToNewFolder(chat_id):
                self._with_name("", lambda name: shelf.move(chat_id, shelf.create_folder(name).id))
            case NewFolder():
                self._with_name("", shelf.create_folder)
            case RenameFolder(folder_id, name):
                self._with_name(name, partial(shelf.rename_folder, folder_id))
            case DeleteFolder(folder_id):
                shelf.delete_folder(folder_id)
            case Duplicate(chat_id):
                title = tr("{title} (copy)").format(title=self._store.conversation(chat_id).title)
                self._store.duplicate(chat_id, title)
            case Export():
                self._export(wish)
            case Import():
                self._import()
            case ShowBin():
                self._deletions.show_bin()

    def _with_name(self, current: str, act: Callable[[str], object]) -> None:
        name = self._dialogs.ask_name(tr("Folder"), tr("Name of the folder"), current)
        if name is not None:
            act(name)

    def _export(self, wish: Export) -> None:
        """Chats are read and written elsewhere: there may be thousands."""
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

    def _written(self, path: Path, result: Result[int]) -> None:
        if isinstance(result, Err):
            self.failed.emit(result.error)
        else:
            words = tr("%Ln chats written to {path}.", "", result.value).format(path=path)
            self.said.emit(Notice(words, tone="plain"))

    def _import(self) -> None:
        for path in self._dialogs.pick_files(tr("Import chats"), tr(_CHAT_FILES)):
            words = tr("Importing {file}…").format(file=path.name)
            work = partial(import_chats, self._store.another, path)
            self._tasks.run(words, work, partial(self._imported, path))

    def _imported(self, path: Path, result: Result[Imported]) -> None:
        self._chats.refresh()
        if isinstance(result, Err):
            self.failed.emit(result.error)
            return
        came = result.value
        words = tr("%Ln chats imported from {file}.", "", came.added).format(file=path.name)
        self.said.emit(Notice(" ".join([words, *_left_out(came)]), tone="plain"))

    def _try(self, act: Callable[[], object]) -> None:
        try:
            act()
        except StoreError as error:
            self.failed.emit(error)
        self._chats.refresh()

    def _search_soon(self, text: str) -> None:
        if text.strip():
            self._search_timer.start()
        else:
            self._search_timer.stop()

    def _search_again(self) -> None:
        if self._sidebar.search_field.text().strip():
            self._search()

    def _search(self) -> None:
        try:
            self._sidebar.show_hits(self._store.index.search(self._sidebar.search_field.text()))
        except StoreError as error:
            self.failed.emit(error)


def file_name(title: str) -> str:
    """A title as every system allows it in the name of a file."""
    plain = re.sub(r'[\x00-\x1f<>:"/\\|?*]+', " ", title)
    short = " ".join(plain.split()).strip(". ")[:80].encode()[:_NAME_BYTES]
    return short.decode(errors="ignore").strip() or tr("Chat")


def _left_out(came: Imported) -> Iterator[str]:
    if came.refused is not None:
        yield tr("%Ln chats stayed out.", "", came.left_out)
        yield str(came.refused)
    elif came.left_out:
        yield tr("%Ln chats made no sense and stayed out.", "", came.left_out)
    if came.is_stopped:
        yield tr("You stopped it, so the rest stayed out.")

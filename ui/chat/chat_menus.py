"""The menus of the chat list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from app.sessions.conversation import Conversation, Folder
from ui.chat.chat_wish import (
    FORM_NAMES,
    ChatWish,
    DeleteFolder,
    Duplicate,
    Export,
    Import,
    Move,
    MoveToNewFolder,
    NewFolder,
    Pin,
    Print,
    RenameFolder,
    ShowBin,
)
from ui.translation import mark, tr

Wish = Callable[[ChatWish], object]
LIST_WISHES: tuple[tuple[str, ChatWish], ...] = (
    (mark("New folder…"), NewFolder()),
    (mark("Import chats…"), Import()),
    (mark("Import a folder of chats…"), Import(is_folder=True)),
    (mark("Export all chats…"), Export(None, "json")),
    (mark("Bin…"), ShowBin()),
)


def chat_menu(
    parent: QWidget,
    chat: Conversation,
    folders: Sequence[Folder],
    wish: Wish,
    *,
    rename: Callable[[], object],
    delete: Callable[[], object],
) -> QMenu:
    """What can be done with one chat."""
    menu = _menu(parent)
    _add(menu, tr("Rename"), rename, "F2")
    _add(
        menu,
        tr("Unpin") if chat.pinned else tr("Pin"),
        partial(wish, Pin(chat.id, not chat.pinned)),
    )
    _add_folders(menu.addMenu(tr("Move to folder")), chat, folders, wish)
    _add(menu, tr("Duplicate"), partial(wish, Duplicate(chat.id)))
    export = menu.addMenu(tr("Export"))
    for form, name in FORM_NAMES.items():
        _add(export, tr(name) + "…", partial(wish, Export(chat.id, form)))
    _add(menu, tr("Print…"), partial(wish, Print(chat.id)))
    menu.addSeparator()
    _add(menu, tr("Delete"), delete, "Del")
    return menu


def folder_menu(parent: QWidget, folder_id: int, name: str, wish: Wish) -> QMenu:
    """What can be done with one folder."""
    menu = _menu(parent)
    _add(menu, tr("Rename…"), partial(wish, RenameFolder(folder_id, name)))
    _add(menu, tr("Delete the folder, keep its chats"), partial(wish, DeleteFolder(folder_id)))
    return menu


def list_menu(parent: QWidget, wish: Wish) -> QMenu:
    """What can be done with the list as a whole."""
    menu = _menu(parent)
    for name, wanted in LIST_WISHES:
        _add(menu, tr(name), partial(wish, wanted))
        if isinstance(wanted, NewFolder | Export):
            menu.addSeparator()
    return menu


def _add_folders(menu: QMenu, chat: Conversation, folders: Sequence[Folder], wish: Wish) -> None:
    for folder in folders:
        if folder.id != chat.folder_id:
            _add(menu, _plain(folder.name), partial(wish, Move(chat.id, folder.id)))
    if chat.folder_id is not None:
        _add(menu, tr("None", "no folder"), partial(wish, Move(chat.id, None)))
    if not menu.isEmpty():
        menu.addSeparator()
    _add(menu, tr("New folder…"), partial(wish, MoveToNewFolder(chat.id)))


def _menu(parent: QWidget) -> QMenu:
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


def _add(menu: QMenu, text: str, act: Callable[[], object], keys: str = "") -> None:
    action = menu.addAction(text)
    if keys:
        action.setShortcut(keys)
    action.triggered.connect(lambda _=False: act())


def _plain(name: str) -> str:
    """An ampersand in a name underlines nothing."""
    return " ".join(name.split())[:40].replace("&", "&&")

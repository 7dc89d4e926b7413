"""What can be done with chats and with the chat that is shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from app.sessions.conversation import Conversation
from ui.chat.chat_menus import LIST_WISHES
from ui.chat.chat_wish import (
    FORM_NAMES,
    ChatForm,
    ChatWish,
    Duplicate,
    Export,
    Import,
    NewFolder,
    Pin,
    Print,
    ShowBin,
)
from ui.chat.message_actions import Act, MessageWish
from ui.palette.action import Action
from ui.translation import tr

if TYPE_CHECKING:
    from ui.main_window import MainWindow
    from ui.navigation import Navigation

_WISHES: Final[dict[ChatWish, str]] = {
    NewFolder(): "new-folder",
    Import(): "import-chats",
    Import(is_folder=True): "import-folder",
    Export(None, "json"): "export-chats",
    ShowBin(): "bin",
}


def actions_of_chats(window: MainWindow) -> tuple[Action, ...]:
    """With the list of chats."""
    group, navigation = tr("Chats"), window.navigation
    wishes = [
        Action(_WISHES[wish], group, tr(name), partial(window.sidebar.wished.emit, wish))
        for name, wish in LIST_WISHES
    ]
    return (
        Action("new-chat", group, tr("New chat"), navigation.new_chat, ("Ctrl+N",)),
        *(
            Action(
                key,
                group,
                name,
                partial(navigation.go_to_chat_beside, step),
                (keys,),
                words=tr("switch"),
                is_possible=partial(_is_there, navigation, step),
            )
            for key, name, keys, step in (
                ("next-chat", tr("Next chat in the list"), "Ctrl+PgDown", 1),
                ("previous-chat", tr("Previous chat in the list"), "Ctrl+PgUp", -1),
            )
        ),
        Action(
            "search-chats",
            group,
            tr("Search chats and messages"),
            navigation.search_chats,
            ("Ctrl+Shift+F",),
        ),
        *wishes,
        Action(
            "undo-deletion",
            group,
            tr("Undo the deletion"),
            window.deletions.undo,
            words=tr("restore bring back"),
            is_possible=lambda: window.deletions.can_undo,
        ),
    )


def _is_there(navigation: Navigation, step: int) -> bool:
    return navigation.chat_beside(step) is not None


def actions_of_this_chat(window: MainWindow) -> tuple[Action, ...]:
    """With the chat that is shown."""
    return (*_writing(window), *_moving(window), *_keeping(window))


def _writing(window: MainWindow) -> tuple[Action, ...]:
    group, chats = tr("This chat"), window.chats

    def questions() -> list[int]:
        return [message.id for message in chats.messages if message.role == "user"]

    def edit_last() -> None:
        window.navigation.show_chat()
        chats.carry_out(MessageWish(Act.EDIT, questions()[-1]))

    return (
        Action("write", group, tr("Write a message"), window.navigation.write, ("Ctrl+L",)),
        Action(
            "edit-question",
            group,
            tr("Edit your last message"),
            edit_last,
            words=tr("change correct"),
            is_possible=lambda: bool(questions()),
        ),
        Action("attach", group, tr("Attach files…"), window.intake.attach, ("Ctrl+Shift+A",)),
        Action(
            "preset",
            group,
            tr("Choose a preset…"),
            window.presets.open,
            words=tr("sampling system prompt"),
        ),
        Action(
            "thinking",
            group,
            tr("Change thinking"),
            window.thinking.switch,
            ("Ctrl+T",),
            words=tr("think reasoning"),
            is_possible=lambda: bool(window.thinking.choices),
        ),
        Action(
            "answer-options",
            group,
            tr("Answer options…"),
            window.open_options,
            words=tr("temperature"),
        ),
        Action(
            "next-values",
            group,
            tr("Other values for the next message…"),
            window.overrides.open,
            words=tr("temperature seed once"),
        ),
    )


def _moving(window: MainWindow) -> tuple[Action, ...]:
    group, transcript = tr("This chat"), window.transcript

    def there() -> bool:
        return window.chats.conversation is not None

    def go(step: int) -> None:
        window.navigation.show_chat()
        window.walk.go(step)

    return (
        Action(
            "find",
            group,
            tr("Find in this chat"),
            window.main.open_find,
            ("Ctrl+F",),
            is_possible=there,
        ),
        Action(
            "copy-markdown",
            group,
            tr("Copy what is selected as Markdown"),
            transcript.selection.copy_markdown,
            ("Ctrl+Shift+C",),
            is_possible=lambda: bool(transcript.selection.text()),
        ),
        *(
            Action(key, group, name, partial(go, step), (keys,), is_possible=there)
            for key, name, keys, step in (
                ("next-message", tr("Next message"), "Alt+Down", 1),
                ("previous-message", tr("Previous message"), "Alt+Up", -1),
            )
        ),
        Action(
            "first-message",
            group,
            tr("First message"),
            transcript.scroll_to_start,
            ("Ctrl+Home",),
            words=tr("top"),
            is_possible=there,
        ),
        Action(
            "last-message",
            group,
            tr("Last message"),
            transcript.scroll_to_end,
            ("Ctrl+End",),
            words=tr("bottom"),
            is_possible=there,
        ),
    )


def _keeping(window: MainWindow) -> tuple[Action, ...]:
    group, chats = tr("This chat"), window.chats

    def there() -> bool:
        return chats.conversation is not None

    def chat() -> Conversation:
        conversation = chats.conversation
        assert conversation is not None  # `there`
        return conversation

    def wish(wanted: ChatWish) -> None:
        window.sidebar.wished.emit(wanted)

    def export(form: ChatForm) -> None:
        wish(Export(chat().id, form))

    def act(key: str, name: str, done: Callable[[], object], words: str = "") -> Action:
        return Action(key, group, name, done, words=words, is_possible=there)

    exports = [
        act(
            f"export-{form}",
            tr("Export as {form}…").format(form=tr(name)),
            partial(export, form),
            tr("save"),
        )
        for form, name in FORM_NAMES.items()
    ]

    def delete_last() -> None:
        window.navigation.show_chat()
        chats.carry_out(MessageWish(Act.DELETE, chats.messages[-1].id))

    return (
        Action(
            "delete-message",
            group,
            tr("Delete the last message"),
            delete_last,
            words=tr("remove bin"),
            is_possible=lambda: bool(chats.messages) and chats.growing is None,
        ),
        act("rename", tr("Rename this chat"), lambda: window.navigation.rename(chat().id)),
        act(
            "pin",
            tr("Pin or unpin this chat"),
            lambda: wish(Pin(chat().id, not chat().pinned)),
        ),
        act("duplicate", tr("Duplicate this chat"), lambda: wish(Duplicate(chat().id))),
        *exports,
        Action(
            "print",
            group,
            tr("Print this chat…"),
            lambda: wish(Print(chat().id)),
            ("Ctrl+P",),
            words=tr("paper"),
            is_possible=there,
        ),
        act(
            "delete",
            tr("Delete this chat"),
            lambda: window.sidebar.delete_requested.emit(chat().id),
            tr("remove bin"),
        ),
    )

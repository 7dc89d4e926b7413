"""Something that a person can do in the window. No widgets here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ui.translation import tr


def always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Action:
    """`keys` as Qt writes them; `words` are other names for it.

    `id` is the same in every language and version: settings remember keys by it.
    """

    id: str
    group: str
    name: str
    act: Callable[[], object]
    keys: tuple[str, ...] = ()
    words: str = ""
    is_possible: Callable[[], bool] = always
    is_fixed: bool = False  # nobody can give it other keys


@dataclass(frozen=True, slots=True)
class LocalKey:
    """A key that works where the keyboard is, such as in a list."""

    group: str
    name: str
    keys: tuple[str, ...]


def local_keys() -> tuple[LocalKey, ...]:
    """In the order in which they are listed, group by group."""
    writing, chats = tr("In the message field"), tr("In the list of chats")
    models, replay = tr("In lists of models"), tr("In the replay of rounds")
    tokens = tr("In the view of tokens")
    return (
        LocalKey(writing, tr("Send", "a message, by key"), ("Return",)),
        LocalKey(writing, tr("New line"), ("Shift+Return",)),
        LocalKey(chats, tr("Open", "a chat, by key"), ("Return",)),
        LocalKey(chats, tr("Rename", "a chat, by key"), ("F2",)),
        LocalKey(chats, tr("Delete", "a chat, by key"), ("Del",)),
        LocalKey(chats, tr("Undo the deletion"), ("Ctrl+Z",)),
        LocalKey(tr("In the chat"), tr("First and last message"), ("Home", "End")),
        LocalKey(tr("In find"), tr("Next and previous place"), ("Return", "Shift+Return")),
        LocalKey(models, tr("Choose a button"), ("Left", "Right")),
        LocalKey(models, tr("Press it", "a button"), ("Return",)),
        LocalKey(replay, tr("Previous and next step"), ("Left", "Right")),
        LocalKey(replay, tr("First and last step"), ("Home", "End")),
        LocalKey(tokens, tr("Token by token"), ("Left", "Right")),
        LocalKey(tokens, tr("Line by line"), ("Up", "Down")),
        LocalKey(tokens, tr("First and last token"), ("Home", "End")),
    )

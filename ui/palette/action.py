"""Something that a person can do in the window. No widgets here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


def always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Action:
    """`keys` as Qt writes them, several with ", " between; `words` are other names for it."""

    group: str
    name: str
    act: Callable[[], object]
    keys: tuple[str, ...] = ()
    words: str = ""
    is_possible: Callable[[], bool] = always


@dataclass(frozen=True, slots=True)
class LocalKey:
    """A key that works where the keyboard is, such as in a list."""

    group: str
    name: str
    keys: tuple[str, ...]


LOCAL_KEYS = (
    LocalKey("In the message field", "Send", ("Return",)),
    LocalKey("In the message field", "New line", ("Shift+Return",)),
    LocalKey("In the list of chats", "Open", ("Return",)),
    LocalKey("In the list of chats", "Rename", ("F2",)),
    LocalKey("In the list of chats", "Delete", ("Del",)),
    LocalKey("In the chat", "First and last message", ("Home", "End")),
    LocalKey("In find", "Next and previous place", ("Return", "Shift+Return")),
    LocalKey("In lists of models", "Choose a button", ("Left", "Right")),
    LocalKey("In lists of models", "Press it", ("Return",)),
    LocalKey("In the replay of rounds", "Previous and next step", ("Left", "Right")),
    LocalKey("In the replay of rounds", "First and last step", ("Home", "End")),
    LocalKey("In the view of tokens", "Token by token", ("Left", "Right")),
    LocalKey("In the view of tokens", "Line by line", ("Up", "Down")),
    LocalKey("In the view of tokens", "First and last token", ("Home", "End")),
)

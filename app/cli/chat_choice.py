"""Which of the kept chats a person means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.cli.errors import InputError
from app.sessions.conversation import Conversation

LAST: Final = "last"
_NAMED = 5  # chats that an error lists


def choose_chat(words: str, chats: Sequence[Conversation]) -> Conversation:
    """The first of `chats` for "last"; else the one with `words` in its title, or as its title.

    chats: the most recently used first. Raises InputError.
    """
    if not chats:
        raise InputError("There is no chat yet that could be gone on with.")
    wanted = words.strip().casefold()
    if wanted == LAST:
        return chats[0]
    found = [chat for chat in chats if wanted in chat.title.casefold()]
    exact = [chat for chat in found if wanted == chat.title.strip().casefold()]
    if not wanted or not found:
        raise InputError(
            f"No chat has “{words}” in its title.", advice=f"The latest are {_titles(chats)}."
        )
    if len(found) > 1 and len(exact) != 1:
        raise InputError(
            f"{len(found)} chats have “{words}” in their titles.",
            advice=f"Give more words of one: {_titles(found)}. “{LAST}” is the latest of all.",
        )
    return (exact or found)[0]


def _titles(chats: Sequence[Conversation]) -> str:
    titles = [chat.title for chat in chats if chat.title]
    return ", ".join(f"“{title}”" for title in titles[:_NAMED])

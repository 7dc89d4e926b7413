"""Where words occur in the messages of a chat, without Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.sessions.conversation import Message


@dataclass(frozen=True, slots=True)
class Hit:
    """The occurrence number `nth`, from 0, in a message."""

    message_id: int
    nth: int


def find_hits(messages: Sequence[Message], words: str) -> tuple[Hit, ...]:
    """Every occurrence, top to bottom, whatever the case; none of blank words."""
    needle = words.casefold()
    if not needle.strip():
        return ()
    return tuple(
        Hit(message.id, nth)
        for message in messages
        for nth in range(message.text.casefold().count(needle))
    )


def first_from(hits: Sequence[Hit], message_ids: Sequence[int], shown_id: int | None) -> int:
    """Index of the first hit in the message that is shown or one below it; else the first."""
    places = {message_id: place for place, message_id in enumerate(message_ids)}
    start = places.get(shown_id, 0) if shown_id is not None else 0
    found = (n for n, hit in enumerate(hits) if places.get(hit.message_id, 0) >= start)
    return next(found, 0)

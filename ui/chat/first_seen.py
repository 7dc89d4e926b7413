"""Where the model's view of a chat begins, without Qt."""

from __future__ import annotations

from collections.abc import Sequence

from app.sessions.conversation import Message


def first_seen(messages: Sequence[Message]) -> int | None:
    """The index of the oldest message that the last answer was given with; None if all were."""
    answered = [n for n, message in enumerate(messages) if message.stats is not None]
    if not answered:
        return None
    stats = messages[answered[-1]].stats
    dropped = stats.dropped_messages if stats is not None else 0
    if not dropped:
        return None
    turns = _turns(messages[: answered[-1]])
    return turns[dropped] if dropped < len(turns) else None


def _turns(messages: Sequence[Message]) -> list[int]:
    """Where each message of the request begins: those that say nothing are left out, and
    neighbours of one role are one, as in `context_of`.
    """
    said = [n for n, message in enumerate(messages) if message.content.strip()]
    return [
        n
        for before, n in zip([None, *said], said, strict=False)
        if before is None or messages[before].role != messages[n].role
    ]

"""What a model still sees of a conversation that has outgrown its context.

The system prompt stays, and with it the latest whole turns: a turn begins with a user's message.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, pairwise

from app.engine.request import ChatMessage

Messages = tuple[ChatMessage, ...]

_ROOM_FOR_ANSWER = 1 / 4  # of the context at most; less where the answer is to be shorter
_SPARE = 3 / 4  # of what a prompt may take: dropping more at once leaves the next turns in peace


@dataclass(frozen=True, slots=True)
class Seen:
    """The messages that are left, and how many were dropped before them."""

    messages: Messages
    dropped: int = 0


class ContextView:
    """Drops the oldest turns where a conversation does not fit.

    It begins where it began last time for as long as that fits, so that the caches can be used
    again. A dropped turn takes the start of the prompt with it, and what follows is evaluated anew:
    shifting cached keys to other positions would change what the model computes from them.
    """

    def __init__(self) -> None:
        self._dropped: Messages = ()

    def of(
        self,
        messages: Messages,
        count: Callable[[Messages], int],
        context_size: int,
        max_tokens: int | None,
    ) -> Seen:
        """What to answer. The last turn stays, even where it is too long by itself.

        count: tokens of the prompt for some messages.
        """
        limit = context_size - _room(context_size, max_tokens)
        if count(messages) <= limit:
            return Seen(messages)
        system, turns = split(messages)
        start = self._earlier_start(turns)
        if start == 0 or count(_joined(system, turns[start:])) > limit:
            start = _first_fitting(system, turns, start + 1, count, limit)
        self._dropped = _joined((), turns[:start])
        return Seen(_joined(system, turns[start:]), len(self._dropped))

    def _earlier_start(self, turns: Sequence[Messages]) -> int:
        """The turn that the view began with last time; 0 if this is another conversation."""
        ends = accumulate(map(len, turns[:-1]))
        same = (start for start, end in enumerate(ends, 1) if end == len(self._dropped))
        start = next(same, 0)
        return start if _joined((), turns[:start]) == self._dropped else 0


def split(messages: Messages) -> tuple[Messages, list[Messages]]:
    """The system messages at the start, and the turns."""
    starts = [i for i, message in enumerate(messages) if message.role == "user"]
    first = next((i for i, message in enumerate(messages) if message.role != "system"), 0)
    bounds = [first, *(start for start in starts if start > first), len(messages)]
    turns = [messages[a:b] for a, b in pairwise(bounds)]
    return messages[:first], turns


def has_several_turns(messages: Messages) -> bool:
    """Whether there is an older turn that could be dropped."""
    return len(split(messages)[1]) > 1


def _room(context_size: int, max_tokens: int | None) -> int:
    """Tokens to leave for the answer."""
    most = round(context_size * _ROOM_FOR_ANSWER)
    return most if max_tokens is None else min(most, max_tokens)


def _first_fitting(
    system: Messages,
    turns: Sequence[Messages],
    start: int,
    count: Callable[[Messages], int],
    limit: int,
) -> int:
    """The earliest turn to begin with, by bisection, that leaves some room to spare."""
    low, high = min(start, len(turns) - 1), len(turns) - 1
    while low < high:
        middle = (low + high) // 2
        if count(_joined(system, turns[middle:])) <= limit * _SPARE:
            high = middle
        else:
            low = middle + 1
    return low


def _joined(system: Messages, turns: Sequence[Messages]) -> Messages:
    return (*system, *chain.from_iterable(turns))

"""Chats by how long ago they were used, without Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date, datetime
from itertools import groupby

from app.sessions.conversation import Conversation


def group_name(updated_at: float, today: date) -> str:
    """Today, Yesterday, Last 7 days, Last 30 days, or month and year."""
    day = datetime.fromtimestamp(updated_at).astimezone().date()
    age = (today - day).days
    if age <= 0:
        return "Today"
    if age == 1:
        return "Yesterday"
    if age <= 7:
        return "Last 7 days"
    if age <= 30:
        return "Last 30 days"
    return f"{day:%B %Y}"


def grouped(
    conversations: Iterable[Conversation], today: date
) -> Iterator[tuple[str, list[Conversation]]]:
    """Groups in order, newest first; `conversations` is newest first already."""
    for name, members in groupby(conversations, lambda chat: group_name(chat.updated_at, today)):
        yield name, list(members)


def matches(conversation: Conversation, search: str) -> bool:
    """Does the title contain every word of the search?"""
    title = conversation.title.casefold()
    return all(word in title for word in search.casefold().split())

"""The sections of the chat list: pinned, folders, and by how long ago. No widgets here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from itertools import groupby

from PySide6.QtCore import QDate, QLocale

from app.sessions.conversation import Conversation, Folder
from ui.translation import mark, tr

PINNED = mark("Pinned")


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a section; `folder_id` if it is a folder's."""

    name: str
    folder_id: int | None = None
    folded: bool = False

    @property
    def title(self) -> str:
        """What is shown; no folder is called anything else than its name."""
        return tr(PINNED) if self.is_pinned else self.name

    @property
    def is_pinned(self) -> bool:
        return self.folder_id is None and self.name == PINNED


def group_name(updated_at: float, today: date) -> str:
    """Today, Yesterday, Last 7 days, Last 30 days, or month and year."""
    day = datetime.fromtimestamp(updated_at).astimezone().date()
    age = (today - day).days
    if age <= 0:
        return tr("Today")
    if age == 1:
        return tr("Yesterday")
    if age <= 7:
        return tr("Last 7 days")
    if age <= 30:
        return tr("Last 30 days")
    return QLocale().toString(QDate(day.year, day.month, 1), tr("MMMM yyyy"))


def sections(
    conversations: Sequence[Conversation],
    folders: Iterable[Folder],
    folded: frozenset[int],
    today: date,
) -> Iterator[tuple[Head, list[Conversation]]]:
    """Heads with their chats, newest first as `conversations` is; a folded one shows no chats."""
    pinned = [chat for chat in conversations if chat.pinned]
    if pinned:
        yield Head(PINNED), pinned
    rest = [chat for chat in conversations if not chat.pinned]
    known = set()
    for folder in folders:
        known.add(folder.id)
        closed = folder.id in folded
        members = [] if closed else [chat for chat in rest if chat.folder_id == folder.id]
        yield Head(folder.name, folder.id, closed), members
    loose = [chat for chat in rest if chat.folder_id not in known]
    for name, group in groupby(loose, lambda chat: group_name(chat.updated_at, today)):
        yield Head(name), list(group)


def matches(conversation: Conversation, search: str) -> bool:
    """Does the title contain every word of the search?"""
    title = conversation.title.casefold()
    return all(word in title for word in search.casefold().split())

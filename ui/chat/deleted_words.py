"""What was deleted, in words: a chat by its title, messages by the first words of them."""

from __future__ import annotations

from app.sessions.conversation import Conversation
from ui.chat.chat_list_model import UNTITLED
from ui.translation import tr
from ui.widgets.one_line import isolated

_LONGEST = 40  # characters of a title in a sentence


def title_of(deleted: Conversation) -> str:
    """One line."""
    nameless = tr(UNTITLED) if deleted.cut_from is None else tr("Message without words")
    return " ".join(deleted.title.split()) or nameless


def deletion_of(deleted: Conversation) -> str:
    """A sentence."""
    title = title_of(deleted)
    shown = title if len(title) <= _LONGEST else title[: _LONGEST - 1] + "…"
    return tr("Deleted “{title}”.").format(title=isolated(shown))

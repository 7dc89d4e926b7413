"""A chat of the terminal as a file, and how files are named in one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from app.cli.errors import InputError
from app.counted import either
from app.sessions.chat_transfer import ExportForm, export_chats
from app.sessions.store import ConversationStore
from app.watch import Watch

_FORMS: Final[dict[str, ExportForm]] = {".md": "markdown", ".html": "html", ".json": "json"}


def typed_path(text: str) -> Path:
    """As it is typed or dropped on a terminal: in quotes, or with a backslash before each space."""
    bare = text.strip("'\"")
    plain = bare.replace("\\ ", " ") if os.name == "posix" else bare
    return Path(os.path.expanduser(plain))  # noqa: PTH111 - leaves “~nobody” as it is


def export_chat(store: ConversationStore, chat_id: int, name: str) -> Path:
    """Write a chat as the ending of `name` says; where it is.

    Raises InputError on a name that will not do, ChatFileError, StoreError.
    """
    path = typed_path(name).absolute()
    form = _FORMS.get(path.suffix.lower())
    if form is None:
        raise InputError(
            f"/export needs a file that ends with {either(tuple(_FORMS))}.",
            advice="Such as: /export chat.md",
        )
    if path.exists():
        raise InputError(f"“{path}” exists already.", advice="Choose another name.")
    export_chats(store.another, path, form, chat_id, Watch())
    return path

"""What was to be changed is not there any more."""

from __future__ import annotations

import sqlite3
from typing import Final, Literal

from app.sessions.errors import GONE, StoreError

Deletable = Literal["answer", "chat", "folder", "message"]
_GONE: Final[dict[Deletable, str]] = {
    "answer": "This answer no longer exists: it was deleted.",
    "chat": "This chat no longer exists: it was deleted.",
    "folder": "This folder no longer exists: it was deleted.",
    "message": "This message no longer exists: it was deleted.",
}


def require(changed: sqlite3.Cursor, what: Deletable) -> None:
    """Raise StoreError where nothing was there to be changed."""
    if changed.rowcount == 0:
        raise gone(what)


def gone(what: Deletable) -> StoreError:
    return StoreError(
        _GONE[what],
        advice="Choose another chat, or start a new one.",
        code=GONE,
    )

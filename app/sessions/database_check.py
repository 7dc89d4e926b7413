"""Whether the file of the chats can be read, found out without changing anything."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from urllib.parse import quote

from app.sessions.database import check_format
from app.sessions.database_errors import damaged, explained
from app.sessions.migrations import MIGRATIONS

_PATIENCE_S = 2.0


def check_database(path: Path) -> None:
    """Reads all of it, beside a window that may be using it. Raises StoreError."""
    with explained(path):
        connection = sqlite3.connect(_address(path), uri=True, timeout=_PATIENCE_S)
        try:
            check_format(connection, path, len(MIGRATIONS))
            found = connection.execute("PRAGMA quick_check(1)").fetchone()
        finally:
            connection.close()
    if found[0] != "ok":
        raise damaged(path)


def _address(path: Path) -> str:
    """SQLite knows no hosts in a URI: the name of a share is part of the path."""
    place = path.absolute().as_posix()
    root = "//" if place.startswith("/") else "///"
    return f"file:{root}{quote(place, safe='/:')}?{_way(path)}"


def _way(path: Path) -> str:
    """Reading a file in SQLite's WAL mode makes files beside it, which nobody needs here."""
    in_use = path.with_name(f"{path.name}-wal").exists()
    return "mode=ro" if in_use else "immutable=1"

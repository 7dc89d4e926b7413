"""What SQLite's errors mean to people."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.sessions.errors import BUSY, DAMAGED, StoreError

_LEAST_ROOM = 1 << 20  # bytes: less than SQLite needs to open a database


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Raises StoreError for whatever SQLite raises inside."""
    try:
        yield
    except sqlite3.Error as error:
        raise _explain(error, path) from error
    except UnicodeDecodeError as error:  # SQLite quotes what it found in a damaged schema
        raise damaged(path) from error


def _explain(error: sqlite3.Error, path: Path) -> StoreError:
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:  # the low byte is the kind
        case sqlite3.SQLITE_FULL:
            return _full(path)
        case sqlite3.SQLITE_IOERR if _is_full(path.parent):  # of files that SQLite maps
            return _full(path)
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return damaged(path)
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StoreError(
                "The chats are in use by another program, so this could not be stored.",
                advice="Close other windows of Paceline, then try again.",
                code=BUSY,
            )
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return unwritable(path)
        case _:
            return StoreError(
                f"The chats in {path} could not be read or written ({error}).",
                advice="Check that the disk works and that the file still exists.",
            )


def _is_full(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < _LEAST_ROOM
    except OSError:
        return False


def _full(path: Path) -> StoreError:
    return StoreError(
        "There is no room left on the disk, so this could not be stored.",
        advice=f"Free some space where {path.parent} is, then try again.",
        code="store-full",
    )


def damaged(path: Path) -> StoreError:
    return StoreError(
        f"The chats in {path} cannot be read: the file is damaged.",
        advice="Export all chats that can still be read, move the file away and import them; or"
        " put a backup in its place.",
        code=DAMAGED,
    )


def unwritable(path: Path) -> StoreError:
    return StoreError(
        f"The chats cannot be stored: {path} cannot be opened for writing.",
        advice="Check the permissions of that folder, or set PACELINE_HOME to another folder.",
        code="store-unwritable",
    )

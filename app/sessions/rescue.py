"""Chats whose file was deleted or moved while the program runs: they are stored again."""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from app.sessions.errors import StoreError

_log = logging.getLogger(__name__)
Identity = tuple[int, int]  # device and inode
_TABLES = ("conversations", "messages")


@dataclass(frozen=True, slots=True)
class Rescue:
    """The chats are in `path` now; that is `lost`, unless something else lies there."""

    path: Path
    lost: Path

    @property
    def sentence(self) -> str:
        if self.path == self.lost:
            return (
                "The file of the chats was deleted or moved while Paceline was running; all chats"
                f" were stored again in {self.path}."
            )
        return (
            f"Another file took the place of {self.lost} while Paceline was running; the chats of"
            f" before are kept in {self.path}."
        )

    @property
    def advice(self) -> str:
        if self.path == self.lost:
            return "To get rid of chats, delete them in Paceline, or the file after closing it."
        return "Export what you need, start Paceline again, and import it there."


def identity_of(path: Path) -> Identity:
    """What tells a file from another one of the same name. (0, 0): it is gone already."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0
    return found.st_dev, found.st_ino


def is_still(path: Path, identity: Identity) -> bool:
    """Is this file where it was? Yes if that cannot be told: SQLite then says what is wrong."""
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True
    return (found.st_dev, found.st_ino) == identity


def keep_chats(lost: sqlite3.Connection, path: Path) -> Rescue:
    """Store all that an open connection still reads: at `path`, or beside it if that is taken.

    Where another program has done so already, its file is taken, with what it has added since.
    Raises StoreError.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            _copy(lost, path)
            return Rescue(path, path)
        if _holds_all_of(lost, path):
            return Rescue(path, path)
        beside = _free_name(path)
        _copy(lost, beside)
        return Rescue(beside, path)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(
            f"The file of the chats, {path}, is gone, and they cannot be stored there again.",
            advice="Leave Paceline open and see to the disk; with the next message it tries again.",
            code="store-lost",
        ) from error


def _copy(lost: sqlite3.Connection, path: Path) -> None:
    """The whole file or none; nobody else may read it."""
    growing = path.with_name(f"{path.name}.{os.getpid()}.part")
    growing.unlink(missing_ok=True)
    growing.touch(mode=0o600)
    try:
        with closing(sqlite3.connect(growing)) as copy:
            lost.backup(copy)
        growing.rename(path)
    finally:
        with suppress(OSError):
            growing.unlink(missing_ok=True)


def _holds_all_of(lost: sqlite3.Connection, path: Path) -> bool:
    """Does the file at `path` begin with the chats and messages that `lost` reads?"""
    try:
        with closing(sqlite3.connect(path.absolute().as_uri() + "?mode=ro", uri=True)) as other:
            return all(_begins_alike(lost, other, table) for table in _TABLES)
    except sqlite3.Error as error:
        _log.info("%s does not hold the chats that were there: %s", path, error)
        return False


def _begins_alike(lost: sqlite3.Connection, other: sqlite3.Connection, table: str) -> bool:
    (last,) = lost.execute(f"SELECT max(id) FROM {table}").fetchone()
    sql = f"SELECT count(*), max(id), max(created_at) FROM {table} WHERE id <= ?"
    ours, theirs = (each.execute(sql, (last or 0,)).fetchone() for each in (lost, other))
    return tuple(ours) == tuple(theirs)


def _free_name(path: Path) -> Path:
    names = (path.with_name(f"{path.stem}-rescued-{number}{path.suffix}") for number in count(1))
    return next(name for name in names if not name.exists())

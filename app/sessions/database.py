"""The SQLite file: opening, migrating, transactions, and what its errors mean to people."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path

from app.sessions.errors import StoreError
from app.sessions.migrations import MIGRATIONS

APPLICATION_ID = int.from_bytes(b"PCLN", "big")
BUSY_TIMEOUT_S = 5.0
DAMAGED = "store-damaged"
_LEAST_ROOM = 1 << 20  # bytes: less than SQLite needs to open a database

Migrations = Sequence[Sequence[str]]


class Database:
    """One connection, to be used by the thread that made it. All errors are StoreErrors."""

    def __init__(self, path: Path, *, migrations: Migrations = MIGRATIONS) -> None:
        self._path = path
        self._connection = self._connect()
        try:
            with _explained(path):
                self._check_readable_format(len(migrations))
                self._configure()
                self._migrate(migrations)
        except StoreError:
            self._connection.close()
            raise

    def read(self, sql: str, parameters: Sequence[object] = ()) -> list[sqlite3.Row]:
        """All rows of a query."""
        with _explained(self._path):
            return self._connection.execute(sql, parameters).fetchall()

    def set_patience(self, seconds: float) -> None:
        """How long a write waits from now on for that of another program."""
        self._connection.execute(f"PRAGMA busy_timeout = {round(seconds * 1000)}")

    @contextmanager
    def writing(self, *, durable: bool, waiting: bool = True) -> Iterator[sqlite3.Connection]:
        """A transaction: all of it or nothing.

        A durable one has reached the disk when it ends; any other survives the end of the program
        at any moment, but perhaps not a loss of power. Without `waiting`, a file that another
        program is writing to is a StoreError at once.
        """
        connection = self._connection
        with _explained(self._path), nullcontext() if waiting else self._without_waiting():
            connection.execute(f"PRAGMA synchronous = {'FULL' if durable else 'NORMAL'}")
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:  # SQLite itself rolls back when the disk is full
                    connection.execute("ROLLBACK")
                raise

    def close(self) -> None:
        """Close the file; closing twice is harmless."""
        self._connection.close()

    def _connect(self) -> sqlite3.Connection:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if not self._path.exists():
                self._path.touch(mode=0o600)  # chats are nobody else's business
        except OSError as error:
            raise _unwritable(self._path) from error
        with _explained(self._path):
            connection = sqlite3.connect(
                self._path, timeout=BUSY_TIMEOUT_S, isolation_level=None, cached_statements=64
            )
        connection.row_factory = sqlite3.Row
        connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
        return connection

    def _check_readable_format(self, newest: int) -> None:
        """Refuse other programs' files and newer formats before anything is written."""
        owner, version = self._pragma("application_id"), self._pragma("user_version")
        if owner != APPLICATION_ID and self.read("SELECT 1 FROM sqlite_master LIMIT 1"):
            raise StoreError(
                f"{self._path} is a database of another program.",
                advice="Move it away, or choose another data folder.",
            )
        if version > newest:
            raise StoreError(
                f"The chats in {self._path} were written by a newer version of Paceline.",
                advice="Update Paceline to open them; they have not been touched.",
                code="store-newer",
            )

    def _configure(self) -> None:
        self._connection.execute("PRAGMA foreign_keys = ON")
        try:
            self._connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            # Two programs that open a new file at once: the other one is switching it to WAL.
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise

    def _migrate(self, migrations: Migrations) -> None:
        if self._pragma("user_version") == len(migrations):
            return
        with self.writing(durable=True) as connection:
            done = self._pragma("user_version")  # again: another program may have been faster
            for statement in (sql for step in migrations[done:] for sql in step):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {len(migrations)}")

    @contextmanager
    def _without_waiting(self) -> Iterator[None]:
        before = self._pragma("busy_timeout")
        self._connection.execute("PRAGMA busy_timeout = 0")
        try:
            yield
        finally:
            self._connection.execute(f"PRAGMA busy_timeout = {before}")

    def _pragma(self, name: str) -> int:
        return int(self._connection.execute(f"PRAGMA {name}").fetchone()[0])


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise _explain(error, path) from error
    except UnicodeDecodeError as error:  # SQLite quotes what it found in a damaged schema
        raise _damaged(path) from error


def _explain(error: sqlite3.Error, path: Path) -> StoreError:
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:  # the low byte is the kind
        case sqlite3.SQLITE_FULL:
            return _full(path)
        case sqlite3.SQLITE_IOERR if _is_full(path.parent):  # of files that SQLite maps
            return _full(path)
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return _damaged(path)
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StoreError(
                "The chats are in use by another program, so this could not be stored.",
                advice="Close other windows of Paceline, then try again.",
                code="store-busy",
            )
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return _unwritable(path)
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


def _damaged(path: Path) -> StoreError:
    return StoreError(
        f"The chats in {path} cannot be read: the file is damaged.",
        advice="Put a backup in its place, or move it away to start with no chats.",
        code=DAMAGED,
    )


def _unwritable(path: Path) -> StoreError:
    return StoreError(
        f"The chats cannot be stored: {path} cannot be opened for writing.",
        advice="Check the permissions of that folder, or choose another data folder.",
        code="store-unwritable",
    )

"""The SQLite file: opening, migrating, transactions."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path

from app.sessions.database_errors import explained, unwritable
from app.sessions.errors import DAMAGED, StoreError
from app.sessions.migrations import MIGRATIONS
from app.sessions.rescue import Identity, Rescue, identity_of, is_still, keep_chats

APPLICATION_ID = int.from_bytes(b"PCLN", "big")
BUSY_TIMEOUT_S = 5.0
_log = logging.getLogger(__name__)

Migrations = Sequence[Sequence[str]]


class Database:
    """One connection, to be used by the thread that made it. All errors are StoreErrors."""

    def __init__(self, path: Path, *, migrations: Migrations = MIGRATIONS) -> None:
        self._path = path
        self._connection = self._connect()
        self._tell: Callable[[Rescue], None] = _log_rescue
        try:
            with explained(path):
                check_format(self._connection, path, len(migrations))
                self._configure()
                self._migrate(migrations)
        except StoreError:
            self._connection.close()
            raise

    @property
    def path(self) -> Path:
        """Where the chats are; another file than at first if its place was taken."""
        return self._path

    @property
    def is_in_place(self) -> bool:
        """False once somebody has deleted or moved the file. May be asked from any thread."""
        return is_still(self._path, self._identity)

    def when_rescued(self, tell: Callable[[Rescue], None]) -> None:
        """Have somebody told when the file was gone and all chats were stored again."""
        self._tell = tell

    def read(self, sql: str, parameters: Sequence[object] = ()) -> list[sqlite3.Row]:
        """All rows of a query."""
        with explained(self._path):
            return self._connection.execute(sql, parameters).fetchall()

    def read_around(
        self, sql: str, parameters: Sequence[object], otherwise: Callable[[], list[sqlite3.Row]]
    ) -> list[sqlite3.Row]:
        """All rows of a query, or `otherwise` where the file is damaged there."""
        try:
            return self.read(sql, parameters)
        except StoreError as error:
            if error.code != DAMAGED:
                raise
            _log.warning("A part of the chats is damaged: %s", sql)
            return otherwise()

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
        if not self.is_in_place:
            self._rescue()
        connection = self._connection
        with explained(self._path), nullcontext() if waiting else self._without_waiting():
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
            raise unwritable(self._path) from error
        with explained(self._path):
            connection = sqlite3.connect(
                self._path, timeout=BUSY_TIMEOUT_S, isolation_level=None, cached_statements=64
            )
        self._identity: Identity = identity_of(self._path)
        connection.row_factory = sqlite3.Row
        connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
        return connection

    def _rescue(self) -> None:
        """The file is gone, and what it held is not: this connection still reads it."""
        lost, patience = self._connection, self._pragma("busy_timeout")
        rescue = keep_chats(lost, self._path)
        self._path = rescue.path
        self._connection = self._connect()
        lost.close()
        with explained(self._path):
            self._configure()
        self._connection.execute(f"PRAGMA busy_timeout = {patience}")
        self._tell(rescue)

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
        return _pragma(self._connection, name)


def check_format(connection: sqlite3.Connection, path: Path, newest: int) -> None:
    """Refuse other programs' files and newer formats before anything is written.

    Raises StoreError, or what SQLite raises.
    """
    owner, version = _pragma(connection, "application_id"), _pragma(connection, "user_version")
    if owner != APPLICATION_ID and connection.execute("SELECT 1 FROM sqlite_master").fetchone():
        raise StoreError(
            f"{path} is a database of another program.",
            advice="Move it away, or set PACELINE_HOME to another folder.",
        )
    if version > newest:
        raise StoreError(
            f"The chats in {path} were written by a newer version of Paceline.",
            advice="Update Paceline to open them; they have not been touched.",
            code="store-newer",
        )


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])


def _log_rescue(rescue: Rescue) -> None:
    _log.warning("%s", rescue.sentence)

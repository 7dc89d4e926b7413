"""How answers came about, beside their messages: read only when somebody looks."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Sequence

from app.engine.trace import Trace
from app.engine.trace_json import trace_from_json, trace_to_json
from app.sessions.database import Database

_LARGEST = 64 * 2**20  # bytes of JSON; a damaged file must not fill the memory


class TraceTable:
    """One trace per answer, deleted with it. Every failure is a StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def save(self, message_id: int, trace: Trace) -> None:
        """Keep the trace of an answer that is stored."""
        data = zlib.compress(json.dumps(trace_to_json(trace), separators=(",", ":")).encode())
        with self._database.writing(durable=False) as connection:
            connection.execute("INSERT OR REPLACE INTO traces VALUES (?, ?)", (message_id, data))

    def forget(self, message_id: int, *, waiting: bool) -> None:
        """The trace tells no longer how the text came about."""
        with self._database.writing(durable=False, waiting=waiting) as connection:
            connection.execute("DELETE FROM traces WHERE message_id = ?", (message_id,))

    def load(self, message_id: int) -> Trace | None:
        """The trace of an answer; None where none was kept, or it cannot be read."""
        rows = self._database.read("SELECT data FROM traces WHERE message_id = ?", (message_id,))
        return _unpacked(rows[0]["data"]) if rows else None


def copy_traces(
    connection: sqlite3.Connection, originals: Sequence[int], conversation_id: int
) -> None:
    """Give the messages of a new chat the traces of those that they are copies of, in order."""
    rows = connection.execute(
        "SELECT id FROM messages WHERE conversation_id = ? ORDER BY id", (conversation_id,)
    )
    pairs = [(row["id"], original) for row, original in zip(rows, originals, strict=True)]
    connection.executemany(
        "INSERT INTO traces SELECT ?, data FROM traces WHERE message_id = ?", pairs
    )


def _unpacked(data: object) -> Trace | None:
    if not isinstance(data, bytes):
        return None
    try:
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(data, _LARGEST)
        return trace_from_json(json.loads(text))
    except (zlib.error, ValueError, RecursionError):
        return None

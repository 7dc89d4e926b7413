"""Comparisons, kept beside the answers that they compare with."""

from __future__ import annotations

import json

from app.engine.stats_json import stats_from_json, stats_to_json
from app.sessions.comparison import Comparison
from app.sessions.database import Database
from app.sessions.rows import json_column, storable


class ComparisonTable:
    """One comparison per answer, deleted with it. Every failure is a StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def save(self, message_id: int, comparison: Comparison) -> None:
        """Keep a comparison in place of an earlier one."""
        data = json.dumps(
            {
                "text": storable(comparison.text),
                "stats": stats_to_json(comparison.stats),
                "is_fixed": comparison.is_fixed,
            }
        )
        with self._database.writing(durable=False) as connection:
            connection.execute(
                "INSERT OR REPLACE INTO comparisons VALUES (?, ?)", (message_id, data)
            )

    def forget(self, message_id: int, *, waiting: bool) -> None:
        """The answer has another text now."""
        with self._database.writing(durable=False, waiting=waiting) as connection:
            connection.execute("DELETE FROM comparisons WHERE message_id = ?", (message_id,))

    def load(self, message_id: int) -> Comparison | None:
        """The comparison of an answer; None where there is none, or it cannot be read."""
        rows = self._database.read(
            "SELECT data FROM comparisons WHERE message_id = ?", (message_id,)
        )
        return _read(rows[0]["data"]) if rows else None


def _read(data: object) -> Comparison | None:
    values = json_column(data)
    if not isinstance(values, dict):
        return None
    stats, text = stats_from_json(values.get("stats")), values.get("text")
    if stats is None or not isinstance(text, str):
        return None
    return Comparison(text, stats, is_fixed=values.get("is_fixed") is True)

"""The steps from an empty file to today's schema: append to them, never change one."""

from __future__ import annotations

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE conversations (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            title TEXT NOT NULL,
            created_at REAL NOT NULL,
            updated_at REAL NOT NULL,
            system_prompt TEXT NOT NULL
        )""",
        """CREATE TABLE messages (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            conversation_id INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
            role TEXT NOT NULL,
            text TEXT NOT NULL,
            status TEXT NOT NULL,
            created_at REAL NOT NULL,
            stats TEXT,
            stop_reason TEXT,
            error TEXT,
            writer TEXT
        )""",
        "CREATE INDEX messages_by_conversation ON messages (conversation_id)",
        "CREATE INDEX messages_streaming ON messages (writer) WHERE status = 'streaming'",
    ),
    (
        """CREATE TABLE traces (
            message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
            data BLOB NOT NULL
        )""",
        """CREATE TABLE comparisons (
            message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
            data TEXT NOT NULL
        )""",
    ),
)

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
    (
        # A tree. Old rows keep NULL, which means the message before: a damaged one need not be
        # read. No foreign key: cascades from parent to child end at a depth of 1000.
        "ALTER TABLE messages ADD COLUMN parent_id INTEGER",
        "DROP INDEX messages_by_conversation",
        "CREATE INDEX messages_tree ON messages (conversation_id, parent_id)",
        "ALTER TABLE conversations ADD COLUMN leaf_id INTEGER",
        "CREATE TABLE folders (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL)",
        """ALTER TABLE conversations ADD COLUMN
            folder_id INTEGER REFERENCES folders (id) ON DELETE SET NULL""",
        "ALTER TABLE conversations ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE conversations ADD COLUMN deleted_at REAL",
        "ALTER TABLE conversations ADD COLUMN preset TEXT",
        """CREATE TABLE attachments (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            message_id INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            kind TEXT NOT NULL,
            text TEXT NOT NULL
        )""",
        "CREATE INDEX attachments_by_message ON attachments (message_id)",
        # What is typed and not sent yet, by chat; 0 is the chat that does not exist yet.
        "CREATE TABLE unsent (conversation_id INTEGER PRIMARY KEY, text TEXT NOT NULL)",
        """CREATE TRIGGER unsent_goes AFTER DELETE ON conversations BEGIN
            DELETE FROM unsent WHERE conversation_id = old.id;
        END""",
        # Answers are indexed when they end. `prefix` makes searching while typing fast.
        """CREATE VIRTUAL TABLE messages_text USING fts5 (
            text, content = 'messages', content_rowid = 'id', prefix = '1 2 3',
            tokenize = 'unicode61 remove_diacritics 2'
        )""",
        """CREATE TRIGGER messages_text_insert AFTER INSERT ON messages
            WHEN new.status <> 'streaming' BEGIN
            INSERT INTO messages_text (rowid, text) VALUES (new.id, new.text);
        END""",
        """CREATE TRIGGER messages_text_update AFTER UPDATE OF text, status ON messages
            WHEN old.status <> 'streaming' OR new.status <> 'streaming' BEGIN
            INSERT INTO messages_text (messages_text, rowid, text)
                SELECT 'delete', old.id, old.text WHERE old.status <> 'streaming';
            INSERT INTO messages_text (rowid, text)
                SELECT new.id, new.text WHERE new.status <> 'streaming';
        END""",
        """CREATE TRIGGER messages_text_delete AFTER DELETE ON messages
            WHEN old.status <> 'streaming' BEGIN
            INSERT INTO messages_text (messages_text, rowid, text)
                VALUES ('delete', old.id, old.text);
        END""",
        # Messages up to this id were written before the index; app/sessions/message_index.py reads
        # them in, row by row where the file is damaged.
        "CREATE TABLE unindexed (up_to INTEGER NOT NULL)",
        "INSERT INTO unindexed SELECT max(id) FROM messages HAVING max(id) IS NOT NULL",
    ),
    (
        # Edits of messages that are typed and not sent yet, and files of messages not sent yet.
        """CREATE TABLE unsent_edits (
            message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
            conversation_id INTEGER NOT NULL,
            text TEXT NOT NULL
        )""",
        """CREATE TABLE unsent_files (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            conversation_id INTEGER NOT NULL,
            name TEXT NOT NULL,
            kind TEXT NOT NULL,
            text TEXT NOT NULL
        )""",
        "CREATE INDEX unsent_files_by_chat ON unsent_files (conversation_id)",
        """CREATE TRIGGER unsent_files_go AFTER DELETE ON conversations BEGIN
            DELETE FROM unsent_files WHERE conversation_id = old.id;
        END""",
    ),
    # What an answer was asked with otherwise than its chat.
    ("ALTER TABLE messages ADD COLUMN options TEXT",),
    (
        # What the answer to a message that is not sent yet is to have otherwise than its chat.
        """CREATE TABLE unsent_options (
            conversation_id INTEGER PRIMARY KEY, options TEXT NOT NULL
        )""",
        """CREATE TRIGGER unsent_options_go AFTER DELETE ON conversations BEGIN
            DELETE FROM unsent_options WHERE conversation_id = old.id;
        END""",
    ),
    # Deleted messages are a chat of their own in the bin; this is the chat that they were in.
    (
        """ALTER TABLE conversations ADD COLUMN
            cut_from INTEGER REFERENCES conversations (id) ON DELETE SET NULL""",
    ),
)

"""Conversations: kept in SQLite, and answered by an engine."""

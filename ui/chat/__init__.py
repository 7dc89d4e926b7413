"""Chats: the list, the transcript, the composer."""

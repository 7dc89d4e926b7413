"""Answers that ended while the file of chats was busy: stored as soon as it is free."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from app.sessions.conversation import Message
from app.sessions.session import Session

AGAIN_MS = 1000


class UnsavedAnswers(QObject):
    """`saved` is called with the session and the message as it is then stored."""

    def __init__(self, saved: Callable[[Session, Message], None], parent: QObject) -> None:
        super().__init__(parent)
        self._saved = saved
        self._sessions: list[Session] = []
        self._timer = QTimer(self)
        self._timer.setInterval(AGAIN_MS)
        self._timer.timeout.connect(self.try_again)

    def look_at(self, session: Session) -> None:
        """An answer of this session has ended."""
        if session.has_unsaved:
            self._sessions.append(session)
            self._timer.start()

    def session_in(self, conversation_id: int) -> Session | None:
        """The session that has an answer which the store does not have, if any."""
        of_chat = (s for s in self._sessions if s.conversation.id == conversation_id)
        return next(of_chat, None)

    def try_again(self) -> None:
        """Store what can be stored now."""
        for session in list(self._sessions):
            message = session.save_again()
            if not session.has_unsaved:
                self._sessions.remove(session)
            if message is not None:
                self._saved(session, message)
        if not self._sessions:
            self._timer.stop()

    def close(self) -> None:
        """Try for the last time."""
        self.try_again()
        self._timer.stop()

"""The one answer that is being written, in whichever chat, without Qt."""

from __future__ import annotations

from app.engine.stats import Round
from app.engine_process.protocol import Reply
from app.sessions.session import Session
from app.sessions.session_change import RoundDone, SessionChange


class Answering:
    """Holds the session that is answered, until `over`, and the rounds of its answer so far."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self._rounds: list[Round] = []
        self.off_reason: str | None = None  # why the answer is not drafted at the moment, in words

    @property
    def rounds(self) -> tuple[Round, ...]:
        return tuple(self._rounds)

    def is_in(self, session: Session | None) -> bool:
        """Is it this session that is answered?"""
        return session is not None and session is self.session

    def begin(self, session: Session) -> None:
        """An answer of this session was asked for; where that failed at once, none is written."""
        self.session = session if session.is_answering else None
        self._rounds, self.off_reason = [], None

    def take(self, reply: Reply) -> SessionChange | None:
        """Fold a reply of the engine into the answer; None if it changes nothing."""
        if self.session is None:
            return None
        change = self.session.handle(reply)
        if isinstance(change, RoundDone):
            self._rounds.append(change.round)
            self.off_reason = change.off_reason
        return change

    def stop(self) -> None:
        """Ask for the end; it comes with a reply."""
        if self.session is not None:
            self.session.stop()

    def over(self) -> None:
        """Nothing is answered any more."""
        self.session = None

    def close(self) -> None:
        """End the answer here and now, with the text that it has."""
        if self.session is not None:
            self.session.close()
        self.over()

"""The one answer that is being written, in whichever chat, without Qt."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.stats import Round
from app.engine_process.protocol import Reply
from app.sessions.session import Session
from app.sessions.session_change import RoundDone, SessionChange


@dataclass(frozen=True, slots=True)
class SoFar:
    """What is known of an answer that is being written."""

    rounds: tuple[Round, ...]
    off_reason: str | None  # why it is not drafted at the moment, in words
    context: int  # tokens that its last pass looked back on


class Answering:
    """Holds the session that is answered, until `over`, and what is known of its answer so far."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self._rounds: list[Round] = []
        self._last: RoundDone | None = None

    @property
    def so_far(self) -> SoFar:
        if self._last is None:
            return SoFar((), None, 0)
        return SoFar(tuple(self._rounds), self._last.off_reason, self._last.context)

    def is_in(self, session: Session | None) -> bool:
        """Is it this session that is answered?"""
        return session is not None and session is self.session

    def begin(self, session: Session) -> None:
        """An answer of this session was asked for; where that failed at once, none is written."""
        self.session = session if session.is_answering else None
        self._rounds, self._last = [], None

    def take(self, reply: Reply) -> SessionChange | None:
        """Fold a reply of the engine into the answer; None if it changes nothing."""
        if self.session is None:
            return None
        change = self.session.handle(reply)
        if isinstance(change, RoundDone):
            self._rounds.append(change.round)
            self._last = change
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

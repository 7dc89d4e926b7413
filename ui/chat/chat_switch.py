"""Shows another chat: what is read and written in one is found there again."""

from __future__ import annotations

from app.sessions.session import Session
from ui.chat.outbox import Outbox
from ui.chat.shown_chat import ShownChat
from ui.chat.transcript import Place, Transcript


class ChatSwitch:
    """Changes which chat is shown, with its messages and what waits in the composer."""

    def __init__(self, shown: ShownChat, outbox: Outbox, transcript: Transcript) -> None:
        self._shown = shown
        self._outbox = outbox
        self._transcript = transcript
        self._places: dict[int | None, Place | None] = {}  # what was being read, by chat id

    def to(self, session: Session | None) -> None:
        """Show a chat where it was left; None: a new one."""
        self._outbox.leave()
        self._places[self._shown.id] = self._transcript.place
        self._shown.session = session
        self._transcript.show_messages(self._shown.messages)
        place = self._places.get(self._shown.id)
        if place is not None:
            self._transcript.return_to(place)
        self._outbox.enter(self._shown.id, self._shown.messages)

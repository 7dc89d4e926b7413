"""Sends what was typed: as the next message, or when the answer that is being written ends."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.engine.errors import RequestError
from app.sessions.conversation import Conversation, MessageStatus
from app.sessions.errors import StoreError
from app.sessions.session import Session
from app.sessions.store import ConversationStore
from ui.chat.outbox import Outbox
from ui.chat.shown_chat import ShownChat
from ui.chat.waiting_count import WaitingCount

_log = logging.getLogger(__name__)
_GOES_ON = (MessageStatus.COMPLETE, MessageStatus.STOPPED)


class Sender(QObject):
    """A message is typed text until it is stored."""

    failed = Signal(object)  # an error that concerns the person
    sent = Signal(object)  # the Session that may be answering now

    def __init__(
        self,
        store: ConversationStore,
        shown: ShownChat,
        outbox: Outbox,
        count: WaitingCount,
        make_session: Callable[[Conversation], Session],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._shown = shown
        self._outbox = outbox
        self._count = count
        self._make_session = make_session

    def send(self, text: str) -> None:
        """Store a message and ask for its answer; the composer is emptied only if that worked."""
        outgoing = self._outbox.content(text)
        session, created = self._shown.session, None
        try:
            if session is None:
                created = self._store.create_conversation(preset=self._shown.preset)
                session = self._make_session(created)
            session.send(outgoing.text, outgoing.attachments, outgoing.override)
        except (RequestError, StoreError) as error:
            self._forget(created)
            self.failed.emit(error)
            return
        self._shown.stored_as(session)
        self._outbox.sent(created.id if created is not None else None)
        self.sent.emit(session)

    def put_off(self, text: str) -> None:
        """Let what was typed wait for the end of the answer."""
        self._count.count(self._outbox.put_off(self._outbox.content(text)))

    def must_count(self, status: MessageStatus) -> bool:
        """Whether what waits would be sent now, if it were known that it fits."""
        return self._outbox.waiting is not None and status in _GOES_ON and self._count.is_asked

    def send_waiting(self, session: Session, status: MessageStatus) -> bool:
        """Whether what waited is sent; not if it is too long, nor after a failed answer.

        It may need another thought then.
        """
        waiting = self._outbox.waiting
        if waiting is None or status not in _GOES_ON:
            return False
        if not self._count.fits_after(session.messages):
            return False
        try:
            session.send(waiting.text, waiting.attachments, waiting.override)
        except (RequestError, StoreError) as error:
            self.failed.emit(error)
            return False
        self._outbox.take()
        self._outbox.was_sent_from(session.conversation.id, waiting)
        return True

    def _forget(self, created: Conversation | None) -> None:
        """A chat whose first message could not be stored is not kept either."""
        if created is None:
            return
        try:
            self._store.delete(created.id)
        except StoreError as error:
            _log.warning("An empty chat could not be deleted: %s", error)

"""Connects the stored chats, the engine's replies and the widgets that show them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QObject, Signal

from app.engine.errors import RequestError
from app.engine.request import GenerationRequest
from app.engine.stats import Round
from app.engine_process.protocol import Command, Reply
from app.sessions.conversation import Conversation, Message
from app.sessions.errors import StoreError
from app.sessions.session import AnswerEnded, AnswerGrew, AnswerOptions, RoundDone, Session
from app.sessions.store import ConversationStore
from ui.chat.composer import Composer
from ui.chat.sidebar import Sidebar
from ui.chat.transcript import Transcript

log = logging.getLogger(__name__)
BUSY = "An answer is being written. Stop it first, or wait."
OTHER_CHAT = "Another chat is being answered. Esc stops it."


class ChatController(QObject):
    """One chat is shown; another may be answering. Only one is answered at a time."""

    failed = Signal(object)  # an error that concerns the person
    shown = Signal()  # another chat is shown, or its last answer changed
    round_done = Signal()  # of the growing answer in the chat that is shown

    def __init__(
        self,
        store: ConversationStore,
        send: Callable[[Command], None],
        options: Callable[[], AnswerOptions],
        sidebar: Sidebar,
        transcript: Transcript,
        composer: Composer,
    ) -> None:
        super().__init__(transcript)
        self._store = store
        self._send = send
        self._options = options
        self._sidebar = sidebar
        self._transcript = transcript
        self._composer = composer
        self._current: Session | None = None
        self._answering: Session | None = None
        self._deleted: Conversation | None = None  # hidden, deleted for good when undo lapses
        self._obstacle = ""
        self._rounds: list[Round] = []  # of the growing answer
        self._off_reason: str | None = None
        self._connect()
        self.refresh()
        self._show_state()

    def _connect(self) -> None:
        self._composer.send_requested.connect(self.send)
        self._composer.stop_requested.connect(self.stop)
        self._transcript.regenerate_requested.connect(self.regenerate)
        self._sidebar.new_requested.connect(self.new_chat)
        self._sidebar.opened.connect(self.open_chat)
        self._sidebar.renamed.connect(self.rename)
        self._sidebar.delete_requested.connect(self.delete)
        self._sidebar.undo_requested.connect(self.undo_delete)
        self._sidebar.undo_lapsed.connect(self._delete_for_good)

    @property
    def conversation(self) -> Conversation | None:
        """The chat that is shown; None for a new one that has no message yet."""
        return None if self._current is None else self._current.conversation

    @property
    def is_answering(self) -> bool:
        """Is any chat being answered?"""
        return self._answering is not None

    @property
    def last_answer(self) -> Message | None:
        """The last finished answer with statistics in the chat that is shown."""
        messages = self._current.messages if self._current is not None else ()
        return next((m for m in reversed(messages) if m.stats is not None), None)

    @property
    def growing_rounds(self) -> tuple[Round, ...] | None:
        """Rounds so far of the answer that grows in the chat that is shown; None: there is none."""
        if self._answering is None or self._answering is not self._current:
            return None
        return tuple(self._rounds)

    @property
    def growing_off_reason(self) -> str | None:
        """Why the growing answer is not drafted at the moment, in words."""
        return self._off_reason

    @property
    def obstacle(self) -> str:
        """Why nothing can be asked of the engine now; empty if it can."""
        return self._obstacle or (BUSY if self._answering is not None else "")

    def request_again(self, message_id: int) -> GenerationRequest:
        """What an answer of the shown chat was asked with. Raises RequestError."""
        if self._current is None:
            raise RequestError("This answer is no longer part of the chat.")
        return self._current.request_again(message_id)

    def set_obstacle(self, reason: str) -> None:
        """Why nothing can be sent now; empty if it can."""
        self._obstacle = reason
        self._show_state()

    def refresh(self) -> None:
        """Read the list of chats again."""
        try:
            found = self._store.conversations()
        except StoreError as error:
            self.failed.emit(error)
            return
        hidden = self._deleted.id if self._deleted is not None else None
        kept = [chat for chat in found if chat.id != hidden]
        self._sidebar.show_conversations(kept, datetime.now().astimezone().date())
        current = self.conversation
        self._sidebar.mark(current.id if current is not None else None)

    def new_chat(self) -> None:
        """An empty chat; it is stored with its first message."""
        self._show(None)
        self._composer.focus()

    def open_chat(self, conversation_id: int) -> None:
        """Show a chat."""
        current = self.conversation
        if current is not None and current.id == conversation_id:
            return
        answering = self._answering
        if answering is not None and answering.conversation.id == conversation_id:
            self._show(answering)
            return
        try:
            self._show(self._session(self._store.conversation(conversation_id)))
        except StoreError as error:
            self.failed.emit(error)

    def send(self, text: str) -> None:
        """Store a message and have it answered; the composer is emptied only if that worked."""
        if self._answering is not None:
            return
        created: Conversation | None = None
        try:
            session = self._current
            if session is None:
                created = self._store.create_conversation()
                session = self._session(created)
            session.send(text)
        except (RequestError, StoreError) as error:
            self._forget(created)
            self.failed.emit(error)
            return
        self._current = session
        self._composer.clear()
        self._begin(session, session.messages[-2:])

    def regenerate(self) -> None:
        """Answer the last message of the shown chat again."""
        session = self._current
        if session is None or self._answering is not None or self._obstacle:
            return
        try:
            session.regenerate()
        except (RequestError, StoreError) as error:
            self.failed.emit(error)
            return
        while self._transcript.messages and self._transcript.messages[-1].role != "user":
            self._transcript.remove_last()
        self._begin(session, session.messages[-1:])

    def stop(self) -> None:
        """Stop the answer that is being written, in whichever chat."""
        if self._answering is not None:
            self._answering.stop()

    def handle(self, reply: Reply) -> None:
        """Take a reply of the engine."""
        session = self._answering
        if session is None:
            return
        is_shown = session is self._current
        match session.handle(reply):
            case AnswerGrew(message_id, delta) if is_shown:
                self._transcript.grow(message_id, delta)
            case AnswerEnded(message):
                self._ended(message, is_shown=is_shown)
            case RoundDone(_, done, off_reason):
                self._rounds.append(done)
                self._off_reason = off_reason
                if is_shown:
                    self.round_done.emit()
            case AnswerGrew() | None:
                pass

    def rename(self, conversation_id: int, title: str) -> None:
        """Give a chat another title."""
        try:
            self._store.rename(conversation_id, title)
            for session in (self._current, self._answering):
                if session is not None and session.conversation.id == conversation_id:
                    session.refresh()
        except StoreError as error:
            self.failed.emit(error)
        self.refresh()
        self.shown.emit()

    def delete(self, conversation_id: int) -> None:
        """Take a chat off the list; it is deleted for good when undo lapses."""
        self._delete_for_good()
        try:
            self._deleted = self._store.conversation(conversation_id)
        except StoreError as error:
            self.failed.emit(error)
            self.refresh()
            return
        answering = self._answering
        if answering is not None and answering.conversation.id == conversation_id:
            answering.close()
            self._answering = None
        current = self.conversation
        if current is not None and current.id == conversation_id:
            self._show(None)
        self.refresh()
        self._sidebar.offer_undo(self._deleted.title)
        self._show_state()

    def undo_delete(self) -> None:
        """Bring the chat back that was deleted last."""
        restored, self._deleted = self._deleted, None
        self.refresh()
        if restored is not None:
            self.open_chat(restored.id)

    def close(self) -> None:
        """End a growing answer with the text it has, and delete what waits to be."""
        if self._answering is not None:
            self._answering.close()
            self._answering = None
        self._delete_for_good()

    def _session(self, conversation: Conversation) -> Session:
        return Session(self._store, conversation, self._send, self._options)

    def _begin(self, session: Session, added: tuple[Message, ...]) -> None:
        for message in added:
            self._transcript.add(message)
        self._transcript.scroll_to_end()
        self._answering = session if session.is_answering else None
        self._rounds, self._off_reason = [], None
        self.refresh()
        self._show_state()
        self.shown.emit()

    def _ended(self, message: Message, *, is_shown: bool) -> None:
        self._answering = None
        if is_shown:
            self._transcript.end(message)
        self.refresh()
        self._show_state()
        self.shown.emit()

    def _show(self, session: Session | None) -> None:
        self._current = session
        self._transcript.show_messages(session.messages if session is not None else ())
        current = self.conversation
        self._sidebar.mark(current.id if current is not None else None)
        self._show_state()
        self.shown.emit()

    def _show_state(self) -> None:
        elsewhere = self._answering is not None and self._answering is not self._current
        self._composer.set_answering(
            answering=self._answering is not None and self._answering is self._current
        )
        reason = self._obstacle or (OTHER_CHAT if elsewhere else "")
        self._composer.set_obstacle(reason)
        self._transcript.set_obstacle(reason)

    def _delete_for_good(self) -> None:
        deleted, self._deleted = self._deleted, None
        if deleted is None:
            return
        try:
            self._store.delete(deleted.id)
        except StoreError as error:
            self.failed.emit(error)
            self.refresh()

    def _forget(self, created: Conversation | None) -> None:
        """A chat whose first message could not be stored is not kept either."""
        if created is None:
            return
        try:
            self._store.delete(created.id)
        except StoreError as error:
            log.warning("An empty chat could not be deleted: %s", error)

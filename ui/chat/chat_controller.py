"""Connects the stored chats, the engine's replies and the widgets that show them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QObject, Signal

from app.config.settings import WhileAnswering
from app.engine.errors import RequestError
from app.engine.request import GenerationRequest
from app.engine.stats import Round
from app.engine_process.protocol import Command, Reply
from app.sessions.answer_options import AnswerOptions
from app.sessions.conversation import Conversation, Message, MessageStatus
from app.sessions.errors import StoreError
from app.sessions.preset import Preset
from app.sessions.session import Session
from app.sessions.session_change import AnswerEnded, AnswerGrew, RoundDone
from app.sessions.store import ConversationStore
from ui.chat.composer import Composer
from ui.chat.message_actions import Act, MessageWish
from ui.chat.outbox import Outbox
from ui.chat.outgoing import Outgoing
from ui.chat.pending_files import PendingFiles
from ui.chat.sidebar import Sidebar
from ui.chat.transcript import Transcript
from ui.chat.unsaved_answers import UnsavedAnswers

log = logging.getLogger(__name__)
BUSY = "An answer is being written. Stop it first, or wait."
OTHER_CHAT = "Another chat is being answered. Esc stops it."


@dataclass(frozen=True, slots=True)
class ChatViews:
    """The widgets of the chats."""

    sidebar: Sidebar
    transcript: Transcript
    composer: Composer


class ChatController(QObject):
    """One chat is shown; another may be answering. Only one is answered at a time.

    `while_answering` says what sending does then: wait for the answer, or stop it.
    """

    failed = Signal(object)  # an error that concerns the person
    shown = Signal()  # another chat is shown, or its last answer changed
    round_done = Signal()  # of the growing answer in the chat that is shown

    def __init__(
        self,
        store: ConversationStore,
        send: Callable[[Command], None],
        options: Callable[[], AnswerOptions],
        while_answering: Callable[[], WhileAnswering],
        views: ChatViews,
        files: PendingFiles,
    ) -> None:
        super().__init__(views.transcript)
        self._store = store
        self._send = send
        self._options = options
        self._while_answering = while_answering
        self._sidebar = views.sidebar
        self._transcript = views.transcript
        self._composer = views.composer
        self._current: Session | None = None
        self._answering: Session | None = None
        self._new_preset: Preset | None = None  # of the chat that has no message yet
        self._unsaved = UnsavedAnswers(self._stored_later, self)
        self._obstacle = ""
        self._rounds: list[Round] = []  # of the growing answer
        self._off_reason: str | None = None
        self._outbox = Outbox(store.unsent, self._composer, files, self._is_answered_here, self)
        self._connect()
        self.refresh()
        self._show_state()

    def _connect(self) -> None:
        self._composer.send_requested.connect(self.send)
        self._composer.stop_requested.connect(self.stop)
        self._composer.edit_cancelled.connect(self._outbox.stop_editing)
        self._composer.queue_cancelled.connect(self.take_back)
        self._transcript.regenerate_requested.connect(self.regenerate)
        self._transcript.wished.connect(self.carry_out)
        self._sidebar.new_requested.connect(self.new_chat)
        self._sidebar.opened.connect(self.open_chat)

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

    @property
    def preset(self) -> Preset | None:
        """What the shown chat's answers depend on; None: on the settings."""
        current = self.conversation
        return self._new_preset if current is None else current.preset

    def set_preset(self, preset: Preset | None) -> None:
        """Choose for the chat that is shown, from its next answer on."""
        try:
            if self._current is None:
                self._new_preset = preset
            else:
                self._current.set_preset(preset)
        except StoreError as error:
            self.failed.emit(error)
        self.shown.emit()

    def set_obstacle(self, reason: str) -> None:
        """Why nothing can be sent now; empty if it can."""
        self._obstacle = reason
        self._show_state()

    def refresh(self) -> None:
        """Read the list of chats again."""
        try:
            chats, folders = self._store.conversations(), self._store.shelf.folders()
        except StoreError as error:
            self.failed.emit(error)
            return
        self._sidebar.show_conversations(chats, datetime.now().astimezone().date(), folders)
        current = self.conversation
        self._sidebar.mark(current.id if current is not None else None)

    def new_chat(self) -> None:
        """An empty chat; it is stored with its first message."""
        self._new_preset = None
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

    def open_message(self, conversation_id: int, message_id: int) -> None:
        """Show a chat at one of its messages, on whichever path that is."""
        self.open_chat(conversation_id)
        session = self._current
        if session is None or session.conversation.id != conversation_id:
            return
        if message_id not in [message.id for message in session.messages]:
            self.carry_out(MessageWish(Act.SHOW, message_id))
        self._transcript.show_message(message_id)

    def send(self, text: str) -> None:
        """Store a message and have it answered; the composer is emptied only if that worked.

        While this chat is answered, the message waits.
        """
        outgoing = self._outbox.content(text)
        if self._answering is not None:
            if self._is_answered_here():
                self._put_off(outgoing)
            return
        if self._outbox.editing is not None:
            self._send_edited(self._outbox.editing, text)
            return
        created: Conversation | None = None
        try:
            session = self._current
            if session is None:
                created = self._store.create_conversation(preset=self._new_preset)
                session = self._session(created)
            session.send(outgoing.text, outgoing.attachments)
        except (RequestError, StoreError) as error:
            self._forget(created)
            self.failed.emit(error)
            return
        self._current = session
        self._new_preset = None
        self._outbox.sent(created.id if created is not None else None)
        self._begin(session)

    def regenerate(self) -> None:
        """Answer the last message of the shown chat again."""
        self._try(lambda session: session.regenerate())

    def carry_out(self, wish: MessageWish) -> None:
        """Do what a person wants with a message of the shown chat."""
        match wish.act:
            case Act.SHOW:
                self._try(lambda session: session.select(wish.message_id), answers=False)
            case Act.EDIT:
                self._start_editing(wish.message_id)
            case Act.REGENERATE:
                self._try(lambda session: session.regenerate(wish.message_id))
            case Act.CONTINUE:
                self._try(lambda session: session.go_on())
            case Act.BRANCH:
                self._branch(wish.message_id)

    def take_back(self) -> None:
        """The message that waits is typed text again."""
        waiting = self._outbox.take()
        if waiting is not None and self._answering is not None:
            self._outbox.give_back(waiting, self._answering.conversation.id)
        self._show_state()

    def stop(self) -> None:
        """Stop the answer that is being written, in whichever chat."""
        if self._answering is not None:
            self._answering.stop()

    def handle(self, reply: Reply) -> None:
        """Take a reply of the engine."""
        session = self._answering
        if session is None:
            return
        match session.handle(reply):
            case AnswerGrew(message_id, delta) if session is self._current:
                self._transcript.grow(message_id, delta)
            case AnswerEnded(message):
                self._ended(session, message)
            case RoundDone(_, done, off_reason):
                self._rounds.append(done)
                self._off_reason = off_reason
                if session is self._current:
                    self.round_done.emit()
            case AnswerGrew() | None:
                pass

    def renamed(self, conversation_id: int) -> None:
        """A chat has another title now. Raises StoreError."""
        for session in (self._current, self._answering):
            if session is not None and session.conversation.id == conversation_id:
                session.refresh()
        self.shown.emit()

    def let_go(self, conversation_id: int) -> None:
        """End what this chat is doing and show another: it was deleted."""
        answering = self._answering
        if answering is not None and answering.conversation.id == conversation_id:
            self.take_back()
            answering.close()
            self._answering = None
        current = self.conversation
        if current is not None and current.id == conversation_id:
            self._show(None)
        self._show_state()

    def close(self) -> None:
        """End a growing answer with the text it has, and keep what is typed."""
        self._outbox.stop_editing()
        self._outbox.save()
        if self._answering is not None:
            self._answering.close()
            self._answering = None
        self._unsaved.close()

    def _session(self, conversation: Conversation) -> Session:
        return Session(self._store, conversation, self._send, self._options)

    def _try(self, act: Callable[[Session], None], *, answers: bool = True) -> None:
        """Change the shown chat; where that begins an answer, nothing may be in its way."""
        session = self._current
        if session is None or (answers and (self._answering is not None or self._obstacle)):
            return
        try:
            act(session)
        except (RequestError, StoreError) as error:
            self.failed.emit(error)
            return
        self._outbox.stop_editing()
        if answers:
            self._begin(session)
        else:
            self._transcript.change_to(session.messages)
            self.shown.emit()

    def _start_editing(self, message_id: int) -> None:
        messages = self._current.messages if self._current is not None else ()
        message = next((m for m in messages if m.id == message_id), None)
        if message is not None and not self._is_answered_here():
            self._outbox.start_editing(message)

    def _send_edited(self, message_id: int, text: str) -> None:
        """An edited answer only takes its place; an edited question is answered."""
        self._try(lambda session: session.edit(message_id, text))

    def _branch(self, message_id: int) -> None:
        current = self.conversation
        if current is None:
            return
        try:
            branch = self._store.branch(current.id, message_id, f"{current.title} (branch)")
        except StoreError as error:
            self.failed.emit(error)
            return
        self.refresh()
        self.open_chat(branch.id)

    def _put_off(self, outgoing: Outgoing) -> None:
        self._outbox.put_off(outgoing)
        self._show_state()
        if self._while_answering() == "stop":
            self.stop()

    def _is_answered_here(self) -> bool:
        return self._answering is not None and self._answering is self._current

    def _begin(self, session: Session) -> None:
        self._transcript.change_to(session.messages)
        self._transcript.scroll_to_end()
        self._answering = session if session.is_answering else None
        self._rounds, self._off_reason = [], None
        self.refresh()
        self._show_state()
        self.shown.emit()

    def _ended(self, session: Session, message: Message) -> None:
        if session is self._current:
            self._transcript.end(message)
        self._unsaved.look_at(session)
        if not self._send_waiting(session, message.status):
            self.take_back()
            self._answering = None
        self.refresh()
        self._show_state()
        self.shown.emit()

    def _send_waiting(self, session: Session, status: MessageStatus) -> bool:
        """Whether what waited is sent; not after a failed answer: it may need another thought."""
        waiting = self._outbox.waiting
        if waiting is None or status not in (MessageStatus.COMPLETE, MessageStatus.STOPPED):
            return False
        try:
            session.send(waiting.text, waiting.attachments)
        except (RequestError, StoreError) as error:
            self.failed.emit(error)
            return False
        self._outbox.take()
        self._outbox.was_sent_from(session.conversation.id, waiting)
        self._answering = session if session.is_answering else None
        self._rounds, self._off_reason = [], None
        if session is self._current:
            self._transcript.change_to(session.messages)
            self._transcript.scroll_to_end()
        return True

    def _stored_later(self, session: Session, message: Message) -> None:
        if session is self._current:
            self._transcript.end(message)

    def _show(self, session: Session | None) -> None:
        self._outbox.stop_editing()
        self._outbox.save()
        self._current = session
        current = self.conversation
        place = current.id if current is not None else None
        self._transcript.show_messages(session.messages if session is not None else ())
        self._outbox.enter(place)
        self._sidebar.mark(place)
        self._show_state()
        self.shown.emit()

    def _show_state(self) -> None:
        here = self._is_answered_here()
        elsewhere = self._answering is not None and not here
        self._composer.set_answering(answering=here)
        self._outbox.show()
        reason = self._obstacle or (OTHER_CHAT if elsewhere else "")
        self._composer.set_obstacle(reason)
        self._transcript.set_obstacle(reason)

    def _forget(self, created: Conversation | None) -> None:
        """A chat whose first message could not be stored is not kept either."""
        if created is None:
            return
        try:
            self._store.delete(created.id)
        except StoreError as error:
            log.warning("An empty chat could not be deleted: %s", error)

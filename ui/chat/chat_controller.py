"""Connects the stored chats, the engine's replies and the widgets that show them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QObject, Signal

from app.config.settings import WhileAnswering
from app.engine.request import ChatMessage, GenerationRequest
from app.engine_process.protocol import Command, Reply
from app.sessions.answer_options import AnswerOptions
from app.sessions.conversation import Conversation, Message
from app.sessions.errors import StoreError
from app.sessions.override import Override
from app.sessions.preset import Preset
from app.sessions.session import Session
from app.sessions.store import ConversationStore
from ui.chat.answer_flow import AnswerFlow
from ui.chat.answering import Answering, SoFar
from ui.chat.chat_switch import ChatSwitch
from ui.chat.composer import Composer
from ui.chat.message_actions import Act, MessageWish
from ui.chat.message_acts import MessageActs
from ui.chat.outbox import Outbox
from ui.chat.pending_files import PendingFiles
from ui.chat.pending_overrides import PendingOverrides
from ui.chat.pending_send import PendingSend
from ui.chat.readiness import Readiness
from ui.chat.sender import Sender
from ui.chat.shown_chat import ShownChat
from ui.chat.sidebar import Sidebar
from ui.chat.transcript import Transcript
from ui.chat.waiting_count import WaitingCount


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
    wished = Signal(object)  # MessageWish with a message of the shown chat
    round_done = Signal()  # of the growing answer in the chat that is shown
    deleted = Signal(object)  # the Conversation in the bin that has what was deleted

    def __init__(
        self,
        store: ConversationStore,
        send: Callable[[Command], None],
        options: Callable[[], AnswerOptions],
        while_answering: Callable[[], WhileAnswering],
        views: ChatViews,
        files: PendingFiles,
        overrides: PendingOverrides,
        count: WaitingCount,
    ) -> None:
        super().__init__(views.transcript)
        self._store = store
        self._send = send
        self._options = options
        self._while_answering = while_answering
        self._sidebar = views.sidebar
        self._transcript = views.transcript
        self._composer = views.composer
        self._shown = ShownChat()
        self._answering = Answering()
        self._outbox = Outbox(
            store.unsent, self._composer, files, overrides, self._is_answered_here, self
        )
        self._switch = ChatSwitch(self._shown, self._outbox, self._transcript)
        self._pending_send = PendingSend(self._composer, files, self)
        self._readiness = Readiness(
            self._shown, self._answering, self._outbox, self._composer, self._transcript
        )
        self._sender = Sender(store, self._shown, self._outbox, count, self._session, self)
        self._acts = MessageActs(
            store, self._shown, self._answering, self._outbox, lambda: self._readiness.engine, self
        )
        self._flow = AnswerFlow(
            self._shown, self._answering, self._outbox, self._sender, count, self._transcript
        )
        self._connect()
        self.refresh()
        self._readiness.show()

    def _connect(self) -> None:
        self._pending_send.due.connect(self.send)
        self._composer.stop_requested.connect(self.stop)
        self._composer.edit_cancelled.connect(self._outbox.stop_editing)
        self._composer.queue_cancelled.connect(self.take_back)
        self._transcript.regenerate_requested.connect(self.regenerate)
        self._transcript.wished.connect(self.carry_out)
        self._transcript.wished.connect(self.wished)
        self._sidebar.new_requested.connect(self.new_chat)
        self._sidebar.opened.connect(self.open_chat)
        self._sender.failed.connect(self.failed)
        self._sender.sent.connect(self._flow.begin)
        self._acts.failed.connect(self.failed)
        self._acts.asked.connect(self._flow.begin)
        self._acts.changed.connect(self._messages_changed)
        self._acts.branched.connect(self._branched)
        self._acts.deleted.connect(self._deleted)
        self._flow.turned.connect(self._turned)
        self._flow.round_done.connect(self.round_done)

    @property
    def conversation(self) -> Conversation | None:
        """The chat that is shown; None for a new one that has no message yet."""
        return self._shown.conversation

    @property
    def messages(self) -> tuple[Message, ...]:
        """Of the chat that is shown."""
        return self._shown.messages

    @property
    def is_answering(self) -> bool:
        """Is any chat being answered?"""
        return self._answering.session is not None

    @property
    def last_answer(self) -> Message | None:
        """The last finished answer with statistics in the chat that is shown."""
        return self._shown.last_answer

    @property
    def before_typed(self) -> tuple[Message, ...] | None:
        """What goes before what is typed; None for an edited answer, which is not asked."""
        return self._shown.before(self._outbox.editing)

    @property
    def growing(self) -> SoFar | None:
        """The answer that grows in the chat that is shown; None: there is none."""
        return self._answering.so_far if self._is_answered_here() else None

    @property
    def obstacle(self) -> str:
        """Why nothing can be asked of the engine now; empty if it can."""
        return self._readiness.obstacle

    def request_again(self, message_id: int) -> GenerationRequest:
        """What an answer of the shown chat was asked with. Raises RequestError."""
        return self._shown.request_again(message_id)

    def context(self, messages: Sequence[Message]) -> tuple[ChatMessage, ...]:
        """What a model is told of messages of the shown chat."""
        return self._shown.context(messages)

    @property
    def preset(self) -> Preset | None:
        """What the shown chat's answers depend on; None: on the settings."""
        return self._shown.preset

    def set_preset(self, preset: Preset | None) -> None:
        """Choose for the chat that is shown, from its next answer on."""
        try:
            self._shown.set_preset(preset)
        except StoreError as error:
            self.failed.emit(error)
        self.shown.emit()

    @property
    def waits(self) -> bool:
        """Is a message to be sent that has not gone yet?"""
        return self._pending_send.waits

    def set_obstacle(self, reason: str, *, lets_wait: bool = False) -> None:
        """Why nothing can be asked now; empty if it can.

        `lets_wait`: a message that is sent meanwhile goes as soon as it can.
        """
        if reason and not lets_wait:
            self._pending_send.forget()  # whoever reads it decides anew
        self._readiness.engine, self._readiness.lets_wait = reason, lets_wait
        self._readiness.show()
        self._pending_send.hold(held=lets_wait)

    def refresh(self) -> None:
        """Read the list of chats again."""
        try:
            chats, folders = self._store.conversations(), self._store.shelf.folders()
        except StoreError as error:
            self.failed.emit(error)
            return
        self._sidebar.show_conversations(chats, datetime.now().astimezone().date(), folders)
        self._sidebar.mark(self._shown.id)

    def new_chat(self) -> None:
        """An empty chat; it is stored with its first message."""
        self._shown.forget_choice()
        self._show(None)
        self._composer.focus()

    def open_chat(self, conversation_id: int) -> None:
        """Show a chat."""
        if self._shown.id == conversation_id:
            return
        session = self._flow.session_in(conversation_id)
        try:
            self._show(session or self._session(self._store.conversation(conversation_id)))
        except StoreError as error:
            self.failed.emit(error)

    def open_message(self, conversation_id: int, message_id: int) -> None:
        """Show a chat at one of its messages, on whichever path that is."""
        self.open_chat(conversation_id)
        if self._shown.id != conversation_id:
            return
        if message_id not in [message.id for message in self._shown.messages]:
            self.carry_out(MessageWish(Act.SHOW, message_id))
        self._transcript.show_message(message_id)

    def came_back(self, conversation_id: int) -> None:
        """Messages of this chat came out of the bin: show them if it is the one that is shown."""
        if self._shown.id == conversation_id:
            self._acts.reread()

    def send(self, text: str) -> None:
        """Send what was typed; while this chat is answered, it waits."""
        if self.is_answering:
            if self._is_answered_here():
                self._put_off(text)
        elif self._outbox.editing is not None:
            self._acts.edit(self._outbox.editing, text)
        else:
            self._sender.send(text)

    def regenerate(self) -> None:
        """Answer the last message of the shown chat again."""
        self._acts.regenerate()

    def regenerate_with(self, message_id: int, override: Override) -> None:
        """Give an answer of the shown chat again, with other values than the chat has."""
        self._acts.regenerate_with(message_id, override)

    def carry_out(self, wish: MessageWish) -> None:
        """Do what a person wants with a message of the shown chat."""
        self._acts.carry_out(wish)

    def take_back(self) -> None:
        """The message that waits is typed text again."""
        self._flow.take_back()
        self._readiness.show()

    def stop(self) -> None:
        """Stop the answer that is being written, in whichever chat; nothing else is sent then."""
        self._pending_send.forget()
        self._flow.stop()

    def escape(self) -> None:
        """Take back what was sent but is not known to fit, or else stop the answer."""
        if not self._pending_send.take_back():
            self._flow.stop()

    def handle(self, reply: Reply) -> None:
        """Take a reply of the engine."""
        self._flow.take(reply)

    def renamed(self, conversation_id: int) -> None:
        """A chat has another title now. Raises StoreError."""
        for session in (self._shown.session, self._flow.session_in(conversation_id)):
            if session is not None and session.conversation.id == conversation_id:
                session.refresh()
        self.shown.emit()

    def let_go(self, conversation_id: int) -> None:
        """End what this chat is doing and show another: it was deleted."""
        self._flow.break_off(conversation_id)
        if self._shown.id == conversation_id:
            self._show(None)
        self._readiness.show()

    def restore(self) -> None:
        """Bring back what waits in the new chat; the window is there now."""
        self._outbox.restore_files()

    def close(self) -> None:
        """End a growing answer with the text it has, and keep what is typed."""
        self._outbox.save()
        self._flow.close()

    def _session(self, conversation: Conversation) -> Session:
        return Session(self._store, conversation, self._send, self._options)

    def _put_off(self, text: str) -> None:
        self._sender.put_off(text)
        self._readiness.show()
        if self._while_answering() == "stop":
            self._answering.stop()

    def _is_answered_here(self) -> bool:
        return self._answering.is_in(self._shown.session)

    def _turned(self) -> None:
        self.refresh()
        self._readiness.show()
        self.shown.emit()

    def _messages_changed(self) -> None:
        self._outbox.stay_with(self._shown.messages)
        self._transcript.change_to(self._shown.messages)
        self.shown.emit()

    def _deleted(self, binned: Conversation) -> None:
        if binned.id == self._shown.id:
            self.let_go(binned.id)
        else:
            self._messages_changed()
        self.deleted.emit(binned)

    def _branched(self, conversation_id: int) -> None:
        self.refresh()
        self.open_chat(conversation_id)

    def _show(self, session: Session | None) -> None:
        self._switch.to(session)
        self._sidebar.mark(self._shown.id)
        self._readiness.show()
        self.shown.emit()

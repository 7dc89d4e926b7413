"""Shows an answer from its beginning to its end, and sends what has waited for that."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.engine_process.protocol import Died, Reply
from app.sessions.conversation import Message, MessageStatus
from app.sessions.session import Session
from app.sessions.session_change import AnswerEnded, AnswerGrew, MessageRead, RoundDone
from ui.chat.answering import Answering
from ui.chat.outbox import Outbox
from ui.chat.sender import Sender
from ui.chat.shown_chat import ShownChat
from ui.chat.transcript import Transcript
from ui.chat.unsaved_answers import UnsavedAnswers
from ui.chat.waiting_count import WaitingCount


class AnswerFlow(QObject):
    """The chat that is answered need not be the one that is shown."""

    turned = Signal()  # an answer has begun or ended
    round_done = Signal()  # of the growing answer in the chat that is shown

    def __init__(
        self,
        shown: ShownChat,
        answering: Answering,
        outbox: Outbox,
        sender: Sender,
        count: WaitingCount,
        transcript: Transcript,
    ) -> None:
        super().__init__(transcript)
        self._shown = shown
        self._answering = answering
        self._outbox = outbox
        self._sender = sender
        self._transcript = transcript
        self._unsaved = UnsavedAnswers(self._show_end, self)
        self._ended_as: MessageStatus | None = None  # while what waits is still counted
        count.counted.connect(self._counted)

    def session_in(self, conversation_id: int) -> Session | None:
        """The session of a chat that knows more than the store, if there is one."""
        session = self._answering.session
        if session is not None and session.conversation.id == conversation_id:
            return session
        return self._unsaved.session_in(conversation_id)

    def begin(self, session: Session) -> None:
        """The answer of this session may be written now."""
        self._answering.begin(session)
        self._show_newest(session)
        self.turned.emit()

    def take(self, reply: Reply) -> None:
        """Take a reply of the engine."""
        session = self._answering.session
        if session is None:
            return
        if self._ended_as is not None and isinstance(reply, Died):
            self.take_back()
        is_shown = self._answering.is_in(self._shown.session)
        match self._answering.take(reply):
            case MessageRead(message_id, share) if is_shown:
                self._transcript.show_reading(message_id, share)
            case AnswerGrew(message_id, delta) if is_shown:
                self._transcript.grow(message_id, delta)
            case RoundDone() if is_shown:
                self.round_done.emit()
            case AnswerEnded(message):
                self._ended(session, message)
            case _:
                pass

    def take_back(self) -> None:
        """The message that waits is typed text again."""
        waiting, session = self._outbox.take(), self._answering.session
        if waiting is not None and session is not None:
            self._outbox.give_back(waiting, session.conversation.id)
        if self._ended_as is not None:
            self._ended_as = None
            self._answering.over()
            self.turned.emit()

    def stop(self) -> None:
        """Stop the answer; one that has ended already is not followed by what waits."""
        if self._ended_as is not None:
            self.take_back()
        self._answering.stop()

    def break_off(self, conversation_id: int) -> None:
        """End what this chat is doing: it was deleted."""
        session = self._answering.session
        if session is not None and session.conversation.id == conversation_id:
            self.take_back()
            self._answering.close()

    def close(self) -> None:
        """End a growing answer with the text it has."""
        self._answering.close()
        self._unsaved.close()

    def _ended(self, session: Session, message: Message) -> None:
        self._show_end(session, message)
        self._unsaved.look_at(session)
        self._go_on(session, message.status)

    def _counted(self) -> None:
        session, status = self._answering.session, self._ended_as
        if session is not None and status is not None:
            self._go_on(session, status)

    def _go_on(self, session: Session, status: MessageStatus) -> None:
        """Send what waits, once it is known that it fits; else nothing is answered any more."""
        self._ended_as = None
        if self._sender.must_count(status):
            self._ended_as = status
        elif self._sender.send_waiting(session, status):
            self._answering.begin(session)
            self._show_newest(session)
        else:
            self.take_back()
            self._answering.over()
        self.turned.emit()

    def _show_newest(self, session: Session) -> None:
        if session is self._shown.session:
            self._transcript.change_to(session.messages)
            self._transcript.scroll_to_end()

    def _show_end(self, session: Session, message: Message) -> None:
        if session is self._shown.session:
            self._transcript.end(message)

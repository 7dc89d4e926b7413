"""What people do with messages that are there already."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.engine.errors import RequestError
from app.sessions.errors import StoreError
from app.sessions.override import Override
from app.sessions.session import Session
from app.sessions.store import ConversationStore
from ui.chat.answering import Answering
from ui.chat.message_actions import Act, MessageWish
from ui.chat.outbox import Outbox
from ui.chat.shown_chat import ShownChat
from ui.translation import tr


class MessageActs(QObject):
    """Changes the shown chat. `obstacle` says why nothing can be answered now; empty if it can."""

    failed = Signal(object)  # an error that concerns the person
    asked = Signal(object)  # the Session that may be answering now
    changed = Signal()  # other messages are to be shown
    branched = Signal(int)  # id of the new chat
    deleted = Signal(object)  # the Conversation in the bin that has what was deleted

    def __init__(
        self,
        store: ConversationStore,
        shown: ShownChat,
        answering: Answering,
        outbox: Outbox,
        obstacle: Callable[[], str],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._shown = shown
        self._answering = answering
        self._outbox = outbox
        self._obstacle = obstacle

    def carry_out(self, wish: MessageWish) -> None:
        """Do what a person wants with a message."""
        match wish.act:
            case Act.SHOW:
                self._change(lambda session: session.select(wish.message_id))
            case Act.EDIT:
                self._start_editing(wish.message_id)
            case Act.REGENERATE:
                self._ask(lambda session: session.regenerate(wish.message_id))
            case Act.CONTINUE:
                self._ask(lambda session: session.go_on())
            case Act.BRANCH:
                self._branch(wish.message_id)
            case Act.DELETE:
                self._delete(wish.message_id)

    def regenerate(self) -> None:
        """Answer the last message again."""
        self._ask(lambda session: session.regenerate())

    def regenerate_with(self, message_id: int, override: Override) -> None:
        """Give an answer again, with other values than the chat has."""
        self._ask(lambda session: session.regenerate(message_id, override))

    def reread(self) -> None:
        """Show the chat as it is stored."""
        self._change(lambda session: session.reread())

    def edit(self, message_id: int, text: str) -> None:
        """An edited answer only takes its place; an edited question is answered."""
        roles = {message.id: message.role for message in self._shown.messages}
        is_asked = roles.get(message_id) == "user"
        override = self._outbox.override or None
        self._ask(
            lambda session: session.edit(message_id, text, override),
            partial(self._outbox.edit_sent, is_asked=is_asked),
        )

    def _ask(self, act: Callable[[Session], None], then: Callable[[], None] | None = None) -> None:
        """Begin an answer, if nothing is in its way; an edit that was not sent waits."""
        session = self._shown.session
        if session is None or self._answering.session is not None or self._obstacle():
            return
        if self._works(act, session):
            (then or self._outbox.leave_editing)()
            self.asked.emit(session)

    def _change(self, act: Callable[[Session], None]) -> None:
        """Show something else of the chat; another may be answering."""
        session = self._shown.session
        if session is not None and self._works(act, session):
            self.changed.emit()

    def _works(self, act: Callable[[Session], None], session: Session) -> bool:
        try:
            act(session)
        except (RequestError, StoreError) as error:
            self.failed.emit(error)
            return False
        return True

    def _start_editing(self, message_id: int) -> None:
        message = next((m for m in self._shown.messages if m.id == message_id), None)
        if message is not None and not self._answering.is_in(self._shown.session):
            self._outbox.start_editing(message)

    def _branch(self, message_id: int) -> None:
        current = self._shown.conversation
        if current is None:
            return
        try:
            title = tr("{title} (branch)").format(title=current.title)
            branch = self._store.branch(current.id, message_id, title)
        except StoreError as error:
            self.failed.emit(error)
            return
        self.branched.emit(branch.id)

    def _delete(self, message_id: int) -> None:
        session = self._shown.session
        if session is None:
            return
        try:
            binned = session.delete(message_id)
        except (RequestError, StoreError) as error:
            self.failed.emit(error)
            return
        self.deleted.emit(binned)

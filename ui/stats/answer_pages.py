"""Opens what is known of an answer: its tokens, the replay of its rounds, a comparison."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.engine.errors import RequestError
from app.engine.thinking import thinking_cost
from app.engine.trace import Trace, token_marks
from app.engine_process.protocol import Command
from app.sessions.conversation import Message
from app.sessions.errors import StoreError
from app.sessions.store import ConversationStore
from ui.chat.answer_view import AnswerView
from ui.chat.chat_controller import ChatController
from ui.main_pane import MainPane
from ui.stats.comparing import Comparing
from ui.translation import tr

_log = logging.getLogger(__name__)


class AnswerPages(QObject):
    """Pages lie over the chat until they are closed or another chat is shown."""

    failed = Signal(object)  # an error that concerns the person

    def __init__(
        self,
        store: ConversationStore,
        chats: ChatController,
        main: MainPane,
        send: Callable[[Command], None],
    ) -> None:
        super().__init__(main)
        self._store = store
        self._chats = chats
        self._main = main
        self._chat_id: int | None = None  # whose answer is looked at
        main.transcript.tokens_requested.connect(self.show_tokens)
        main.transcript.rounds_requested.connect(self.show_rounds)
        main.transcript.compare_requested.connect(self.show_comparison)
        main.transcript.thinking_shown.connect(self.show_thinking_cost)
        main.replay.closed.connect(self.close)
        main.compare.closed.connect(self.close)
        self.comparing = Comparing(store, chats, send, main.compare)
        self.comparing.failed.connect(self.failed)
        chats.shown.connect(self._chat_shown)

    def show_tokens(self, message_id: int) -> None:
        """Mark each token of an answer in the transcript."""
        trace = self._trace(message_id)
        marks = None if trace is None else token_marks(trace)
        self._main.transcript.show_tokens(message_id, marks)

    def show_rounds(self, message_id: int) -> None:
        """Replay an answer round by round."""
        trace = self._trace(message_id)
        conversation = self._chats.conversation
        if trace is None or conversation is None or not trace.rounds:
            return
        message = self._message(message_id)
        self._chat_id = conversation.id
        rate = message.stats.plain_rate if message.stats is not None else None
        self._main.open_over(self._main.replay)
        self._main.replay.show_answer(trace, conversation.title, rate)

    def show_comparison(self, message_id: int) -> None:
        """Compare an answer with the same prompt without drafting."""
        conversation = self._chats.conversation
        if conversation is None:
            return
        self._chat_id = conversation.id
        self._main.open_over(self._main.compare)
        self.comparing.show(self._message(message_id), conversation.title)

    def show_thinking_cost(self, message_id: int) -> None:
        """Say how long the model thought before an answer, where that was recorded."""
        view = self._main.transcript.view_of(message_id)
        if not isinstance(view, AnswerView) or view.thinking is None:
            return
        try:
            trace = self._store.traces.load(message_id)
        except StoreError as error:
            _log.warning("How long the model thought could not be read: %s", error)
            return
        cost = thinking_cost(trace, view.source) if trace is not None else None
        if cost is not None:
            view.thinking.show_cost(cost)

    def close(self) -> bool:
        """Back to the chat, with what runs there stopped; whether a page was open."""
        self.comparing.stop()
        return self._main.close_over(self._main.replay, self._main.compare)

    def _message(self, message_id: int) -> Message:
        return next(m for m in self._main.transcript.messages if m.id == message_id)

    def _trace(self, message_id: int) -> Trace | None:
        """What was recorded of an answer; tells the person where nothing was."""
        try:
            trace = self._store.traces.load(message_id)
        except StoreError as error:
            self.failed.emit(error)
            return None
        if trace is None:
            self.failed.emit(
                RequestError(
                    tr("How this answer came about was not recorded."),
                    advice=tr("Answers from now on are; regenerate this one to see its tokens."),
                )
            )
        return trace

    def _chat_shown(self) -> None:
        conversation = self._chats.conversation
        if conversation is None or conversation.id != self._chat_id:
            self.close()

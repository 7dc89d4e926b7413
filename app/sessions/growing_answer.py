"""One answer from its beginning to its end: collects the text and stores it as it grows."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

from app.engine.events import (
    Event,
    Finished,
    PromptRead,
    RoundFinished,
    StopReason,
    TextDelta,
)
from app.engine.trace import trace_of
from app.engine_process.protocol import Died, Failed, Generated, Reply
from app.sessions.conversation import Message, MessageStatus
from app.sessions.errors import StoreError
from app.sessions.session_change import (
    AnswerEnded,
    AnswerGrew,
    MessageRead,
    RoundDone,
    SessionChange,
)
from app.sessions.store import ConversationStore

SAVE_INTERVAL_S = 0.5
_log = logging.getLogger(__name__)


class GrowingAnswer:
    """`message` is the answer as it begins: with text, if it is continued.

    It is saved at most every SAVE_INTERVAL_S of `clock`'s seconds, and when it ends.
    """

    def __init__(
        self, store: ConversationStore, message: Message, clock: Callable[[], float]
    ) -> None:
        self._store = store
        self._begun = message
        self._clock = clock
        self._saved_at = clock()
        self._parts = [message.text]
        self._unstored: Message | None = None  # its end, where that could not be stored
        self._is_outdated = bool(message.text)  # what is kept tells of the text as it begins

    @property
    def id(self) -> int:
        return self._begun.id

    @property
    def message(self) -> Message:
        """With its text so far."""
        return replace(self._begun, text=self._text())

    @property
    def is_stored(self) -> bool:
        """False once it has ended and that could not be stored."""
        return self._unstored is None

    def take(self, reply: Reply) -> SessionChange | None:
        """Fold a reply of the engine; None if it changes nothing here."""
        match reply:
            case Generated(request_id, event) if request_id == self.id:
                return self._take(event)
            case Failed(error, request_id) if request_id == self.id:
                return self.end(MessageStatus.FAILED, error=str(error))
            case Died():  # whoever runs the engine says why
                return self.end(MessageStatus.INTERRUPTED)
        return None

    def end(self, status: MessageStatus, *, error: str | None = None) -> AnswerEnded:
        """It ends with the text that it has."""
        return self._end(
            replace(self.message, status=status, stats=None, stop_reason=None, error=error)
        )

    def store_again(self) -> Message | None:
        """Store the end that could not be stored; the message if it now is. Raises StoreError."""
        if self._unstored is None:
            return None
        message = self._store_end(self._unstored)
        self._unstored = None
        return message

    def _take(self, event: Event) -> SessionChange | None:
        match event:
            case PromptRead():
                return MessageRead(self.id, event.share)
            case TextDelta(text):
                self._parts.append(text)
                self._save_now_and_then()
                return AnswerGrew(self.id, text)
            case RoundFinished(done, off_reason, context):
                return RoundDone(self.id, done, off_reason, context)
            case Finished():
                return self._finish(event)
        return None

    def _finish(self, event: Finished) -> AnswerEnded:
        cancelled = event.stop_reason is StopReason.CANCELLED
        ended = self._end(
            replace(
                self._begun,
                text=self._begun.text + event.text,
                status=MessageStatus.STOPPED if cancelled else MessageStatus.COMPLETE,
                stats=replace(event.stats, continues=bool(self._begun.text)),
                stop_reason=event.stop_reason.value,
                error=None,
            )
        )
        self._keep_trace(event)
        return ended

    def _keep_trace(self, event: Finished) -> None:
        if self._begun.text:
            return  # a trace of the continuation alone would not fit the text
        try:
            self._store.traces.save(self.id, trace_of(event))
        except StoreError as error:
            _log.warning("How the answer came about could not be stored: %s", error)

    def _forget_outdated(self, *, waiting: bool) -> None:
        if not self._is_outdated:
            return
        try:
            self._store.traces.forget(self.id, waiting=waiting)
            self._store.comparisons.forget(self.id, waiting=waiting)
        except StoreError as error:
            _log.warning("What was kept of a shorter answer could not be removed: %s", error)
        else:
            self._is_outdated = False

    def _end(self, ended: Message) -> AnswerEnded:
        if ended.text != self._begun.text:
            self._forget_outdated(waiting=True)
        try:
            return AnswerEnded(self._store_end(ended))
        except StoreError as failure:
            _log.warning("The answer could not be stored: %s", failure)
            self._unstored = ended
            return AnswerEnded(replace(ended, error=ended.error or str(failure)))

    def _store_end(self, ended: Message) -> Message:
        return self._store.answers.finish(
            ended.id,
            ended.text,
            ended.status,
            stats=ended.stats,
            stop_reason=ended.stop_reason,
            error=ended.error,
        )

    def _save_now_and_then(self) -> None:
        now = self._clock()
        if now - self._saved_at < SAVE_INTERVAL_S:
            return
        self._saved_at = now
        self._forget_outdated(waiting=False)
        try:
            self._store.answers.save_partial(self.id, self._text())
        except StoreError as error:
            _log.warning("The growing answer could not be saved: %s", error)

    def _text(self) -> str:
        self._parts = ["".join(self._parts)]
        return self._parts[0]

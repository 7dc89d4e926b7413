"""A conversation with an engine: no threads, no Qt, driven by the engine's replies."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from app.engine.errors import RequestError
from app.engine.events import Event, Finished, RoundFinished, StopReason, TextDelta
from app.engine.request import (
    ContextFull,
    GenerationRequest,
    OutputGrammar,
    SpeculationParams,
)
from app.engine.sampling import SamplingParams
from app.engine.stats import Round, TurnStats
from app.engine.trace import trace_of
from app.engine_process.protocol import Cancel, Command, Died, Failed, Generate, Generated, Reply
from app.sessions.attachment import Attachment
from app.sessions.conversation import Conversation, Message, MessageStatus, context_of
from app.sessions.errors import StoreError
from app.sessions.preset import Preset
from app.sessions.store import ConversationStore
from app.sessions.tree import ROOT
from models.errors import PacelineError

SAVE_INTERVAL_S = 0.5
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class AnswerOptions:
    """How the next answer is to be generated. A conversation's own system prompt goes first."""

    sampling: SamplingParams = field(default_factory=SamplingParams)
    speculation: SpeculationParams = field(default_factory=SpeculationParams)
    max_tokens: int | None = None
    stop: tuple[str, ...] = ()
    system_prompt: str = ""
    grammar: OutputGrammar | None = None
    context_full: ContextFull = "stop"


def options_for(conversation: Conversation, options: AnswerOptions) -> AnswerOptions:
    """The options from the settings, or the chat's preset in their place."""
    preset = conversation.preset
    if preset is None:
        prompt = conversation.system_prompt or options.system_prompt
        return replace(options, system_prompt=prompt)
    schema = preset.json_schema.strip()
    return replace(
        options,
        sampling=preset.sampling,
        grammar=OutputGrammar(schema, "json_schema") if schema else options.grammar,
        max_tokens=preset.max_tokens,
        stop=preset.stop,
        system_prompt=preset.system_prompt or conversation.system_prompt,
    )


@dataclass(frozen=True, slots=True)
class AnswerGrew:
    """`delta` was added to the growing answer."""

    message_id: int
    delta: str


@dataclass(frozen=True, slots=True)
class RoundDone:
    """A round of the growing answer was committed."""

    message_id: int
    round: Round
    off_reason: str | None = None  # why drafting rests or is off, in words


@dataclass(frozen=True, slots=True)
class AnswerEnded:
    """`message` is the answer as it is stored; its `error` says what went wrong, if anything."""

    message: Message


SessionChange = AnswerGrew | RoundDone | AnswerEnded


@dataclass(slots=True)
class _Growing:
    message: Message  # its text is what was there before, if it is continued
    saved_at: float
    parts: list[str] = field(default_factory=list)

    def text(self) -> str:
        self.parts = ["".join(self.parts)]
        return self.parts[0]


class Session:
    """Asks the engine through `send`, and folds its replies into stored messages.

    `options` is asked for each answer. `clock` counts seconds; it paces the saving of a growing
    answer.
    """

    def __init__(
        self,
        store: ConversationStore,
        conversation: Conversation,
        send: Callable[[Command], None],
        options: Callable[[], AnswerOptions],
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._conversation = conversation
        self._send = send
        self._options = options
        self._clock = clock
        self._settled = tuple(store.messages(conversation.id))
        self._growing: _Growing | None = None
        self._unsaved: Message | None = None  # an answer whose end could not be stored

    @property
    def conversation(self) -> Conversation:
        return self._conversation

    @property
    def messages(self) -> tuple[Message, ...]:
        """All messages, the growing answer last."""
        answer = self.answer
        return self._settled if answer is None else (*self._settled, answer)

    @property
    def is_answering(self) -> bool:
        return self._growing is not None

    @property
    def answer(self) -> Message | None:
        """The growing answer with its text so far."""
        growing = self._growing
        return None if growing is None else replace(growing.message, text=growing.text())

    @property
    def has_unsaved(self) -> bool:
        """Is there an ended answer that is not stored? `save_again` tries to."""
        return self._unsaved is not None

    @property
    def request_id(self) -> int | None:
        """The id of the growing answer: unique over all sessions of a store."""
        return None if self._growing is None else self._growing.message.id

    def send(self, text: str, attachments: Sequence[Attachment] = ()) -> None:
        """Store a message and ask for its answer.

        Raises RequestError on blank text, while answering, or on options that no request can have;
        StoreError if the message cannot be stored. Either leaves everything as it was. An engine
        that has died makes the answer FAILED.
        """
        self._refuse_while_answering()
        self._ask(self._settled, text, attachments)

    def edit(self, message_id: int, text: str) -> None:
        """Store another variant of a message and show it.

        Another question is answered; another answer stands as it was written. Raises like `send`.
        """
        self._refuse_while_answering()
        place = self._place(message_id)
        message = self._settled[place]
        if message.role == "user":
            self._ask(self._settled[:place], text, message.attachments)
            return
        answer = self._store.add_answer(self._conversation.id, text, parent=message.parent_id)
        self._settled = (*self._settled[:place], answer)

    def regenerate(self, message_id: int | None = None) -> None:
        """Answer a question again, the last one or that of an answer; the old answer is kept.

        Raises like `send`, and RequestError if there is no question.
        """
        self._refuse_while_answering()
        kept = self._settled if message_id is None else self._settled[: self._place(message_id)]
        while kept and kept[-1].role != "user":
            kept = kept[:-1]
        if not kept:
            raise RequestError("There is no message yet that could be answered again.")
        request = self._request(kept)
        answer = self._store.start_answer(self._conversation.id, parent=kept[-1].id)
        self._settled = kept
        self._begin(answer, request)

    def request_again(self, message_id: int) -> GenerationRequest:
        """What an answer of this conversation was asked with, by today's options.

        Raises RequestError if there is no such answer, or options that no request can have.
        """
        ids = [message.id for message in self._settled]
        if message_id not in ids:
            raise RequestError("This answer is no longer part of the chat.")
        return self._request(self._settled[: ids.index(message_id)])

    def go_on(self) -> None:
        """Let the last answer grow from where it ended. Raises like `send`."""
        self._refuse_while_answering()
        if not self._settled or self._settled[-1].role != "assistant":
            raise RequestError("There is no answer at the end that could be continued.")
        last = self._settled[-1]
        kept = self._settled[:-1]
        request = replace(self._request(kept), answer_start=last.text, grammar=None)
        answer = self._store.continue_answer(self._conversation.id, last.id)
        self._settled = kept
        self._begin(answer, request)

    def select(self, message_id: int) -> None:
        """Show another variant, with what was said after it. Raises StoreError."""
        self._refuse_while_answering()
        self._settled = tuple(self._store.select(self._conversation.id, message_id))

    def set_preset(self, preset: Preset | None) -> None:
        """What the next answers depend on; None: on the settings. Raises StoreError."""
        self._conversation = self._store.set_preset(self._conversation.id, preset)

    def refresh(self) -> None:
        """Read the conversation again, such as its title; raises StoreError."""
        self._conversation = self._store.conversation(self._conversation.id)

    def save_again(self) -> Message | None:
        """Store the answer that could not be stored when it ended; the message if it now is."""
        unsaved = self._unsaved
        if unsaved is None:
            return None
        try:
            message = self._store_end(unsaved)
        except StoreError as error:
            if error.code == "store-gone":
                self._unsaved = None
            return None
        self._unsaved = None
        self._settled = tuple(message if m.id == message.id else m for m in self._settled)
        return message

    def stop(self) -> None:
        """Ask the engine to stop; the answer ends when its reply arrives."""
        if self._growing is None:
            return
        try:
            self._send(Cancel())
        except PacelineError as error:
            log.info(
                "The engine was gone before it was stopped (its Died reply follows): %s", error
            )

    def close(self) -> None:
        """End a growing answer here and now, as INTERRUPTED with all its text."""
        if self._growing is not None:
            self.stop()
            self._end(MessageStatus.INTERRUPTED)
        self.save_again()

    def handle(self, reply: Reply) -> SessionChange | None:
        """Take a reply of the engine; None if it changes nothing here."""
        if self._growing is None:
            return None
        match reply:
            case Generated(request_id, event) if request_id == self.request_id:
                return self._take(event, self._growing)
            case Failed(error, request_id) if request_id == self.request_id:
                return self._end(MessageStatus.FAILED, error=str(error))
            case Died(error, _):
                return self._end(MessageStatus.INTERRUPTED, error=str(error))
        return None

    def _take(self, event: Event, growing: _Growing) -> SessionChange | None:
        match event:
            case TextDelta(text):
                growing.parts.append(text)
                self._save_now_and_then(growing)
                return AnswerGrew(growing.message.id, text)
            case RoundFinished(done, off_reason):
                return RoundDone(growing.message.id, done, off_reason)
            case Finished():
                return self._finish(event, growing)
        return None

    def _ask(
        self, before: tuple[Message, ...], text: str, attachments: Sequence[Attachment]
    ) -> None:
        """Store a question that follows `before`, and ask for its answer."""
        if not text.strip() and not attachments:
            raise RequestError("There is nothing to send: the message is empty.")
        question = Message(
            0,
            self._conversation.id,
            "user",
            text,
            MessageStatus.COMPLETE,
            0.0,
            attachments=tuple(attachments),
        )
        request = self._request((*before, question))
        self._conversation, stored, answer = self._store.ask(
            self._conversation.id,
            text,
            parent=before[-1].id if before else ROOT,
            attachments=attachments,
        )
        self._settled = (*before, stored)
        self._begin(answer, request)

    def _place(self, message_id: int) -> int:
        ids = [message.id for message in self._settled]
        if message_id not in ids:
            raise RequestError("This message is not shown any more.")
        return ids.index(message_id)

    def _request(self, messages: tuple[Message, ...]) -> GenerationRequest:
        options = options_for(self._conversation, self._options())
        return GenerationRequest(
            messages=context_of(messages, options.system_prompt),
            sampling=options.sampling,
            max_tokens=options.max_tokens,
            stop=options.stop,
            speculation=options.speculation,
            grammar=options.grammar,
            context_full=options.context_full,
        )

    def _begin(self, answer: Message, request: GenerationRequest) -> None:
        self._growing = _Growing(answer, saved_at=self._clock(), parts=[answer.text])
        try:
            self._send(Generate(answer.id, request))
        except PacelineError as error:
            self._end(MessageStatus.FAILED, error=str(error))

    def _refuse_while_answering(self) -> None:
        if self._growing is not None:
            raise RequestError(
                "The last message is still being answered.", advice="Wait, or stop the answer."
            )

    def _save_now_and_then(self, growing: _Growing) -> None:
        now = self._clock()
        if now - growing.saved_at < SAVE_INTERVAL_S:
            return
        growing.saved_at = now
        try:
            self._store.save_partial(growing.message.id, growing.text())
        except StoreError as error:
            log.warning("The growing answer could not be saved: %s", error)

    def _finish(self, event: Finished, growing: _Growing) -> AnswerEnded:
        cancelled = event.stop_reason is StopReason.CANCELLED
        status = MessageStatus.STOPPED if cancelled else MessageStatus.COMPLETE
        growing.parts = [growing.message.text, event.text]
        ended = self._end(status, stats=event.stats, stop_reason=event.stop_reason.value)
        try:
            if growing.message.text:  # a trace of the continuation alone would not fit the text
                self._store.traces.forget(ended.message.id)
            else:
                self._store.traces.save(ended.message.id, trace_of(event))
        except StoreError as error:
            log.warning("How the answer came about could not be stored: %s", error)
        return ended

    def _end(
        self,
        status: MessageStatus,
        *,
        stats: TurnStats | None = None,
        stop_reason: str | None = None,
        error: str | None = None,
    ) -> AnswerEnded:
        answer = self.answer
        assert answer is not None
        ended = replace(answer, status=status, stats=stats, stop_reason=stop_reason, error=error)
        try:
            message = self._store_end(ended)
        except StoreError as failure:
            log.warning("The answer could not be stored: %s", failure)
            self._unsaved = ended
            message = replace(ended, error=error or str(failure))
        self._settled = (*self._settled, message)
        self._growing = None
        return AnswerEnded(message)

    def _store_end(self, ended: Message) -> Message:
        return self._store.finish_answer(
            ended.id,
            ended.text,
            ended.status,
            stats=ended.stats,
            stop_reason=ended.stop_reason,
            error=ended.error,
        )

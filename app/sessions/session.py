"""A conversation with an engine: no threads, no Qt, driven by the engine's replies."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from app.engine.errors import RequestError
from app.engine.request import ChatMessage, GenerationRequest
from app.engine_process.protocol import Cancel, Command, Generate, Reply
from app.sessions.answer_options import AnswerOptions, as_it_thought, options_for, request_for
from app.sessions.attachment import Attachment
from app.sessions.conversation import Conversation, Message, MessageStatus, context_of
from app.sessions.errors import GONE, StoreError
from app.sessions.growing_answer import GrowingAnswer
from app.sessions.override import Override
from app.sessions.preset import Preset
from app.sessions.session_change import AnswerEnded, SessionChange
from app.sessions.store import ConversationStore
from app.sessions.tree import ROOT
from models.errors import PacelineError

_log = logging.getLogger(__name__)


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
        self._growing: GrowingAnswer | None = None
        self._unsaved: list[GrowingAnswer] = []  # whose end could not be stored

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
        return None if self._growing is None else self._growing.message

    @property
    def has_unsaved(self) -> bool:
        """Is there an ended answer that is not stored? `save_again` tries the first of them."""
        return bool(self._unsaved)

    @property
    def request_id(self) -> int | None:
        """The id of the growing answer: unique over all sessions of a store."""
        return None if self._growing is None else self._growing.id

    def send(
        self,
        text: str,
        attachments: Sequence[Attachment] = (),
        override: Override | None = None,
    ) -> None:
        """Store a message and ask for its answer, with what this one is to have otherwise.

        Raises RequestError on blank text, while answering, or on options that no request can have;
        StoreError if the message cannot be stored. Either leaves everything as it was. An engine
        that has died makes the answer FAILED.
        """
        self._refuse_while_answering()
        self._ask(self._settled, text, attachments, override or Override())

    def edit(
        self,
        message_id: int,
        text: str,
        override: Override | None = None,
        attachments: Sequence[Attachment] | None = None,
    ) -> None:
        """Store another variant of a message and show it.

        Another question is answered, as the old one was without an `override`, and with its files
        unless `attachments` says which; another answer stands as it was written. Raises like
        `send`.
        """
        self._refuse_while_answering()
        place = self._place(message_id)
        message = self._settled[place]
        if message.role == "user":
            again = self._override_after(place) if override is None else override
            files = message.attachments if attachments is None else attachments
            self._ask(self._settled[:place], text, files, again)
            return
        answer = self._store.answers.add(self._conversation.id, text, parent=message.parent_id)
        self._settled = (*self._settled[:place], answer)

    def regenerate(self, message_id: int | None = None, override: Override | None = None) -> None:
        """Answer a question again, the last one or that of an answer; the old answer is kept.

        Without an `override`, that of the old answer holds. Raises like `send`, and RequestError if
        there is no question.
        """
        self._refuse_while_answering()
        kept = self._settled if message_id is None else self._settled[: self._place(message_id)]
        while kept and kept[-1].role != "user":
            kept = kept[:-1]
        if not kept:
            raise RequestError("There is no message yet that could be answered again.")
        again = self._override_after(len(kept) - 1) if override is None else override
        request = self._request(kept, again)
        answer = self._store.answers.start(
            self._conversation.id, parent=kept[-1].id, override=again
        )
        self._settled = kept
        self._begin(answer, request)

    def request_again(self, message_id: int) -> GenerationRequest:
        """What an answer of this conversation was asked with, by today's options and its own.

        Whether it was to think, it tells itself.
        Raises RequestError if there is no such answer, or options that no request can have.
        """
        ids = [message.id for message in self._settled]
        if message_id not in ids:
            raise RequestError("This answer is no longer part of the chat.")
        place = ids.index(message_id)
        answer = self._settled[place]
        return as_it_thought(self._request(self._settled[:place], answer.override), answer)

    def context(self, messages: Sequence[Message]) -> tuple[ChatMessage, ...]:
        """What a model is told of messages of this conversation, by today's options."""
        return context_of(messages, options_for(self._conversation, self._options()).system_prompt)

    def go_on(self) -> None:
        """Let the last answer grow from where it ended. Raises like `send`."""
        self._refuse_while_answering()
        if not self._settled or self._settled[-1].role != "assistant":
            raise RequestError("There is no answer at the end that could be continued.")
        last = self._settled[-1]
        kept = self._settled[:-1]
        request = replace(self._request(kept, last.override), answer_start=last.text, grammar=None)
        answer = self._store.answers.go_on(self._conversation.id, last.id)
        self._settled = kept
        self._begin(answer, request)

    def select(self, message_id: int) -> None:
        """Show another variant, with what was said after it. Raises StoreError."""
        self._refuse_while_answering()
        self._settled = tuple(self._store.select(self._conversation.id, message_id))

    def delete(self, message_id: int) -> Conversation:
        """Put a message with all that follows it into the bin; what is in the bin then.

        That is the chat itself where nothing would be left of it. Raises like `send`.
        """
        self._refuse_while_answering()
        self._place(message_id)
        binned = self._store.shelf.bin_messages(self._conversation.id, message_id)
        self.reread()
        return binned

    def reread(self) -> None:
        """Show what is stored: messages came back. Raises StoreError."""
        self._settled = tuple(self._store.messages(self._conversation.id))

    def set_preset(self, preset: Preset | None) -> None:
        """What the next answers depend on; None: on the settings. Raises StoreError."""
        self._conversation = self._store.set_preset(self._conversation.id, preset)

    def refresh(self) -> None:
        """Read the conversation again, such as its title; raises StoreError."""
        self._conversation = self._store.conversation(self._conversation.id)

    def save_again(self) -> Message | None:
        """Store an answer that could not be stored when it ended; the message if it now is."""
        if not self._unsaved:
            return None
        try:
            message = self._unsaved[0].store_again()
        except StoreError as error:
            if error.code == GONE:
                del self._unsaved[0]
            return None
        del self._unsaved[0]
        if message is not None:
            self._settled = tuple(message if m.id == message.id else m for m in self._settled)
        return message

    def stop(self) -> None:
        """Ask the engine to stop; the answer ends when its reply arrives."""
        if self._growing is None:
            return
        try:
            self._send(Cancel())
        except PacelineError as error:
            _log.info(
                "The engine was gone before it was stopped (its Died reply follows): %s", error
            )

    def close(self) -> None:
        """End a growing answer here and now, as INTERRUPTED with all its text."""
        growing = self._growing
        if growing is not None:
            self.stop()
            self._settle(growing, growing.end(MessageStatus.INTERRUPTED))
        for _ in tuple(self._unsaved):
            self.save_again()

    def handle(self, reply: Reply) -> SessionChange | None:
        """Take a reply of the engine; None if it changes nothing here."""
        growing = self._growing
        if growing is None:
            return None
        change = growing.take(reply)
        if isinstance(change, AnswerEnded):
            self._settle(growing, change)
        return change

    def _ask(
        self,
        before: tuple[Message, ...],
        text: str,
        attachments: Sequence[Attachment],
        override: Override,
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
        request = self._request((*before, question), override)
        self._conversation, stored, answer = self._store.ask(
            self._conversation.id,
            text,
            parent=before[-1].id if before else ROOT,
            attachments=attachments,
            override=override,
        )
        self._settled = (*before, stored)
        self._begin(answer, request)

    def _place(self, message_id: int) -> int:
        ids = [message.id for message in self._settled]
        if message_id not in ids:
            raise RequestError("This message is not shown any more.")
        return ids.index(message_id)

    def _override_after(self, place: int) -> Override:
        """What the answer to the question at a place was asked with."""
        after = self._settled[place + 1 : place + 2]
        return after[0].override if after else Override()

    def _request(self, messages: tuple[Message, ...], override: Override) -> GenerationRequest:
        options = options_for(self._conversation, self._options(), override)
        return request_for(messages, options)

    def _begin(self, answer: Message, request: GenerationRequest) -> None:
        growing = GrowingAnswer(self._store, answer, self._clock)
        self._growing = growing
        try:
            self._send(Generate(answer.id, request))
        except PacelineError as error:
            self._settle(growing, growing.end(MessageStatus.FAILED, error=str(error)))

    def _settle(self, growing: GrowingAnswer, ended: AnswerEnded) -> None:
        self._settled = (*self._settled, ended.message)
        self._growing = None
        if not growing.is_stored:
            self._unsaved.append(growing)

    def _refuse_while_answering(self) -> None:
        if self._growing is not None:
            raise RequestError(
                "The last message is still being answered.", advice="Wait, or stop the answer."
            )

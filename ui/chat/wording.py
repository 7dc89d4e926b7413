"""What is said under an answer that did not simply end. No widgets here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.engine.events import StopReason
from app.engine.stats_text import context_remarks
from app.sessions.conversation import Message, MessageStatus
from ui.known_sentences import known
from ui.numbers import IN_THE_WINDOW
from ui.translation import mark, tr

_BAD_ENDS = {
    MessageStatus.FAILED: mark("This answer failed."),
    MessageStatus.INTERRUPTED: mark("This answer was cut off before it was complete."),
}
_STOP_NOTES = {
    StopReason.LENGTH: mark(
        "The answer reached the length limit. Raise it in Options to get more."
    ),
    StopReason.CONTEXT: mark(
        "The context is full, so the answer ends here. Start a new chat to go on, or let the "
        "oldest messages be left out, in Options."
    ),
    StopReason.STOP: mark("The answer ended at a stop text."),
}


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence under an answer; `tone` says whether something went wrong."""

    text: str
    tone: Literal["muted", "bad"]


def note_for(message: Message) -> Note | None:
    """The note under an answer, if it needs one."""
    if message.error:
        return Note(known(message.error), "bad")
    if message.status in _BAD_ENDS:
        return Note(tr(_BAD_ENDS[message.status]), "bad")
    match message.status:
        case MessageStatus.STOPPED:
            return Note(tr("You stopped this answer."), "muted")
        case MessageStatus.COMPLETE if not message.text.strip() and message.role == "assistant":
            return Note(tr("The model gave an empty answer."), "muted")
        case MessageStatus.COMPLETE:
            return _note_on_the_end(message)
    return None


def _note_on_the_end(message: Message) -> Note | None:
    """What was left out before the answer, and why it stopped where it did."""
    sentences = (
        list(context_remarks(message.stats, language=IN_THE_WINDOW))
        if message.stats is not None
        else []
    )
    if message.stop_reason in _STOP_NOTES:
        sentences.append(tr(_STOP_NOTES[StopReason(message.stop_reason)]))
    return Note(" ".join(sentences), "muted") if sentences else None

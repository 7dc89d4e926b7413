"""What is asked: from an option, a file, standard input, or a conversation in JSON."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from app.cli.errors import InputError
from app.cli.messages_file import parse_messages
from app.cli.text_file import check_typed, read_stream, read_text
from app.engine.request import ChatMessage

_STANDARD_INPUT = "-"
_GIVE_ONE = "Give one with --prompt, --prompt-file or --messages, or pipe it in."


@dataclass(frozen=True, slots=True)
class PromptSource:
    """The options as they were given; at most one of the first three is set."""

    prompt: str | None = None
    prompt_file: Path | None = None
    messages: Path | None = None
    system: str = ""
    raw: bool = False

    def __post_init__(self) -> None:
        given = (self.prompt, self.prompt_file, self.messages)
        if sum(source is not None for source in given) > 1:
            raise InputError("Give only one of --prompt, --prompt-file and --messages.")
        if self.raw and (self.messages is not None or self.system):
            raise InputError("--raw is for a bare prompt: leave out --messages and --system.")


@dataclass(frozen=True, slots=True)
class Question:
    """Messages for the chat template, or a raw prompt."""

    messages: tuple[ChatMessage, ...] = ()
    raw_prompt: str | None = None


def read_question(source: PromptSource, standard_input: TextIO) -> Question:
    """Read what `source` names. Raises InputError."""
    if source.messages is not None:
        name = str(source.messages)
        return Question(_with_system(parse_messages(read_text(source.messages), name), source))
    text = _prompt_text(source, standard_input)
    if source.raw:
        return Question(raw_prompt=text)
    if not text.strip():
        raise InputError("The prompt is empty.", advice=_GIVE_ONE)
    return Question(_with_system((ChatMessage("user", text),), source))


def _prompt_text(source: PromptSource, standard_input: TextIO) -> str:
    if source.prompt_file is not None and str(source.prompt_file) != _STANDARD_INPUT:
        return _trimmed(read_text(source.prompt_file), source)
    if source.prompt is not None and source.prompt != _STANDARD_INPUT:
        return check_typed(source.prompt, "The prompt")
    if source.prompt is None and source.prompt_file is None and standard_input.isatty():
        raise InputError("There is no prompt.", advice=_GIVE_ONE)
    return _trimmed(read_stream(standard_input.buffer), source)


def _trimmed(text: str, source: PromptSource) -> str:
    """Editors and echo end a text with a line break that nobody meant to send."""
    return text if source.raw else text.removesuffix("\n").removesuffix("\r")


def _with_system(
    messages: tuple[ChatMessage, ...], source: PromptSource
) -> tuple[ChatMessage, ...]:
    if not source.system:
        return messages
    if messages[0].role == "system":
        raise InputError("Both --system and the messages give a system prompt.")
    return (ChatMessage("system", check_typed(source.system, "The system prompt")), *messages)

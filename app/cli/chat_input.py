"""What a person types in a chat: messages, and commands that begin with a slash."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, TypeAlias

from app.cli.errors import InputError
from app.cli.terminal import say
from app.cli.text_file import check_typed, decode

FENCE: Final = '"""'
GREETING: Final = (
    "Type a message and press Enter. Ctrl-C stops an answer; at the prompt it leaves.\n"
    f"{FENCE} begins and ends a message of several lines; /help lists the commands."
)
_COMMANDS: Final = {
    "/retry": "answer the last message again",
    "/edit TEXT": "put another text in the place of the last message",
    "/continue": "let the last answer go on",
    "/undo": "take the last message back, with its answer",
    "/attach FILE": "send the text of a file with the next message",
    "/thinking HOW": "whether or how hard to think; without HOW: what can be chosen",
    "/system TEXT": "what the model is told to be",
    "/export FILE": "write the chat to a file: .md, .html or .json",
    "/new": "begin another chat",
    "/help": "this",
    "/quit": "leave (or Ctrl-D)",
}
_NAMES: Final = tuple(usage.split()[0] for usage in _COMMANDS)
_OTHER_NAMES: Final = {"/exit": "/quit", "/bye": "/quit", "/clear": "/new", "/regenerate": "/retry"}
HELP: Final = "\n".join(
    (GREETING, *(f"  {usage:<14} {meaning}" for usage, meaning in _COMMANDS.items()))
)


@dataclass(frozen=True, slots=True)
class Said:
    """A message to the model."""

    text: str


@dataclass(frozen=True, slots=True)
class Order:
    """A command by its name in the help, and what was typed behind it."""

    name: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Unknown:
    """What was meant as a command and is none; `meant` is like it, or empty."""

    name: str
    meant: str = ""


Typed: TypeAlias = Said | Order | Unknown


def understood(text: str) -> Typed:
    """A word with a slash is a command; before other words, if it is like one."""
    word, _, rest = text.strip().partition(" ")
    name = _OTHER_NAMES.get(word, word)
    if name in _NAMES:
        return Order(name, rest.strip())
    if not word.startswith("/"):
        return Said(text.strip())
    meant = next(iter(get_close_matches(word, _NAMES, n=1, cutoff=0.75)), "")
    return Unknown(word, meant) if meant or not rest else Said(text.strip())


def typed() -> Iterator[Typed]:
    """All that is typed, until the input ends. Raises InputError on what is no text."""
    while (line := _read_line("> ")) is not None:
        if line.lstrip().startswith(FENCE):
            try:
                text = _fenced(line.lstrip().removeprefix(FENCE))
            except KeyboardInterrupt:  # what was typed of it is not wanted
                say("")
                continue
            if text:
                yield Said(text)
        elif line.strip():
            yield understood(line)


def edit_lines() -> None:
    """Let the arrow keys edit what is typed and bring back what was; nothing of it is stored."""
    with suppress(ImportError):  # Windows has this in its terminals
        import readline  # noqa: F401 - input() then uses it


def _fenced(first: str) -> str:
    """All lines up to one that ends with the mark, or the input."""
    lines = [first.rstrip()]
    while not lines[-1].endswith(FENCE):
        line = _read_line("... ")
        if line is None:
            break
        lines.append(line.rstrip())
    return "\n".join(lines).removesuffix(FENCE).strip()


def _read_line(prompt: str) -> str | None:
    """A line, or None at the end of the input. Raises InputError."""
    if not sys.stdin.isatty():
        line = sys.stdin.buffer.readline()
        return decode(line, "The standard input") if line else None
    try:
        return check_typed(input(prompt), "The message")
    except UnicodeDecodeError as error:
        raise InputError("The message is not UTF-8 text.") from error
    except EOFError:
        say("")
        return None

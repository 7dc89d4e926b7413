"""A file that goes with a message, as text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

AttachmentKind = Literal["text", "code", "table", "markdown", "pdf", "word"]
_KINDS: tuple[AttachmentKind, ...] = get_args(AttachmentKind)


@dataclass(frozen=True, slots=True)
class Attachment:
    """The name of a file and the text that was read from it."""

    name: str
    kind: AttachmentKind
    text: str


def kind_of(value: object) -> AttachmentKind:
    """The kind that was stored; plain text where there is no such kind."""
    return next((kind for kind in _KINDS if kind == value), "text")


def with_attachments(text: str, attachments: Iterable[Attachment]) -> str:
    """What the model reads: each file as a labelled block, then what the person wrote."""
    return "\n\n".join([*map(_block, attachments), *([text] if text.strip() else [])])


def _block(attachment: Attachment) -> str:
    """A fence that is longer than every run of backticks inside."""
    longest = run = 0
    for char in attachment.text:
        run = run + 1 if char == "`" else 0
        longest = max(longest, run)
    fence = "`" * max(3, longest + 1)
    name = " ".join(attachment.name.split())
    return f"File “{name}”:\n{fence}\n{attachment.text}\n{fence}"

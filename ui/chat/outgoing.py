"""A message on its way out."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.sessions.attachment import Attachment
from app.sessions.override import Override


@dataclass(frozen=True, slots=True)
class Outgoing:
    """What a person wrote and attached, and what the answer is to have otherwise than the chat."""

    text: str
    attachments: tuple[Attachment, ...] = ()
    override: Override = field(default_factory=Override)

    def and_then(self, later: Outgoing) -> Outgoing:
        """Two messages that wait become one."""
        text = "\n\n".join(part for part in (self.text, later.text) if part.strip())
        attachments = (*self.attachments, *later.attachments)
        return Outgoing(text, attachments, later.override or self.override)

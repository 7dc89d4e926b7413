"""A message on its way out."""

from __future__ import annotations

from dataclasses import dataclass

from app.sessions.attachment import Attachment


@dataclass(frozen=True, slots=True)
class Outgoing:
    """What a person wrote and attached."""

    text: str
    attachments: tuple[Attachment, ...] = ()

    def and_then(self, later: Outgoing) -> Outgoing:
        """Two messages that wait become one."""
        text = "\n\n".join(part for part in (self.text, later.text) if part.strip())
        return Outgoing(text, (*self.attachments, *later.attachments))

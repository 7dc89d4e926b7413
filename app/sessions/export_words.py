"""The words around the messages of an exported chat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime


def iso_day(moment: float) -> str:
    """2026-11-30; nothing where there is no such day."""
    try:
        return f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d}"
    except (ValueError, OverflowError, OSError):
        return ""


@dataclass(frozen=True, slots=True)
class ExportWords:
    """English; the window gives its own. `language` as HTML writes it, `day` of seconds."""

    you: str = "You"
    answer: str = "Answer"
    thinking: str = "Thinking"
    system_prompt: str = "System prompt"
    untitled: str = "Chat"
    image: str = "image"
    language: str = "en"
    day: Callable[[float], str] = iso_day

    def name_of(self, role: str) -> str:
        """Who says a message."""
        return self.you if role == "user" else self.answer


IN_ENGLISH = ExportWords()

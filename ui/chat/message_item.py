"""A message of the transcript, with a widget only while it is near the screen."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QApplication, QTextEdit

from app.engine.trace import TokenMark
from app.sessions.conversation import Message, MessageStatus
from ui.chat.message_view import MessageView
from ui.widgets.discard import discard


@dataclass(slots=True)
class MessageItem:
    """`height` in pixels is a guess until the message was laid out."""

    message: Message
    height: int
    view: MessageView | None = None
    marks: tuple[TokenMark, ...] | None = None  # shown in place of the text

    @classmethod
    def guessed(cls, message: Message, column: int) -> MessageItem:
        """Without a widget, for a column of this width."""
        return cls(message, _estimated_height(message, column))

    def measure(self, column: int) -> None:
        """Ask the widget for its height at this width; guess where there is none."""
        self.height = (
            self.view.height_for(column)
            if self.view is not None
            else _estimated_height(self.message, column)
        )

    def may_retire(self) -> bool:
        """Not while it grows, nor while the keyboard is in it or anything of it is selected."""
        if self.view is None or self.message.status is MessageStatus.STREAMING:
            return False
        if any(text.textCursor().hasSelection() for text in self.view.findChildren(QTextEdit)):
            return False
        return not self.has_focus

    @property
    def has_focus(self) -> bool:
        """Is the keyboard at its widget, or in it?"""
        focus = QApplication.focusWidget()
        if self.view is None or focus is None:
            return False
        return self.view is focus or self.view.isAncestorOf(focus)

    def retire(self) -> None:
        """Drop the widget."""
        view, self.view = self.view, None
        if view is not None:
            discard(view)


def _estimated_height(message: Message, column: int) -> int:
    """A guess in pixels for a message that was never laid out."""
    per_line = max(20, column // 7)
    lines = sum(1 + len(line) // per_line for line in message.text.split("\n"))
    return lines * 22 + (18 if message.role == "user" else 34)

"""The title of the window."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from ui.chat.chat_controller import ChatController

_NAME = "Paceline"


class WindowTitle(QObject):
    """Names the chat that is shown, and the application."""

    def __init__(self, window: QMainWindow, chats: ChatController) -> None:
        super().__init__(window)
        self._window = window
        self._chats = chats
        chats.shown.connect(self.show)
        self.show()

    def show(self) -> None:
        """Say it as it is now."""
        chat = self._chats.conversation
        title = chat.title if chat is not None else ""
        self._window.setWindowTitle(f"{title} – {_NAME}" if title else _NAME)

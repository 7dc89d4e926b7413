"""Marks the window in the system's bar for a person who is elsewhere meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from ui.chat.chat_controller import ChatController
from ui.notice import Notice
from ui.widgets.banner import Banner


class Attention(QObject):
    """`ask` is called at the end of an answer, and when the banner says more than what goes on.

    The system takes no notice while the window is the active one.
    """

    def __init__(self, window: QWidget, chats: ChatController, banner: Banner) -> None:
        super().__init__(window)
        self._window = window
        self._chats = chats
        self._was_answering = chats.is_answering
        chats.shown.connect(self._follow_answer)
        banner.said.connect(self._follow_banner)

    def _follow_answer(self) -> None:
        was_answering, self._was_answering = self._was_answering, self._chats.is_answering
        if was_answering and not self._was_answering:
            self.ask()

    def _follow_banner(self, notice: Notice) -> None:
        if notice.progress is None:
            self.ask()

    def ask(self) -> None:
        """What the person waited for is there, or has failed."""
        QApplication.alert(self._window)

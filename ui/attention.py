"""Marks the window in the system's bar for a person who is elsewhere meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from ui.chat.chat_controller import ChatController
from ui.engine_control import EngineControl
from ui.engine_state import Phase
from ui.notice import Notice
from ui.widgets.banner import Banner


class Attention(QObject):
    """Asks when an answer or a load has ended, and when the banner says more than what goes on.

    The system takes no notice while the window is the active one.
    """

    def __init__(
        self, window: QWidget, chats: ChatController, control: EngineControl, banner: Banner
    ) -> None:
        super().__init__(window)
        self._window = window
        self._chats, self._control = chats, control
        self._phase = control.state.phase
        self._was_answering = chats.is_answering
        chats.shown.connect(self._follow_answer)
        control.changed.connect(self._follow_load)
        banner.said.connect(self._follow_banner)

    def _follow_answer(self) -> None:
        was_answering, self._was_answering = self._was_answering, self._chats.is_answering
        if was_answering and not self._was_answering:
            self.ask()

    def _follow_load(self) -> None:
        before, self._phase = self._phase, self._control.state.phase
        if (before, self._phase) == (Phase.LOADING, Phase.LOADED):
            self.ask()

    def _follow_banner(self, notice: Notice) -> None:
        if notice.progress is None:
            self.ask()

    def ask(self) -> None:
        """What the person waited for is there, or has failed."""
        QApplication.alert(self._window)

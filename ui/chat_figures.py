"""The figures around the chat: context used, memory, details of the last answer."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ui.chat.chat_controller import ChatController
from ui.chat.chat_size import ChatSize
from ui.chat.pending_files import PendingFiles
from ui.details.live_details import LiveDetails
from ui.details.wording import memory_sentence
from ui.engine_control import EngineControl
from ui.main_pane import MainPane


class ChatFigures(QObject):
    """Follows the engine and the chat that is shown."""

    def __init__(
        self,
        main: MainPane,
        chats: ChatController,
        files: PendingFiles,
        details: LiveDetails,
        control: EngineControl,
        size: ChatSize,
    ) -> None:
        super().__init__(main)
        self._main, self._chats, self._files, self._details = main, chats, files, details
        self._control = control
        self._size = size
        control.changed.connect(self.show)
        chats.shown.connect(self.show)
        size.counted.connect(self.show)

    def show(self) -> None:
        """Show everything as it is now."""
        info = self._control.state.info
        self._main.top_bar.show_memory(memory_sentence(info) if info is not None else "")
        used = self._size.of(self._chats.messages) if info is not None else None
        context = info.context_size if info is not None and used is not None else 0
        self._main.composer.gauge.show_use(used or 0, context)
        self._details.refresh()
        self._files.show()

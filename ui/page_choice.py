"""Which page the window shows while nothing lies over it."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ui.chat.chat_controller import ChatController
from ui.engine_control import EngineControl
from ui.engine_state import Phase
from ui.main_pane import MainPane
from ui.pair.pair_controller import PairController
from ui.preferences import Preferences
from ui.translation import tr

_BUSY = (Phase.LOADING, Phase.BUILDING)


class PageChoice(QObject):
    """The chat, or what helps to begin one."""

    def __init__(
        self,
        main: MainPane,
        chats: ChatController,
        pair: PairController,
        control: EngineControl,
        preferences: Preferences,
    ) -> None:
        super().__init__(main)
        self._main = main
        self._chats, self._pair, self._control = chats, pair, control
        self._preferences = preferences
        control.changed.connect(self.show)
        pair.changed.connect(self.show)
        pair.failed.connect(lambda _: self.show())
        chats.shown.connect(self.show)

    def show(self) -> None:
        """Show the page, and on it what can be begun now."""
        start_page = self._main.start_page
        library = self._pair.library
        if library.is_read:
            start_page.set_starter_there(is_there=library.starter is not None)
        start_page.set_busy(busy=self._control.state.phase in _BUSY)
        name = self._main.top_bar.chooser.target_chip.name
        is_loaded = self._control.state.info is not None
        hint = tr("{model} answers on this machine.").format(model=name)
        self._main.empty_chat.show_hint(hint if is_loaded else "")
        self._main.show_page(self._page())

    def _page(self) -> QWidget:
        if self._chats.conversation is not None:
            return self._main.transcript
        if not self._preferences.settings.target and self._control.state.phase is not Phase.LOADED:
            return self._main.start_page
        return self._main.empty_chat

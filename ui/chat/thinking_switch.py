"""Whether the next answer begins with thinking, where the loaded model leaves the choice."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from app.engine.request import Thinking
from ui.chat.chat_controller import ChatController
from ui.chat.composer import Composer
from ui.engine_control import EngineControl
from ui.preferences import Preferences


class ThinkingSwitch(QObject):
    """Changes the preset of the chat that is shown, or the settings where it has none."""

    def __init__(
        self,
        composer: Composer,
        chats: ChatController,
        control: EngineControl,
        preferences: Preferences,
    ) -> None:
        super().__init__(composer)
        self._composer = composer
        self._chats, self._control, self._preferences = chats, control, preferences
        composer.thinking_switched.connect(self.switch)
        for news in (chats.shown, control.changed, preferences.changed):
            news.connect(self._show)
        self._show()

    @property
    def thinks(self) -> bool | None:
        """Before the next answer; None: the model does not leave the choice."""
        info = self._control.state.info
        if info is None or info.thinks is None:
            return None
        preset = self._chats.preset
        wanted = self._preferences.settings.thinking if preset is None else preset.thinking
        return info.thinks if wanted == "usual" else wanted == "on"

    def switch(self) -> None:
        """The other way, from the next answer on."""
        thinks, preset = self.thinks, self._chats.preset
        if thinks is None:
            return
        wanted: Thinking = "off" if thinks else "on"
        if preset is None:
            self._preferences.change(thinking=wanted)
        else:
            self._chats.set_preset(replace(preset, name="", thinking=wanted))

    def _show(self) -> None:
        self._composer.show_thinking(self.thinks)

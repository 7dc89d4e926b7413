"""Whether the next answer begins with thinking, where the loaded model leaves the choice."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from app.engine.request import Thinking
from ui.chat.chat_controller import ChatController
from ui.chat.composer import Composer
from ui.chat.pending_overrides import PendingOverrides
from ui.engine_control import EngineControl
from ui.preferences import Preferences


class ThinkingSwitch(QObject):
    """Changes the preset of the chat that is shown, or the settings where it has none."""

    def __init__(
        self,
        composer: Composer,
        chats: ChatController,
        pending: PendingOverrides,
        control: EngineControl,
        preferences: Preferences,
    ) -> None:
        super().__init__(composer)
        self._composer, self._pending = composer, pending
        self._chats, self._control, self._preferences = chats, control, preferences
        composer.thinking_switched.connect(self.switch)
        for news in (chats.shown, pending.changed, control.changed, preferences.changed):
            news.connect(self._show)
        self._show()

    @property
    def thinks(self) -> bool | None:
        """Before the next answer; None: the model does not leave the choice."""
        info = self._control.state.info
        if info is None or info.thinks is None:
            return None
        wanted = self._wanted
        return info.thinks if wanted == "usual" else wanted == "on"

    @property
    def _wanted(self) -> Thinking:
        override, preset = self._pending.override, self._chats.preset
        if "thinking" in override.names:
            return override.values.thinking
        return self._preferences.settings.thinking if preset is None else preset.thinking

    def switch(self) -> None:
        """The other way, from the next answer on."""
        thinks = self.thinks
        if thinks is None:
            return
        self._pending.drop("thinking")
        if self.thinks is thinks:
            self._choose("off" if thinks else "on")

    def _choose(self, wanted: Thinking) -> None:
        preset = self._chats.preset
        if preset is None:
            self._preferences.change(thinking=wanted)
        else:
            self._chats.set_preset(replace(preset, name="", thinking=wanted))

    def _show(self) -> None:
        self._composer.show_thinking(self.thinks)

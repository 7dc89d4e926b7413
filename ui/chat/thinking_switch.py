"""Whether, or how hard, a model thinks before the next answer, where it leaves the choice."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu

from app.engine.request import Thinking
from ui.chat.chat_controller import ChatController
from ui.chat.composer import Composer
from ui.chat.pending_overrides import PendingOverrides
from ui.engine_control import EngineControl
from ui.preferences import Preferences
from ui.translation import mark, tr

_CHOICES: dict[Thinking, str] = {
    "usual": mark("As usual"),
    "on": mark("Think first"),
    "off": mark("Answer at once"),
    "low": mark("Low effort"),
    "medium": mark("Medium effort"),
    "high": mark("High effort"),
}


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
    def choices(self) -> tuple[Thinking, ...]:
        """What makes a difference to the loaded model; empty: it leaves no choice."""
        info = self._control.state.info
        return () if info is None else info.thinking_choices

    @property
    def chosen(self) -> Thinking | None:
        """For the next answer; None: the model does not leave the choice."""
        info = self._control.state.info
        return info.thinking(self._wanted) if info is not None and self.choices else None

    @property
    def _wanted(self) -> Thinking:
        override, preset = self._pending.override, self._chats.preset
        if "thinking" in override.names:
            return override.values.thinking
        return self._preferences.settings.thinking if preset is None else preset.thinking

    def switch(self) -> None:
        """The other way, from the next answer on; where there are more, a menu asks which."""
        if self.choices == ("on", "off"):
            self.choose("off" if self.chosen == "on" else "on")
        elif self.choices:
            self._menu().popup(self._composer.thinking_button.mapToGlobal(QPoint(0, 0)))

    def choose(self, wanted: Thinking) -> None:
        """From the next answer on."""
        self._pending.drop("thinking")
        if self.chosen == wanted:
            return
        preset = self._chats.preset
        if preset is None:
            self._preferences.change(thinking=wanted)
        else:
            self._chats.set_preset(replace(preset, name="", thinking=wanted))

    def _menu(self) -> QMenu:
        menu = QMenu(self._composer.thinking_button)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for choice in self.choices:
            action = menu.addAction(tr(_CHOICES[choice]))
            action.setCheckable(True)
            action.setChecked(choice == self.chosen)
            action.triggered.connect(lambda _=False, choice=choice: self.choose(choice))
        return menu

    def _show(self) -> None:
        self._composer.show_thinking(self.chosen)

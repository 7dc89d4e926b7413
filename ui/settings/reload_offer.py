"""Keeps the settings page true to the engine: what runs now, and whether with other settings."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ui.engine_control import EngineControl
from ui.pair.pair_controller import PairController
from ui.preferences import Preferences
from ui.settings.settings_controller import SettingsController


class ReloadOffer(QObject):
    """Offers to load again while settings that need it differ from the loaded pair's."""

    def __init__(
        self,
        settings: SettingsController,
        control: EngineControl,
        pair: PairController,
        preferences: Preferences,
    ) -> None:
        super().__init__(settings)
        self._settings, self._control, self._pair = settings, control, pair
        settings.page.reload_requested.connect(pair.load)
        control.changed.connect(self.show)
        preferences.changed.connect(self.show)

    def show(self) -> None:
        """Show what the engine was loaded with."""
        info = self._control.state.info
        self._settings.show_loaded(info, needs_reload=self._pair.needs_reload)

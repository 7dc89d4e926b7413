"""How the window looks, by the settings."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ui.chat.transcript import Transcript
from ui.preferences import Preferences
from ui.theme import Theme


class Look(QObject):
    """Follows the settings of the appearance; every change is seen at once."""

    def __init__(self, theme: Theme, transcript: Transcript, preferences: Preferences) -> None:
        super().__init__(transcript)
        self._theme, self._transcript, self._preferences = theme, transcript, preferences
        preferences.changed.connect(self.apply)
        self.apply()

    def apply(self) -> None:
        """Make it look as it is set now."""
        settings = self._preferences.settings
        if self._theme.choice != settings.theme:
            self._theme.choose(settings.theme)
        self._transcript.set_figures(settings.figures_shown)

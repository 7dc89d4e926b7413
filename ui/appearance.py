"""How the window looks, by the settings."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ui.chat.transcript import Transcript
from ui.preferences import Preferences
from ui.theme import Look, Theme


class Appearance(QObject):
    """Follows the settings of the appearance; every change is seen at once."""

    def __init__(self, theme: Theme, transcript: Transcript, preferences: Preferences) -> None:
        super().__init__(transcript)
        self._theme, self._transcript, self._preferences = theme, transcript, preferences
        preferences.changed.connect(self.apply)
        self.apply()

    def apply(self) -> None:
        """Make it look as it is set now."""
        settings = self._preferences.settings
        self._theme.use(
            Look(
                settings.theme,
                settings.font_family,
                settings.text_size,
                settings.is_compact,
                settings.contrast,
            )
        )
        self._transcript.set_figures(settings.figures_shown)

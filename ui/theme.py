"""The look in force: follows the system, or what the person chose."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from app.config.settings import Theme as ThemeChoice
from ui.stylesheet import palette, stylesheet
from ui.tokens import DARK, LIGHT, Tokens

COLUMN_WIDTH = 700
SIDEBAR_WIDTH = 252
DETAILS_WIDTH = 296


class Theme(QObject):
    """The tokens in force. `changed` tells every painter to look again."""

    changed = Signal()

    def __init__(self, application: QApplication, choice: ThemeChoice = "system") -> None:
        super().__init__()
        self._application = application
        self._choice: ThemeChoice = choice
        self.tokens = LIGHT
        application.styleHints().colorSchemeChanged.connect(self._system_changed)
        self._apply()

    @property
    def choice(self) -> ThemeChoice:
        return self._choice

    def choose(self, choice: ThemeChoice) -> None:
        """Follow the system, or force light or dark."""
        self._choice = choice
        self._apply()

    def _system_changed(self, _scheme: Qt.ColorScheme) -> None:
        if self._choice == "system":
            self._apply()

    def _apply(self) -> None:
        hints = self._application.styleHints()
        hints.setColorScheme(_SCHEMES[self._choice])  # the window's frame follows
        self.tokens = _tokens_for(self._choice, hints.colorScheme())
        self._application.setPalette(palette(self.tokens))
        self._application.setStyleSheet(stylesheet(self.tokens))
        self.changed.emit()


_SCHEMES: dict[ThemeChoice, Qt.ColorScheme] = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}


def _tokens_for(choice: ThemeChoice, system: Qt.ColorScheme) -> Tokens:
    if choice == "system":
        return DARK if system is Qt.ColorScheme.Dark else LIGHT
    return DARK if choice == "dark" else LIGHT

"""The look in force: follows the system, or what the person chose."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QStyleHints
from PySide6.QtWidgets import QApplication

from app.config.settings import Contrast
from app.config.settings import Theme as ThemeChoice
from ui.fonts import kept_fonts, use_text
from ui.spacing import COMFORTABLE, COMPACT
from ui.stylesheet import palette, stylesheet
from ui.tokens import DARK, DARK_HIGH, LIGHT, LIGHT_HIGH, Tokens

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibilityHints

COLUMN_WIDTH = 700
SIDEBAR_WIDTH = 252
DETAILS_WIDTH = 296


@dataclass(frozen=True, slots=True)
class Look:
    """What a person chooses about the look."""

    colours: ThemeChoice = "system"
    font_family: str = ""  # empty: the system's
    text_size: int = 100  # percent of the usual
    is_compact: bool = False
    contrast: Contrast = "system"


class Theme(QObject):
    """The tokens and distances in force. `changed` tells every painter to look again."""

    changed = Signal()

    def __init__(self, application: QApplication, choice: ThemeChoice = "system") -> None:
        super().__init__()
        self._application = application
        self._look = Look(choice)
        self.tokens = LIGHT
        self.spacing = COMFORTABLE
        application.styleHints().colorSchemeChanged.connect(self._system_changed)
        wishes = _wishes(application.styleHints())
        if wishes is not None:
            wishes.contrastPreferenceChanged.connect(self._contrast_changed)
        self._apply()

    @property
    def look(self) -> Look:
        return self._look

    def choose(self, choice: ThemeChoice) -> None:
        """Follow the system, or force light or dark."""
        self.use(replace(self._look, colours=choice))

    def use(self, look: Look) -> None:
        """Look like this from now on, also where something is shown already."""
        if look != self._look:
            self._look = look
            self._apply()

    def _system_changed(self, _scheme: Qt.ColorScheme) -> None:
        if self._look.colours == "system":
            self._apply()

    def _contrast_changed(self, _preference: Qt.ContrastPreference) -> None:
        if self._look.contrast == "system":
            self._apply()

    def _apply(self) -> None:
        look, hints = self._look, self._application.styleHints()
        hints.setColorScheme(_SCHEMES[look.colours])  # the window's frame follows
        self.tokens = _tokens_for(look, hints)
        self.spacing = COMPACT if look.is_compact else COMFORTABLE
        self._application.setPalette(palette(self.tokens))
        use_text(self._application, look.font_family, look.text_size)
        sheet = stylesheet(self.tokens, self.spacing, look.text_size)
        if sheet != self._application.styleSheet():
            with kept_fonts(self._application):
                self._application.setStyleSheet(sheet)
        self.changed.emit()


_SCHEMES: dict[ThemeChoice, Qt.ColorScheme] = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}


def _tokens_for(look: Look, hints: QStyleHints) -> Tokens:
    is_dark = look.colours == "dark"
    if look.colours == "system":
        is_dark = hints.colorScheme() is Qt.ColorScheme.Dark
    is_high = look.contrast == "high"
    if look.contrast == "system" and (wishes := _wishes(hints)) is not None:
        is_high = wishes.contrastPreference() is Qt.ContrastPreference.HighContrast
    if is_high:
        return DARK_HIGH if is_dark else LIGHT_HIGH
    return DARK if is_dark else LIGHT


def _wishes(hints: QStyleHints) -> QAccessibilityHints | None:
    """What a person has told the system; before Qt 6.10 nobody asks."""
    return hints.accessibility() if hasattr(hints, "accessibility") else None

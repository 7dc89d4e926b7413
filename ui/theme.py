"""Colours, fonts and the one stylesheet, for light and dark."""

from __future__ import annotations

from dataclasses import dataclass
from string import Template

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from app.config.settings import Theme as ThemeChoice

COLUMN_WIDTH = 700
SIDEBAR_WIDTH = 252
DETAILS_WIDTH = 296


@dataclass(frozen=True, slots=True)
class Tokens:
    """Colours by what they mean. `target` is indigo, `draft` amber, `lookup` teal."""

    dark: bool
    background: str
    sidebar: str
    surface: str
    line: str
    ink: str
    muted: str
    faint: str  # placeholders and decoration only
    hover: str
    target: str
    target_ground: str
    draft: str
    draft_ground: str
    lookup: str
    good: str
    bad: str
    bad_ground: str
    bubble: str
    code: str
    selection: str
    keyword: str
    string: str
    number: str
    name: str


LIGHT = Tokens(
    dark=False,
    background="#FAFAF8",
    sidebar="#F2F2EF",
    surface="#FFFFFF",
    line="#E3E3DE",
    ink="#1D1D1B",
    muted="#6A6A64",
    faint="#A3A39C",
    hover="#E9E9E4",
    target="#4656C7",
    target_ground="#ECEEFB",
    draft="#B8650A",
    draft_ground="#FCF1E1",
    lookup="#0F7B6C",
    good="#2B7A3F",
    bad="#B3382C",
    bad_ground="#FBEDEB",
    bubble="#EFEFEA",
    code="#F4F4F1",
    selection="#CFD5F6",
    keyword="#7B3F73",
    string="#3E6A45",
    number="#8A5230",
    name="#2F5C8A",
)

DARK = Tokens(
    dark=True,
    background="#1A1B1D",
    sidebar="#141517",
    surface="#212326",
    line="#313438",
    ink="#EDEDEB",
    muted="#A0A29F",
    faint="#6E7176",
    hover="#26282B",
    target="#9AA6FF",
    target_ground="#262B45",
    draft="#F0A24A",
    draft_ground="#3A2C1A",
    lookup="#5CC7B4",
    good="#7CC98E",
    bad="#F08A7E",
    bad_ground="#3A2321",
    bubble="#2A2C30",
    code="#17181A",
    selection="#3A4270",
    keyword="#D3A0CB",
    string="#A5C9A0",
    number="#DDB08C",
    name="#9CC0E4",
)


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


def interface_font(
    pixels: int = 13,
    weight: QFont.Weight = QFont.Weight.Normal,
    *,
    tabular: bool = False,
) -> QFont:
    """The system's interface font at a size; `tabular` keeps changing numbers in place."""
    font = QFont(QApplication.font())
    font.setPixelSize(pixels)
    font.setWeight(weight)
    if tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


def code_font(pixels: int = 13) -> QFont:
    """The system's monospaced font."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setStyleHint(QFont.StyleHint.Monospace)
    font.setPixelSize(pixels)
    return font


def palette(tokens: Tokens) -> QPalette:
    """Qt's roles from our tokens, for what the stylesheet does not reach."""
    roles = {
        QPalette.ColorRole.Window: tokens.background,
        QPalette.ColorRole.Base: tokens.surface,
        QPalette.ColorRole.AlternateBase: tokens.sidebar,
        QPalette.ColorRole.Button: tokens.surface,
        QPalette.ColorRole.WindowText: tokens.ink,
        QPalette.ColorRole.Text: tokens.ink,
        QPalette.ColorRole.ButtonText: tokens.ink,
        QPalette.ColorRole.BrightText: tokens.bad,
        QPalette.ColorRole.PlaceholderText: tokens.faint,
        QPalette.ColorRole.Highlight: tokens.selection,
        QPalette.ColorRole.HighlightedText: tokens.ink,
        QPalette.ColorRole.Link: tokens.target,
        QPalette.ColorRole.LinkVisited: tokens.target,
        QPalette.ColorRole.ToolTipBase: tokens.surface,
        QPalette.ColorRole.ToolTipText: tokens.ink,
        QPalette.ColorRole.Light: tokens.surface,
        QPalette.ColorRole.Midlight: tokens.line,
        QPalette.ColorRole.Mid: tokens.line,
        QPalette.ColorRole.Dark: tokens.line,
        QPalette.ColorRole.Shadow: tokens.line,
    }
    result = QPalette()
    for role, colour in roles.items():
        result.setColor(role, QColor(colour))
    disabled = QPalette.ColorGroup.Disabled
    texts = (
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
        QPalette.ColorRole.WindowText,
    )
    for role in texts:
        result.setColor(disabled, role, QColor(tokens.faint))
    return result


def stylesheet(tokens: Tokens) -> str:
    """The whole application's stylesheet. Fonts are set in code, colours and shapes here."""
    values = {name: getattr(tokens, name) for name in Tokens.__slots__ if name != "dark"}
    return Template(_STYLESHEET).substitute(values)


_STYLESHEET = """
QMainWindow, QDialog, #main, #transcript, #transcript-content, #start, #start-content {
    background: $background;
}
#sidebar { background: $sidebar; border: none; border-right: 1px solid $line; }
#details { background: $surface; border: none; border-left: 1px solid $line; }
#details-content { background: $surface; }
#topbar { background: $background; border: none; border-bottom: 1px solid $line; }
QLabel { background: transparent; color: $ink; }
QLabel[tone="muted"] { color: $muted; }
QLabel[tone="bad"] { color: $bad; }
QToolTip {
    background: $surface; color: $ink; border: 1px solid $line; padding: 5px 8px;
}

QPushButton {
    background: $surface; color: $ink; border: 1px solid $line; border-radius: 8px;
    padding: 6px 12px; min-height: 18px;
}
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $line; }
QPushButton:focus { border-color: $target; }
QPushButton:disabled { color: $faint; background: $background; }
QPushButton[look="primary"] { background: $ink; color: $background; border-color: $ink; }
QPushButton[look="primary"]:hover { background: $muted; border-color: $muted; }
QPushButton[look="primary"]:focus { border-color: $target; }
QPushButton[look="primary"]:disabled { background: $line; border-color: $line; color: $faint; }
QPushButton[look="quiet"] { background: transparent; border-color: transparent; color: $muted; }
QPushButton[look="quiet"]:hover { background: $hover; color: $ink; }
QPushButton[look="quiet"]:focus { border-color: $target; }
QPushButton[look="text"] {
    background: transparent; border: 1px solid transparent; color: $muted; border-radius: 6px;
    padding: 1px 5px; min-height: 16px;
}
QPushButton[look="text"]:hover { color: $ink; background: $hover; }
QPushButton[look="text"]:focus { border-color: $target; }
QPushButton[look="chip"] { padding: 0 10px; text-align: left; }
QPushButton:checked { background: $bubble; border-color: $muted; }
#search { padding-left: 2px; }

QLineEdit, QSpinBox, QDoubleSpinBox, #system-prompt {
    background: $surface; color: $ink; border: 1px solid $line; border-radius: 8px;
    padding: 6px 10px; min-height: 20px;
    selection-background-color: $selection; selection-color: $ink;
}
QSpinBox, QDoubleSpinBox { padding: 6px 0; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, #system-prompt:focus {
    border-color: $target;
}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0; border: none; }
QAbstractSpinBox QLineEdit { border: none; padding: 0 9px; background: transparent; min-height: 0; }
QCheckBox { color: $ink; spacing: 8px; }
QCheckBox::indicator {
    width: 14px; height: 14px; background: $surface; border: 1px solid $muted; border-radius: 4px;
}
QCheckBox::indicator:checked { background: $ink; border-color: $ink; }
QCheckBox::indicator:focus { border-color: $target; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: 8px; }
QToolButton:hover { background: $hover; }
QToolButton:focus { border-color: $target; }
QToolButton:checked { background: $hover; }
#latest { background: $surface; border: 1px solid $line; border-radius: 16px; }
#latest:hover { background: $hover; }

QTextBrowser, QTextEdit {
    background: transparent; color: $ink; border: none;
    selection-background-color: $selection; selection-color: $ink;
}

QMenu {
    background: $surface; color: $ink; border: 1px solid $line; border-radius: 8px; padding: 4px;
}
QMenu::item { padding: 6px 24px 6px 12px; border-radius: 5px; }
QMenu::item:selected { background: $hover; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }

QListView { background: transparent; border: none; outline: none; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar::handle:vertical {
    background: $line; border-radius: 4px; min-height: 32px; margin: 2px;
}
QScrollBar::handle:vertical:hover { background: $faint; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle:horizontal {
    background: $line; border-radius: 4px; min-width: 32px; margin: 2px;
}
QScrollBar::handle:horizontal:hover { background: $faint; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; }

QProgressBar { background: $line; border: none; border-radius: 3px; max-height: 6px; }
QProgressBar::chunk { background: $target; border-radius: 3px; }

#card { background: $surface; border: 1px solid $line; border-radius: 12px; }
#composer { background: $surface; border: 1px solid $line; border-radius: 14px; }
#composer[focused="true"] { border-color: $faint; }
#send {
    background: $ink; border: 2px solid $ink; border-radius: 8px; padding: 0;
    min-width: 28px; max-width: 28px; min-height: 28px; max-height: 28px;
}
#send:hover { background: $muted; border-color: $muted; }
#send:focus { border-color: $target; }
#send:disabled { background: $line; border-color: $line; }
#bubble { background: $bubble; border-radius: 14px; }
#code-block { background: $code; border: 1px solid $line; border-radius: 12px; }
#code-header { background: transparent; border: none; border-bottom: 1px solid $line; }
#pill { background: $draft_ground; color: $draft; border-radius: 10px; padding: 0 8px; }
#pill[tone="plain"] { background: $bubble; color: $muted; }
#banner { background: $surface; border: 1px solid $line; border-radius: 12px; }
#banner[tone="bad"] { background: $bad_ground; border-color: $bad_ground; }
"""

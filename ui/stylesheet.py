"""The one stylesheet, and the palette for what it does not reach."""

from __future__ import annotations

from string import Template

from PySide6.QtGui import QColor, QPalette

from ui.spacing import Spacing
from ui.tokens import Tokens


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
        QPalette.ColorRole.PlaceholderText: tokens.muted,
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


def stylesheet(tokens: Tokens, spacing: Spacing, text_size: int = 100) -> str:
    """The whole application's stylesheet. Fonts are set in code, colours and shapes here.

    A height that is said here is all that a layout leaves a widget, so it goes with bigger text.
    """
    values: dict[str, object] = {
        name: getattr(tokens, name) for name in Tokens.__slots__ if name != "dark"
    }
    values |= {"button_pad": spacing.button_pad, "menu_pad": spacing.menu_pad}
    values["focus_pad"] = spacing.button_pad - 1  # beside an edge of two pixels
    values["number_pad"] = spacing.button_pad - 2  # Qt makes a spin box three pixels higher
    values |= {name: max(line, line * text_size // 100) for name, line in _LINES.items()}
    return Template(_STYLESHEET).substitute(values)


_LINES = {"small_line": 16, "button_line": 18, "field_line": 20}  # at the usual size of text
_STYLESHEET = """
QMainWindow, QDialog, #main, #transcript, #transcript-content, #start, #start-content,
#settings, #settings-content {
    background: $background;
}
#sidebar { background: $sidebar; border: none; border-right: 1px solid $line; }
#details { background: $surface; border: none; border-left: 1px solid $line; }
#details-content { background: $surface; }
#network-strip { background: $background; border: none; border-top: 1px solid $line; }
#topbar { background: $background; border: none; border-bottom: 1px solid $line; }
QLabel { background: transparent; color: $ink; }
QLabel[tone="muted"] { color: $muted; }
QLabel[tone="bad"] { color: $bad; }
QToolTip {
    background: $surface; color: $ink; border: 1px solid $line; padding: 5px 8px;
}

QPushButton {
    background: $surface; color: $ink; border: 1px solid $line; border-radius: 8px;
    padding: ${button_pad}px 12px; min-height: ${button_line}px;
}
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $fill; }
QPushButton:focus { border-color: $target; }
QPushButton:disabled { color: $faint; background: $background; }
QPushButton[look="primary"] { background: $ink; color: $background; border-color: $ink; }
QPushButton[look="primary"]:hover { background: $muted; border-color: $muted; }
QPushButton[look="primary"]:focus {
    border: 2px solid $target; padding: ${focus_pad}px 11px;
}
QPushButton[look="primary"]:disabled { background: $fill; border-color: $fill; color: $faint; }
QPushButton[look="quiet"] { background: transparent; border-color: transparent; color: $muted; }
QPushButton[look="quiet"]:hover { background: $hover; color: $ink; }
QPushButton[look="quiet"]:focus { border-color: $target; }
QPushButton[look="entry"] {
    background: transparent; border-color: transparent; padding: ${button_pad}px 9px;
    text-align: left;
}
QPushButton[look="entry"]:hover { background: $hover; }
QPushButton[look="entry"]:focus { border-color: $target; }
QPushButton[look="text"] {
    background: transparent; border: 1px solid transparent; color: $muted; border-radius: 6px;
    padding: 1px 5px; min-height: ${small_line}px;
}
QPushButton[look="text"]:hover { color: $ink; background: $hover; }
QPushButton[look="text"]:focus { border-color: $target; }
QPushButton[look="text"][retiring="true"] { color: transparent; }
QPushButton[look="text"][retiring="true"]:focus { color: $muted; }
QPushButton[look="text"]:disabled, QPushButton[look="quiet"]:disabled {
    background: transparent; color: $faint;
}
QPushButton[look="chip"] { padding: 0 10px; text-align: left; }
QPushButton:checked { background: $bubble; border-color: $muted; }
#search { padding-left: 2px; }

QLineEdit, QSpinBox, QDoubleSpinBox, #system-prompt {
    background: $surface; color: $ink; border: 1px solid $line; border-radius: 8px;
    padding: ${button_pad}px 10px;
    selection-background-color: $selection; selection-color: $ink;
}
QLineEdit, QSpinBox, QDoubleSpinBox { min-height: ${field_line}px; }
QSpinBox, QDoubleSpinBox { padding: ${number_pad}px 0 ${focus_pad}px; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, #system-prompt:focus {
    border-color: $target;
}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0; border: none; }
QAbstractSpinBox QLineEdit { border: none; padding: 0 9px; background: transparent; min-height: 0; }
QComboBox {
    background: $surface; color: $ink; border: 1px solid $line; border-radius: 8px;
    padding: ${button_pad}px 10px; min-height: ${field_line}px;
}
QComboBox:focus { border-color: $target; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox QAbstractItemView {
    background: $surface; color: $ink; border: 1px solid $line;
    selection-background-color: $hover; selection-color: $ink;
}
#bin { border: 1px solid $line; border-radius: 8px; background: $surface; padding: 4px; }
#bin:focus { border-color: $target; }
#bin::item { padding: ${menu_pad}px 8px; border-radius: 6px; color: $ink; }
#bin::item:selected { background: $hover; color: $ink; }
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
QMenu::item { padding: ${menu_pad}px 24px ${menu_pad}px 12px; border-radius: 5px; }
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

QProgressBar { background: $fill; border: none; border-radius: 3px; max-height: 6px; }
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
#send:disabled { background: $fill; border-color: $fill; }
#hit-mark { background: $target; border: none; border-radius: 1px; }
#focus-ring { background: transparent; border: 2px solid $target; border-radius: 10px; }
#strip, #file-chip { background: $code; border: 1px solid $line; border-radius: 8px; }
#bubble { background: $bubble; border-radius: 14px; }
#code-block { background: $code; border: 1px solid $line; border-radius: 12px; }
#code-header { background: transparent; border: none; border-bottom: 1px solid $line; }
#pill { background: $draft_ground; color: $draft; border-radius: 10px; padding: 0 8px; }
#pill[tone="plain"] { background: $bubble; color: $muted; }
#rule { background: $line; border: none; }
#chip { background: $surface; border: 1px solid $line; border-radius: 8px; }
#chip[kind="draft"] { background: $draft_ground; border-color: $draft; }
#chip[kind="lookup"] { background: $surface; border-color: $lookup; }
#chip[kind="rejected"] { border-color: $bad; }
#chip[kind="target"] { background: $target_ground; border-color: $target; }
QLabel[chip="draft"] { color: $ink; }
QLabel[chip="lookup"] { color: $lookup; }
QLabel[chip="rejected"] { color: $bad; }
QLabel[chip="discarded"] { color: $muted; }
QLabel[chip="target"] { color: $target; }
#banner { background: $surface; border: 1px solid $line; border-radius: 12px; }
#banner[tone="bad"] { background: $bad_ground; border-color: $bad_ground; }
"""

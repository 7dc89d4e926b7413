"""The system's fonts, at the sizes that are asked for."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication


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

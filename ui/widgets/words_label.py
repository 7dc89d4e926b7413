"""Words on a page: wrapped, and never read as markup."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QSizePolicy

from ui.fonts import interface_font


def words_label(
    pixels: int, weight: QFont.Weight = QFont.Weight.Normal, *, tone: str = "", text: str = ""
) -> QLabel:
    """`tone` names its colour in the stylesheet."""
    label = QLabel(text)
    label.setFont(interface_font(pixels, weight, tabular=True))
    label.setProperty("tone", tone)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def fixed_words_label(
    pixels: int, weight: QFont.Weight = QFont.Weight.Normal, *, tone: str = ""
) -> QLabel:
    """As high as its words need, and no higher where there is room."""
    label = words_label(pixels, weight, tone=tone)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    return label

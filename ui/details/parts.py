"""Heads, figures and notes of the details, all in one look."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ui.fonts import interface_font
from ui.widgets.words_label import words_label


def head(text: str) -> QLabel:
    return words_label(12, QFont.Weight.DemiBold, tone="muted", text=text)


def figure() -> QLabel:
    label = QLabel()
    label.setFont(interface_font(26, QFont.Weight.DemiBold, tabular=True))
    return label


def note(text: str = "") -> QLabel:
    return words_label(12, tone="muted", text=text)


def pair(number: QLabel, unit: QLabel) -> QWidget:
    """A figure with its unit behind it."""
    unit.setWordWrap(False)
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    row.addWidget(number, 0, Qt.AlignmentFlag.AlignBottom)
    unit.setContentsMargins(0, 0, 0, 5)
    row.addWidget(unit, 0, Qt.AlignmentFlag.AlignBottom)
    row.addStretch()
    return holder


class Section(QWidget):
    """Parts one under the other."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        for part in parts:
            column.addWidget(part)


def legend(parts: list[tuple[str, str]]) -> str:
    """Rich text: a coloured square before each name. Names hold no markup, and do not break."""
    names = ((name.replace(" ", "\u00a0"), ink) for name, ink in parts)
    return " \u00a0 ".join(f"<span style='color:{ink}'>■</span>\u00a0{name}" for name, ink in names)

"""Rows of a card: words at the left, a field or a button at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from ui.fonts import interface_font
from ui.widgets.rule import rule
from ui.widgets.words_label import words_label

_SIDE = 16


def card(rows: Sequence[QWidget]) -> QFrame:
    """The rows in a frame, with lines between them."""
    frame = QFrame()
    frame.setObjectName("card")
    column = QVBoxLayout(frame)
    column.setContentsMargins(0, 4, 0, 4)
    column.setSpacing(0)
    for number, row in enumerate(rows):
        if number:
            column.addWidget(rule())
        column.addWidget(row)
    return frame


def show_rows(frame: QFrame, shown: Sequence[bool]) -> None:
    """Only some rows of a card, with lines between them."""
    parts = frame.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    rows, rules = parts[::2], parts[1::2]
    for row, is_shown in zip(rows, shown, strict=True):
        row.setVisible(is_shown)
    for number, line in enumerate(rules, start=1):
        line.setVisible(shown[number] and any(shown[:number]))


def row(name: str, explanation: str, *fields: QWidget) -> QWidget:
    """A name with its explanation, and fields beside it; a field for prose goes below."""
    holder = QWidget()
    words = QVBoxLayout()
    words.setSpacing(2)
    title = text_label(name, tone="")
    words.addWidget(title)
    if explanation:
        words.addWidget(text_label(explanation, pixels=12))
    below = [field for field in fields if isinstance(field, QPlainTextEdit)]
    beside = [field for field in fields if field not in below]
    for field in fields:
        field.setAccessibleDescription(explanation)
    line = QHBoxLayout()
    line.setSpacing(16)
    line.addLayout(words, 1)
    for field in beside:
        line.addWidget(field, 0, Qt.AlignmentFlag.AlignVCenter)
    column = QVBoxLayout(holder)
    column.setContentsMargins(_SIDE, 11, _SIDE, 11)
    column.setSpacing(8)
    column.addLayout(line)
    for field in below:
        column.addWidget(field)
    return holder


def heading(text: str) -> QLabel:
    """Over a card that is one of several."""
    label = text_label(text, tone="")
    label.setFont(interface_font(13, QFont.Weight.DemiBold))
    label.setContentsMargins(0, 12, 0, 0)
    return label


def text_label(text: str, *, pixels: int = 13, tone: str = "muted") -> QLabel:
    """Words that wrap."""
    return words_label(pixels, tone=tone, text=text)

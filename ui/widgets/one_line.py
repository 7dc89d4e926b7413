"""One line of a text in whatever script, among words of ours."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics

_ISOLATE, _END = "\u2068", "\u2069"


def isolated(text: str) -> str:
    """A text whose direction moves nothing that stands beside it."""
    return f"{_ISOLATE}{text}{_END}"


def elided(text: str, font: QFont, width: int) -> str:
    """As much of its beginning as fits, with the dots where its own script ends a line."""
    line = " ".join(text.split())
    short = QFontMetrics(font).elidedText(line, Qt.TextElideMode.ElideRight, width)
    return isolated(short) if line.isascii() is False else short

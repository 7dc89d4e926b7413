"""A field for a few lines of text."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy

from ui.fonts import interface_font
from ui.widgets.long_words import break_long_words

_ROUND = 30  # pixels above and below the text, edge included


class ProseField(QPlainTextEdit):
    """As high as a number of lines is at the present size of text."""

    def __init__(self, name: str, *, lines: int) -> None:
        super().__init__()
        self._lines = lines
        self.setObjectName("system-prompt")
        self.setFont(interface_font(13))
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        break_long_words(self)

    def sizeHint(self) -> QSize:
        height = self._lines * self.fontMetrics().lineSpacing() + _ROUND
        return QSize(super().sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

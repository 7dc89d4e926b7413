"""The frame of every page of models: a column in the middle, and words where a list is empty."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ui.library.card_view import CardView
from ui.widgets.words_label import words_label

WIDTH = 780
_MARGIN, _NARROW_MARGIN = 24, 16


class Column(QWidget):
    """Keeps its content as wide as is good to read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        inner = QWidget()
        inner.setMaximumWidth(WIDTH)
        self.column = QVBoxLayout(inner)
        self.column.setContentsMargins(0, 16, 0, 0)
        self.column.setSpacing(8)
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        row.addStretch(1)
        row.addWidget(inner, 1000)
        row.addStretch(1)


class ListOrWords(QStackedWidget):
    """A list; while it has nothing to show, words."""

    def __init__(self, view: CardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.words = words_label(13, tone="muted")
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.setContentsMargins(0, 16, 0, 0)
        self.addWidget(view)
        self.addWidget(self.words)

    def fill(self, words: str) -> None:
        """Show the list, or `words` if it is empty."""
        self.words.setText(words)
        self.setCurrentIndex(0 if self._view.rows.rowCount() else 1)

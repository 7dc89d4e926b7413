"""A field for words to look for."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit

from ui.fonts import interface_font
from ui.theme import Theme
from ui.translation import tr
from ui.widgets.icons import icon


class SearchField(QLineEdit):
    """A glass before the text and, while there is some, a cross behind it, which empties it."""

    def __init__(self, theme: Theme, hint: str, *, name: str = "") -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("search")
        self.setPlaceholderText(hint)
        self.setAccessibleName(name or hint)
        self.setFont(interface_font(13))
        self._glass, self._cross = QAction(self), QAction(self)
        self.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        self.addAction(self._cross, QLineEdit.ActionPosition.TrailingPosition)
        self._cross.setText(tr("Clear", "a search"))
        self._cross.triggered.connect(self.clear)
        self._cross.setVisible(False)
        self.textChanged.connect(lambda text: self._cross.setVisible(bool(text)))
        theme.changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        tokens = self._theme.tokens
        self._glass.setIcon(icon("search", tokens.faint))
        self._cross.setIcon(icon("close", tokens.muted))

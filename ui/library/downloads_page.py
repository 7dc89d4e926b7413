"""What is being downloaded, and what has been."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.library.card import Row
from ui.library.card_view import CardView
from ui.library.content import Column, ListOrWords
from ui.theme import Theme
from ui.translation import mark, tr

_NONE = mark(
    "Nothing is being downloaded. Find a pair, or any model on the hub; a download goes on where "
    "it stopped, even after the program was closed, and is checked before it can be used."
)


class DownloadsPage(Column):
    """Shows what it is told; `acted` is a wish about one download."""

    acted = Signal(str, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = CardView(theme, tr("Downloads"))
        self.view.acted.connect(self.acted)
        self._list = ListOrWords(self.view)
        self.column.addWidget(self._list, 1)

    def show_downloads(self, rows: Sequence[Row], *, is_adding: bool = False) -> None:
        """`is_adding`: one more is on its way into the list."""
        self.view.show_rows(rows)
        self._list.fill(tr("Getting ready to download…") if is_adding else tr(_NONE))

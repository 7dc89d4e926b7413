"""Models that are on the disk more than once, and how to get rid of a copy."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ui.errors import notice_for
from ui.fonts import interface_font
from ui.library.card import Row
from ui.library.card_view import CardView
from ui.library.content import Column, ListOrWords
from ui.library.duplicate_cards import duplicate_words
from ui.library.duplicate_desk import DuplicateState
from ui.theme import Theme
from ui.translation import tr
from ui.widgets.announce import announce
from ui.widgets.buttons import IconButton, button
from ui.widgets.words_label import words_label


class DuplicatesPage(Column):
    """Shows what it is told; `acted` is a wish about one copy."""

    acted = Signal(str, str)
    closed = Signal()
    look_requested = Signal()
    stop_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back = IconButton(theme, "chevron-left", tr("Back (Esc)"))
        self.back.clicked.connect(self.closed)
        title = QLabel(tr("Models that are there twice"))
        title.setFont(interface_font(20, QFont.Weight.DemiBold))
        self.look = button(tr("Look again"), self.look_requested.emit)
        self.stop = button(tr("Stop"), self.stop_requested.emit, name=tr("Stop comparing files"))
        self._words = words_label(12, tone="muted")
        self.view = CardView(theme, tr("Models that are there twice"), dense=True)
        self.view.acted.connect(self.acted)
        self._list = ListOrWords(self.view)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.back)
        top.addWidget(title, 1)
        top.addWidget(self.look)
        top.addWidget(self.stop)
        self.column.addLayout(top)
        self.column.addWidget(self._words)
        self.column.addWidget(self._list, 1)

    def show_state(self, state: DuplicateState, rows: Sequence[Row]) -> None:
        """`rows` are the copies that were found."""
        words = duplicate_words(state)
        if state.error is not None:
            notice = notice_for(state.error)
            words = f"{notice.sentence} {notice.advice}".strip()
        if words != self._words.text() and not state.is_looking:
            announce(self, words)
        self._words.setText(words)
        self.stop.setVisible(state.is_looking)
        self.look.setVisible(not state.is_looking)
        self.view.show_rows(rows)
        self._list.fill("")

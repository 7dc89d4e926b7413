"""The last requests: when, to whom, and for what."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from models.network import RequestRecord
from ui.fonts import interface_font
from ui.known_sentences import known
from ui.library.card import Card, Row
from ui.library.card_view import CardView
from ui.library.content import Column, ListOrWords
from ui.theme import Theme
from ui.translation import mark, tr
from ui.widgets.buttons import IconButton
from ui.widgets.words_label import words_label

_WORDS = mark(
    "Paceline asks a hub only when you search, look at a repository or download. Newest first."
)
_NONE = mark("No request was ever made.")


class RequestsPage(Column):
    """A list to read; nothing can be done with it."""

    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back = IconButton(theme, "chevron-left", tr("Back (Esc)"))
        self.back.clicked.connect(self.closed)
        title = QLabel(tr("Requests to the hub"))
        title.setFont(interface_font(20, QFont.Weight.DemiBold))
        self.view = CardView(theme, tr("Requests to the hub"), dense=True)
        self._list = ListOrWords(self.view)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.back)
        top.addWidget(title, 1)
        words = words_label(12, tone="muted")
        words.setText(tr(_WORDS))
        self.column.addLayout(top)
        self.column.addWidget(words)
        self.column.addWidget(self._list, 1)

    def show_requests(self, records: Sequence[RequestRecord]) -> None:
        """Oldest first, as they are kept; shown the other way round."""
        rows: list[Row] = [
            _card(number, record) for number, record in reversed(list(enumerate(records)))
        ]
        self.view.show_rows(rows)
        self._list.fill(tr(_NONE))


def _card(number: int, record: RequestRecord) -> Card:
    moment = QDateTime.fromSecsSinceEpoch(int(record.time))
    #: when a request was made; d, MMMM, yyyy and HH:mm:ss are day, month, year and time
    shown = QLocale().toString(moment, tr("d MMMM yyyy, HH:mm:ss"))
    purpose = known(record.purpose)
    purpose = purpose[:1].upper() + purpose[1:]
    return Card(f"{number}", purpose, lines=(f"{shown} · {record.host}",))

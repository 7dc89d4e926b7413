"""The frame of a page about one answer: which answer, a cross, and what the page puts below."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ui.theme import Theme
from ui.translation import tr
from ui.widgets.buttons import IconButton
from ui.widgets.one_line import isolated
from ui.widgets.tall_column import TallColumn
from ui.widgets.words_label import words_label

_WIDE_FROM = 760
_MARGIN = 40
_NARROW_MARGIN = 16
_ABOVE_AND_BELOW = 24


class AnswerPage(QScrollArea):
    """Lies over the chat until it is closed. `column` takes what the page shows."""

    closed = Signal()

    def __init__(
        self,
        theme: Theme,
        title: str,
        close_words: str,
        *,
        widest: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title = title
        self._where = words_label(12, tone="muted")
        self.close_button = IconButton(theme, "close", close_words)
        self.close_button.clicked.connect(self.closed)
        self.column = QVBoxLayout()
        self.column.setSpacing(0)
        self.setObjectName("transcript")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(_centred(self._content(), widest))

    @property
    def is_wide(self) -> bool:
        """Whether there is room for parts side by side."""
        return self.viewport().width() >= _WIDE_FROM

    def name_answer(self, chat: str) -> None:
        """Say whose answer it is; a chat may have no title."""
        words = tr("{page} · an answer in “{chat}”").format(page=self._title, chat=isolated(chat))
        self._where.setText(words if chat else self._title)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = _MARGIN if self.is_wide else _NARROW_MARGIN
        self._outer.setContentsMargins(side, _ABOVE_AND_BELOW, side, _ABOVE_AND_BELOW)

    def _content(self) -> QWidget:
        content = QWidget()
        content.setObjectName("transcript-content")
        top = QHBoxLayout()
        top.addWidget(self._where, 1)
        top.addWidget(self.close_button)
        self._outer = QVBoxLayout(content)
        self._outer.setSpacing(0)
        self._outer.addLayout(top)
        self._outer.addLayout(self.column, 1)
        return content


def _centred(content: QWidget, widest: int | None) -> QWidget:
    if widest is not None:
        content.setMaximumWidth(widest)
    holder = TallColumn()
    holder.setObjectName("transcript-content")
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(content)
    return holder

"""One of two answers that are compared: its text and its figures."""

from __future__ import annotations

from PySide6.QtGui import QColor, QFont, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QTextEdit, QVBoxLayout

from app.engine.stats import TurnStats
from ui.fonts import interface_font
from ui.stats.compare_wording import compared_figures
from ui.translation import joined, labelled, tr
from ui.widgets.words_label import fixed_words_label

_LEAST_TEXT = 120  # pixels
_BETWEEN_ROWS = 4


class ComparedAnswer(QFrame):
    """What differs from the other one is underlined."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName("card")
        self._name = name
        head = fixed_words_label(12, QFont.Weight.DemiBold, tone="muted")
        head.setText(name)
        self._values = [fixed_words_label(15, QFont.Weight.DemiBold) for _ in range(4)]
        self._names = [fixed_words_label(12, tone="muted") for _ in range(4)]
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        for number, (value, what) in enumerate(zip(self._values, self._names, strict=True)):
            row, place = 3 * (number // 2), number % 2
            grid.addWidget(value, row, place)
            grid.addWidget(what, row + 1, place)
        grid.setRowMinimumHeight(2, _BETWEEN_ROWS)
        self.text = QTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(_LEAST_TEXT)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.text.document().setDocumentMargin(0)
        self.text.setAcceptRichText(False)
        self.text.setFont(interface_font(13))
        self.text.setAccessibleName(tr("{name}: the text").format(name=name))
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 12, 12)
        column.setSpacing(10)
        column.addWidget(head)
        column.addLayout(grid)
        column.addWidget(self.text, 1)

    @property
    def figures(self) -> str:
        """The figures in words."""
        return self.accessibleName()

    def show_text(self, text: str) -> None:
        self.text.setPlainText(text)

    def show_stats(self, stats: TurnStats | None) -> None:
        figures = compared_figures(stats) if stats is not None else ()
        for number, (value, what) in enumerate(zip(self._values, self._names, strict=True)):
            there = number < len(figures)
            value.setText(figures[number][0] if there else "–")
            what.setText(figures[number][1] if there else "")
            value.setToolTip(figures[number][2] if there else "")
        words = joined(f"{value} {what}" for value, what, _ in figures) or tr("no figures yet")
        self.setAccessibleName(labelled(self._name, words))

    def mark_from(self, start: int, colour: str) -> None:
        """Underline what differs: the characters from `start` on."""
        text = self.text.toPlainText()
        selection = QTextEdit.ExtraSelection()
        look = QTextCharFormat()
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        look.setUnderlineColor(QColor(colour))
        cursor = QTextCursor(self.text.document())
        cursor.setPosition(len(text[:start].encode("utf-16-le")) // 2)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        selection.cursor, selection.format = cursor, look
        self.text.setExtraSelections([selection] if start < len(text) else [])

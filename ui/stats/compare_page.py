"""The same prompt with and without drafting, side by side."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QResizeEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.engine.stats import TurnStats
from app.engine.stats_compare import (
    compare_answers,
    compared_figures,
    speed_verdict,
    text_verdict,
)
from app.sessions.comparison import Comparison
from app.sessions.conversation import Message
from ui.fonts import interface_font
from ui.theme import Theme
from ui.widgets.announce import announce
from ui.widgets.buttons import IconButton, button
from ui.widgets.one_line import isolated
from ui.widgets.tall_column import TallColumn
from ui.widgets.words_label import words_label

_SIDE_BY_SIDE_FROM = 500
_WIDE_MARGIN_FROM = 760
_LEAST_TEXT = 120  # pixels
_FLUSH_MS = 100


class ComparePage(QScrollArea):
    """The drafted answer at the left; at the right the plain one, while it is written and after."""

    closed = Signal()
    run_requested = Signal()
    stop_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._answer: Message | None = None
        self._comparison: Comparison | None = None
        self._growing = ""
        self.setObjectName("transcript")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName("Comparison with and without drafting")
        self._where = _label(12, tone="muted")
        self.verdict = _label(20, QFont.Weight.DemiBold)
        self.words = _label(13, tone="muted")
        self.drafted, self.plain = _Side("With drafting"), _Side("Without drafting")
        self.run = button("Run again", self.run_requested.emit, name="Run without drafting again")
        self.stop = button("Stop", self.stop_requested.emit, name="Stop the comparison")
        self.close_button = IconButton(theme, "close", "Close the comparison (Esc)")
        self.close_button.clicked.connect(self.closed)
        self._flush = QTimer(self)
        self._flush.setSingleShot(True)
        self._flush.setInterval(_FLUSH_MS)
        self._flush.timeout.connect(lambda: self.plain.show_text(self._growing))
        self._arrange()
        theme.changed.connect(self._show_difference)

    def show_answer(self, answer: Message, title: str) -> None:
        """The drafted side; the plain one is empty."""
        self._answer, self._comparison = answer, None
        self._where.setText(
            f"Comparison · an answer in “{isolated(title)}”" if title else "Comparison"
        )
        self.drafted.show_text(answer.text)
        self.drafted.show_stats(answer.stats)
        self.plain.show_text("")
        self.plain.show_stats(None)
        self._say("The same prompt, without drafting", "It has not been run yet.")
        self.set_running(running=False)
        self.run.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_running(self, *, running: bool) -> None:
        """Whether the plain answer is being written."""
        self.stop.setVisible(running)
        self.run.setVisible(not running)
        self.run.setText("Run again" if self._comparison is not None else "Run")
        if running:
            self._comparison = None
            self._growing = ""
            self.plain.show_text("")
            self.plain.show_stats(None)
            words = "The same prompt is answered again, for as many tokens."
            self._say("Running without drafting…", words)

    def grow(self, text: str) -> None:
        """The plain answer so far; shown a few times a second."""
        self._growing = text
        if not self._flush.isActive():
            self._flush.start()

    def show_comparison(self, comparison: Comparison) -> None:
        """Both sides are complete."""
        self._comparison = comparison
        self._flush.stop()
        self.plain.show_text(comparison.text)
        self.plain.show_stats(comparison.stats)
        self.set_running(running=False)
        self._show_difference()
        announce(self, self.accessibleDescription())

    def show_failure(self, sentence: str) -> None:
        """The plain answer did not get there."""
        self._flush.stop()
        self.set_running(running=False)
        self._say("The comparison is not complete", sentence)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= _SIDE_BY_SIDE_FROM
        directions = QBoxLayout.Direction
        self._sides.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        side = 40 if self.width() >= _WIDE_MARGIN_FROM else 16
        self._column.setContentsMargins(side, 24, side, 24)

    def _say(self, verdict: str, words: str) -> None:
        self.verdict.setText(verdict)
        self.words.setText(words)
        self.setAccessibleDescription(f"{verdict} {words}")

    def _show_difference(self) -> None:
        answer, comparison = self._answer, self._comparison
        if answer is None or answer.stats is None or comparison is None:
            return
        compared = compare_answers(answer.text, answer.stats, comparison.text, comparison.stats)
        self._say(speed_verdict(compared), text_verdict(compared, is_fixed=comparison.is_fixed))
        start = len(answer.text) if compared.identical else compared.same_until
        for side in (self.drafted, self.plain):
            side.mark_from(start, self._theme.tokens.bad)

    def _arrange(self) -> None:
        content = TallColumn()
        content.setObjectName("transcript-content")
        self._column = QVBoxLayout(content)
        self._column.setSpacing(0)
        top = QHBoxLayout()
        top.addWidget(self._where, 1)
        top.addWidget(self.close_button)
        self._column.addLayout(top)
        self._column.addWidget(self.verdict)
        self._column.addSpacing(4)
        self._column.addWidget(self.words)
        self._column.addSpacing(16)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(16)
        self._sides.addWidget(self.drafted, 1)
        self._sides.addWidget(self.plain, 1)
        self._column.addLayout(self._sides, 1)
        self._column.addSpacing(16)
        row = QHBoxLayout()
        row.addWidget(self.run)
        row.addWidget(self.stop)
        row.addStretch()
        self._column.addLayout(row)
        self.setWidget(content)


class _Side(QFrame):
    """One answer with its figures."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName("card")
        self._name = name
        head = _label(12, QFont.Weight.DemiBold, tone="muted")
        head.setText(name)
        self._values = [_label(15, QFont.Weight.DemiBold) for _ in range(4)]
        self._names = [_label(12, tone="muted") for _ in range(4)]
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        for number, (value, what) in enumerate(zip(self._values, self._names, strict=True)):
            grid.addWidget(value, 2 * (number // 2), number % 2)
            grid.addWidget(what, 2 * (number // 2) + 1, number % 2)
        self.text = QTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(_LEAST_TEXT)
        self.text.document().setDocumentMargin(0)
        self.text.setAcceptRichText(False)
        self.text.setFont(interface_font(13))
        self.text.setAccessibleName(f"{name}: the text")
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
        words = ", ".join(f"{value} {what}" for value, what, _ in figures)
        self.setAccessibleName(f"{self._name}: {words or 'no figures yet'}")

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


def _label(pixels: int, weight: QFont.Weight = QFont.Weight.Normal, *, tone: str = "") -> QLabel:
    """As high as its words need, and no higher."""
    label = words_label(pixels, weight, tone=tone)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    return label

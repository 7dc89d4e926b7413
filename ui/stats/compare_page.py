"""The same prompt with and without drafting, side by side."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from app.engine.stats_compare import compare_answers
from app.sessions.comparison import Comparison
from app.sessions.conversation import Message
from ui.stats.answer_page import AnswerPage
from ui.stats.compare_wording import speed_verdict, text_verdict
from ui.stats.compared_answer import ComparedAnswer
from ui.theme import Theme
from ui.translation import tr
from ui.widgets.announce import announce
from ui.widgets.buttons import button
from ui.widgets.words_label import fixed_words_label

_SIDE_BY_SIDE_FROM = 500
_FLUSH_MS = 100


class ComparePage(AnswerPage):
    """The drafted answer at the left; at the right the plain one, while it is written and after."""

    run_requested = Signal()
    stop_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, tr("Comparison"), tr("Close the comparison (Esc)"), parent=parent)
        self._answer: Message | None = None
        self._comparison: Comparison | None = None
        self._growing = ""
        self.setAccessibleName(tr("Comparison with and without drafting"))
        self.verdict = fixed_words_label(20, QFont.Weight.DemiBold)
        self.words = fixed_words_label(13, tone="muted")
        self.drafted = ComparedAnswer(tr("With drafting"))
        self.plain = ComparedAnswer(tr("Without drafting"))
        self.run = button("", self.run_requested.emit, name=tr("Run without drafting again"))
        self.stop = button(
            tr("Stop", "a comparison"), self.stop_requested.emit, name=tr("Stop the comparison")
        )
        self._flush = QTimer(self)
        self._flush.setSingleShot(True)
        self._flush.setInterval(_FLUSH_MS)
        self._flush.timeout.connect(lambda: self.plain.show_text(self._growing))
        self._arrange()
        theme.changed.connect(self._show_difference)

    def show_answer(self, answer: Message, title: str) -> None:
        """The drafted side; the plain one is empty."""
        self._answer, self._comparison = answer, None
        self.name_answer(title)
        self.drafted.show_text(answer.text)
        self.drafted.show_stats(answer.stats)
        self.plain.show_text("")
        self.plain.show_stats(None)
        self._say(tr("The same prompt, without drafting"), tr("It has not been run yet."))
        self.set_running(running=False)
        self.run.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_running(self, *, running: bool) -> None:
        """Whether the plain answer is being written."""
        shown, hidden = (self.stop, self.run) if running else (self.run, self.stop)
        shown.show()
        if hidden.hasFocus():  # or the keyboard would leave the page
            shown.setFocus()
        hidden.hide()
        self.run.setText(tr("Run again") if self._comparison is not None else tr("Run"))
        if running:
            self._comparison = None
            self._growing = ""
            self.plain.show_text("")
            self.plain.show_stats(None)
            words = tr("The same prompt is answered again, for as many tokens.")
            self._say(tr("Running without drafting…"), words)

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
        self._say(tr("The comparison is not complete"), sentence)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= _SIDE_BY_SIDE_FROM
        directions = QBoxLayout.Direction
        self._sides.setDirection(directions.LeftToRight if wide else directions.TopToBottom)

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
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(16)
        self._sides.addWidget(self.drafted, 1)
        self._sides.addWidget(self.plain, 1)
        row = QHBoxLayout()
        row.addWidget(self.run)
        row.addWidget(self.stop)
        row.addStretch()
        self.column.addWidget(self.verdict)
        self.column.addSpacing(4)
        self.column.addWidget(self.words)
        self.column.addSpacing(16)
        self.column.addLayout(self._sides, 1)
        self.column.addSpacing(16)
        self.column.addLayout(row)

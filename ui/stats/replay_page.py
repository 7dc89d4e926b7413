"""An answer replayed round by round, like an example in a textbook."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.engine.replay import Step, replay_step
from app.engine.trace import Trace
from ui.fonts import code_font
from ui.stats.answer_page import AnswerPage
from ui.stats.chips import ChipRow, proposal_chips, target_chips
from ui.stats.explanation_html import explained, headed
from ui.stats.replay_wording import (
    checking_heading,
    explanation,
    explanation_text,
    proposing_heading,
)
from ui.stats.round_columns import RoundColumns
from ui.theme import Theme
from ui.translation import tr
from ui.widgets.announce import announce
from ui.widgets.buttons import button
from ui.widgets.words_label import words_label

_WIDEST = 980
_COLUMNS_WIDTH = 264


class ReplayPage(AnswerPage):
    """Arrow keys step, Home and End jump, Esc closes (by the window)."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        close = tr("Close the replay (Esc)")
        super().__init__(theme, tr("Round replay"), close, widest=_WIDEST, parent=parent)
        self._trace: Trace | None = None
        self._plain_rate: float | None = None
        self._index = 0
        self.proposals, self.committed = ChipRow(), ChipRow()
        self.columns = RoundColumns(theme)
        self.previous = button(
            tr("← Previous"), lambda: self.go(self._index - 1), name=tr("Previous round")
        )
        self.next = button(tr("Next round →"), lambda: self.go(self._index + 1), look="primary")
        self._make_words()
        self._arrange()
        self._add_keys()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Round replay. Arrow keys step through the rounds."))
        self.columns.chosen.connect(self.go)
        theme.changed.connect(self._show_step)

    @property
    def step(self) -> Step | None:
        """The round that is shown."""
        if self._trace is None:
            return None
        return replay_step(self._trace, self._index, self._plain_rate)

    def show_answer(self, trace: Trace, title: str, plain_rate: float | None) -> None:
        """Start at the first round of an answer. The trace has at least one round."""
        self._trace, self._plain_rate, self._index = trace, plain_rate, 0
        self.name_answer(title)
        self.columns.show_rounds([done.emitted for done in trace.rounds])
        self._show_step()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def go(self, index: int) -> None:
        """Show the round at an index, or the nearest there is."""
        if self._trace is None:
            return
        index = max(0, min(index, len(self._trace.rounds) - 1))
        if index != self._index:
            self._index = index
            self._show_step()
            announce(self, self.accessibleDescription())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        directions = QBoxLayout.Direction
        wide = self.is_wide
        self._body.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self._rule.setVisible(wide)
        self._all_rounds.setMaximumWidth(_COLUMNS_WIDTH if wide else _WIDEST)

    def _make_words(self) -> None:
        self._heading = words_label(22, QFont.Weight.DemiBold)
        self._before = words_label(15, tone="muted")
        self._before.setFont(code_font(15))
        self._proposing = words_label(12, tone="muted")
        self._checking = words_label(12, tone="muted")
        self._words = words_label(14)
        for rich in (self._proposing, self._checking, self._words):
            rich.setTextFormat(Qt.TextFormat.RichText)

    def _arrange(self) -> None:
        self._rule = QFrame()
        self._rule.setObjectName("rule")
        self._rule.setFixedWidth(1)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(28)
        self._body.addWidget(self._lesson(), 1)
        self._body.addWidget(self._rule)
        self._body.addWidget(self._overview())
        self.column.addWidget(self._heading)
        self.column.addSpacing(20)
        self.column.addWidget(self._before)
        self.column.addSpacing(20)
        self.column.addLayout(self._body)
        self.column.addStretch()

    def _lesson(self) -> QWidget:
        lesson = QWidget()
        column = QVBoxLayout(lesson)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self._proposing, self.proposals, self._checking, self.committed, self._words):
            column.addWidget(part)
        self._checking.setContentsMargins(0, 10, 0, 0)
        column.addSpacing(12)
        column.addLayout(self._steps())
        column.addStretch()
        return lesson

    def _overview(self) -> QWidget:
        self._all_rounds = QWidget()
        column = QVBoxLayout(self._all_rounds)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        head = words_label(12, QFont.Weight.DemiBold, tone="muted")
        head.setText(tr("All rounds"))
        note = words_label(12, tone="muted")
        note.setText(tr("Tokens per round. A click goes to one."))
        column.addWidget(head)
        column.addWidget(self.columns)
        column.addWidget(note)
        column.addStretch()
        return self._all_rounds

    def _steps(self) -> QHBoxLayout:
        hint = words_label(12, tone="muted")
        hint.setText(tr("Arrow keys step, Home and End jump, Esc closes"))
        hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.previous)
        row.addWidget(self.next)
        row.addWidget(hint, 1)
        return row

    def _add_keys(self) -> None:
        for key, index in (
            (Qt.Key.Key_Right, lambda: self._index + 1),
            (Qt.Key.Key_Left, lambda: self._index - 1),
            (Qt.Key.Key_Home, lambda: 0),
            (Qt.Key.Key_End, lambda: 10**9),
        ):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda index=index: self.go(index()))

    def _show_step(self) -> None:
        step = self.step
        if step is None:
            return
        where = tr("Round {number} of {count}").format(number=step.number, count=step.count)
        self._heading.setText(where)
        self._before.setText(_in_one_line(step.before) or tr("(the answer begins here)"))
        self._proposing.setText(headed(*proposing_heading(step)))
        self._checking.setText(headed(*checking_heading(step)))
        self.proposals.setVisible(bool(step.proposals))
        self.proposals.show_chips(proposal_chips(step))
        self.committed.show_chips(target_chips(step))
        self._words.setText(explained(explanation(step), self._theme.tokens))
        self.columns.mark(self._index)
        self.previous.setEnabled(step.number > 1)
        self.next.setEnabled(step.number < step.count)
        self.setAccessibleDescription(f"{where}. {explanation_text(step)}")


def _in_one_line(text: str) -> str:
    return " ".join(text.replace("\n", " ↵ ").split())

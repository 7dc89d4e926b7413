"""An answer replayed round by round, like an example in a textbook."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.engine.replay import Step, replay_step
from app.engine.replay_text import (
    Phrase,
    Tone,
    checking_heading,
    explanation,
    explanation_text,
    proposing_heading,
)
from app.engine.trace import Trace
from ui.fonts import code_font
from ui.stats.chips import ChipRow, proposal_chips, target_chips
from ui.stats.round_columns import RoundColumns
from ui.theme import Theme
from ui.tokens import Tokens
from ui.widgets.announce import announce
from ui.widgets.buttons import IconButton, button
from ui.widgets.one_line import isolated
from ui.widgets.tall_column import TallColumn
from ui.widgets.words_label import words_label

_WIDEST = 980
_SIDE_BY_SIDE_FROM = 760
_COLUMNS_WIDTH = 264
_MARGIN = 40
_NARROW_MARGIN = 20


class ReplayPage(QScrollArea):
    """Arrow keys step, Home and End jump, Esc closes (by the window)."""

    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._trace: Trace | None = None
        self._plain_rate: float | None = None
        self._index = 0
        self._make_words()
        self.proposals, self.committed = ChipRow(), ChipRow()
        self.columns = RoundColumns(theme)
        self.previous = button(
            "← Previous", lambda: self.go(self._index - 1), name="Previous round"
        )
        self.next = button("Next round →", lambda: self.go(self._index + 1), look="primary")
        self.close_button = IconButton(theme, "close", "Close the replay (Esc)")
        self.close_button.clicked.connect(self.closed)
        self.columns.chosen.connect(self.go)
        self._arrange()
        self._add_keys()
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
        self._where.setText(
            f"Round replay · an answer in “{isolated(title)}”" if title else "Round replay"
        )
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
        wide = self.viewport().width() >= _SIDE_BY_SIDE_FROM
        directions = QBoxLayout.Direction
        self._body.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self._rule.setVisible(wide)
        self._all_rounds.setMaximumWidth(_COLUMNS_WIDTH if wide else _WIDEST)
        side = _MARGIN if wide else _NARROW_MARGIN
        self._column.setContentsMargins(side, 24, side, 24)

    def _make_words(self) -> None:
        self._where = words_label(12, tone="muted")
        self._heading = words_label(22, QFont.Weight.DemiBold)
        self._before = words_label(15, tone="muted")
        self._before.setFont(code_font(15))
        self._proposing, self._checking = (
            words_label(12, tone="muted"),
            words_label(12, tone="muted"),
        )
        self._words = words_label(14)
        self._words.setTextFormat(Qt.TextFormat.RichText)
        for rich in (self._proposing, self._checking):
            rich.setTextFormat(Qt.TextFormat.RichText)

    def _arrange(self) -> None:
        content = QWidget()
        content.setObjectName("transcript-content")
        content.setMaximumWidth(_WIDEST)
        self._column = QVBoxLayout(content)
        self._column.setSpacing(0)
        top = QHBoxLayout()
        top.addWidget(self._where, 1)
        top.addWidget(self.close_button)
        self._column.addLayout(top)
        self._column.addWidget(self._heading)
        self._column.addSpacing(20)
        self._column.addWidget(self._before)
        self._column.addSpacing(20)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(28)
        self._body.addWidget(self._lesson(), 1)
        self._rule = QFrame()
        self._rule.setObjectName("rule")
        self._rule.setFixedWidth(1)
        self._body.addWidget(self._rule)
        self._body.addWidget(self._overview())
        self._column.addLayout(self._body)
        self._column.addStretch()
        holder = TallColumn()
        holder.setObjectName("transcript-content")
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(content)
        self.setWidget(holder)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setObjectName("transcript")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Round replay. Arrow keys step through the rounds.")

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
        head.setText("All rounds")
        note = words_label(12, tone="muted")
        note.setText("Tokens per round. A click goes to one.")
        column.addWidget(head)
        column.addWidget(self.columns)
        column.addWidget(note)
        column.addStretch()
        return self._all_rounds

    def _steps(self) -> QHBoxLayout:
        hint = words_label(12, tone="muted")
        hint.setText("Arrow keys step, Home and End jump, Esc closes")
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
        self._heading.setText(f"Round {step.number} of {step.count}")
        self._before.setText(_in_one_line(step.before) or "(the answer begins here)")
        self._proposing.setText(_headed(*proposing_heading(step)))
        self._checking.setText(_headed(*checking_heading(step)))
        self.proposals.setVisible(bool(step.proposals))
        self.proposals.show_chips(proposal_chips(step))
        self.committed.show_chips(target_chips(step))
        self._words.setText(_rich(explanation(step), self._theme.tokens))
        self.columns.mark(self._index)
        self.previous.setEnabled(step.number > 1)
        self.next.setEnabled(step.number < step.count)
        words = f"Round {step.number} of {step.count}. {explanation_text(step)}"
        self.setAccessibleDescription(words)


def _in_one_line(text: str) -> str:
    return " ".join(text.replace("\n", " ↵ ").split())


def _headed(heading: str, rest: str) -> str:
    return f"<b>{escape(heading)}</b>&nbsp; {escape(rest)}"


def _rich(phrases: tuple[Phrase, ...], tokens: Tokens) -> str:
    styles: dict[Tone, str] = {
        "plain": "",
        "target": f"color:{tokens.target}; font-weight:600",
        "bad": f"color:{tokens.bad}; font-weight:600",
        "faint": f"color:{tokens.muted}; text-decoration:line-through",
        "strong": "font-weight:600",
    }
    spans = (f"<span style='{styles[p.tone]}'>{_phrase(p)}</span>" for p in phrases)
    return f"<p style='line-height:155%'>{''.join(spans)}</p>"


def _phrase(phrase: Phrase) -> str:
    """A token of another direction moves no word of ours; ours are all plain or strong."""
    ours = phrase.tone in ("plain", "strong")
    return escape(phrase.text if ours else isolated(phrase.text))

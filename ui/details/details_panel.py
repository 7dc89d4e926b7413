"""Figures of the last answer: rate, acceptance by position, where the time went, pass costs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.engine.pair_info import PairInfo
from app.engine.stats import TurnStats
from ui.details.bars import Column, ColumnChart, Share, ShareBar
from ui.details.wording import (
    ordinal,
    relative_costs,
    speed_sentence,
    time_shares,
    usual_width,
)
from ui.fonts import interface_font
from ui.theme import Theme
from ui.widgets.buttons import IconButton

_MOST_POSITIONS = 8


class DetailsPanel(QFrame):
    """Shows the figures that exist; sections without figures are hidden."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("details")
        self.close_button = IconButton(theme, "close", "Close the details", side=28)
        self._empty = _note("The figures of an answer appear here once it is finished.")
        self._make_answer()
        self._make_acceptance()
        self._make_time()
        self._make_costs()
        self._arrange()
        self._shown: tuple[TurnStats | None, PairInfo | None] = (None, None)
        self.show_answer(None, None)
        theme.changed.connect(lambda: self.show_answer(*self._shown))

    def _make_answer(self) -> None:
        self._rate, self._rate_unit = _figure(), _note("tok/s")
        self._speed = _note("")
        self._answer = _section(_pair(self._rate, self._rate_unit), self._speed)

    def _make_acceptance(self) -> None:
        self._share, self._length = _figure(), _note("")
        self._positions: list[tuple[ShareBar, QLabel]] = []
        parts: list[QWidget] = [_head("Draft accepted"), _pair(self._share, self._length)]
        for _ in range(_MOST_POSITIONS):
            bar, label = ShareBar(self._theme), _note("")
            self._positions.append((bar, label))
            parts += [bar, label]
        self._acceptance = _section(*parts)

    def _make_time(self) -> None:
        self._time_bar = ShareBar(self._theme)
        self._time_legend = _note("")
        self._time_legend.setTextFormat(Qt.TextFormat.RichText)
        self._time = _section(_head("Where the time went"), self._time_bar, self._time_legend)

    def _make_costs(self) -> None:
        self._costs_chart = ColumnChart(self._theme)
        self._costs_note = _note("")
        head = _head("Cost of checking n tokens at once, on this machine")
        self._costs = _section(head, self._costs_chart, self._costs_note)

    def _arrange(self) -> None:
        content = QWidget()
        content.setObjectName("details-content")
        column = QVBoxLayout(content)
        column.setContentsMargins(16, 0, 16, 16)
        column.setSpacing(20)
        for part in (self._empty, self._answer, self._acceptance, self._time, self._costs):
            column.addWidget(part)
        column.addStretch()
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(content)
        scroll.viewport().setObjectName("details-content")
        header = QHBoxLayout()
        header.setContentsMargins(16, 10, 10, 4)
        header.addWidget(_head("Last answer"))
        header.addStretch()
        header.addWidget(self.close_button)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(1, 0, 0, 0)
        outer.setSpacing(0)
        outer.addLayout(header)
        outer.addWidget(scroll, 1)

    def show_answer(self, stats: TurnStats | None, info: PairInfo | None) -> None:
        """The figures of an answer, and the costs of the loaded pair."""
        self._shown = (stats, info)
        self._empty.setVisible(stats is None)
        self._answer.setVisible(stats is not None)
        drafted = stats is not None and stats.speculation.drafted > 0
        self._acceptance.setVisible(drafted)
        self._time.setVisible(stats is not None and bool(stats.speculation.rounds))
        if stats is not None:
            self._show_rate(stats)
            self._show_acceptance(stats)
            self._show_time(stats)
        self._show_costs(stats, info)

    def _show_rate(self, stats: TurnStats) -> None:
        rate = stats.decode_rate
        self._rate.setText("–" if rate is None else f"{rate:.1f}")
        self._speed.setText(speed_sentence(stats))

    def _show_acceptance(self, stats: TurnStats) -> None:
        speculation = stats.speculation
        rate, length = speculation.acceptance_rate, speculation.mean_acceptance_length
        self._share.setText(f"{(rate or 0) * 100:.0f} %")
        self._length.setText(f"{length or 0:.1f} tokens per round")
        counts = speculation.by_position[:_MOST_POSITIONS]
        for number, (bar, label) in enumerate(self._positions):
            there = number < len(counts)
            bar.setVisible(there)
            label.setVisible(there)
            if there:
                share = counts[number].rate
                which = f"{ordinal(number + 1)} guess" if number == 0 else ordinal(number + 1)
                label.setText(f"{which} {share * 100:.0f} %")
                bar.show_shares(
                    [Share(share, "draft")],
                    f"{ordinal(number + 1)} guess accepted in {share * 100:.0f} % of the rounds "
                    "that made it",
                )

    def _show_time(self, stats: TurnStats) -> None:
        draft, verify, host = time_shares(stats)
        words = f"draft {draft * 100:.0f} %, verify {verify * 100:.0f} %, host {host * 100:.0f} %"
        shares = [Share(draft, "draft"), Share(verify, "target"), Share(host, "muted")]
        self._time_bar.show_shares(shares, f"Time of this answer: {words}")
        tokens = self._theme.tokens
        self._time_legend.setText(
            f"<span style='color:{tokens.draft}'>■</span> draft {draft * 100:.0f} % &nbsp; "
            f"<span style='color:{tokens.target}'>■</span> verify {verify * 100:.0f} % &nbsp; "
            f"<span style='color:{tokens.muted}'>■</span> host {host * 100:.0f} %"
        )

    def _show_costs(self, stats: TurnStats | None, info: PairInfo | None) -> None:
        costs = relative_costs(info.costs) if info is not None else ()
        self._costs.setVisible(len(costs) > 1)
        if len(costs) < 2:
            return
        width = usual_width(stats) if stats is not None else 0
        columns = [Column(str(n), cost, is_marked=n == width) for n, cost in costs]
        words = ", ".join(f"{n} tokens {cost:.2f}" for n, cost in costs)
        self._costs_chart.show_columns(columns, f"Cost relative to one token: {words}")
        self._costs_note.setText(
            "Relative to one token. The amber bar is the width that this answer used most."
            if stats is not None and width > 1
            else "Relative to one token."
        )


def _head(text: str) -> QLabel:
    label = QLabel(text)
    label.setFont(interface_font(12, QFont.Weight.DemiBold))
    label.setProperty("tone", "muted")
    label.setWordWrap(True)
    return label


def _figure() -> QLabel:
    label = QLabel()
    label.setFont(interface_font(26, QFont.Weight.DemiBold, tabular=True))
    return label


def _note(text: str) -> QLabel:
    label = QLabel(text)
    label.setFont(interface_font(12, tabular=True))
    label.setProperty("tone", "muted")
    label.setWordWrap(True)
    return label


def _pair(figure: QLabel, unit: QLabel) -> QWidget:
    unit.setWordWrap(False)
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    row.addWidget(figure, 0, Qt.AlignmentFlag.AlignBottom)
    unit.setContentsMargins(0, 0, 0, 5)
    row.addWidget(unit, 0, Qt.AlignmentFlag.AlignBottom)
    row.addStretch()
    return holder


def _section(*parts: QWidget) -> QWidget:
    section = QWidget()
    column = QVBoxLayout(section)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(5)
    for part in parts:
        column.addWidget(part)
    return section

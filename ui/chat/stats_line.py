"""The figures of one answer and what can be done with it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.config.settings import FiguresShown
from app.engine.stats import TurnStats
from app.engine.stats_text import StatKind, StatPart, stats_parts
from ui.fonts import interface_font
from ui.known_sentences import known
from ui.numbers import IN_THE_WINDOW
from ui.tokens import Tokens
from ui.widgets.discard import discard
from ui.widgets.figure import Figure
from ui.widgets.flow import flow
from ui.widgets.mirrored import mirrored

_GAP = 14
_ACTION_GAP = 4
_ROW = 24
_NUMBER = re.compile(r"[\d.,]+×?")


class StatsLine(QWidget):
    """The speed-up first, as a pill; the actions at the right end, or below if there is no room."""

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = tokens
        self._figures: list[QWidget] = []
        self._actions: list[QWidget] = []
        self._mode: FiguresShown = "always"
        self._near = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """The whole line in words."""
        return " · ".join(figure.accessibleName() for figure in self._figures)

    def show_stats(self, stats: TurnStats | None, stop_reason: str | None = None) -> None:
        """Replace the figures."""
        for figure in self._figures:
            discard(figure)
        parts = _parts(stats, stop_reason) if stats is not None else ()
        ordered = sorted(parts, key=lambda part: part.kind is not StatKind.SPEEDUP)
        pays = stats is not None and stats.pays
        self._figures = [self._figure(part, pays=pays) for part in ordered]
        self.setAccessibleName(self.text)
        self._show_figures()
        self.arrange()

    def set_figures(self, mode: FiguresShown) -> None:
        """Whether the figures are seen always, only when the answer is near, or never."""
        self._mode = mode
        self._show_figures()
        self.arrange()

    def set_near(self, *, near: bool) -> None:
        """The pointer or the keyboard is in the answer."""
        if near != self._near:
            self._near = near
            self._show_figures()

    def _show_figures(self) -> None:
        seen = self._mode == "always" or (self._mode == "hover" and self._near)
        for figure in self._figures:
            figure.setVisible(seen)

    def set_actions(self, actions: Sequence[QWidget]) -> None:
        """Buttons for the right end; what is in this widget already stays hidden or shown."""
        self._actions = list(actions)
        for action in actions:
            if action.parentWidget() is not self:
                action.setParent(self)
                action.show()
        self.arrange()

    def height_for(self, width: int) -> int:
        """Height in pixels at a width."""
        places = self._places(width)
        return max((place.bottom() + 1 for _, place in places), default=0) + 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Place everything again, such as after an action was hidden."""
        for widget, place in self._places(self.width()):
            widget.setGeometry(mirrored(self, place))

    def _places(self, width: int) -> list[tuple[QWidget, QRect]]:
        placed = [] if self._mode == "never" else self._figures  # hidden ones keep their room
        figures = flow(placed, width, gap=_GAP, row_height=_ROW)
        end = figures[-1].right() + _GAP if figures else 0
        top = _ROW * (figures[-1].center().y() // _ROW) if figures else 0
        shown = [action for action in self._actions if not action.isHidden()]
        needed = sum(action.sizeHint().width() + _ACTION_GAP for action in shown)
        if end + needed > width and figures:
            top += _ROW
        start = width - needed + _ACTION_GAP + 5
        actions = flow(shown, width, gap=_ACTION_GAP, row_height=_ROW, top=top)
        moved = [place.translated(start, 0) for place in actions]
        return [*zip(placed, figures, strict=True), *zip(shown, moved, strict=True)]

    def _figure(self, part: StatPart, *, pays: bool) -> QWidget:
        if part.kind is StatKind.SPEEDUP:
            return self._pill(part, pays=pays)
        before, value, after = _split(part)
        return Figure(
            self._colours, value, before=before, after=after, tooltip=part.tooltip, parent=self
        )

    def _pill(self, part: StatPart, *, pays: bool) -> QLabel:
        pill = QLabel(part.value, self)
        pill.setObjectName("pill")
        pill.setFixedHeight(20)
        pill.setIndent(0)
        pill.setProperty("tone", "draft" if pays else "plain")
        weight = QFont.Weight.DemiBold if pays else QFont.Weight.Normal
        pill.setFont(interface_font(12, weight, tabular=True))
        pill.setToolTip(f"{part.text}\n{part.tooltip}")
        pill.setAccessibleName(part.text)
        pill.setAccessibleDescription(part.tooltip)
        return pill


def _parts(stats: TurnStats, stop_reason: str | None) -> tuple[StatPart, ...]:
    """In the window's language."""
    reason = None if stats.off_reason is None else known(stats.off_reason)
    return stats_parts(replace(stats, off_reason=reason), stop_reason, IN_THE_WINDOW)


def _split(part: StatPart) -> tuple[str, str, str]:
    """The text around the emphasised value; of a rate only the number is emphasised."""
    value = part.value
    if part.kind is StatKind.OFF:
        return part.text, "", ""
    if part.kind is StatKind.RATE:
        number = _NUMBER.match(value)
        value = number.group() if number else value
    before, _, after = part.text.partition(value)
    return before, value, after

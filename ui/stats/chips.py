"""Tokens of a round as chips: kept, rejected, discarded, or the target's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.engine.replay import Fate, Step
from app.engine.stats import Ending, Source
from ui.fonts import code_font, interface_font, scaled
from ui.stats.token_wording import prob_text, visible_token
from ui.translation import mark, tr
from ui.widgets.discard import discard
from ui.widgets.flow import flow
from ui.widgets.mirrored import mirrored

_GAP = 10
_HEIGHT = 56
_ROW_GAP = 8
_LONGEST = 28  # characters


@dataclass(frozen=True, slots=True)
class Chip:
    """`kind` names its look in the stylesheet; `sign` stands under the token."""

    text: str
    kind: str
    sign: str
    name: str  # for a screen reader


def proposal_chips(step: Step) -> tuple[Chip, ...]:
    """What was proposed, in order."""
    chips = []
    for proposed in step.proposals:
        text = visible_token(proposed.text)
        source = "lookup" if proposed.source is Source.LOOKUP else "draft"
        kind = source if proposed.fate is Fate.ACCEPTED else proposed.fate.value
        sign, said = _SIGNS[proposed.fate]
        fate = tr(said)
        chips.append(Chip(text, kind, sign, f"{text}, {fate}"))
    return tuple(chips)


def target_chips(step: Step) -> tuple[Chip, ...]:
    """What the target's pass made of it: the kept proposals, then its own token."""
    kept = tuple(chip for chip in proposal_chips(step) if chip.sign == "✓")
    text = visible_token(step.wanted)
    word = tr(_OWN[step.ending])
    said = tr("{token}, {word} of the target").format(token=text, word=word)
    chance = "" if step.wanted_prob is None else f", {prob_text(step.wanted_prob)}"
    own = Chip(text, "target", word, f"{said}{chance}")
    if step.ahead is None:
        return (*kept, own)
    ahead = visible_token(step.ahead)
    bonus = tr("bonus")
    said = tr("{token}, {word} of the target").format(token=ahead, word=bonus)
    return (*kept, own, Chip(ahead, "target", bonus, said))


_SIGNS = {
    Fate.ACCEPTED: ("✓", mark("accepted")),
    Fate.REJECTED: ("✕", mark("rejected")),
    Fate.DISCARDED: ("–", mark("discarded")),
}
_OWN = {
    Ending.CORRECTION: mark("correction"),
    Ending.BONUS: mark("bonus"),
    Ending.PLAIN: mark("own choice"),
}


class ChipRow(QWidget):
    """Chips side by side, in rows that break where the width ends."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips: list[QWidget] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_chips(self, chips: Sequence[Chip]) -> None:
        """Replace the chips."""
        for old in self.chips:
            discard(old)
        self.chips = [_ChipView(chip, self) for chip in chips]
        for new in self.chips:
            new.show()
        self.setAccessibleName("; ".join(chip.name for chip in chips) or tr("Nothing"))
        self._place()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        places = flow(self.chips, self.width(), gap=_GAP, row_height=scaled(_HEIGHT) + _ROW_GAP)
        for chip, place in zip(self.chips, places, strict=True):
            chip.setGeometry(mirrored(self, place))
        self.setFixedHeight(max((place.bottom() + 1 for place in places), default=0) + 4)


class _ChipView(QFrame):
    def __init__(self, chip: Chip, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("chip")
        self.setProperty("kind", chip.kind)
        self.setAccessibleName(chip.name)
        self.setToolTip(chip.name)
        self.setFixedHeight(scaled(_HEIGHT))
        shown = chip.text if len(chip.text) <= _LONGEST else f"{chip.text[: _LONGEST - 1]}…"
        word = _label(shown, chip.kind)
        font = code_font(16)
        font.setStrikeOut(chip.kind == Fate.DISCARDED.value)
        word.setFont(font)
        sign = _label(chip.sign, chip.kind)
        sign.setFont(interface_font(11))
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 7, 14, 7)
        column.setSpacing(1)
        column.addWidget(word)
        column.addWidget(sign)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), scaled(_HEIGHT))


def _label(text: str, kind: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setProperty("chip", kind)
    return label

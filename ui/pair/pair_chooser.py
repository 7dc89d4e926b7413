"""Target and draft, side by side, each with its menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from ui.fonts import interface_font
from ui.pair.chip import ModelChip
from ui.pair.choice_popup import ChoicePopup
from ui.pair.choices import Choice
from ui.theme import Theme
from ui.translation import mark, tr
from ui.widgets.buttons import button
from ui.widgets.mirrored import mirrored
from ui.widgets.tooltip import plain_tooltip

_MEASURING = mark(
    "Runs the loaded pair on three prompts, usually for about 20 seconds, and keeps what it gains."
)
_GETTING = mark(
    "Finds the draft for this target in the catalogue and on the hub, and downloads it."
)
_UNLOADING = mark("Frees the memory of the loaded models. They stay chosen.")
_NARROW = 420
_GAP = 8


class PairChooser(QWidget):
    """`opening` is emitted before a menu opens, so that it can be filled."""

    target_opening = Signal()
    draft_opening = Signal()
    target_chosen = Signal(str)
    draft_chosen = Signal(str)
    target_file_requested = Signal()
    draft_file_requested = Signal()
    find_requested = Signal()
    measure_requested = Signal()
    unload_requested = Signal()
    draft_get_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.target_chip = ModelChip(theme, "target")
        self.draft_chip = ModelChip(theme, "draft")
        self._is_drafted = False
        self._between = QLabel(tr("drafted by"))
        self._between.setProperty("tone", "muted")
        self._between.setFont(interface_font(13))
        self.unload_button = button(
            tr("Unload the models"), self.unload_requested.emit, look="quiet"
        )
        self.unload_button.setToolTip(plain_tooltip(tr(_UNLOADING)))
        self.target_popup = ChoicePopup(
            theme,
            tr("Target"),
            tr("The model whose answers you read."),
            self,
            (self.unload_button,),
        )
        self.measure_button = button(
            tr("Measure this pair"), self.measure_requested.emit, look="quiet"
        )
        self.measure_button.setToolTip(plain_tooltip(tr(_MEASURING)))
        self.get_button = button(
            tr("Get a matching draft"), self.draft_get_requested.emit, look="quiet"
        )
        self.get_button.setToolTip(plain_tooltip(tr(_GETTING)))
        self.draft_popup = ChoicePopup(
            theme,
            tr("Draft"),
            tr("A small model that guesses ahead. It changes only the speed, never the answers."),
            self,
            (self.measure_button, self.get_button),
        )
        for part in (self.target_chip, self._between, self.draft_chip):
            part.setParent(self)
        self.setFixedHeight(self.target_chip.height())
        self._connect()

    def _connect(self) -> None:
        self.target_chip.clicked.connect(
            lambda: _open(self.target_opening.emit, self.target_popup, self.target_chip)
        )
        self.draft_chip.clicked.connect(
            lambda: _open(self.draft_opening.emit, self.draft_popup, self.draft_chip)
        )
        self.target_popup.chosen.connect(self.target_chosen)
        self.draft_popup.chosen.connect(self.draft_chosen)
        self.target_popup.file_requested.connect(self.target_file_requested)
        self.draft_popup.file_requested.connect(self.draft_file_requested)
        for popup in (self.target_popup, self.draft_popup):
            popup.find_requested.connect(self.find_requested)

    def show_target_choices(self, choices: Sequence[Choice], current: str) -> None:
        self.target_popup.show_choices(choices, current)

    def show_draft_choices(self, choices: Sequence[Choice], current: str) -> None:
        self.draft_popup.show_choices(choices, current)

    def show_measurable(self, *, is_measurable: bool) -> None:
        """Whether a pair is loaded whose gain can be measured."""
        self.measure_button.setEnabled(is_measurable)

    def show_loaded(self, *, is_loaded: bool) -> None:
        """Whether there is anything to be unloaded."""
        self.unload_button.setEnabled(is_loaded)

    def show_pair(self, target: tuple[str, str] | None, draft: tuple[str, str] | None) -> None:
        """Name and quantization of each; None for not chosen."""
        if target is None:
            self.target_chip.show_model(tr("Choose a model"), "", is_chosen=False)
        else:
            self.target_chip.show_model(*target, is_chosen=True)
        if draft is None:
            self.draft_chip.show_model(tr("No draft"), "", is_chosen=False)
        else:
            self.draft_chip.show_model(*draft, is_chosen=True)
        self.draft_chip.setEnabled(target is not None)
        self._is_drafted = draft is not None
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        says_so = self._is_drafted and self.width() >= _NARROW
        self._between.setVisible(says_so)
        between = self._between.sizeHint().width() + _GAP if says_so else 0
        target, draft = fit(
            Wish(self.target_chip.sizeHint().width(), self.target_chip.short_width),
            Wish(self.draft_chip.sizeHint().width(), self.draft_chip.short_width),
            self.width() - between - _GAP,
        )
        self._place(self.target_chip, 0, target)
        self._place(self._between, target + _GAP, between)
        self._place(self.draft_chip, target + _GAP + between, draft)

    def _place(self, part: QWidget, left: int, width: int) -> None:
        part.setGeometry(mirrored(self, QRect(left, 0, width, self.height())))


@dataclass(frozen=True, slots=True)
class Wish:
    """Pixels that a chip would like, and that it takes without its quantization."""

    full: int
    short: int


def fit(target: Wish, draft: Wish, room: int) -> tuple[int, int]:
    """Widths of both chips: quantizations give way first, then the longer name."""
    for widths in (
        (target.full, draft.full),
        (target.full, draft.short),
        (target.short, draft.short),
    ):
        if sum(widths) <= room:
            return widths
    half = room // 2
    if target.short <= half:
        return target.short, room - target.short
    if draft.short <= half:
        return room - draft.short, draft.short
    return half, half


def _open(fill: Callable[[], None], popup: ChoicePopup, anchor: ModelChip) -> None:
    fill()
    popup.open_under(anchor)

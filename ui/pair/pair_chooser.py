"""Target and draft, side by side, each with its menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ui.pair.chip import ModelChip
from ui.pair.choice_popup import ChoicePopup
from ui.pair.choices import Choice
from ui.theme import Theme, interface_font

_NARROW = 420


class PairChooser(QWidget):
    """`opening` is emitted before a menu opens, so that it can be filled."""

    target_opening = Signal()
    draft_opening = Signal()
    target_chosen = Signal(str)
    draft_chosen = Signal(str)
    target_file_requested = Signal()
    draft_file_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.target_chip = ModelChip(theme, "target")
        self.draft_chip = ModelChip(theme, "draft")
        self._between = QLabel("drafted by")
        self._between.setProperty("tone", "muted")
        self._between.setFont(interface_font(13))
        self.target_popup = ChoicePopup(theme, "Target", "The model whose answers you read.", self)
        self.draft_popup = ChoicePopup(
            theme,
            "Draft",
            "A small model that guesses ahead. It changes only the speed, never the answers.",
            self,
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.target_chip)
        row.addWidget(self._between)
        row.addWidget(self.draft_chip)
        row.addStretch()
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

    def show_target_choices(self, choices: Sequence[Choice], current: str) -> None:
        self.target_popup.show_choices(choices, current)

    def show_draft_choices(self, choices: Sequence[Choice], current: str) -> None:
        self.draft_popup.show_choices(choices, current)

    def show_pair(self, target: tuple[str, str] | None, draft: tuple[str, str] | None) -> None:
        """Name and quantization of each; None for not chosen."""
        if target is None:
            self.target_chip.show_model("Choose a model", "", is_chosen=False)
        else:
            self.target_chip.show_model(*target, is_chosen=True)
        if draft is None:
            self.draft_chip.show_model("No draft", "", is_chosen=False)
        else:
            self.draft_chip.show_model(*draft, is_chosen=True)
        self.draft_chip.setEnabled(target is not None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._between.setVisible(self.width() >= _NARROW)


def _open(fill: Callable[[], None], popup: ChoicePopup, anchor: ModelChip) -> None:
    fill()
    popup.open_under(anchor)

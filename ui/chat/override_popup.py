"""Other values for one answer than its chat has."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.engine.request import MAX_DRAFT_LENGTH
from app.sessions.override import Drafting, Override, override_between
from app.sessions.preset import Preset
from ui.chat.preset_fields import PresetFields
from ui.fonts import interface_font
from ui.theme import Theme
from ui.translation import tr
from ui.widgets.buttons import button
from ui.widgets.combo_box import ComboBox
from ui.widgets.scrolled_popup import ScrolledPopup

_WIDTH = 430
_DRAFTING: tuple[Drafting, ...] = ("usual", "off", "auto", *range(1, MAX_DRAFT_LENGTH + 1))


class OverridePopup(ScrolledPopup):
    """Shows what it is told; `changed` with what the fields then say."""

    changed = Signal(object)  # Override
    again_requested = Signal()  # the answer, with what the fields say

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _WIDTH, parent)
        self._usual = Preset()
        self._head = QLabel()
        self._head.setFont(interface_font(13, QFont.Weight.DemiBold))
        self.fields = PresetFields(theme)
        self.fields.changed.connect(self._tell)
        self.drafting = ComboBox(theme)
        self.drafting.setAccessibleName(tr("Drafting"))
        self.drafting.addItems([_drafting_words(choice) for choice in _DRAFTING])
        self.drafting.activated.connect(lambda _: self._tell())
        self.usual_button = button(tr("As usual"), self._take_back)
        self.usual_button.setAccessibleName(tr("The usual values of this chat"))
        self.again_button = button(tr("Answer again"), self._ask_again, look="primary")
        self._arrange()
        self.steady()

    @property
    def override(self) -> Override:
        """What the fields say otherwise than the chat."""
        drafting = _DRAFTING[self.drafting.currentIndex()]
        return override_between(self._usual, self.fields.preset, drafting)

    def show_override(self, usual: Preset, override: Override, *, again: bool) -> None:
        """What the chat has, and what this answer has otherwise; `again`: it is given again."""
        self.fields.show_preset(usual)
        self._usual = self.fields.preset  # as the fields can say it
        self.fields.show_preset(override.over(usual))
        self.drafting.setCurrentIndex(_DRAFTING.index(override.drafting))
        self._head.setText(tr("Answer again, with") if again else tr("Only for the next message"))
        self.again_button.setVisible(again)
        self.usual_button.setEnabled(bool(override))

    def open_above(self, anchor: QWidget) -> None:
        """Show over a button, inside the screen."""
        self.open_over(anchor)
        self.fields.temperature.setFocus()

    def _arrange(self) -> None:
        label = QLabel(tr("Drafting"))
        label.setFont(interface_font(13))
        label.setBuddy(self.drafting)
        drafting = QHBoxLayout()
        drafting.addWidget(label)
        drafting.addWidget(self.drafting, 1)
        drafting.setSpacing(12)
        buttons = QHBoxLayout()
        buttons.addWidget(self.usual_button)
        buttons.addStretch()
        buttons.addWidget(self.again_button)
        column = QVBoxLayout(self.sheet)
        column.setContentsMargins(16, 14, 16, 16)
        column.setSpacing(8)
        column.addWidget(self._head)
        column.addWidget(self.fields)
        column.addLayout(drafting)
        column.addSpacing(4)
        column.addLayout(buttons)

    def _tell(self) -> None:
        override = self.override
        self.usual_button.setEnabled(bool(override))
        self.changed.emit(override)

    def _take_back(self) -> None:
        self.fields.show_preset(self._usual)
        self.drafting.setCurrentIndex(0)
        self._tell()

    def _ask_again(self) -> None:
        self.hide()
        self.again_requested.emit()


def _drafting_words(drafting: Drafting) -> str:
    match drafting:
        case "usual":
            return tr("As in Options")
        case "off":
            return tr("Off", "drafting")
        case "auto":
            return tr("Length chosen each round")
        case length:
            return tr("%n tokens each round", "", length)

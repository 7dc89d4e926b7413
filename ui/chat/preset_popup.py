"""What the answers of one chat depend on: as in Options, a named preset, or its own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.sessions.preset import Preset
from ui.chat.preset_fields import PresetFields
from ui.fonts import interface_font
from ui.theme import Theme
from ui.translation import mark, tr
from ui.widgets.buttons import button
from ui.widgets.combo_box import ComboBox
from ui.widgets.scrolled_popup import ScrolledPopup

_WIDTH = 430
USUAL = mark("As in Options")
OWN = mark("Only for this chat")


class PresetPopup(ScrolledPopup):
    """Shows what it is told; every wish is a signal. Changes hold from the next answer on."""

    chosen = Signal(object)  # Preset, or None for what the options say
    save_requested = Signal(object)  # Preset without a name yet
    delete_requested = Signal(str)
    import_requested = Signal()
    export_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, _WIDTH, parent)
        self._presets: tuple[Preset, ...] = ()
        self.choice = ComboBox(theme)
        self.choice.setAccessibleName(tr("Preset of this chat"))
        self.choice.activated.connect(self._choose)
        self.fields = PresetFields(theme)
        self.fields.changed.connect(lambda: self.chosen.emit(self.fields.preset))
        self.save_button = button(
            tr("Save as…"), lambda: self.save_requested.emit(self.fields.preset)
        )
        self.delete_button = button(tr("Delete"), lambda: self.delete_requested.emit(self._name()))
        self.delete_button.setAccessibleName(tr("Delete this preset"))
        self.import_button = button(
            tr("Import…"), self.import_requested.emit, name=tr("Import presets")
        )
        self.export_button = button(
            tr("Export…"), self.export_requested.emit, name=tr("Export presets")
        )
        self._arrange()
        self.steady()

    def show_presets(
        self, presets: Sequence[Preset], current: Preset | None, usual: Preset
    ) -> None:
        """The named presets, what the chat has, and what it follows without one."""
        self._presets = tuple(presets)
        names = [preset.name for preset in presets]
        self.choice.clear()
        self.choice.addItems([tr(USUAL), *names])
        if current is not None and current not in presets:
            self.choice.addItem(tr(OWN))
        at = 0 if current is None else self.choice.count() - 1
        if current is not None and current in presets:
            at = 1 + list(presets).index(current)
        self.choice.setCurrentIndex(at)
        self.fields.show_preset(usual if current is None else current)
        self.delete_button.setEnabled(1 <= at <= len(names))

    def open_above(self, anchor: QWidget) -> None:
        """Show over a button, inside the screen."""
        self.open_over(anchor)
        self.choice.setFocus()

    def _arrange(self) -> None:
        head = QLabel(tr("Answers of this chat"))
        head.setFont(interface_font(13, QFont.Weight.DemiBold))
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for each in (self.save_button, self.delete_button):
            buttons.addWidget(each)
        buttons.addStretch()
        for each in (self.import_button, self.export_button):
            buttons.addWidget(each)
        column = QVBoxLayout(self.sheet)
        column.setContentsMargins(16, 14, 16, 16)
        column.setSpacing(8)
        column.addWidget(head)
        column.addWidget(self.choice)
        column.addWidget(self.fields)
        column.addSpacing(4)
        column.addLayout(buttons)

    def _choose(self, at: int) -> None:
        if at == 0:
            self.chosen.emit(None)
        elif at <= len(self._presets):
            self.chosen.emit(self._presets[at - 1])

    def _name(self) -> str:
        return self.choice.currentText()

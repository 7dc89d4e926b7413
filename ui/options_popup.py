"""How answers are generated, and the look: a small window over the composer."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QButtonGroup,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.engine.request import MAX_DRAFT_LENGTH
from ui.fonts import interface_font
from ui.preferences import Preferences
from ui.theme import Theme
from ui.translation import labelled, mark, tr
from ui.widgets.check_box import CheckBox
from ui.widgets.prose_field import ProseField
from ui.widgets.scrolled_popup import NUMBER_MARGIN, ScrolledPopup
from ui.widgets.words_label import words_label

_WIDTH = 352
_FIELD_WIDTH = 128
_SAVE_MS = 400
_THEMES = (("system", mark("System")), ("light", mark("Light")), ("dark", mark("Dark")))
_WHEN_FULL = (("stop", mark("Stop")), ("drop-oldest", mark("Leave out the oldest")))
_FIGURES = (("always", mark("Always")), ("hover", mark("On hover")), ("never", mark("Never")))


class OptionsPopup(ScrolledPopup):
    """Changes take effect with the next answer, the look at once."""

    def __init__(self, theme: Theme, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(theme, _WIDTH, parent)
        self._preferences = preferences
        self.temperature = self._number(tr("Temperature"), "temperature", 0, 2)
        self.max_tokens = self._whole(
            tr("Longest answer in tokens"), "max_tokens", tr("No limit"), 32_000
        )
        self.draft = self._switch(tr("Let the draft guess ahead"), "draft_enabled")
        self.lookup = self._switch(tr("Guess from repeats in the chat"), "lookup")
        self.draft_length = self._whole(
            tr("Guesses per round"), "draft_length", tr("Automatic"), MAX_DRAFT_LENGTH
        )
        self.stops = CheckBox(theme, tr("Sending stops an answer that is not complete"))
        self.stops.setToolTip(tr("Otherwise what you send waits until the answer is complete."))
        self.stops.toggled.connect(
            lambda checked: self._change(while_answering="stop" if checked else "queue")
        )
        self.system_prompt = ProseField(tr("System prompt"), lines=3)
        self.themes = QButtonGroup(self)
        self.figures = QButtonGroup(self)
        self.context_full = QButtonGroup(self)
        self._prompt_timer = QTimer(self)
        self._prompt_timer.setSingleShot(True)
        self._prompt_timer.setInterval(_SAVE_MS)
        self._prompt_timer.timeout.connect(self._save_prompt)
        self._make_prompt()
        self._arrange()
        self.steady()
        self._load()

    def open_above(self, anchor: QWidget) -> None:
        """Show over a button, inside the screen."""
        self._load()
        self.open_over(anchor)
        self.temperature.setFocus()

    def hideEvent(self, event: Any) -> None:
        self._save_prompt()
        super().hideEvent(event)

    def _make_prompt(self) -> None:
        self.system_prompt.setPlaceholderText(tr("Such as: Answer briefly and in plain words."))
        self.system_prompt.textChanged.connect(self._prompt_timer.start)

    def _arrange(self) -> None:
        column = QVBoxLayout(self.sheet)
        column.setContentsMargins(15, 8, 15, 10)
        column.setSpacing(8)
        column.addWidget(_head(tr("Answers")))
        column.addLayout(_row(tr("Temperature"), self.temperature))
        column.addWidget(
            words_label(
                12,
                tone="muted",
                text=tr("0 always takes the likeliest word; higher is more varied."),
            )
        )
        column.addLayout(_row(tr("Longest answer, in tokens"), self.max_tokens))
        column.addWidget(self.stops)
        column.addWidget(_head(tr("When the context is full")))
        column.addLayout(
            self._choices(tr("Full context"), self.context_full, "context_full", _WHEN_FULL)
        )
        column.addWidget(_head(tr("System prompt")))
        column.addWidget(self.system_prompt)
        column.addWidget(_head(tr("Drafting")))
        column.addWidget(self.draft)
        column.addWidget(self.lookup)
        column.addLayout(_row(tr("Guesses per round"), self.draft_length))
        column.addWidget(_head(tr("Look")))
        column.addLayout(self._choices(tr("Look"), self.themes, "theme", _THEMES))
        column.addWidget(_head(tr("Figures under answers")))
        column.addLayout(self._choices(tr("Figures"), self.figures, "figures_shown", _FIGURES))

    def _choices(
        self, name: str, group: QButtonGroup, field: str, values: tuple[tuple[str, str], ...]
    ) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        for value, text in values:
            choice = QPushButton(tr(text))
            choice.setCheckable(True)
            choice.setFont(interface_font(13))
            choice.setAutoDefault(False)
            choice.setAccessibleName(labelled(name, choice.text()))
            choice.setProperty("value", value)
            choice.clicked.connect(lambda _=False, value=value: self._change(**{field: value}))
            group.addButton(choice)
            row.addWidget(choice)
        return row

    def _number(self, name: str, field: str, low: float, high: float) -> QDoubleSpinBox:
        spin = QDoubleSpinBox()
        spin.setRange(low, high)
        spin.setSingleStep(0.1)
        spin.setDecimals(2)
        spin.setFont(interface_font(13, tabular=True))
        spin.setAccessibleName(name)
        spin.valueChanged.connect(lambda value: self._change(**{field: round(value, 2)}))
        return spin

    def _whole(self, name: str, field: str, unset: str, high: int) -> QSpinBox:
        """The lowest value stands for "unset"."""
        spin = QSpinBox()
        spin.setRange(0, high)
        spin.setSpecialValueText(unset)
        spin.setFont(interface_font(13, tabular=True))
        spin.setAccessibleName(name)
        spin.valueChanged.connect(lambda value: self._change(**{field: value or None}))
        return spin

    def _switch(self, text: str, field: str) -> CheckBox:
        box = CheckBox(self._popup_theme, text)
        box.toggled.connect(lambda checked: self._change(**{field: checked}))
        return box

    def _load(self) -> None:
        settings = self._preferences.settings
        self._loading = True
        self.temperature.setValue(settings.temperature)
        self.max_tokens.setValue(settings.max_tokens or 0)
        self.stops.setChecked(settings.while_answering == "stop")
        self.draft.setChecked(settings.draft_enabled)
        self.lookup.setChecked(settings.lookup)
        self.draft_length.setValue(settings.draft_length or 0)
        if self.system_prompt.toPlainText() != settings.system_prompt:
            self.system_prompt.setPlainText(settings.system_prompt)
        for choice in self.themes.buttons():
            choice.setChecked(choice.property("value") == settings.theme)
        for choice in self.context_full.buttons():
            choice.setChecked(choice.property("value") == settings.context_full)
        for choice in self.figures.buttons():
            choice.setChecked(choice.property("value") == settings.figures_shown)
        self._loading = False

    def _change(self, **values: Any) -> None:
        if not self._loading:
            self._preferences.change(**values)

    def _save_prompt(self) -> None:
        self._prompt_timer.stop()
        self._change(system_prompt=self.system_prompt.toPlainText())

    _loading = True


def _head(text: str) -> QLabel:
    label = QLabel(text)
    label.setFont(interface_font(12, QFont.Weight.DemiBold))
    label.setContentsMargins(0, 6, 0, 0)
    return label


def _row(text: str, field: QAbstractSpinBox) -> QHBoxLayout:
    label = QLabel(text)
    label.setFont(interface_font(13))
    label.setBuddy(field)
    field.setMinimumWidth(_FIELD_WIDTH)
    field.lineEdit().setTextMargins(NUMBER_MARGIN, 0, NUMBER_MARGIN, 0)
    row = QHBoxLayout()
    row.addWidget(label, 1)
    row.addWidget(field)
    return row

"""The fields of a preset: a system prompt and everything about sampling."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QDoubleSpinBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.engine.request import THINKING
from app.sessions.override import override_between
from app.sessions.preset import Preset
from ui.fonts import interface_font
from ui.theme import Theme
from ui.translation import mark, tr
from ui.widgets.combo_box import ComboBox
from ui.widgets.prose_field import ProseField
from ui.widgets.scrolled_popup import NUMBER_MARGIN

_Spin = TypeVar("_Spin", bound=QAbstractSpinBox)
_FIELD_WIDTH = 92
_MOST_TOKENS = 1_000_000
_HIGHEST_SEED = 2**63 - 1
_THINKING_NAMES = {
    "usual": mark("As usual"),
    "on": mark("On"),
    "off": mark("Off"),
    "low": mark("Low"),
    "medium": mark("Medium"),
    "high": mark("High"),
}


class PresetFields(QWidget):
    """`changed` when a person changed something; `preset` is what the fields then say."""

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._loading = False
        self._before = Preset()
        self._shown = Preset()  # `_before` as the fields can say it
        self.system_prompt = self._text(tr("System prompt"), tr("Such as: Answer in plain words."))
        self.stop = self._text(
            tr("Stop texts, one a line"), tr("One a line; answers end before it.")
        )
        self.json_schema = self._text(
            tr("JSON schema of answers"), tr("Answers are JSON that fits it.")
        )
        self.temperature = self._number(tr("Temperature"), 0, 2, 0.1)
        self.top_k = self._whole("Top-k", 1000, tr("Off"))
        self.top_p = self._number("Top-p", 0.01, 1, 0.05)
        self.min_p = self._number("Min-p", 0, 1, 0.01)
        self.repeat_penalty = self._number(tr("Repeat penalty"), 0.5, 2, 0.05)
        self.max_tokens = self._whole(tr("Longest answer in tokens"), _MOST_TOKENS, tr("No limit"))
        self.seed = QLineEdit()
        self._make_seed()
        self.thinking = ComboBox(theme)
        self._make_thinking()
        self._arrange()

    def show_preset(self, preset: Preset) -> None:
        """Fill the fields; nothing is told."""
        self._loading = True
        self._before = preset
        sampling = preset.sampling
        for field, text in (
            (self.system_prompt, preset.system_prompt),
            (self.stop, "\n".join(preset.stop)),
            (self.json_schema, preset.json_schema),
        ):
            if field.toPlainText() != text:
                field.setPlainText(text)
        self.temperature.setValue(sampling.temperature)
        self.top_k.setValue(min(sampling.top_k, self.top_k.maximum()))
        self.top_p.setValue(sampling.top_p)
        self.min_p.setValue(sampling.min_p)
        self.repeat_penalty.setValue(sampling.repeat_penalty)
        self.max_tokens.setValue(preset.max_tokens or 0)
        self.seed.setText("" if sampling.seed is None else str(sampling.seed))
        self.thinking.setCurrentIndex(THINKING.index(preset.thinking))
        self._shown = self._said()
        self._loading = False

    @property
    def preset(self) -> Preset:
        """What the fields say, without a name.

        What nobody touched stays as it was, even if no field can say it.
        """
        touched = override_between(self._shown, self._said())
        return replace(touched.over(self._before), name="")

    def _said(self) -> Preset:
        """A stop text has no line of its own if it is empty."""
        digits = self.seed.text().strip()
        sampling = replace(
            self._before.sampling,
            temperature=round(self.temperature.value(), 2),
            top_k=self.top_k.value(),
            top_p=round(self.top_p.value(), 2),
            min_p=round(self.min_p.value(), 2),
            repeat_penalty=round(self.repeat_penalty.value(), 2),
            seed=min(int(digits), _HIGHEST_SEED) if digits.isdecimal() else None,
        )
        return Preset(
            "",
            self.system_prompt.toPlainText(),
            sampling,
            self.max_tokens.value() or None,
            tuple(line for line in self.stop.toPlainText().split("\n") if line),
            self.json_schema.toPlainText(),
            THINKING[self.thinking.currentIndex()],
        )

    def _tell(self) -> None:
        if not self._loading:
            self.changed.emit()

    def _text(self, name: str, hint: str) -> ProseField:
        field = ProseField(name, lines=2)
        field.setPlaceholderText(hint)
        field.textChanged.connect(self._tell)
        return field

    def _number(self, name: str, low: float, high: float, step: float) -> QDoubleSpinBox:
        spin = QDoubleSpinBox()
        spin.setRange(low, high)
        spin.setSingleStep(step)
        spin.setDecimals(2)
        spin.valueChanged.connect(lambda _: self._tell())
        return _dressed(spin, name)

    def _whole(self, name: str, high: int, unset: str) -> QSpinBox:
        spin = QSpinBox()
        spin.setRange(0, high)
        spin.setSpecialValueText(unset)
        spin.valueChanged.connect(lambda _: self._tell())
        return _dressed(spin, name)

    def _make_seed(self) -> None:
        self.seed.setFont(interface_font(13, tabular=True))
        self.seed.setAccessibleName(tr("Seed"))
        self.seed.setPlaceholderText(tr("Random"))
        self.seed.setMaxLength(len(str(_HIGHEST_SEED)))
        self.seed.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.seed.setToolTip(tr("With the same number, the same question gets the same answer."))
        self.seed.textChanged.connect(lambda _: self._tell())

    def _make_thinking(self) -> None:
        self.thinking.setAccessibleName(tr("Think first"))
        self.thinking.addItems([tr(_THINKING_NAMES[choice]) for choice in THINKING])
        self.thinking.setMinimumWidth(_FIELD_WIDTH)
        self.thinking.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.thinking.currentIndexChanged.connect(lambda _: self._tell())

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(_head(tr("System prompt")))
        column.addWidget(self.system_prompt)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(2, 1)
        for place, (text, field) in enumerate(
            (
                (tr("Temperature"), self.temperature),
                (tr("Longest answer"), self.max_tokens),
                ("Top-k", self.top_k),
                ("Top-p", self.top_p),
                ("Min-p", self.min_p),
                (tr("Repeat penalty"), self.repeat_penalty),
                (tr("Seed"), self.seed),
                (tr("Think first"), self.thinking),
            )
        ):
            label = QLabel(text)
            label.setFont(interface_font(13))
            label.setBuddy(field)
            row, side = divmod(place, 2)
            grid.addWidget(label, row, 2 * side)
            grid.addWidget(field, row, 2 * side + 1)
        column.addWidget(_head(tr("Sampling")))
        column.addLayout(grid)
        ends = QGridLayout()
        ends.setHorizontalSpacing(12)
        ends.setVerticalSpacing(8)
        for side, (text, area) in enumerate(
            ((tr("Stop texts"), self.stop), (tr("JSON schema", "a heading"), self.json_schema))
        ):
            ends.addWidget(_head(text), 0, side)
            ends.addWidget(area, 1, side)
        column.addLayout(ends)


def _head(text: str) -> QLabel:
    label = QLabel(text)
    label.setFont(interface_font(12, QFont.Weight.DemiBold))
    label.setContentsMargins(0, 4, 0, 0)
    return label


def _dressed(spin: _Spin, name: str) -> _Spin:
    spin.setFont(interface_font(13, tabular=True))
    spin.setAccessibleName(name)
    spin.setMinimumWidth(_FIELD_WIDTH)
    spin.lineEdit().setTextMargins(NUMBER_MARGIN, 0, NUMBER_MARGIN, 0)
    return spin

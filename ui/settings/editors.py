"""Fields for one setting each. What they let a person enter is what the setting's rule allows."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QFocusEvent, QWheelEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDoubleSpinBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from app.config.settings import RULES, Rule
from ui.fonts import interface_font
from ui.settings.font_editor import FontEditor
from ui.settings.items import Choices, Item
from ui.theme import Theme
from ui.translation import labelled, tr
from ui.widgets.check_box import CheckBox
from ui.widgets.combo_box import ComboBox
from ui.widgets.prose_field import ProseField

Change = Callable[[object], object]  # is told of a value that the person has entered

_BOX = 18
_SPIN_WIDTH = 148
_COMBO_WIDTH = 172
_TEXT_MARGIN = 8
_BESIDE_WORDS = 10  # edges, and the room of a cursor
_BESIDE_CHOICE = 52  # edges and the arrow
_MOST_BUTTONS = 3
_SAVE_MS = 400
_SMALLEST = 0.001  # stands for "above 0"
_MOST = 2**31 - 1  # of Qt's whole numbers


class SwitchEditor(CheckBox):
    """On or off. The words beside it are the row's."""

    def __init__(self, theme: Theme, item: Item, change: Change) -> None:
        super().__init__(theme, "")
        self.setFixedWidth(_BOX)
        self.setAccessibleName(tr(item.name))
        self.toggled.connect(change)

    def show_value(self, value: object) -> None:
        self.setChecked(bool(value))


class ButtonsEditor(QWidget):
    """A few choices side by side."""

    def __init__(self, item: Item, change: Change) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._values = [value for value, _ in item.choices]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for number, (_, text) in enumerate(item.choices):
            choice = QPushButton(tr(text))
            choice.setCheckable(True)
            choice.setFont(interface_font(13))
            choice.setAutoDefault(False)
            choice.setAccessibleName(labelled(tr(item.name), tr(text)))
            self._group.addButton(choice, number)
            row.addWidget(choice)
        self._group.idClicked.connect(lambda number: change(self._values[number]))

    def show_value(self, value: object) -> None:
        self._group.button(self._values.index(value)).setChecked(True)


class ComboEditor(ComboBox):
    """One of several choices."""

    def __init__(self, theme: Theme, item: Item, change: Change) -> None:
        super().__init__(theme)
        self._values = [value for value, _ in item.choices]
        self.addItems([tr(text) for _, text in item.choices])
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr(item.name))
        self.activated.connect(lambda number: change(self._values[number]))

    def sizeHint(self) -> QSize:
        texts = (self.itemText(number) for number in range(self.count()))
        words = max(map(self.fontMetrics().horizontalAdvance, texts), default=0)
        return QSize(max(_COMBO_WIDTH, words + _BESIDE_CHOICE), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_value(self, value: object) -> None:
        self.setCurrentIndex(self._values.index(value))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # it scrolls the page


class WholeEditor(QSpinBox):
    """A whole number; the value under the lowest stands for "unset" where that is allowed."""

    def __init__(self, item: Item, rule: Rule, change: Change) -> None:
        super().__init__()
        self._is_optional = rule.is_optional
        self._low = round(rule.low)
        self.setRange(self._low - rule.is_optional, min(round(rule.high), _MOST))
        self.setSpecialValueText(tr(item.unset))
        self.setSuffix(tr(item.unit))
        self.setSingleStep(round(item.step))
        _prepare(self, item)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(lambda value: change(self._meant(value)))

    def sizeHint(self) -> QSize:
        """Wider than others only where the words for "unset" need it."""
        words = self.fontMetrics().horizontalAdvance(self.specialValueText())
        width = max(_SPIN_WIDTH, words + 2 * _TEXT_MARGIN + _BESIDE_WORDS)
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_value(self, value: object) -> None:
        self.setValue(value if isinstance(value, int) else self.minimum())

    def stepBy(self, steps: int) -> None:
        """From "unset" to a multiple of the step, and on from there."""
        step = self.singleStep()
        start = 0 if self.value() == self.minimum() and self._is_optional else self.value()
        below = start <= self._low and steps < 0
        self.setValue(self.minimum() if below else max(self._low, start + steps * step))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # it scrolls the page

    def _meant(self, value: int) -> int | None:
        return None if self._is_optional and value == self.minimum() else value


class NumberEditor(QDoubleSpinBox):
    """A number, without zeros at its end."""

    def __init__(self, item: Item, rule: Rule, change: Change) -> None:
        super().__init__()
        self.setDecimals(3)
        self.setRange(rule.low if rule.holds(rule.low) else _SMALLEST, rule.high)
        self.setSingleStep(item.step)
        _prepare(self, item)
        self.setFixedWidth(_SPIN_WIDTH)
        self.valueChanged.connect(lambda value: change(round(value, 3)))

    def show_value(self, value: object) -> None:
        if isinstance(value, int | float) and isfinite(value):
            self.setValue(value)

    def textFromValue(self, value: float) -> str:
        return self.locale().toString(value, "g", 6)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # it scrolls the page


class ProseEditor(ProseField):
    """Several lines; saved when the person pauses or leaves the field."""

    def __init__(self, item: Item, change: Change) -> None:
        super().__init__(tr(item.name), lines=4)
        self._change = change
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SAVE_MS)
        self._timer.timeout.connect(self.save)
        self.textChanged.connect(self._timer.start)

    def save(self) -> None:
        """Tell what is written now."""
        if self._timer.isActive():
            self._timer.stop()
            self._change(self.toPlainText())

    def show_value(self, value: object) -> None:
        if self.toPlainText() != value:
            self.setPlainText(str(value))
            self._timer.stop()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.save()
        super().focusOutEvent(event)


Editor = (
    SwitchEditor
    | ButtonsEditor
    | ComboEditor
    | FontEditor
    | WholeEditor
    | NumberEditor
    | ProseEditor
)


def editor_for(theme: Theme, item: Item, default: object, change: Change) -> Editor:
    """The field that suits a setting; `default` tells numbers, words and switches apart."""
    rule = RULES[item.field]
    if item.is_font:
        return FontEditor(theme, item, change)
    if item.choices:
        return _choice(theme, item, item.choices, change)
    if isinstance(default, bool):
        return SwitchEditor(theme, item, change)
    if isinstance(default, float):
        return NumberEditor(item, rule, change)
    if isinstance(default, str):
        return ProseEditor(item, change)
    return WholeEditor(item, rule, change)


def _choice(
    theme: Theme, item: Item, choices: Choices, change: Change
) -> ButtonsEditor | ComboEditor:
    if len(choices) <= _MOST_BUTTONS:
        return ButtonsEditor(item, change)
    return ComboEditor(theme, item, change)


def _prepare(spin: QSpinBox | QDoubleSpinBox, item: Item) -> None:
    spin.setKeyboardTracking(False)  # what is half typed is no value
    spin.setFont(interface_font(13, tabular=True))
    spin.lineEdit().setTextMargins(_TEXT_MARGIN, 0, _TEXT_MARGIN, 0)
    spin.setAccessibleName(tr(item.name))

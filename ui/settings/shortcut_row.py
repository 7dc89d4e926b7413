"""One action with its keys, which can be changed there and then."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ui.fonts import interface_font
from ui.palette.action import Action
from ui.palette.keys import key_text, keys_text
from ui.settings.key_field import KeyField
from ui.settings.rows import text_label
from ui.translation import labelled, tr
from ui.widgets.announce import announce
from ui.widgets.buttons import button

_LEAST = 26


class ShortcutRow(QWidget):
    """Shows caps; while the person presses keys, a field in their place."""

    keys_pressed = Signal(str)  # empty: no keys
    reset_requested = Signal()

    def __init__(self, action: Action, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = action.name
        self._caps = Caps()
        self.field = KeyField(action.name)
        self.field.pressed.connect(self.keys_pressed)
        self.field.left.connect(self._stop)
        self.change = button(
            tr("Change", "the keys of an action"),
            self._start,
            look="text",
            name=tr("Change the keys of “{action}”").format(action=action.name),
        )
        self.reset = button(
            tr("Reset", "the keys of an action"),
            self.reset_requested.emit,
            look="text",
            name=tr("Reset the keys of “{action}”").format(action=action.name),
        )
        self._problem = text_label("", pixels=12, tone="bad")
        self._arrange()
        self._problem.hide()
        self.field.hide()
        self.change.setVisible(not action.is_fixed)

    @property
    def problem(self) -> str:
        """Why the keys that were pressed were refused."""
        return "" if self._problem.isHidden() else self._problem.text()

    def show_keys(self, keys: Sequence[str], *, is_changed: bool) -> None:
        """The keys in force, and whether the person chose them."""
        said = keys_text(keys) or tr("no keys")
        self.setAccessibleName(labelled(self._name, said))
        self._caps.show_keys(keys)
        self.reset.setVisible(is_changed)
        self._say("")
        self._stop()

    def refuse(self, sentence: str) -> None:
        """Say why the keys cannot be had; the person can press others."""
        self._say(sentence)
        announce(self.field, sentence)

    def _start(self) -> None:
        self._say("")
        self._caps.hide()
        self.change.hide()
        self.field.show()
        self.field.setFocus()

    def _stop(self) -> None:
        if self.field.isHidden():
            return
        has_focus = self.field.hasFocus()
        self._caps.show()
        self.change.show()
        if has_focus:  # it goes where the person came from
            self.change.setFocus()
        self.field.hide()

    def _say(self, problem: str) -> None:
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))

    def _arrange(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(6)
        line.addWidget(text_label(self._name, tone=""), 1)
        for part in (self._caps, self.field, self.reset, self.change):
            line.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 7, 12, 7)
        column.setSpacing(4)
        column.addLayout(line)
        column.addWidget(self._problem)


class Caps(QWidget):
    """Keys as they are printed on a keyboard."""

    def __init__(self, keys: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._caps: list[QFrame] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        self.setMinimumHeight(_LEAST)  # rows without keys are as high
        self.show_keys(keys)

    def show_keys(self, keys: Sequence[str]) -> None:
        """Replace the keys."""
        for old in self._caps:
            self._row.removeWidget(old)
            old.setParent(None)
            old.deleteLater()
        self._caps = [_cap(key_text(one)) for one in keys]
        for cap in self._caps:
            self._row.addWidget(cap)


def _cap(text: str) -> QFrame:
    cap = QFrame()
    cap.setObjectName("chip")
    label = QLabel(text)
    label.setFont(interface_font(12))
    inner = QHBoxLayout(cap)
    inner.setContentsMargins(8, 3, 8, 3)
    inner.addWidget(label)
    return cap

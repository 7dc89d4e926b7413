"""Takes down the keys that a person presses."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QKeyCombination, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

from ui.fonts import interface_font
from ui.translation import tr

_MODIFIERS = (
    Qt.Key.Key_Control,
    Qt.Key.Key_Shift,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)
_NONE = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
_WIDTH = 150


class KeyField(QLineEdit):
    """Esc or another place for the keyboard leaves it; Backspace means no keys at all."""

    pressed = Signal(str)  # keys as Qt writes them; empty: none
    left = Signal()

    def __init__(self, action_name: str) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setFont(interface_font(12))
        self.setFixedWidth(_WIDTH)
        self.setPlaceholderText(tr("Press the keys…"))
        words = tr("New keys for “{action}”. Backspace for none, Esc to leave it as it is.")
        self.setAccessibleName(words.format(action=action_name))
        self.setToolTip(tr("Backspace for none, Esc to leave it as it is."))

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()  # or the window would do what the keys mean now
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if key in _MODIFIERS or key is Qt.Key.Key_unknown:
            return
        if is_plain and key is Qt.Key.Key_Escape:
            self.left.emit()
        elif is_plain and key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            super().keyPressEvent(event)
        elif is_plain and key in _NONE:
            self.pressed.emit("")
        else:
            self.pressed.emit(_written(event))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


def _written(event: QKeyEvent) -> str:
    """Without the number pad's mark, so that its keys are the same as the others."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return QKeySequence(QKeyCombination(modifiers, Qt.Key(event.key()))).toString()

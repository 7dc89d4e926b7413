"""The field for finding words in the chat."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QWidget

from ui.fonts import interface_font
from ui.numbers import grouped
from ui.theme import Theme
from ui.translation import tr
from ui.widgets.announce import announce
from ui.widgets.buttons import IconButton


class FindBar(QFrame):
    """Enter goes to the next hit, Shift+Enter to the one before; hidden until it is opened."""

    words_changed = Signal(str)
    step_requested = Signal(int)  # 1 to the next, -1 to the one before
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.field = _Field()
        self.field.setPlaceholderText(tr("Find in this chat"))
        self.field.setAccessibleName(tr("Find in this chat"))
        self.field.setFont(interface_font(13))
        self.field.textChanged.connect(self.words_changed)
        self.field.stepped.connect(self.step_requested)
        self.count = QLabel()
        self.count.setFont(interface_font(12, tabular=True))
        self.count.setProperty("tone", "muted")
        self.before = IconButton(theme, "arrow-up", tr("Previous hit (Shift+Enter)"), side=28)
        self.after = IconButton(theme, "arrow-down", tr("Next hit (Enter)"), side=28)
        self.close_button = IconButton(theme, "close", tr("Close the search (Esc)"), side=28)
        self.before.clicked.connect(lambda: self.step_requested.emit(-1))
        self.after.clicked.connect(lambda: self.step_requested.emit(1))
        self.close_button.clicked.connect(self.close_bar)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 5, 6, 5)
        row.setSpacing(6)
        row.addWidget(self.field, 1)
        for part in (self.count, self.before, self.after, self.close_button):
            row.addWidget(part)
        self.hide()

    def open(self) -> None:
        """Show it, ready for other words."""
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()
        self.words_changed.emit(self.field.text())

    def close_bar(self) -> bool:
        """Hide it; whether it was there."""
        if self.isHidden():
            return False
        self.hide()
        self.closed.emit()
        return True

    def show_count(self, place: int, count: int) -> None:
        """Which hit of how many is shown; `place` from 1."""
        words = tr("no hits")
        if count:
            words = tr("{place} of {count}", "hits").format(
                place=grouped(place), count=grouped(count)
            )
        self.count.setText(words if self.field.text().strip() else "")
        for step in (self.before, self.after):
            step.setEnabled(count > 1)
        if self.field.text().strip():
            announce(self.field, words)


class _Field(QLineEdit):
    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.stepped.emit(-1 if back else 1)
        else:
            super().keyPressEvent(event)

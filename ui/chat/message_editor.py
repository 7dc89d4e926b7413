"""The text field of a message: its keys, its height, and what may be pasted into it."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QFocusEvent, QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from ui.dropped_files import dropped_files, dropped_library
from ui.fonts import interface_font
from ui.widgets.long_words import break_long_words

LONG_TEXT = 100_000  # characters; a field would lay out a million of them for seconds


class MessageEditor(QTextEdit):
    """Plain text, however it comes; files are passed on."""

    sent = Signal()
    stopped = Signal()
    focused = Signal(bool)
    files_pasted = Signal(object)  # tuple[Path, ...]
    long_text_pasted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_composing = False  # an input method shows text that is not chosen yet
        self.setAcceptRichText(False)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFont(interface_font(14))
        self.document().setDefaultFont(interface_font(14))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        break_long_words(self)

    def fit(self, line: int, most: int) -> None:
        """As high as the text, within limits."""
        margins = 2 * self.document().documentMargin()
        height = max(line + margins, min(self.document().size().height(), most * line + margins))
        scrolls = self.document().size().height() > height
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if scrolls else policy.ScrollBarAlwaysOff
        )
        self.setFixedHeight(round(height))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        entered = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if entered and self._is_composing:
            event.ignore()  # it chooses among the input method's proposals
        elif entered and not shifted:
            self.sent.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.stopped.emit()
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._is_composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        files, text = dropped_files(source), source.text()
        if files:
            self.files_pasted.emit(files)
        elif len(text) > LONG_TEXT:
            self.long_text_pasted.emit(text)
        else:
            self.insertPlainText(text)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        if dropped_library(source):
            return False  # the window opens models
        return source.hasText() or bool(dropped_files(source))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(False)

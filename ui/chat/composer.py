"""Where a person writes: grows with the text, Enter sends, Shift+Enter breaks, Esc stops."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from ui.chat.context_gauge import ContextGauge
from ui.dropped_model import dropped_model
from ui.fonts import interface_font
from ui.theme import Theme
from ui.widgets.buttons import button
from ui.widgets.icons import icon

_MAX_LINES = 9
_LINE = 21
PLACEHOLDER = "Ask anything. It stays on this machine."


class Composer(QFrame):
    """Text, and one button that sends or stops."""

    send_requested = Signal(str)
    stop_requested = Signal()
    options_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._answering = False
        self._obstacle = ""
        self.setObjectName("composer")
        self._text = _Editor(self)
        self._text.setPlaceholderText(PLACEHOLDER)
        self._text.setAccessibleName("Message")
        self._text.textChanged.connect(self._text_changed)
        self._text.sent.connect(self._send_or_nothing)
        self._text.stopped.connect(self._stop)
        self._text.focused.connect(self._show_focus)
        self.gauge = ContextGauge(theme, self)
        self._reason = QLabel(self)
        self._reason.setProperty("tone", "muted")
        self._reason.setFont(interface_font(12))
        self._reason.setTextFormat(Qt.TextFormat.PlainText)
        self._reason.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.options_button = button("Options", self.options_requested.emit, look="text")
        self.options_button.setAccessibleName("Options for answers")
        self._send = QPushButton(self)
        self._send.setObjectName("send")
        self._send.setFixedSize(32, 32)
        self._send.setIconSize(QSize(16, 16))
        self._send.setCursor(Qt.CursorShape.PointingHandCursor)
        self._send.clicked.connect(self._clicked)
        theme.changed.connect(self._draw)
        self._arrange()
        self._draw()
        self._text_changed()

    def _arrange(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.options_button)
        row.addWidget(self._reason, 1)
        row.addWidget(self.gauge)
        row.addWidget(self._send)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 10, 10, 9)
        column.setSpacing(4)
        column.addWidget(self._text)
        column.addLayout(row)

    @property
    def editor(self) -> QTextEdit:
        return self._text

    @property
    def send_button(self) -> QPushButton:
        return self._send

    @property
    def text(self) -> str:
        return self._text.toPlainText()

    def set_text(self, text: str) -> None:
        """Replace the text and put the cursor at its end; Ctrl+Z brings back what was there."""
        cursor = self._text.textCursor()
        cursor.select(cursor.SelectionType.Document)
        cursor.insertText(text)
        self._text.setTextCursor(cursor)

    def clear(self) -> None:
        """Forget the text."""
        self._text.clear()

    def focus(self) -> None:
        """Let the person write."""
        self._text.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def set_answering(self, *, answering: bool) -> None:
        """While answering, the button stops."""
        self._answering = answering
        self._draw()

    def set_obstacle(self, reason: str) -> None:
        """Why nothing can be sent now; empty if it can. Said beside a text that waits."""
        self._obstacle = reason
        self._draw()

    def _clicked(self) -> None:
        if self._answering:
            self._stop()
        else:
            self._send_or_nothing()

    def _stop(self) -> None:
        if self._answering:
            self.stop_requested.emit()

    def _send_or_nothing(self) -> None:
        if self._can_send():
            self.send_requested.emit(self.text)

    def _can_send(self) -> bool:
        return bool(self.text.strip()) and not self._answering and not self._obstacle

    def _text_changed(self) -> None:
        self._text.fit(_LINE, _MAX_LINES)
        self._draw()

    def _show_focus(self, focused: bool) -> None:  # noqa: FBT001 - a signal's argument
        self.setProperty("focused", focused)
        self.style().polish(self)

    def _draw(self) -> None:
        tokens = self._theme.tokens
        waits = bool(self._obstacle) and not self._answering and bool(self.text.strip())
        self._reason.setText(self._obstacle if waits else "")
        name = "stop" if self._answering else "arrow-up"
        label = "Stop the answer (Esc)" if self._answering else "Send (Enter)"
        self._send.setIcon(icon(name, tokens.background, disabled=tokens.faint))
        self._send.setEnabled(self._answering or self._can_send())
        self._send.setAccessibleName("Stop" if self._answering else "Send")
        self._send.setToolTip(label if self._answering else self._obstacle or label)


class _Editor(QTextEdit):
    sent = Signal()
    stopped = Signal()
    focused = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_composing = False  # an input method shows text that is not chosen yet
        self.setAcceptRichText(False)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFont(interface_font(14))
        self.document().setDefaultFont(interface_font(14))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

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
        self.insertPlainText(source.text())

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return source.hasText() and dropped_model(source) is None  # the window opens models

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(False)

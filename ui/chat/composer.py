"""Where a person writes: grows with the text, Enter sends, Shift+Enter breaks, Esc stops."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.engine.request import Thinking
from ui.chat.attachment_row import AttachmentRow, PendingFile
from ui.chat.composer_strip import ComposerStrip
from ui.chat.context_gauge import ContextGauge
from ui.chat.message_editor import MessageEditor
from ui.chat.send_button import SendButton
from ui.theme import Theme
from ui.translation import mark, tr
from ui.widgets.announce import announce
from ui.widgets.buttons import IconButton, button
from ui.widgets.words_label import words_label

_MAX_LINES = 9
_MIN_LINES = 2  # of a long text in a small window
_LINE = 21
_REASON_INDENT = 5  # under the text
_THINKING: dict[Thinking, str] = {
    "usual": mark("Thinking: as usual"),
    "on": mark("Thinking: on"),
    "off": mark("Thinking: off"),
    "low": mark("Thinking: low"),
    "medium": mark("Thinking: medium"),
    "high": mark("Thinking: high"),
}
PLACEHOLDER = mark("Ask anything. It stays on this machine.")


class Composer(QFrame):
    """Text with files, and a button that sends or stops.

    While answering, a text that is there can be sent too: whoever listens decides when.
    """

    send_requested = Signal(str)  # also of a text that was too long when it was last counted
    stop_requested = Signal()
    options_requested = Signal()
    preset_requested = Signal()
    otherwise_requested = Signal()  # other values for the next message
    otherwise_cleared = Signal()
    thinking_switched = Signal()
    attach_requested = Signal()
    files_dropped = Signal(object)  # tuple[Path, ...]
    long_text_pasted = Signal(str)
    text_changed = Signal()
    edit_cancelled = Signal()
    queue_cancelled = Signal()
    undo_requested = Signal()  # of what the strip says was deleted

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._answering = False
        self._obstacle = ""
        self._has_files = False
        self._too_long = ""
        self._wait = ""
        self._highest = 10_000
        self.setObjectName("composer")
        self._text = self._message_editor()
        self._reason = self._reason_label()
        self.files = AttachmentRow(theme, self)
        self._make_strips()
        self._make_buttons()
        self.gauge = ContextGauge(theme, self)
        self._arrange()
        theme.changed.connect(self._draw)
        theme.changed.connect(self._take_spacing)
        self._draw()
        self._text_changed()

    def _message_editor(self) -> MessageEditor:
        editor = MessageEditor(self)
        editor.setPlaceholderText(tr(PLACEHOLDER))
        editor.setAccessibleName(tr("Message"))
        editor.textChanged.connect(self._text_changed)
        editor.sent.connect(self._send_or_nothing)
        editor.stopped.connect(self._stop)
        editor.focused.connect(self._show_focus)
        editor.files_pasted.connect(self.files_dropped)
        editor.long_text_pasted.connect(self._take_long_text)
        return editor

    def _reason_label(self) -> QLabel:
        """Why what is written cannot be sent."""
        label = words_label(12, tone="muted")
        label.setContentsMargins(_REASON_INDENT, 0, 0, 0)
        return label

    def _make_strips(self) -> None:
        """What was done last, and what the next message is otherwise than a usual one."""
        self.editing = ComposerStrip(
            tr("Cancel"), tr("Stop editing"), self.edit_cancelled.emit, self
        )
        self.queued = ComposerStrip(
            tr("Take back"), tr("Take back the message that waits"), self.queue_cancelled.emit, self
        )
        self.deleted = ComposerStrip(
            tr("Undo"), tr("Undo the deletion"), self.undo_requested.emit, self
        )
        self.otherwise = ComposerStrip(
            tr("As usual"), tr("Answer as usual"), self.otherwise_cleared.emit, self
        )

    def _make_buttons(self) -> None:
        theme = self._theme
        self.attach_button = IconButton(theme, "attach", tr("Attach files"), side=26, parent=self)
        self.attach_button.clicked.connect(self.attach_requested)
        self.preset_button = button(tr("Preset"), self.preset_requested.emit, look="text")
        self.options_button = button(tr("Options"), self.options_requested.emit, look="text")
        self.options_button.setAccessibleName(tr("Options for answers"))
        self.otherwise_button = IconButton(
            theme, "sliders", tr("Other values for the next message"), side=26, parent=self
        )
        self.otherwise_button.clicked.connect(self.otherwise_requested)
        self.thinking_button = button("", self.thinking_switched.emit, look="text")
        self.thinking_button.setToolTip(tr("Whether, or how hard, the model thinks first"))
        self.thinking_button.hide()
        self.stop_button = IconButton(
            theme, "stop", tr("Stop the answer (Esc)"), side=32, ink="ink", parent=self
        )
        self.stop_button.clicked.connect(self._stop)
        self.send_button = SendButton(theme, self)
        self.send_button.clicked.connect(self._clicked)

    def _arrange(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.attach_button)
        row.addWidget(self.preset_button)
        row.addWidget(self.options_button)
        row.addWidget(self.otherwise_button)
        row.addWidget(self.thinking_button)
        row.addStretch(1)
        row.addWidget(self.gauge)
        row.addWidget(self.stop_button)
        row.addWidget(self.send_button)
        row.setSpacing(8)
        column = self._column = QVBoxLayout(self)
        self._take_spacing()
        column.setSpacing(4)
        for strip in (self.deleted, self.editing, self.queued, self.otherwise, self.files):
            column.addWidget(strip)
        column.addWidget(self._text)
        column.addWidget(self._reason)
        column.addLayout(row)

    def _take_spacing(self) -> None:
        gap = self._theme.spacing.composer_gap
        self._column.setContentsMargins(6, gap, 10, gap - 1)

    @property
    def editor(self) -> QTextEdit:
        return self._text

    @property
    def is_answering(self) -> bool:
        """Would what is sent have to wait for an answer to end?"""
        return self._answering

    @property
    def text(self) -> str:
        return self._text.toPlainText()

    def set_text(self, text: str) -> None:
        """Replace the text and put the cursor at its end; Ctrl+Z brings back what was there."""
        cursor = self._text.textCursor()
        cursor.select(cursor.SelectionType.Document)
        cursor.insertText(text)
        self._text.setTextCursor(cursor)

    def restore_text(self, text: str) -> None:
        """Show what belongs here, with nothing to be undone."""
        if text != self.text:
            self._text.setPlainText(text)
            self._text.moveCursor(QTextCursor.MoveOperation.End)

    def clear(self) -> None:
        """Forget the text."""
        self._text.clear()

    def show_files(
        self,
        files: tuple[PendingFile, ...],
        reading: tuple[str, ...] = (),
        obstacle: str = "",
    ) -> None:
        """The files of the next message; `obstacle` says why they cannot be sent."""
        self._has_files = bool(files or reading)
        self._too_long = obstacle
        self.files.show_files(files, reading)
        self._fit()
        self._draw()

    def show_preset(self, name: str) -> None:
        """What the chat's answers depend on."""
        shown = " ".join(name.split())
        short = shown if len(shown) <= 16 else shown[:15] + "…"
        self.preset_button.setText(tr("Preset: {name}").format(name=short))
        self.preset_button.setAccessibleName(tr("Preset of this chat: {name}").format(name=shown))

    def show_thinking(self, chosen: Thinking | None) -> None:
        """Whether, or how hard, the next answer begins with thinking; None: nobody can say."""
        words = tr(_THINKING[chosen or "usual"])
        self.thinking_button.setText(words)
        self.thinking_button.setAccessibleName(words)
        self.thinking_button.setVisible(chosen is not None)

    def limit_height(self, height: int) -> None:
        """How high the composer may grow with its text."""
        self._highest = height
        self._fit()

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

    @property
    def can_send(self) -> bool:
        """Is there something, and nothing in its way?"""
        return self._has_content() and not self._obstacle and not self._too_long

    def show_wait(self, words: str) -> None:
        """What a message that was sent still waits for; empty: nothing."""
        if words != self._wait:
            self._wait = words
            self._draw()

    def _clicked(self) -> None:
        self.focus()  # a button that goes off passes the keyboard on to whatever comes next
        if self._stops():
            self._stop()
        else:
            self._send_or_nothing()

    def _stop(self) -> None:
        if self._answering:
            self.stop_requested.emit()

    def _send_or_nothing(self) -> None:
        if self._has_content() and not self._obstacle:
            self.send_requested.emit(self.text)
        if self._has_content() and not self.can_send:
            announce(self._text, self._reason.text())

    def _has_content(self) -> bool:
        """Files go with the next message, not with one that is edited."""
        return bool(self.text.strip()) or (self._has_files and not self.editing.text)

    def _take_long_text(self, text: str) -> None:
        """It goes with the next message as a file; a message that is edited takes none."""
        if self.editing.text:
            self._text.insertPlainText(text)
        else:
            self.long_text_pasted.emit(text)

    def _stops(self) -> bool:
        return self._answering and not self._has_content()

    def _text_changed(self) -> None:
        self._fit()
        self._draw()
        self.text_changed.emit()

    def _fit(self) -> None:
        """The text scrolls where the rest of the composer leaves it no more room."""
        column = self.layout()
        assert column is not None
        beside = column.totalMinimumSize().height() - self._text.minimumHeight()
        self._text.fit(_LINE, max(_MIN_LINES, min(_MAX_LINES, (self._highest - beside) // _LINE)))

    def _show_focus(self, focused: bool) -> None:  # noqa: FBT001 - a signal's argument
        self.setProperty("focused", focused)
        self.style().polish(self)

    def _draw(self) -> None:
        reason = self._obstacle or self._too_long or self._wait
        said = self._wait if self._answering else reason
        waits = bool(said) and self._has_content()
        self._reason.setText(said if waits else "")
        if waits == self._reason.isHidden():
            self._reason.setVisible(waits)
            self._fit()
            announce(self._text, self._reason.text())
        if self._stops():
            self.send_button.show_stop()
        else:
            self.send_button.show_send(possible=self.can_send, reason=reason)
        self.stop_button.setVisible(self._answering and not self._stops())

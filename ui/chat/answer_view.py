"""An answer in the transcript, with its figures and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QEnterEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from app.config.settings import FiguresShown
from app.engine.trace import TokenMark
from app.sessions.conversation import Message, MessageStatus
from ui.chat.answer_buttons import AnswerButtons
from ui.chat.answer_text import AnswerText
from ui.chat.message_actions import Act
from ui.chat.message_view import MessageView
from ui.chat.override_words import override_words
from ui.chat.stats_line import StatsLine
from ui.chat.thinking_view import ThinkingView
from ui.chat.wording import Note, note_for
from ui.fonts import interface_font
from ui.markdown.span_selection import SpanSelection
from ui.numbers import percent
from ui.tokens import Tokens
from ui.translation import mark, tr

_NOTE_GAP = 10
_STATS_GAP = 6
WAITING = mark("Reading your message…")


class AnswerView(MessageView):
    """An answer: Markdown or its tokens, a note if it did not simply end, figures and actions."""

    tokens_wanted = Signal(bool)  # show where each token came from, or the answer again
    size_changed = Signal()  # by folding, or by wrapping code
    code_saved = Signal(str, str)  # the code of a block, and what a file of it may be called
    place_reached = Signal(int, int)  # top and bottom of what the keyboard went to

    def __init__(
        self,
        tokens: Tokens,
        message: Message,
        selection: SpanSelection,
        *,
        is_last: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.text = AnswerText(tokens, selection, self)
        self._waiting = QLabel(self)
        self._waiting.setProperty("tone", "muted")
        self._waiting.setFont(interface_font(14))
        self._note = self._line(13)
        self._otherwise = self._line(12)
        self._otherwise.setProperty("tone", "muted")
        self._otherwise.setToolTip(tr("Only this answer. Answering again holds to it."))
        self.stats_line = StatsLine(tokens, self)
        self.buttons = AnswerButtons(self, lambda: self.text.said, self.stats_line)
        self.stats_line.set_actions(self.buttons.all)
        self._connect()
        self.setAccessibleName(tr("Answer"))
        self.set_last(is_last=is_last)
        self.show_message(message)

    def _line(self, pixels: int) -> QLabel:
        """Text of ours under the answer."""
        line = QLabel(self)
        line.setFont(interface_font(pixels))
        line.setWordWrap(True)
        line.setTextFormat(Qt.TextFormat.PlainText)
        line.hide()
        return line

    def _connect(self) -> None:
        text, buttons = self.text, self.buttons
        text.size_changed.connect(self.size_changed)
        text.code_saved.connect(self.code_saved)
        text.tokens_left.connect(lambda: self.tokens_wanted.emit(False))
        text.place_reached.connect(self.place_reached)
        buttons.tokens_wanted.connect(self.tokens_wanted)
        for each in buttons.all:
            each.installEventFilter(self)

    @property
    def source(self) -> str:
        """The answer's Markdown."""
        return self.text.source

    def show_message(self, message: Message) -> None:
        """Show the message as it is now; text that was shown before is not rendered again."""
        streaming = message.status is MessageStatus.STREAMING
        if streaming:
            self.text.show_source(message.text)
        else:
            self.text.show_whole(message.text)
            self.setAccessibleDescription(message.text)
        self.text.set_caret(shown=streaming and bool(self.source))
        self._waiting.setText(tr(WAITING))
        self._waiting.setVisible(streaming and not self.source)
        self.stats_line.setVisible(not streaming)
        self.message_id, self.is_variant = message.id, bool(message.siblings)
        self.buttons.show_message(message)
        self.stats_line.show_stats(message.stats, message.stop_reason)
        self._show_note(note_for(message))
        words = override_words(message.override)
        self._otherwise.setText(tr("Asked with {values}").format(values=words))
        self._otherwise.setVisible(bool(words))
        self._arrange()

    def show_reading(self, share: float) -> None:
        """How much has been read of what comes before a streaming answer."""
        words = tr(WAITING)
        self._waiting.setText(f"{words} {percent(share)}")

    def append(self, text: str) -> None:
        """More text of a streaming answer."""
        self.text.append(text)
        self.text.set_caret(shown=True)
        self._waiting.hide()
        self._arrange()

    def show_tokens(self, marks: Sequence[TokenMark] | None) -> None:
        """Show the marked tokens in place of the answer; None: the answer again."""
        old = self.text.token_view
        had_focus = old is not None and old.text.hasFocus()
        self.buttons.tokens.setChecked(marks is not None)
        self.text.show_tokens(marks, focused=self.buttons.tokens.hasFocus())
        if marks is None and had_focus:
            self.buttons.tokens.setFocus(Qt.FocusReason.OtherFocusReason)
        self._arrange()

    @property
    def thinking(self) -> ThinkingView | None:
        """What was thought before the answer, if anything."""
        return self.text.thinking

    def set_figures(self, mode: FiguresShown) -> None:
        """When the figures under the answer are seen."""
        self.stats_line.set_figures(mode)

    def set_last(self, *, is_last: bool) -> None:
        """Only the last answer can be regenerated."""
        super().set_last(is_last=is_last)
        self.buttons.again.setVisible(is_last)
        self.stats_line.arrange()

    def allows(self, act: Act) -> bool:
        """Only the last answer can be continued; the others have no button to be given again."""
        match act:
            case Act.CONTINUE:
                return self.is_last and self.buttons.again.isEnabled() and bool(self.source)
            case Act.REGENERATE:
                return not self.is_last and self.buttons.again.isEnabled()
            case Act.REGENERATE_WITH:
                return self.buttons.again.isEnabled()
        return super().allows(act)

    def ask(self, act: Act) -> None:
        """Copies are made here; all else is for others."""
        match act:
            case Act.COPY_MARKDOWN:
                QGuiApplication.clipboard().setText(self.text.said)
            case Act.COPY_PLAIN:
                QGuiApplication.clipboard().setText(self.text.plain)
            case _:
                super().ask(act)

    def set_obstacle(self, reason: str) -> None:
        """Why nothing can be answered now; empty if it can."""
        self.buttons.again.setEnabled(not reason)
        self.buttons.again.setToolTip(reason)

    def height_for(self, width: int) -> int:
        return self._parts(width)[-1][2]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.stats_line.set_near(near=True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.stats_line.set_near(near=False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.stats_line.set_near(near=event.type() is QEvent.Type.FocusIn or self.underMouse())
        return super().eventFilter(watched, event)

    def _show_note(self, note: Note | None) -> None:
        self._note.setVisible(note is not None)
        if note is not None:
            self._note.setText(note.text)
            self._note.setProperty("tone", note.tone)
            self._note.style().polish(self._note)

    def _parts(self, width: int) -> list[tuple[QWidget, int, int]]:
        """Each visible part with its top and bottom."""
        bottom = self.text.height_for(width)
        parts: list[tuple[QWidget, int, int]] = [(self.text, 0, bottom)] if bottom else []
        if not self._waiting.isHidden():
            parts.append((self._waiting, 0, 24))
            bottom = 24
        if not self._note.isHidden():
            top = bottom + (_NOTE_GAP if bottom else 0)
            bottom = top + self._note.heightForWidth(width)
            parts.append((self._note, top, bottom))
        if not self._otherwise.isHidden():
            top = bottom + _STATS_GAP
            bottom = top + self._otherwise.heightForWidth(width)
            parts.append((self._otherwise, top, bottom))
        if not self.stats_line.isHidden():
            top = bottom + _STATS_GAP
            bottom = top + self.stats_line.height_for(width)
            parts.append((self.stats_line, top, bottom))
        return parts or [(self._waiting, 0, 24)]

    def _arrange(self) -> None:
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            return  # nobody has placed it yet: text would be laid out for a width of nobody's
        width = self.width()
        for widget, top, bottom in self._parts(width):
            widget.setGeometry(0, top, width, bottom - top)
        self.text.arrange()

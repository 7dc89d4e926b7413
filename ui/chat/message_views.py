"""One message of the transcript: what a person wrote, or an answer with its figures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from app.config.settings import FiguresShown
from app.engine.thinking import Split, ThinkingSplitter
from app.engine.trace import TokenMark
from app.sessions.conversation import Message, MessageStatus
from ui.chat.attachment_list import AttachmentList
from ui.chat.message_actions import Act, MessageWish, VariantArrows, WishingWidget, more_button
from ui.chat.question_actions import QuestionActions
from ui.chat.stats_line import StatsLine
from ui.chat.thinking_view import ThinkingView
from ui.chat.wording import Note, note_for
from ui.fonts import interface_font
from ui.markdown.markdown_view import MarkdownView
from ui.markdown.prose_view import ProseView
from ui.markdown.span_selection import SpanSelection
from ui.stats.token_view import TokenView
from ui.tokens import Tokens
from ui.widgets.buttons import button

_BUBBLE_SHARE = 0.82
_BUBBLE_SIDE = 14
_BUBBLE_TOP = 9
_ACTIONS_GAP = 8
_NOTE_GAP = 10
_STATS_GAP = 6
_COPIED_MS = 1500
_ANSWER_ACTS = (
    Act.CONTINUE,
    Act.REGENERATE,
    Act.EDIT,
    Act.BRANCH,
    Act.COPY_MARKDOWN,
    Act.COPY_PLAIN,
)
WAITING = "Reading your message…"


class MessageView(WishingWidget):
    """Its owner asks `height_for` and sets the geometry."""

    message_id = 0

    def height_for(self, width: int) -> int:
        """Height in pixels at a width."""
        raise NotImplementedError

    def allows(self, act: Act) -> bool:
        return True

    def ask(self, act: Act) -> None:
        self.wished.emit(MessageWish(act, self.message_id))


class QuestionView(MessageView):
    """A person's message, as typed, in a bubble at the right."""

    def __init__(
        self,
        tokens: Tokens,
        message: Message,
        selection: SpanSelection,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.message_id = message.id
        self._files = AttachmentList(tokens, message.attachments, self)
        self._actions = QuestionActions(message, self)
        self._bubble = QFrame(self)
        self._bubble.setObjectName("bubble")
        self._text = ProseView(tokens, self._bubble)
        self._text.show_plain(message.text)
        self._bubble.setVisible(bool(message.text.strip()))
        self._text.setAccessibleName("Your message")
        self._text.copied = selection.text
        selection.watch(self._text)
        self._ideal = self._text.ideal_width() + 1
        self.setAccessibleName("You")
        self.setAccessibleDescription(message.text)

    def height_for(self, width: int) -> int:
        return self._files_height() + self._bubble_height(width)

    def _files_height(self) -> int:
        return 0 if self._files.isHidden() else self._files.sizeHint().height()

    def _bubble_height(self, width: int) -> int:
        if self._bubble.isHidden():
            return 0
        return self._text.height_for(self._text_width(width)) + 2 * _BUBBLE_TOP

    def _text_width(self, width: int) -> int:
        beside = width - self._actions.sizeHint().width() - _ACTIONS_GAP
        return min(self._ideal, min(int(width * _BUBBLE_SHARE), beside) - 2 * _BUBBLE_SIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        inner = self._text_width(self.width())
        height = self._text.height_for(inner)
        outer = inner + 2 * _BUBBLE_SIDE
        top = self._files_height()
        self._files.setGeometry(0, 0, self.width(), top)
        self._bubble.setGeometry(self.width() - outer, top, outer, height + 2 * _BUBBLE_TOP)
        self._text.setGeometry(_BUBBLE_SIDE, _BUBBLE_TOP - 2, inner, height)
        hint = self._actions.sizeHint()
        left = self.width() - outer - _ACTIONS_GAP - hint.width()
        self._actions.setGeometry(
            left, self.height() - hint.height() - 7, hint.width(), hint.height()
        )


class AnswerView(MessageView):
    """An answer: Markdown or its tokens, a note if it did not simply end, figures and actions."""

    regenerate_requested = Signal()
    tokens_wanted = Signal(bool)  # show where each token came from, or the answer again
    rounds_wanted = Signal()
    compare_wanted = Signal()
    size_changed = Signal()  # by folding
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
        self._source = ""
        self._colours = tokens
        self._selection = selection
        self._token_view: TokenView | None = None
        self._thinking: ThinkingView | None = None
        self._splitter = ThinkingSplitter()
        self._markdown = self._make_markdown()
        self._said = ""  # the answer without what was thought
        self._waiting = QLabel(WAITING, self)
        self._waiting.setProperty("tone", "muted")
        self._waiting.setFont(interface_font(14))
        self._note = QLabel(self)
        self._note.setFont(interface_font(13))
        self._note.setWordWrap(True)
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._note.hide()
        self._copy = button("Copy", self._copy_answer, look="text", name="Copy the answer")
        self._again = button(
            "Regenerate",
            self.regenerate_requested.emit,
            look="text",
            name="Answer the last message again",
        )
        self._tokens = button(
            "Tokens",
            lambda: self.tokens_wanted.emit(self._tokens.isChecked()),
            look="text",
            name="Show where each token of the answer came from",
        )
        self._tokens.setCheckable(True)
        self._rounds = button(
            "Rounds",
            self.rounds_wanted.emit,
            look="text",
            name="Replay the answer round by round",
        )
        self._compare = button(
            "Compare",
            self.compare_wanted.emit,
            look="text",
            name="Compare with the same prompt without drafting",
        )
        self._stats = StatsLine(tokens, self)
        self._arrows = VariantArrows(self._stats)
        self._arrows.wished.connect(self.wished)
        more = more_button(_ANSWER_ACTS, "More for this answer", self)
        shows = [self._tokens, self._rounds, self._compare]
        actions = [self._arrows, *shows, self._copy, self._again, more]
        self._stats.set_actions(actions)
        for action in actions:
            action.installEventFilter(self)
        self._copied = QTimer(self)
        self._copied.setSingleShot(True)
        self._copied.timeout.connect(lambda: self._copy.setText("Copy"))
        self.setAccessibleName("Answer")
        self.set_last(is_last=is_last)
        self.show_message(message)

    @property
    def source(self) -> str:
        """The answer's Markdown."""
        return self._source

    @property
    def stats_line(self) -> StatsLine:
        return self._stats

    def show_message(self, message: Message) -> None:
        """Show the message as it is now; text that was shown before is not rendered again."""
        if message.text.startswith(self._source):
            self._add(message.text[len(self._source) :])
        else:
            self._replace(message.text)
        if message.status is not MessageStatus.STREAMING:
            self._take(self._splitter.finish())
            self._markdown.finish()
            self._finish_thinking()
            self.setAccessibleDescription(message.text)
        streaming = message.status is MessageStatus.STREAMING
        self._markdown.set_caret(shown=streaming and bool(self._source))
        self._waiting.setVisible(streaming and not self._source)
        self._stats.setVisible(not streaming)
        self._copy.setVisible(bool(message.text))
        has_rounds = message.stats is not None and message.stats.speculation.rounds > 0
        self._tokens.setVisible(has_rounds)
        self._rounds.setVisible(has_rounds)
        self._compare.setVisible(has_rounds)
        self.message_id = message.id
        self._arrows.show_variants(message)
        self._stats.show_stats(message.stats, message.stop_reason)
        self._show_note(note_for(message))
        self._arrange()

    def append(self, text: str) -> None:
        """More text of a streaming answer."""
        self._add(text)
        self._markdown.set_caret(shown=True)
        self._waiting.hide()
        self._arrange()

    def show_tokens(self, marks: Sequence[TokenMark] | None) -> None:
        """Show the marked tokens in place of the answer; None: the answer again."""
        old, self._token_view = self._token_view, None
        had_focus = old is not None and old.text.hasFocus()
        if old is not None:
            old.hide()
            old.setParent(None)
            old.deleteLater()
        self._tokens.setChecked(marks is not None)
        self._markdown.setVisible(marks is None)
        if self._thinking is not None:
            self._thinking.setVisible(marks is None)
        if marks is not None:
            self._show_token_view(TokenView(self._colours, marks, self))
        elif had_focus:
            self._tokens.setFocus(Qt.FocusReason.OtherFocusReason)
        self._arrange()

    def _show_token_view(self, view: TokenView) -> None:
        self._token_view = view
        view.text.copied = self._selection.text
        self._selection.watch(view.text)
        view.left.connect(lambda: self.tokens_wanted.emit(False))
        view.reached.connect(self.place_reached)
        view.show()
        if self._tokens.hasFocus():
            view.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def thinking(self) -> ThinkingView | None:
        """What was thought before the answer, if anything."""
        return self._thinking

    def set_figures(self, mode: FiguresShown) -> None:
        """When the figures under the answer are seen."""
        self._stats.set_figures(mode)

    def set_last(self, *, is_last: bool) -> None:
        """Only the last answer can be regenerated."""
        self._is_last = is_last
        self._again.setVisible(is_last)
        self._stats.arrange()

    def allows(self, act: Act) -> bool:
        """Only the last answer can be continued; the others have no button to be given again."""
        match act:
            case Act.CONTINUE:
                return self._is_last and self._again.isEnabled() and bool(self._source)
            case Act.REGENERATE:
                return not self._is_last and self._again.isEnabled()
        return True

    def ask(self, act: Act) -> None:
        """Copies are made here; all else is for others."""
        match act:
            case Act.COPY_MARKDOWN:
                QGuiApplication.clipboard().setText(self._said.strip() or self._source)
            case Act.COPY_PLAIN:
                QGuiApplication.clipboard().setText(self._markdown.plain_text)
            case _:
                super().ask(act)

    def set_obstacle(self, reason: str) -> None:
        """Why nothing can be answered now; empty if it can."""
        self._again.setEnabled(not reason)
        self._again.setToolTip(reason)

    def height_for(self, width: int) -> int:
        return self._parts(width)[-1][2]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._stats.set_near(near=True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._stats.set_near(near=False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._stats.set_near(near=event.type() is QEvent.Type.FocusIn or self.underMouse())
        return super().eventFilter(watched, event)

    def _add(self, text: str) -> None:
        if text:
            self._source += text
            self._take(self._splitter.feed(text))

    def _take(self, split: Split) -> None:
        """Thinking to its fold, the answer below it."""
        if split.moved:
            thought = self._said
            self._start_markdown()
            self._think(thought)
        if split.thinking:
            self._think(split.thinking)
        if split.answer:
            self._said += split.answer
            self._markdown.append(split.answer)
            self._finish_thinking()

    def _think(self, text: str) -> None:
        if self._thinking is None:
            self._thinking = ThinkingView(self._colours, self._selection, self)
            self._thinking.folded.connect(self.size_changed)
            self._thinking.show()
        self._thinking.append(text)

    def _finish_thinking(self) -> None:
        if self._thinking is not None and not self._splitter.is_thinking:
            self._thinking.finish()

    def _replace(self, text: str) -> None:
        self._start_markdown()
        if self._thinking is not None:
            self._thinking.hide()
            self._thinking.deleteLater()
            self._thinking = None
        self._splitter = ThinkingSplitter()
        self._source = ""
        self._add(text)

    def _make_markdown(self) -> MarkdownView:
        view = MarkdownView(self._colours, self._selection, self)
        view.code_saved.connect(self.code_saved)
        return view

    def _start_markdown(self) -> None:
        old, self._markdown = self._markdown, self._make_markdown()
        old.hide()
        old.deleteLater()
        self._markdown.show()
        self._said = ""

    def _show_note(self, note: Note | None) -> None:
        self._note.setVisible(note is not None)
        if note is not None:
            self._note.setText(note.text)
            self._note.setProperty("tone", note.tone)
            self._note.style().polish(self._note)

    def _copy_answer(self) -> None:
        QGuiApplication.clipboard().setText(self._said.strip() or self._source)
        self._copy.setText("Copied")
        self._copied.start(_COPIED_MS)

    def _parts(self, width: int) -> list[tuple[QWidget, int, int]]:
        """Each visible part with its top and bottom."""
        parts: list[tuple[QWidget, int, int]] = []
        bottom = 0
        if self._token_view is not None:
            bottom = self._token_view.height_for(width)
            return self._below(bottom, width, [(self._token_view, 0, bottom)])
        if self._thinking is not None:
            bottom = self._thinking.height_for(width)
            parts.append((self._thinking, 0, bottom))
        if self._said:
            top = bottom + (_NOTE_GAP if bottom else 0)
            bottom = top + self._markdown.height_for(width)
            parts.append((self._markdown, top, bottom))
        return self._below(bottom, width, parts)

    def _below(
        self, bottom: int, width: int, parts: list[tuple[QWidget, int, int]]
    ) -> list[tuple[QWidget, int, int]]:
        """The note and the figures under what is shown."""
        if not self._waiting.isHidden():
            parts.append((self._waiting, 0, 24))
            bottom = 24
        if not self._note.isHidden():
            top = bottom + (_NOTE_GAP if bottom else 0)
            bottom = top + self._note.heightForWidth(width)
            parts.append((self._note, top, bottom))
        if not self._stats.isHidden():
            top = bottom + _STATS_GAP
            bottom = top + self._stats.height_for(width)
            parts.append((self._stats, top, bottom))
        return parts or [(self._waiting, 0, 24)]

    def _arrange(self) -> None:
        width = self.width()
        for widget, top, bottom in self._parts(width):
            widget.setGeometry(0, top, width, bottom - top)
        self._markdown.arrange()
        if self._thinking is not None:
            self._thinking.arrange()

"""What an answer says: the fold with its thinking, its Markdown, or its tokens in place of both."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.engine.thinking import Split, ThinkingSplitter
from app.engine.trace import TokenMark
from ui.chat.thinking_view import ThinkingView
from ui.markdown.markdown_view import MarkdownView
from ui.markdown.span_selection import SpanSelection
from ui.stats.token_view import TokenView
from ui.tokens import Tokens
from ui.widgets.discard import discard

_GAP = 10


class AnswerText(QWidget):
    """Its owner asks `height_for` after every change and sets the geometry."""

    size_changed = Signal()  # by folding, or by wrapping code
    code_saved = Signal(str, str)  # the code of a block, and what a file of it may be called
    tokens_left = Signal()  # by the keyboard
    place_reached = Signal(int, int)  # top and bottom of what the keyboard went to

    def __init__(self, tokens: Tokens, selection: SpanSelection, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = tokens
        self._selection = selection
        self._splitter = ThinkingSplitter()
        self._source = ""
        self._said = ""  # without what was thought
        self.markdown = self._make_markdown()
        self.thinking: ThinkingView | None = None
        self.token_view: TokenView | None = None

    @property
    def source(self) -> str:
        """The whole answer's Markdown."""
        return self._source

    @property
    def said(self) -> str:
        """The Markdown without what was thought; all of it where nothing else was said."""
        return self._said.strip() or self._source

    @property
    def plain(self) -> str:
        """The answer as it is read, without Markdown's marks."""
        return self.markdown.plain_text

    def show_source(self, text: str) -> None:
        """Show a text; what of it is shown already is not rendered again."""
        self.append(self._more_of(text))

    def append(self, text: str) -> None:
        """More text at the end."""
        if text:
            self._source += text
            self._take(self._splitter.feed(text))

    def show_whole(self, text: str) -> None:
        """Show a text to which no more will come."""
        more = self._more_of(text)
        self._source = text
        first, last = self._splitter.feed(more), self._splitter.finish()
        thinking, answer = first.thinking + last.thinking, first.answer + last.answer
        self._take(Split(thinking, answer, first.moved))
        self.markdown.finish()
        self._finish_thinking()

    def set_caret(self, *, shown: bool) -> None:
        """Mark the end while text is coming."""
        self.markdown.set_caret(shown=shown)

    def show_tokens(self, marks: Sequence[TokenMark] | None, *, focused: bool) -> None:
        """Show the marked tokens in place of the text; None: the text again."""
        old, self.token_view = self.token_view, None
        if old is not None:
            discard(old)
        for part in (self.markdown, self.thinking):
            if part is not None:
                part.setVisible(marks is None)
        if marks is not None:
            view = self.token_view = TokenView(self._colours, marks, self)
            self._selection.watch(view.text)
            view.left.connect(self.tokens_left)
            view.reached.connect(self.place_reached)
            view.show()
            if focused:
                view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.arrange()

    def height_for(self, width: int) -> int:
        """Height in pixels at a width; zero where there is nothing yet."""
        return max((bottom for _, _, bottom in self._parts(width)), default=0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Place the parts for the present width."""
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            return
        for part, top, bottom in self._parts(self.width()):
            part.setGeometry(0, top, self.width(), bottom - top)
        self.markdown.arrange()
        if self.thinking is not None:
            self.thinking.arrange()

    def _parts(self, width: int) -> list[tuple[QWidget, int, int]]:
        if self.token_view is not None:
            return [(self.token_view, 0, self.token_view.height_for(width))]
        parts: list[tuple[QWidget, int, int]] = []
        bottom = 0
        if self.thinking is not None:
            bottom = self.thinking.height_for(width)
            parts.append((self.thinking, 0, bottom))
        if self._said:
            top = bottom + (_GAP if bottom else 0)
            parts.append((self.markdown, top, top + self.markdown.height_for(width)))
        return parts

    def _reached(self, top: int, bottom: int) -> None:
        self.place_reached.emit(self.markdown.y() + top, self.markdown.y() + bottom)

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
            self.markdown.append(split.answer)
            self._finish_thinking()

    def _think(self, text: str) -> None:
        if self.thinking is None:
            self.thinking = ThinkingView(self._colours, self._selection, self)
            self.thinking.folded.connect(self.size_changed)
            self.thinking.show()
        self.thinking.append(text)

    def _finish_thinking(self) -> None:
        if self.thinking is not None and not self._splitter.is_thinking:
            self.thinking.finish()

    def _more_of(self, text: str) -> str:
        """What is not shown yet of a text; nothing is shown any more if it begins differently."""
        if not text.startswith(self._source):
            self._start_anew()
        return text[len(self._source) :]

    def _start_anew(self) -> None:
        self._start_markdown()
        thinking, self.thinking = self.thinking, None
        if thinking is not None:
            discard(thinking)
        self._splitter = ThinkingSplitter()
        self._source = ""

    def _start_markdown(self) -> None:
        old, self.markdown = self.markdown, self._make_markdown()
        discard(old)
        self.markdown.show()
        self._said = ""

    def _make_markdown(self) -> MarkdownView:
        view = MarkdownView(self._colours, self._selection, self)
        view.code_saved.connect(self.code_saved)
        view.size_changed.connect(self.size_changed)
        view.place_reached.connect(self._reached)
        return view

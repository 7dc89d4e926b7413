"""The messages of one chat. Only those near the screen exist as widgets."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from app.config.settings import FiguresShown
from app.engine.trace import TokenMark
from app.sessions.conversation import Message, MessageStatus
from ui.chat.answer_view import AnswerView
from ui.chat.message_item import MessageItem
from ui.chat.message_view import MessageView
from ui.chat.question_view import QuestionView
from ui.chat.stack import TOP, Stack
from ui.markdown.span_selection import SpanSelection
from ui.theme import COLUMN_WIDTH, Theme
from ui.widgets.buttons import IconButton

FLUSH_MS = 33
_MARGIN = 16
_AHEAD = 400  # pixels beyond the screen that are kept ready
_RETIRE = 4_000  # pixels beyond the screen from which widgets are dropped
_NEAR_BOTTOM = 24
_PASSES = 8
_SPARE = 24  # pixels above and below what is brought into view


class Transcript(QAbstractScrollArea):
    """Lays messages out in a centred column; stays at the bottom only if it is there.

    Streamed text is collected and shown at most every FLUSH_MS, and for at most a third of the
    time. The work per flush depends on the last block of the answer, not on the length of the chat.
    """

    regenerate_requested = Signal()
    tokens_requested = Signal(int)  # id of the answer whose tokens are wanted
    rounds_requested = Signal(int)
    compare_requested = Signal(int)
    thinking_shown = Signal(int)  # id of a finished answer whose thinking wants its cost
    wished = Signal(object)  # MessageWish
    code_saved = Signal(str, str)  # the code of a block, and what a file of it may be called

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._items: list[MessageItem] = []
        self._stack = Stack()
        self._live: set[int] = set()  # indexes of items that have a widget
        self._pending: list[str] = []
        self._adjusting = False
        self._measured_column = 0
        self._sticking = True
        self._obstacle = ""
        self._figures: FiguresShown = "always"
        self._marked: int | None = None  # the message that a search led to
        self._content = QWidget(self.viewport())
        self._content.setObjectName("transcript-content")
        self._mark = QFrame(self._content)
        self._mark.setObjectName("hit-mark")
        self._selection = SpanSelection(self._content)
        self.setObjectName("transcript")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Messages")
        self.verticalScrollBar().setSingleStep(30)
        self._flush_timer = QTimer(self)
        self._flush_timer.setSingleShot(True)
        self._flush_timer.setInterval(FLUSH_MS)
        self._flush_timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._flush_timer.timeout.connect(self.flush)
        self._latest = IconButton(theme, "arrow-down", "Go to the latest message", parent=self)
        self._latest.setObjectName("latest")
        self._latest.clicked.connect(self.scroll_to_end)
        self._latest.hide()
        theme.changed.connect(self._rebuild)

    @property
    def messages(self) -> list[Message]:
        return [item.message for item in self._items]

    def view_of(self, message_id: int) -> MessageView | None:
        """The widget of a message, if it is near the screen."""
        item = self._find(message_id)
        return item.view if item is not None else None

    def show_messages(self, messages: Sequence[Message]) -> None:
        """Replace everything and go to the end."""
        self._drop_pending()
        self._retire_all()
        column = self._column()
        self._items = [MessageItem.guessed(message, column) for message in messages]
        self._sticking = True
        self._marked = None
        self._layout_from(0)

    def change_to(self, messages: Sequence[Message]) -> None:
        """Replace what differs; what is above stays as it is and where it is."""
        pairs = zip(self._items, messages, strict=False)
        same = next((n for n, (item, new) in enumerate(pairs) if item.message != new), None)
        same = min(len(self._items), len(messages)) if same is None else same
        self._drop_pending()
        for index in range(same, len(self._items)):
            self._retire(index)
        column = self._column()
        self._items[same:] = [MessageItem.guessed(message, column) for message in messages[same:]]
        self._sticking = False
        self._mark_last()
        self._layout_from(same)

    def show_message(self, message_id: int) -> None:
        """Go to a message and mark it until another chat is shown."""
        if self._index(message_id) is not None:
            self._marked = message_id
            self._go_to(message_id)

    @property
    def first_shown(self) -> int | None:
        """The id of the message at the top of the screen; None in an empty chat."""
        if not self._items:
            return None
        return self._items[self._stack.index_at(self.verticalScrollBar().value())].message.id

    def reach(self, message_id: int) -> MessageView | None:
        """The widget of a message; goes there if it is not near the screen."""
        if self.view_of(message_id) is None:
            self._go_to(message_id)
        return self.view_of(message_id)

    def _go_to(self, message_id: int) -> None:
        index = self._index(message_id)
        if index is None:
            return
        self._sticking = False
        for _ in range(_PASSES):  # heights above it are guesses until they are near
            before = self._stack.tops[index]
            self._update_range()
            self._set_value(before - TOP)
            self._populate()
            if self._stack.tops[index] == before:
                break

    def add(self, message: Message) -> None:
        """A new message at the end."""
        self._items.append(MessageItem.guessed(message, self._column()))
        self._mark_last()
        self._layout_from(len(self._items) - 1)

    def grow(self, message_id: int, delta: str) -> None:
        """More text of the last answer; shown with the next flush."""
        if self._items and self._items[-1].message.id == message_id:
            self._pending.append(delta)
            if not self._flush_timer.isActive():
                self._flush_timer.start()

    def flush(self) -> None:
        """Show the text that was collected."""
        if not self._pending:
            return
        started = time.perf_counter()
        text = "".join(self._pending)
        self._drop_pending()
        item = self._items[-1]
        item.message = replace(item.message, text=item.message.text + text)
        if isinstance(item.view, AnswerView):
            item.view.append(text)
        self._layout_from(len(self._items) - 1)
        cost_ms = (time.perf_counter() - started) * 1000
        self._flush_timer.setInterval(max(FLUSH_MS, round(cost_ms * 2)))

    def end(self, message: Message) -> None:
        """The last answer has ended and is now `message`."""
        self._drop_pending()
        item = self._find(message.id)
        if item is None:
            return
        item.message = message
        if isinstance(item.view, AnswerView):
            item.view.show_message(message)
            self._ask_for_cost(item.view, message)
        self._mark_last()
        self._layout_from(len(self._items) - 1)

    def set_obstacle(self, reason: str) -> None:
        """Why nothing can be answered again now; empty if it can."""
        self._obstacle = reason
        for item in self._items:
            if isinstance(item.view, AnswerView):
                item.view.set_obstacle(reason)

    def show_tokens(self, message_id: int, marks: tuple[TokenMark, ...] | None) -> None:
        """Show where each token of an answer came from; None: the answer again."""
        index = self._index(message_id)
        if index is None:
            return
        item = self._items[index]
        item.marks = marks
        self._sticking = False
        if isinstance(item.view, AnswerView):
            item.view.show_tokens(marks)
        self._layout_from(index)

    def set_figures(self, mode: FiguresShown) -> None:
        """When the figures under answers are seen."""
        if mode == self._figures:
            return
        self._figures = mode
        for item in self._items:
            if isinstance(item.view, AnswerView):
                item.view.set_figures(mode)
        self._layout_from(0)

    def bring_into_view(self, message_id: int, top: int, bottom: int) -> None:
        """Scroll as little as needed; places are in pixels from the top of the message."""
        index = self._index(message_id)
        if index is None:
            return
        bar, height = self.verticalScrollBar(), self.viewport().height()
        first, last = self._stack.tops[index] + top - _SPARE, self._stack.tops[index] + bottom
        if first < bar.value():
            bar.setValue(first)
        elif last + _SPARE > bar.value() + height:
            bar.setValue(last + _SPARE - height)

    def scroll_to_start(self) -> None:
        """Go to the first message."""
        if self._items:
            self._go_to(self._items[0].message.id)
            self.verticalScrollBar().setValue(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Home:
                self.scroll_to_start()
            case Qt.Key.Key_End:
                self.scroll_to_end()
            case _:
                super().keyPressEvent(event)

    def scroll_to_end(self) -> None:
        """Go to the latest message and stay there while it grows."""
        self._sticking = True
        self._populate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._adjusting:
            return
        if self._column() != self._measured_column:
            self._measure_again()
        else:
            self._populate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._measure_again()

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        if self._adjusting:
            return
        bar = self.verticalScrollBar()
        self._sticking = bar.value() >= bar.maximum() - _NEAR_BOTTOM
        self._populate()

    def _drop_pending(self) -> None:
        self._pending.clear()
        self._flush_timer.stop()

    def _find(self, message_id: int) -> MessageItem | None:
        return next((i for i in reversed(self._items) if i.message.id == message_id), None)

    def _size_changed(self, message_id: int) -> None:
        """What is above the change stays where it is."""
        index = self._index(message_id)
        if index is not None:
            self._sticking = False
            self._layout_from(index)

    def _ask_for_cost(self, view: AnswerView, message: Message) -> None:
        if view.thinking is not None and message.status is not MessageStatus.STREAMING:
            self.thinking_shown.emit(message.id)

    def _index(self, message_id: int) -> int | None:
        found = (i for i, item in enumerate(self._items) if item.message.id == message_id)
        return next(found, None)

    def _tokens_wanted(self, message_id: int, wanted: bool) -> None:  # noqa: FBT001 - a slot
        if wanted:
            self.tokens_requested.emit(message_id)
        else:
            self.show_tokens(message_id, None)

    def _column(self) -> int:
        return max(120, min(COLUMN_WIDTH, self.width() - 2 * _MARGIN))

    def _measure_again(self) -> None:
        column = self._column()
        self._measured_column = column
        for item in self._items:
            item.measure(column)
        self._layout_from(0)

    def _rebuild(self) -> None:
        self._retire_all()
        self._layout_from(0)

    def _mark_last(self) -> None:
        """Only the last message's answer can be regenerated."""
        for item in self._items[-3:]:
            if isinstance(item.view, AnswerView):
                item.view.set_last(is_last=item is self._items[-1])

    def _layout_from(self, index: int) -> None:
        """Heights from `index` on changed: measure what is shown and move what follows."""
        column = self._column()
        for item in self._items[index:]:
            if item.view is not None:
                item.height = item.view.height_for(column)
        self._place_from(index)
        self._populate()

    def _place_from(self, index: int) -> None:
        self._stack.place([item.height for item in self._items], first=index)

    def _populate(self) -> None:
        """Make the widgets near the screen; keep in place what is being read."""
        if not self.isVisible():
            return
        for _ in range(_PASSES):
            self._update_range()
            top = self.verticalScrollBar().value()
            missing = [i for i in self._near(top) if self._items[i].view is None]
            if not missing:
                break
            anchor = self._stack.index_at(top)
            offset = top - self._stack.tops[anchor]
            for index in missing:
                self._make(index)
            self._place_from(missing[0])
            if not self._sticking:
                self._update_range()
                self._set_value(self._stack.tops[anchor] + offset)
        self._arrange()

    def _make(self, index: int) -> None:
        item = self._items[index]
        message, tokens = item.message, self._theme.tokens
        if message.role == "user":
            item.view = QuestionView(tokens, message, self._selection, self._content)
        else:
            is_last = index == len(self._items) - 1
            view = AnswerView(
                tokens, message, self._selection, is_last=is_last, parent=self._content
            )
            view.set_obstacle(self._obstacle)
            view.set_figures(self._figures)
            view.regenerate_requested.connect(self.regenerate_requested)
            view.tokens_wanted.connect(partial(self._tokens_wanted, message.id))
            view.rounds_wanted.connect(partial(self.rounds_requested.emit, message.id))
            view.compare_wanted.connect(partial(self.compare_requested.emit, message.id))
            view.code_saved.connect(self.code_saved)
            view.size_changed.connect(partial(self._size_changed, message.id))
            view.place_reached.connect(partial(self.bring_into_view, message.id))
            view.show_tokens(item.marks)
            item.view = view
            self._ask_for_cost(view, message)
        item.view.wished.connect(self.wished)
        self._live.add(index)
        item.height = item.view.height_for(self._column())

    def _near(self, top: int) -> range:
        if not self._items:
            return range(0)
        first = self._stack.index_at(top - _AHEAD)
        last = self._stack.index_at(top + self.viewport().height() + _AHEAD)
        return range(first, last + 1)

    def _update_range(self) -> None:
        bar = self.verticalScrollBar()
        self._adjusting = True
        bar.setPageStep(self.viewport().height())
        bar.setRange(0, max(0, self._stack.total - self.viewport().height()))
        if self._sticking:
            bar.setValue(bar.maximum())
        self._adjusting = False

    def _set_value(self, value: int) -> None:
        self._adjusting = True
        self.verticalScrollBar().setValue(value)
        self._adjusting = False

    def _arrange(self) -> None:
        bar = self.verticalScrollBar()
        width, height = self.viewport().width(), self.viewport().height()
        column = self._column()
        left = (self.width() - column) // 2
        self._content.setGeometry(0, -bar.value(), width, max(height, self._stack.total))
        self._content.show()
        low, high = bar.value() - _RETIRE, bar.value() + height + _RETIRE
        for index in sorted(self._live):
            item, top = self._items[index], self._stack.tops[index]
            if item.view is None:
                continue
            if (top + item.height < low or top > high) and item.may_retire():
                self._retire(index)
                continue
            item.view.setGeometry(left, top, column, item.height)
            item.view.show()
        self._place_mark(left)
        self._latest.setVisible(bar.maximum() - bar.value() > height // 2)
        self._latest.move((self.width() - self._latest.width()) // 2, self.height() - 44)
        self._latest.raise_()

    def _place_mark(self, left: int) -> None:
        index = next((n for n in self._live if self._items[n].message.id == self._marked), None)
        self._mark.setVisible(index is not None)
        if index is not None:
            height = self._items[index].height
            self._mark.setGeometry(max(0, left - 12), self._stack.tops[index], 3, height)

    def _retire(self, index: int) -> None:
        self._live.discard(index)
        self._items[index].retire()

    def _retire_all(self) -> None:
        for index in list(self._live):
            self._retire(index)

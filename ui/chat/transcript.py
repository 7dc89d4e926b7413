"""The messages of one chat, on the screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.config.settings import FiguresShown
from app.engine.trace import TokenMark
from app.sessions.conversation import Message
from ui.chat.answer_view import AnswerView
from ui.chat.delta_buffer import DeltaBuffer
from ui.chat.first_seen import first_seen
from ui.chat.message_column import MessageColumn
from ui.chat.message_item import MessageItem
from ui.chat.message_view import MessageView
from ui.markdown.span_selection import SpanSelection
from ui.theme import Theme
from ui.translation import tr


@dataclass(frozen=True, slots=True)
class Place:
    """`offset` pixels below the top of a message."""

    message_id: int
    offset: int


class Transcript(MessageColumn):
    """Shows messages as they are stored, and the last answer as it grows.

    The work per flush depends on the last block of the answer, not on the length of the chat.
    """

    regenerate_requested = Signal()
    tokens_requested = Signal(int)  # id of the answer whose tokens are wanted
    rounds_requested = Signal(int)
    compare_requested = Signal(int)
    thinking_shown = Signal(int)  # id of a finished answer whose thinking wants its cost
    wished = Signal(object)  # MessageWish
    code_saved = Signal(str, str)  # the code of a block, and what a file of it may be called

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._deltas = DeltaBuffer(self._grow_by, self)
        self.setObjectName("transcript")
        self.setAccessibleName(tr("Messages"))
        theme.changed.connect(self.rebuild)
        self._connect()

    def _connect(self) -> None:
        maker = self.maker
        maker.regenerate_requested.connect(self.regenerate_requested)
        maker.tokens_wanted.connect(self._tokens_wanted)
        maker.rounds_requested.connect(self.rounds_requested)
        maker.compare_requested.connect(self.compare_requested)
        maker.thinking_shown.connect(self.thinking_shown)
        maker.wished.connect(self.wished)
        maker.code_saved.connect(self.code_saved)
        maker.size_changed.connect(self._size_changed)
        maker.place_reached.connect(self.bring_into_view)

    @property
    def selection(self) -> SpanSelection:
        """What is selected, over all messages that are near the screen."""
        return self.maker.selection

    @property
    def messages(self) -> list[Message]:
        return [item.message for item in self.items]

    def view_of(self, message_id: int) -> MessageView | None:
        """The widget of a message, if it is near the screen."""
        index = self._index(message_id)
        return self.items[index].view if index is not None else None

    def show_messages(self, messages: Sequence[Message]) -> None:
        """Replace everything and go to the end."""
        self._deltas.drop()
        self.keeper.sticks = True
        self._replace_from(0, messages)

    def change_to(self, messages: Sequence[Message]) -> None:
        """Replace what differs; what is above stays as it is and where it is."""
        pairs = zip(self.items, messages, strict=False)
        same = next((n for n, (item, new) in enumerate(pairs) if item.message != new), None)
        same = min(len(self.items), len(messages)) if same is None else same
        self._deltas.drop()
        self.keeper.sticks = False
        self._replace_from(same, messages[same:])

    def _replace_from(self, index: int, messages: Sequence[Message]) -> None:
        column = self.column
        self.replace_from(index, [MessageItem.guessed(message, column) for message in messages])
        self._tell_last()
        self.first_seen = first_seen(self.messages)
        self.layout_from(index)

    def show_message(self, message_id: int) -> None:
        """Go to a message and mark it until another chat is shown."""
        index = self._index(message_id)
        if index is not None:
            self.marked = index
            self.go_to(index)

    @property
    def first_shown(self) -> int | None:
        """The id of the message at the top of the screen; None in an empty chat."""
        return self.items[self.index_shown].message.id if self.items else None

    def reach(self, message_id: int) -> MessageView | None:
        """The widget of a message; goes there if it is not near the screen."""
        index = self._index(message_id)
        if index is not None and self.items[index].view is None:
            self.go_to(index)
        return self.view_of(message_id)

    @property
    def place(self) -> Place | None:
        """What is being read; None at the end, where it is the newest."""
        if not self.items or self.keeper.sticks:
            return None
        return Place(self.items[self.index_shown].message.id, self.offset_shown)

    def return_to(self, place: Place) -> None:
        """Show what was being read, if it is still there."""
        index = self._index(place.message_id)
        if index is not None:
            self.go_to(index, place.offset)

    def add(self, message: Message) -> None:
        """A new message at the end."""
        self._replace_from(len(self.items), [message])

    def show_reading(self, message_id: int, share: float) -> None:
        """How much has been read of what comes before an answer without words yet."""
        view = self.view_of(message_id)
        if isinstance(view, AnswerView):
            view.show_reading(share)

    def grow(self, message_id: int, delta: str) -> None:
        """More text of the last answer; shown with the next flush."""
        if self.items and self.items[-1].message.id == message_id:
            self._deltas.add(delta)

    def flush(self) -> None:
        """Show the text that was collected."""
        self._deltas.flush()

    def _grow_by(self, text: str) -> None:
        item = self.items[-1]
        item.message = replace(item.message, text=item.message.text + text)
        if isinstance(item.view, AnswerView):
            item.view.append(text)
        self.layout_from(len(self.items) - 1)

    def end(self, message: Message) -> None:
        """An answer has ended, or was stored, and is now `message`."""
        index = self._index(message.id)
        if index is None:
            return
        item = self.items[index]
        if item is self.items[-1]:
            self._deltas.drop()
        item.message = message
        if isinstance(item.view, AnswerView):
            item.view.show_message(message)
            self.maker.ask_for_cost(item.view, message)
        self._tell_last()
        self.first_seen = first_seen(self.messages)
        self.layout_from(index)

    def set_obstacle(self, reason: str) -> None:
        """Why nothing can be answered again now; empty if it can."""
        self.maker.obstacle = reason
        for view in self._answer_views():
            view.set_obstacle(reason)

    def set_answered(self, *, answered: bool) -> None:
        """While an answer grows at the end, no message above it can be deleted."""
        self.maker.is_answered = answered
        for item in self.items:
            if item.view is not None:
                item.view.is_kept = answered

    def set_figures(self, mode: FiguresShown) -> None:
        """When the figures under answers are seen."""
        if mode == self.maker.figures:
            return
        self.maker.figures = mode
        for view in self._answer_views():
            view.set_figures(mode)
        self.layout_from(0)

    def show_tokens(self, message_id: int, marks: tuple[TokenMark, ...] | None) -> None:
        """Show where each token of an answer came from; None: the answer again."""
        index = self._index(message_id)
        if index is None:
            return
        item = self.items[index]
        item.marks = marks
        self.keeper.sticks = False
        if isinstance(item.view, AnswerView):
            item.view.show_tokens(marks)
        self.layout_from(index)

    def bring_into_view(self, message_id: int, top: int, bottom: int) -> None:
        """Scroll as little as needed; places are in pixels from the top of the message."""
        index = self._index(message_id)
        if index is not None:
            self.bring_part_into_view(index, top, bottom)

    def _size_changed(self, message_id: int) -> None:
        """What is above the change stays where it is."""
        index = self._index(message_id)
        if index is not None:
            self.keeper.sticks = False
            self.layout_from(index)

    def _tokens_wanted(self, message_id: int, wanted: bool) -> None:  # noqa: FBT001 - a slot
        if wanted:
            self.tokens_requested.emit(message_id)
        else:
            self.show_tokens(message_id, None)

    def _tell_last(self) -> None:
        """Only the last answer can be regenerated, and deleted alone."""
        for item in self.items[-3:]:
            if item.view is not None:
                item.view.set_last(is_last=item is self.items[-1])

    def _answer_views(self) -> Iterator[AnswerView]:
        return (item.view for item in self.items if isinstance(item.view, AnswerView))

    def _index(self, message_id: int) -> int | None:
        """Looked for from the end, where changes happen."""
        places = range(len(self.items) - 1, -1, -1)
        return next((n for n in places if self.items[n].message.id == message_id), None)

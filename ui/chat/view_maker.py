"""Makes the widgets of messages, all with the same wishes and settings."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.config.settings import FiguresShown
from app.sessions.conversation import Message, MessageStatus
from ui.chat.answer_view import AnswerView
from ui.chat.message_item import MessageItem
from ui.chat.question_view import QuestionView
from ui.markdown.span_selection import SpanSelection
from ui.theme import Theme


class ViewMaker(QObject):
    """Hands on what the views ask for, with the id of the message that is meant."""

    regenerate_requested = Signal()
    tokens_wanted = Signal(int, bool)  # show where each token came from, or the answer again
    rounds_requested = Signal(int)
    compare_requested = Signal(int)
    thinking_shown = Signal(int)  # id of a finished answer whose thinking wants its cost
    wished = Signal(object)  # MessageWish
    code_saved = Signal(str, str)  # the code of a block, and what a file of it may be called
    size_changed = Signal(int)
    place_reached = Signal(int, int, int)  # message, top and bottom in pixels from its top

    def __init__(self, theme: Theme, content: QWidget) -> None:
        super().__init__(content)
        self._theme = theme
        self._content = content
        self.selection = SpanSelection(content)
        self.obstacle = ""  # why nothing can be answered again now
        self.is_answered = False  # an answer of this chat grows
        self.figures: FiguresShown = "always"

    def make(self, item: MessageItem, *, is_last: bool) -> None:
        """Give a message its view; nobody has placed it yet."""
        message, tokens = item.message, self._theme.tokens
        if message.role == "user":
            item.view = QuestionView(tokens, message, self.selection, self._content)
            item.view.wished.connect(self.wished)
            item.view.set_last(is_last=is_last)
            item.view.is_kept = self.is_answered
            return
        answer = AnswerView(tokens, message, self.selection, is_last=is_last, parent=self._content)
        answer.set_obstacle(self.obstacle)
        answer.is_kept = self.is_answered
        answer.set_figures(self.figures)
        answer.show_tokens(item.marks)
        self._connect(answer, message.id)
        item.view = answer
        self.ask_for_cost(answer, message)

    def ask_for_cost(self, view: AnswerView, message: Message) -> None:
        """What was thought is over: how long did it take?"""
        if view.thinking is not None and message.status is not MessageStatus.STREAMING:
            self.thinking_shown.emit(message.id)

    def _connect(self, answer: AnswerView, message_id: int) -> None:
        answer.wished.connect(self.wished)
        answer.buttons.regenerate_requested.connect(self.regenerate_requested)
        answer.tokens_wanted.connect(partial(self.tokens_wanted.emit, message_id))
        answer.buttons.rounds_wanted.connect(partial(self.rounds_requested.emit, message_id))
        answer.buttons.compare_wanted.connect(partial(self.compare_requested.emit, message_id))
        answer.code_saved.connect(self.code_saved)
        answer.size_changed.connect(partial(self.size_changed.emit, message_id))
        answer.place_reached.connect(partial(self.place_reached.emit, message_id))

"""A person's message in the transcript."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from app.sessions.conversation import Message
from ui.chat.attachment_list import AttachmentList
from ui.chat.message_view import MessageView
from ui.chat.question_actions import QuestionActions
from ui.markdown.prose_view import ProseView
from ui.markdown.span_selection import SpanSelection
from ui.tokens import Tokens
from ui.translation import tr
from ui.widgets.mirrored import mirrored

_BUBBLE_SHARE = 0.82
_BUBBLE_SIDE = 14
_BUBBLE_TOP = 9
_ACTIONS_GAP = 8


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
        self.message_id, self.is_variant = message.id, bool(message.siblings)
        self._files = AttachmentList(tokens, message.attachments, self)
        self._actions = QuestionActions(message, self)
        self._bubble = QFrame(self)
        self._bubble.setObjectName("bubble")
        self._text = ProseView(tokens, self._bubble)
        self._text.show_plain(message.text)
        self._bubble.setVisible(bool(message.text.strip()))
        self._text.setAccessibleName(tr("Your message"))
        selection.watch(self._text)
        self._ideal = self._text.ideal_width() + 1
        self.setAccessibleName(tr("You"))
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
        bubble = QRect(self.width() - outer, top, outer, height + 2 * _BUBBLE_TOP)
        self._bubble.setGeometry(mirrored(self, bubble))
        self._text.setGeometry(_BUBBLE_SIDE, _BUBBLE_TOP - 2, inner, height)
        hint = self._actions.sizeHint()
        left = self.width() - outer - _ACTIONS_GAP - hint.width()
        actions = QRect(left, self.height() - hint.height() - 7, hint.width(), hint.height())
        self._actions.setGeometry(mirrored(self, actions))

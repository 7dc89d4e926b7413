"""Beside a person's message: its variants, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.sessions.conversation import Message
from ui.chat.message_actions import Act, VariantArrows, WishingWidget, more_button
from ui.translation import tr
from ui.widgets.buttons import button


class QuestionActions(QWidget):
    """The arrows are always there, the rest under the pointer or with the keyboard in it."""

    def __init__(self, message: Message, owner: WishingWidget) -> None:
        super().__init__(owner)
        self.arrows = VariantArrows(self)
        self.arrows.show_variants(message)
        self.arrows.wished.connect(owner.wished)
        self.edit = button(
            tr("Edit"), lambda: owner.ask(Act.EDIT), look="text", name=tr("Edit your message")
        )
        self.more = more_button((Act.BRANCH, Act.DELETE), tr("More for your message"), owner)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for part in (self.edit, self.more, self.arrows):
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        owner.installEventFilter(self)
        self._step_back(retiring=True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self._step_back(retiring=event.type() is QEvent.Type.Leave)
        return super().eventFilter(watched, event)

    def _step_back(self, *, retiring: bool) -> None:
        for part in (self.edit, self.more):
            part.setProperty("retiring", retiring)
            part.style().polish(part)

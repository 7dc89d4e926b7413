"""What can be done with one message: look at its variants, change it, start anew from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QWidget

from app.sessions.conversation import Message
from ui.fonts import interface_font
from ui.translation import mark, tr
from ui.widgets.buttons import button


class Act(StrEnum):
    """What a person wants with a message; a menu says the value by `tr`."""

    SHOW = "show"  # this variant; no menu offers it
    EDIT = mark("Edit")
    CONTINUE = mark("Continue the answer")
    REGENERATE = mark("Answer again")
    REGENERATE_WITH = mark("Answer again with other values…")
    BRANCH = mark("New chat from here")
    COPY_MARKDOWN = mark("Copy as Markdown")
    COPY_PLAIN = mark("Copy as plain text")
    DELETE = mark("Delete")


@dataclass(frozen=True, slots=True)
class MessageWish:
    """`message_id` is the variant to be shown, or the message that `act` is about."""

    act: Act
    message_id: int


class VariantArrows(QWidget):
    """ "‹ 2 / 3 ›"; hidden where there is only one."""

    wished = Signal(object)  # MessageWish

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._siblings: tuple[int, ...] = ()
        self._at = 0
        self.before = button("‹", lambda: self._go(-1), look="text", name=tr("Earlier variant"))
        self.after = button("›", lambda: self._go(1), look="text", name=tr("Later variant"))
        self.label = QLabel()
        self.label.setFont(interface_font(12, tabular=True))
        self.label.setProperty("tone", "muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for part in (self.before, self.label, self.after):
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    def show_variants(self, message: Message) -> None:
        """Where a message stands among its variants."""
        self._siblings = message.siblings
        self._at = message.siblings.index(message.id) if message.siblings else 0
        count = len(message.siblings)
        self.label.setText(f"{self._at + 1} / {count}")
        words = tr("Variant {number} of {count}").format(number=self._at + 1, count=count)
        self.label.setAccessibleName(words)
        self.before.setEnabled(self._at > 0)
        self.after.setEnabled(self._at < count - 1)
        self.setVisible(count > 1)

    def _go(self, step: int) -> None:
        self.wished.emit(MessageWish(Act.SHOW, self._siblings[self._at + step]))


def more_button(acts: Sequence[Act], name: str, owner: WishingWidget) -> QPushButton:
    """A button with a menu of acts on the owner's message."""

    def show_menu() -> None:
        menu = QMenu(result)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for act in acts:
            if owner.allows(act):
                if act is Act.DELETE:
                    menu.addSeparator()
                menu.addAction(owner.words_for(act)).triggered.connect(
                    lambda _=False, act=act: owner.ask(act)
                )
        menu.popup(result.mapToGlobal(QPoint(0, result.height())))

    result = button("⋯", show_menu, look="text", name=name)
    return result


class WishingWidget(QWidget):
    """A widget that shows a message and tells what the person wants with it."""

    wished = Signal(object)  # MessageWish

    def allows(self, act: Act) -> bool:
        """May the menu offer this now?"""
        raise NotImplementedError

    def words_for(self, act: Act) -> str:
        """What the menu calls it."""
        return tr(act.value)

    def ask(self, act: Act) -> None:
        """The person chose this."""
        raise NotImplementedError

"""What can be done with an answer: the buttons at the end of its figures."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.sessions.conversation import Message
from ui.chat.message_actions import Act, VariantArrows, WishingWidget, more_button
from ui.translation import tr
from ui.widgets.buttons import button
from ui.widgets.copy_button import copy_button

_MORE = (
    Act.CONTINUE,
    Act.REGENERATE,
    Act.REGENERATE_WITH,
    Act.EDIT,
    Act.BRANCH,
    Act.COPY_MARKDOWN,
    Act.COPY_PLAIN,
    Act.DELETE,
)


class AnswerButtons(QObject):
    """Hidden are those that could do nothing. `said` is what is copied; `place` shows them."""

    regenerate_requested = Signal()
    tokens_wanted = Signal(bool)  # show where each token came from, or the answer again
    rounds_wanted = Signal()
    compare_wanted = Signal()

    def __init__(self, answer: WishingWidget, said: Callable[[], str], place: QWidget) -> None:
        super().__init__(answer)
        self.arrows = VariantArrows(place)
        self.arrows.wished.connect(answer.wished)
        self.tokens = button(
            tr("Tokens"),
            lambda: self.tokens_wanted.emit(self.tokens.isChecked()),
            look="text",
            name=tr("Show where each token of the answer came from"),
        )
        self.tokens.setCheckable(True)
        self.rounds = button(
            tr("Rounds"),
            self.rounds_wanted.emit,
            look="text",
            name=tr("Replay the answer round by round"),
        )
        self.compare = button(
            tr("Compare"),
            self.compare_wanted.emit,
            look="text",
            name=tr("Compare with the same prompt without drafting"),
        )
        self.copy = copy_button(said, name=tr("Copy the answer"))
        self.again = button(
            tr("Regenerate"),
            self.regenerate_requested.emit,
            look="text",
            name=tr("Answer the last message again"),
        )
        self._more = more_button(_MORE, tr("More for this answer"), answer)

    @property
    def all(self) -> tuple[QWidget, ...]:
        """In the order in which they stand."""
        shows = (self.tokens, self.rounds, self.compare)
        return (self.arrows, *shows, self.copy, self.again, self._more)

    def show_message(self, message: Message) -> None:
        """Offer what can be done with the message as it is now."""
        has_rounds = message.stats is not None and message.stats.speculation.rounds > 0
        self.copy.setVisible(bool(message.text))
        self.tokens.setVisible(has_rounds)
        self.rounds.setVisible(has_rounds)
        self.compare.setVisible(has_rounds and message.is_comparable)
        self.arrows.show_variants(message)

"""What every message of the transcript is shown by."""

from __future__ import annotations

from ui.chat.message_actions import Act, MessageWish, WishingWidget
from ui.translation import tr


class MessageView(WishingWidget):
    """Its owner asks `height_for` and sets the geometry."""

    message_id = 0
    is_last = True  # of the messages that are shown
    is_variant = False
    is_kept = False  # an answer grows below it

    def set_last(self, *, is_last: bool) -> None:
        """Whether nothing follows it."""
        self.is_last = is_last

    def height_for(self, width: int) -> int:
        """Height in pixels at a width."""
        raise NotImplementedError

    def allows(self, act: Act) -> bool:
        return act is not Act.DELETE or not self.is_kept

    def words_for(self, act: Act) -> str:
        """Deleting says what goes along."""
        if act is not Act.DELETE:
            return super().words_for(act)
        if self.is_variant:
            alone, whole = tr("Delete this variant"), tr("Delete this variant and all that follows")
        else:
            alone, whole = super().words_for(act), tr("Delete with all that follows")
        return alone if self.is_last else whole

    def ask(self, act: Act) -> None:
        self.wished.emit(MessageWish(act, self.message_id))

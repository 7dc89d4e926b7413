"""What every message of the transcript is shown by."""

from __future__ import annotations

from ui.chat.message_actions import Act, MessageWish, WishingWidget


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

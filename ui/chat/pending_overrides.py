"""What the next message of each chat is to be answered with otherwise than the chat."""

from __future__ import annotations

from app.sessions.override import Override
from ui.chat.composer import Composer
from ui.chat.override_words import override_words
from ui.translation import tr


class PendingOverrides:
    """Shown over the text of the composer, until the message is sent."""

    def __init__(self, composer: Composer) -> None:
        self._composer = composer
        self._places: dict[int | None, Override] = {}
        self._at: int | None = None

    @property
    def override(self) -> Override:
        """Of the chat that is shown."""
        return self._places.get(self._at, Override())

    def enter(self, conversation_id: int | None) -> None:
        """Another chat is shown."""
        self._at = conversation_id
        self._show()

    def put(self, override: Override, at: int | None = None) -> None:
        """Choose for the chat that is shown, or another."""
        place = self._at if at is None else at
        self._places[place] = override
        self._show()

    def clear(self) -> None:
        """The message was sent, or is to be answered as usual."""
        self.put(Override())

    def _show(self) -> None:
        words = override_words(self.override)
        shown = tr("Only this message: {values}").format(values=words) if words else ""
        self._composer.otherwise.show_text(shown)

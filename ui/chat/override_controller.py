"""Connects the message field, the messages and the window with other values for one answer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.engine.errors import RequestError
from app.sessions.answer_options import AnswerOptions, options_for, preset_of
from app.sessions.conversation import Conversation
from app.sessions.override import Override
from app.sessions.preset import Preset
from ui.chat.chat_controller import ChatController
from ui.chat.composer import Composer
from ui.chat.message_actions import Act, MessageWish
from ui.chat.override_popup import OverridePopup
from ui.chat.pending_overrides import PendingOverrides


class OverrideController(QObject):
    """The window shows the next message's values, or those of an answer to be given again."""

    failed = Signal(object)

    def __init__(
        self,
        chats: ChatController,
        pending: PendingOverrides,
        options: Callable[[], AnswerOptions],
        composer: Composer,
        popup: OverridePopup,
    ) -> None:
        super().__init__(popup)
        self._chats = chats
        self._pending = pending
        self._options = options
        self._composer = composer
        self._popup = popup
        self._again: int | None = None  # the answer to be given again
        composer.otherwise_requested.connect(self.open)
        composer.otherwise_cleared.connect(pending.clear)
        chats.wished.connect(self._look_at)
        popup.changed.connect(self._changed)
        popup.again_requested.connect(self._ask_again)

    def open(self) -> None:
        """Choose for the next message."""
        self._again = None
        self._open(self._pending.override)

    def open_again(self, message_id: int) -> None:
        """Choose for an answer of the shown chat that is to be given again."""
        message = next((m for m in self._chats.messages if m.id == message_id), None)
        if message is not None:
            self._again = message_id
            self._open(message.override)

    def _open(self, override: Override) -> None:
        try:
            usual = self._usual()
        except RequestError as error:
            self.failed.emit(error)
            return
        self._popup.show_override(usual, override, again=self._again is not None)
        self._popup.open_above(self._composer.otherwise_button)

    def _usual(self) -> Preset:
        chat = self._chats.conversation or Conversation(0, "", 0.0, 0.0, preset=self._chats.preset)
        return preset_of(options_for(chat, self._options()))

    def _changed(self, override: Override) -> None:
        if self._again is None:
            self._pending.put(override)

    def _ask_again(self) -> None:
        if self._again is not None:
            self._chats.regenerate_with(self._again, self._popup.override)

    def _look_at(self, wish: MessageWish) -> None:
        if wish.act is Act.REGENERATE_WITH:
            self.open_again(wish.message_id)

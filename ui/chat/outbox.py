"""What leaves the composer: typed, edited, or sent and waiting for an answer to end."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from app.sessions.conversation import Message
from app.sessions.unsent import UnsentMessages
from ui.chat.composer import Composer
from ui.chat.outgoing import Outgoing
from ui.chat.pending_files import PendingFiles
from ui.chat.unsent_keeper import UnsentKeeper


class Outbox(QObject):
    """Holds at most one message that waits, for the chat that is answered.

    `is_here` says whether that chat is the one that is shown.
    """

    def __init__(
        self,
        texts: UnsentMessages,
        composer: Composer,
        files: PendingFiles,
        is_here: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._composer = composer
        self._files = files
        self._is_here = is_here
        self._waiting: Outgoing | None = None
        self.editing: int | None = None  # the message that the composer's text will replace
        self._unsent = UnsentKeeper(texts, composer, self._waiting_text, self)
        self._unsent.restore()

    def content(self, text: str) -> Outgoing:
        """What would be sent now."""
        return Outgoing(text, self._files.attachments)

    def enter(self, conversation_id: int | None) -> None:
        """Another chat is shown, with what waits to be written on there."""
        self._unsent.enter(conversation_id)
        self._files.enter(conversation_id)

    def save(self) -> None:
        """Keep what is typed, now."""
        self._unsent.save()

    def sent(self, created_id: int | None) -> None:
        """What was typed is a message now; of a chat with this id if that is new."""
        self._composer.clear()
        self._files.clear()
        if created_id is not None:
            self._unsent.moved(created_id)
            self._files.enter(created_id)
        self._unsent.save()

    def put_off(self, outgoing: Outgoing) -> None:
        """Let a message wait, together with one that waits already."""
        self._waiting = outgoing if self._waiting is None else self._waiting.and_then(outgoing)
        self._composer.clear()
        self._files.clear()
        self._unsent.save()

    @property
    def waiting(self) -> Outgoing | None:
        """The message that waits, if any."""
        return self._waiting

    def take(self) -> Outgoing | None:
        """The message that waits, which waits no longer."""
        waiting, self._waiting = self._waiting, None
        return waiting

    def was_sent_from(self, conversation_id: int, outgoing: Outgoing) -> None:
        """What waited in a chat is a message now."""
        self._unsent.sent(conversation_id, outgoing.text)

    def give_back(self, outgoing: Outgoing, conversation_id: int) -> None:
        """What waited in a chat is typed text again; its text is kept with the chat already."""
        if not self._is_here():
            self._files.put(outgoing.attachments, conversation_id)
            return
        typed = Outgoing(self._composer.text)
        self._composer.restore_text(outgoing.and_then(typed).text)
        self._files.put(outgoing.attachments)
        self._unsent.save()

    def start_editing(self, message: Message) -> None:
        """Put a message into the composer; what was typed comes back afterwards."""
        self.stop_editing()
        self._unsent.pause()
        self.editing = message.id
        what = "your message" if message.role == "user" else "the answer"
        self._composer.editing.show_text(f"Editing {what}. The old version is kept beside it.")
        self._composer.restore_text(message.text)
        self._composer.focus()

    def stop_editing(self) -> None:
        """Leave the message as it was."""
        if self.editing is not None:
            self.editing = None
            self._composer.editing.show_text("")
            self._unsent.restore()

    def show(self) -> None:
        """Say what waits, where it waits."""
        here = self._waiting if self._is_here() else None
        what = here.text or "files" if here is not None else ""
        self._composer.queued.show_text(f"Sent when the answer ends: {what}" if what else "")

    def _waiting_text(self) -> str:
        return self._waiting.text if self._waiting is not None and self._is_here() else ""

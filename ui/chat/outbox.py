"""What leaves the composer: typed, edited, or sent and waiting for an answer to end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from app.sessions.conversation import Message
from app.sessions.override import Override
from app.sessions.unsent import UnsentMessages
from ui.chat.composer import Composer
from ui.chat.outgoing import Outgoing
from ui.chat.pending_files import PendingFiles
from ui.chat.pending_overrides import PendingOverrides
from ui.chat.unsent_files import UnsentFiles
from ui.chat.unsent_keeper import Edit, Typed, UnsentKeeper
from ui.translation import tr


class Outbox(QObject):
    """Holds at most one message that waits, for the chat that is answered.

    `is_here` says whether that chat is the one that is shown.
    """

    def __init__(
        self,
        texts: UnsentMessages,
        composer: Composer,
        files: PendingFiles,
        overrides: PendingOverrides,
        is_here: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._composer = composer
        self._files = files
        self._overrides = overrides
        self._is_here = is_here
        self._waiting: Outgoing | None = None
        self._at = Typed(None)  # the chat that is shown
        self._edit: Edit | None = None
        self._unsent = UnsentKeeper(texts, composer, self._waiting_text, self)
        self._unsent_files = UnsentFiles(texts, files, self)
        self._unsent.enter(self._at)

    def restore_files(self) -> None:
        """Attach what was attached to the next message of the new chat."""
        self._unsent_files.enter(None)

    def content(self, text: str) -> Outgoing:
        """What would be sent now."""
        return Outgoing(text, self._files.attachments, self._overrides.override)

    @property
    def override(self) -> Override:
        """What the next answer is to have otherwise than the chat."""
        return self._overrides.override

    def leave(self) -> None:
        """This chat will not be shown any more; what is typed and edited waits in it."""
        self.leave_editing()
        self._unsent.save()

    def enter(self, conversation_id: int | None, messages: Sequence[Message]) -> None:
        """Another chat is shown, with what waits to be written on there."""
        self._at = Typed(conversation_id)
        self._unsent.enter(self._at)
        self._files.enter(conversation_id)
        self._unsent_files.enter(conversation_id)
        self._overrides.enter(conversation_id)
        if conversation_id is not None and not self._is_here():
            edited = self._unsent.edited(conversation_id)
            unsent = (message for message in reversed(messages) if message.id in edited)
            self._edit_message(next(unsent, None))

    def save(self) -> None:
        """Keep what is typed, now."""
        self._unsent.save()
        self._unsent_files.save()
        self._overrides.save()

    def sent(self, created_id: int | None) -> None:
        """What was typed is a message now; of a chat with this id if that is new."""
        self._composer.clear()
        self._files.clear()
        self._overrides.clear()
        if created_id is not None:
            self._at = Typed(created_id)
            self._unsent.moved(created_id)
            self._files.enter(created_id)
            self._overrides.enter(created_id)
        self._unsent.save()

    def put_off(self, outgoing: Outgoing) -> Outgoing:
        """Let a message wait, together with one that waits already; all that waits then."""
        self._waiting = outgoing if self._waiting is None else self._waiting.and_then(outgoing)
        self._unsent_files.wait(self._at.conversation_id, self._waiting.attachments)
        self._overrides.wait(self._at.conversation_id, self._waiting.override)
        self._composer.clear()
        self._files.clear()
        self._overrides.clear()
        self._unsent.save()
        return self._waiting

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
        self._unsent_files.wait(conversation_id, ())
        self._overrides.wait(conversation_id, Override())

    def give_back(self, outgoing: Outgoing, conversation_id: int) -> None:
        """What waited in a chat is typed text again; its text is kept with the chat already."""
        self._unsent_files.wait(conversation_id, ())
        self._overrides.wait(conversation_id, Override())
        if not self._is_here():
            self._files.put(outgoing.attachments, conversation_id)
            self._overrides.put(outgoing.override, conversation_id)
            return
        typed = Outgoing(self._composer.text, override=self._overrides.override)
        both = outgoing.and_then(typed)
        self._composer.restore_text(both.text)
        self._overrides.put(both.override)
        self._files.put(outgoing.attachments, conversation_id)
        self._unsent.save()

    @property
    def editing(self) -> int | None:
        """The message that the composer's text will replace."""
        return None if self._edit is None else self._edit.message_id

    def start_editing(self, message: Message) -> None:
        """Put a message into the composer; what was typed comes back afterwards."""
        self.leave_editing()
        self._edit_message(message)
        self._composer.focus()

    def stop_editing(self) -> None:
        """The message stays as it was."""
        edit = self._edit
        self.leave_editing()
        if edit is not None:
            self._unsent.forget(edit)

    def edit_sent(self, *, is_asked: bool) -> None:
        """The message has its new text; what it is asked with otherwise is used up."""
        if is_asked:
            self._overrides.clear()
        self.stop_editing()

    def leave_editing(self) -> None:
        """What the message is to become is kept for later."""
        if self._edit is not None:
            self._unsent.save()
            self._edit = None
            self._composer.editing.show_text("")
            self._unsent.enter(self._at)
            self._files.edit(None)

    def stay_with(self, messages: Sequence[Message]) -> None:
        """Other messages of the chat are shown; one that is not there is not edited either."""
        if self.editing not in [message.id for message in messages]:
            self.leave_editing()

    def _edit_message(self, message: Message | None) -> None:
        if message is None:
            return
        self._unsent.save()
        self._edit = Edit(message.conversation_id, message.id, message.text)
        self._composer.editing.show_text(
            tr("Editing your message. The old version is kept beside it.")
            if message.role == "user"
            else tr("Editing the answer. The old version is kept beside it.")
        )
        self._unsent.enter(self._edit)
        self._files.edit(message.attachments)

    def show(self) -> None:
        """Say what waits, where it waits."""
        here = self._waiting if self._is_here() else None
        what = here.text or tr("files") if here is not None else ""
        words = tr("Sent when the answer ends: {what}").format(what=what)
        self._composer.queued.show_text(words if what else "")

    def _waiting_text(self) -> str:
        return self._waiting.text if self._waiting is not None and self._is_here() else ""

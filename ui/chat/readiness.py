"""What can be done with the shown chat now, said where a person writes and asks again."""

from __future__ import annotations

from ui.chat.answering import Answering
from ui.chat.composer import Composer
from ui.chat.outbox import Outbox
from ui.chat.shown_chat import ShownChat
from ui.chat.transcript import Transcript
from ui.translation import mark, tr

BUSY = mark("An answer is being written. Stop it first, or wait.")
_OTHER_CHAT = mark("Another chat is being answered. Esc stops it.")


class Readiness:
    """`engine` says why the engine takes nothing now; empty if it does.

    `lets_wait`: what is written may be sent all the same.
    """

    def __init__(
        self,
        shown: ShownChat,
        answering: Answering,
        outbox: Outbox,
        composer: Composer,
        transcript: Transcript,
    ) -> None:
        self._shown = shown
        self._answering = answering
        self._outbox = outbox
        self._composer = composer
        self._transcript = transcript
        self.engine = ""
        self.lets_wait = False

    @property
    def obstacle(self) -> str:
        """Why nothing can be asked now, of whichever chat; empty if it can."""
        return self.engine or (tr(BUSY) if self._answering.session is not None else "")

    def show(self) -> None:
        """Show it as it is now."""
        here = self._answering.is_in(self._shown.session)
        elsewhere = self._answering.session is not None and not here
        self._composer.set_answering(answering=here)
        self._outbox.show()
        other = tr(_OTHER_CHAT) if elsewhere else ""
        self._composer.set_obstacle((self.engine if not self.lets_wait else "") or other)
        self._transcript.set_obstacle(self.engine or other)
        self._transcript.set_answered(answered=here)

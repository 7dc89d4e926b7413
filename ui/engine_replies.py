"""Hands what the engine says to all whom it concerns."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.engine_process.protocol import Died, Loaded, Reply
from ui.chat.chat_controller import ChatController
from ui.chat.pending_files import PendingFiles
from ui.chat.spoken_answer import SpokenAnswer
from ui.chat.token_counter import TokenCounter
from ui.engine_banner import EngineBanner
from ui.engine_control import EngineControl
from ui.engine_notices import obstacle
from ui.other_work import OtherWork


class EngineReplies(QObject):
    """Each hears every reply, in the order of `take`."""

    def __init__(
        self,
        control: EngineControl,
        counter: TokenCounter,
        chats: ChatController,
        spoken_answer: SpokenAnswer,
        work: OtherWork,
        files: PendingFiles,
        banner: EngineBanner,
    ) -> None:
        super().__init__(control)
        self._control, self._counter, self._chats = control, counter, chats
        self._spoken_answer, self._work = spoken_answer, work
        self._files, self._banner = files, banner
        control.replied.connect(self.take)
        control.changed.connect(self.show_obstacle)
        work.when_changed(self.show_obstacle)
        self.show_obstacle()

    def take(self, reply: Reply) -> None:
        """The chats come first: the banner says whether an answer was lost."""
        was_answering = self._chats.is_answering
        is_shown = self._chats.growing is not None
        self._counter.handle(reply)
        self._chats.handle(reply)
        if is_shown:
            self._spoken_answer.take(reply)
        self._work.comparing.handle(reply)
        if isinstance(reply, Loaded):
            self._files.recount()
        if isinstance(reply, Died):
            self._banner.say_that_it_died(was_answering=was_answering)

    def show_obstacle(self) -> None:
        """Nothing can be asked while the engine is not ready, or has other work."""
        unready, work = obstacle(self._control.state), self._work
        lets_wait = not unready and work.serving.is_running
        self._chats.set_obstacle(unready or work.running, lets_wait=lets_wait)

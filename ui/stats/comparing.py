"""Runs comparisons and shows them; at most one runs, and only while no answer is written."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.engine.errors import EngineDiedError, RequestError
from app.engine_process.protocol import Command, Reply
from app.sessions.comparison import Comparison, ComparisonRun, RunEnded, RunFailed, RunGrew
from app.sessions.conversation import Message
from app.sessions.errors import StoreError
from app.sessions.store import ConversationStore
from models.errors import PacelineError
from ui.chat.chat_controller import ChatController
from ui.known_sentences import known
from ui.stats.compare_page import ComparePage
from ui.translation import mark, tr

_log = logging.getLogger(__name__)
RUNNING = mark("A comparison is running. Esc stops it.")
STOPPED = mark("You stopped it.")


class Comparing(QObject):
    """`running_changed` comes when a run begins or ends; the engine is taken in between."""

    failed = Signal(object)
    running_changed = Signal()

    def __init__(
        self,
        store: ConversationStore,
        chats: ChatController,
        send: Callable[[Command], None],
        page: ComparePage,
    ) -> None:
        super().__init__(page)
        self._store = store
        self._chats = chats
        self._send = send
        self._page = page
        self._answer: Message | None = None
        self._run: ComparisonRun | None = None
        page.run_requested.connect(self.start)
        page.stop_requested.connect(self.stop)

    @property
    def is_running(self) -> bool:
        return self._run is not None

    def show(self, answer: Message, title: str) -> None:
        """Show the kept comparison of an answer; run one where there is none and it can be run."""
        self._answer = answer
        self._page.show_answer(answer, title)
        try:
            kept = self._store.comparisons.load(answer.id)
        except StoreError as error:
            self.failed.emit(error)
            return
        if kept is not None:
            self._page.show_comparison(kept)
        else:
            self.start()

    def start(self) -> None:
        """Answer the same prompt without drafting."""
        answer, obstacle = self._answer, self._chats.obstacle
        if answer is None or self._run is not None:
            return
        if obstacle:
            self._page.show_failure(obstacle)
            return
        try:
            run = ComparisonRun(answer, self._chats.request_again(answer.id), self._send)
            run.start()
        except (RequestError, EngineDiedError) as error:
            self._page.show_failure(known(str(error)))
            return
        self._run = run
        self._page.set_running(running=True)
        self.running_changed.emit()

    def stop(self) -> None:
        """Stop a run; its end follows from the engine."""
        if self._run is not None:
            try:
                self._run.stop()
            except EngineDiedError as error:
                _log.info("The engine was gone before the comparison was stopped: %s", error)

    def handle(self, reply: Reply) -> None:
        """Take a reply of the engine."""
        run = self._run
        if run is None:
            return
        match run.handle(reply):
            case RunGrew(text) if self._is_shown(run):
                self._page.grow(text)
            case RunEnded(comparison):
                self._ended(run, comparison)
            case RunFailed(error):
                self._end()
                if self._is_shown(run):
                    self._page.show_failure(self._why(error))
            case _:
                pass

    def _ended(self, run: ComparisonRun, comparison: Comparison) -> None:
        self._end()
        if self._is_shown(run):
            self._page.show_comparison(comparison)
        try:
            self._store.comparisons.save(run.message_id, comparison)
        except StoreError as error:
            self.failed.emit(error)

    def _end(self) -> None:
        self._run = None
        self.running_changed.emit()

    def _why(self, error: PacelineError | None) -> str:
        """Why it failed; of a death, the banner says why and this only what to do."""
        match error:
            case None:
                return tr(STOPPED)
            case EngineDiedError():
                return self._chats.obstacle or known(str(error))
            case _:
                return known(str(error))

    def _is_shown(self, run: ComparisonRun) -> bool:
        return self._answer is not None and self._answer.id == run.message_id

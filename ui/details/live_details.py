"""Keeps the details true: of the answer that is being written, or of the last one."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer

from app.engine.cost_model import CostTable
from app.engine.stats import Round, TurnStats
from app.engine.stats_live import live_figures, plain_rate_now
from app.sessions.conversation import Message
from app.sessions.errors import StoreError
from app.sessions.store import ConversationStore
from ui.chat.chat_controller import ChatController
from ui.details.details_panel import DetailsPanel
from ui.details.shown import Shown
from ui.engine_control import EngineControl
from ui.preferences import Preferences

_log = logging.getLogger(__name__)
_REFRESH_MS = 250


@dataclass(frozen=True, slots=True)
class _Recorded:
    """The rounds of one finished answer; one that is continued keeps its id."""

    id: int
    stats: TurnStats | None
    rounds: tuple[Round, ...]


class LiveDetails(QObject):
    """Shows figures at most four times a second, and only while somebody can see them."""

    def __init__(
        self,
        panel: DetailsPanel,
        store: ConversationStore,
        chats: ChatController,
        control: EngineControl,
        preferences: Preferences,
    ) -> None:
        super().__init__(panel)
        self._panel = panel
        self._store = store
        self._chats = chats
        self._control = control
        self._preferences = preferences
        self._recorded: _Recorded | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_REFRESH_MS)
        self._timer.timeout.connect(self.refresh)
        chats.round_done.connect(self._schedule)
        preferences.changed.connect(self.refresh)
        panel.drafting.length_chosen.connect(lambda k: preferences.change(draft_length=k))

    def refresh(self) -> None:
        """Show everything as it is now."""
        self._timer.stop()
        if self._panel.isVisible():
            self._panel.show_answer(self._shown())

    def _schedule(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _shown(self) -> Shown:
        info = self._control.state.info
        length = self._preferences.settings.draft_length
        growing = self._chats.growing
        if growing is not None:
            rounds, costs = growing.rounds, info.costs if info is not None else CostTable()
            return Shown(
                info=info,
                live=live_figures(rounds) if rounds else None,
                plain_now=plain_rate_now(costs, rounds, growing.context),
                is_growing=True,
                off_reason=growing.off_reason,
                draft_length=length,
            )
        answer = self._chats.last_answer
        stats = answer.stats if answer is not None else None
        rounds = self._rounds_of(answer) if answer is not None else ()
        return Shown(
            stats=stats,
            info=info,
            live=live_figures(rounds) if rounds else None,
            off_reason=stats.off_reason if stats is not None else None,
            draft_length=length,
        )

    def _rounds_of(self, answer: Message) -> tuple[Round, ...]:
        """From the store, once per answer."""
        known = self._recorded
        if known is not None and (known.id, known.stats) == (answer.id, answer.stats):
            return known.rounds
        try:
            trace = self._store.traces.load(answer.id)
        except StoreError as error:
            _log.warning("The rounds of an answer could not be read: %s", error)
            return ()
        rounds = trace.rounds if trace is not None else ()
        self._recorded = _Recorded(answer.id, answer.stats, rounds)
        return rounds

"""What the engine is doing or suffering, said in the window's banner, with ways out."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from models.errors import IncompatiblePairError, PacelineError
from models.fit import NotEnoughMemoryError
from ui.engine_control import EngineControl
from ui.engine_notices import (
    CANCELLED_CODES,
    cancelled_notice,
    death_notice,
    progress_notice,
    progress_sentence,
    special_notice,
)
from ui.engine_state import Phase
from ui.errors import notice_for
from ui.notice import Notice
from ui.pair.pair_controller import PairController
from ui.pair.refusal import refusal_choices, refusal_notice
from ui.translation import tr
from ui.widgets.banner import Banner, Choice

_PATIENCE_MS = 500


class EngineBanner(QObject):
    """Follows the engine's state; leaves other messages of the banner alone."""

    def __init__(self, banner: Banner, control: EngineControl, pair: PairController) -> None:
        super().__init__(banner)
        self._banner = banner
        self._control = control
        self._pair = pair
        self._following = False  # a load or build whose end has to be told
        self._died_answering = False
        self._preparing: Notice | None = None  # what is said while a pair is looked at
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE_MS)
        self._patience.timeout.connect(self._say_that_it_prepares)
        pair.preparing.connect(self._patience.start)
        pair.changed.connect(self._end_preparing)
        control.changed.connect(self.update)
        pair.failed.connect(self._say_why_nothing_is_loaded)
        banner.dismissed.connect(self._come_back)
        self.update()

    def update(self) -> None:
        """Say what the engine's state asks for."""
        busy = self._control.state.phase in (Phase.LOADING, Phase.BUILDING)
        was_busy, self._following = self._following, busy
        if busy and not was_busy:
            self._show_progress()
        elif busy and self._is_progress_shown():
            state = self._control.state
            self._banner.show_progress(state.fraction, progress_sentence(state))
        elif was_busy and not busy:
            self._say_how_it_ended()

    def say_that_it_died(self, *, was_answering: bool) -> None:
        """The engine has ended by itself."""
        self._died_answering = was_answering
        state = self._control.state
        choices = [Choice(tr("Restart the engine"), self._pair.load)]
        if state.spec is not None and state.spec.draft is not None:
            choices.append(Choice(tr("Restart without the draft"), self._pair.load_without_draft))
        notice = death_notice(state, was_answering=was_answering)
        self._banner.show_notice(notice, choices, closable=False)

    def _say_that_it_prepares(self) -> None:
        """Starting the engine and reading headers is short, but not everywhere."""
        is_shown = self._control.state.phase in (Phase.EMPTY, Phase.LOADED)
        if self._pair.is_preparing and is_shown:
            self._preparing = Notice(tr("Getting ready to load…"), tone="plain", progress=0.0)
            choice = Choice(tr("Cancel"), self._give_up)
            self._banner.show_notice(self._preparing, [choice], closable=False)

    def _give_up(self) -> None:
        self._pair.give_up()
        choices = [Choice(tr("Try again"), self._pair.try_again)]
        self._banner.show_notice(cancelled_notice(self._control.state), choices)

    def _end_preparing(self) -> None:
        """It came to nothing, and nobody says more about that."""
        if not self._pair.is_preparing and self._banner.notice is self._preparing is not None:
            self._banner.clear()

    def _come_back(self) -> None:
        """Another message covered ours and was dismissed."""
        if self._control.state.phase is Phase.DIED:
            self.say_that_it_died(was_answering=self._died_answering)
        elif self._following:
            self._show_progress()

    def _show_progress(self) -> None:
        notice = progress_notice(self._control.state)
        if notice is not None:
            cancel = Choice(tr("Cancel"), self._control.cancel)
            self._banner.show_notice(notice, [cancel], closable=False)

    def _say_how_it_ended(self) -> None:
        state = self._control.state
        if state.phase is Phase.DIED:
            return  # `say_that_it_died` follows
        if state.error is not None:
            self._say_that_it_failed(state.error)
        elif state.built is None and self._is_progress_shown():
            self._banner.clear()
            special = special_notice(state)
            if special is not None:
                self._banner.show_notice(special)

    def _is_progress_shown(self) -> bool:
        notice = self._banner.notice
        return notice is not None and notice.progress is not None

    def _say_that_it_failed(self, error: PacelineError) -> None:
        choices = [Choice(tr("Try again"), self._pair.try_again)]
        if error.code in CANCELLED_CODES:
            self._banner.show_notice(cancelled_notice(self._control.state), choices)
            return
        if self._control.state.phase is Phase.EMPTY and self._pair.wanted[1]:
            choices.append(Choice(tr("Load without the draft"), self._pair.load_without_draft))
        self._banner.show_notice(notice_for(error), choices)

    def _say_why_nothing_is_loaded(self, error: Exception) -> None:
        if isinstance(error, NotEnoughMemoryError):
            pair = self._pair
            refusals = refusal_choices(error, pair.try_with, pair.load_anyway)
            self._banner.show_notice(refusal_notice(error), refusals)
            return
        choices = []
        keeps_a_pair = self._control.state.phase is Phase.LOADED
        if isinstance(error, IncompatiblePairError) and not keeps_a_pair:
            choices.append(Choice(tr("Chat without a draft"), self._pair.load_without_draft))
        self._banner.show_notice(notice_for(error), choices)

"""What the engine is doing or suffering, said in the window's banner, with ways out."""

from __future__ import annotations

from PySide6.QtCore import QObject

from models.errors import IncompatiblePairError
from ui.engine_control import EngineControl
from ui.engine_notices import (
    CANCELLED,
    CANCELLED_CODES,
    death_notice,
    progress_notice,
    progress_sentence,
    special_notice,
)
from ui.engine_state import Phase
from ui.errors import notice_for
from ui.notice import Notice
from ui.pair.pair_controller import PairController
from ui.widgets.banner import Banner, Choice


class EngineBanner(QObject):
    """Follows the engine's state; leaves other messages of the banner alone."""

    def __init__(self, banner: Banner, control: EngineControl, pair: PairController) -> None:
        super().__init__(banner)
        self._banner = banner
        self._control = control
        self._pair = pair
        control.changed.connect(self.update)
        pair.failed.connect(self._say_why_nothing_is_loaded)
        self.update()

    def update(self) -> None:
        """Say what the engine's state asks for."""
        state = self._control.state
        progress = progress_notice(state)
        if progress is not None:
            self._show_progress(progress)
        elif not self._is_progress_shown():
            return
        elif state.phase is Phase.LOADED and state.error is None:
            self._banner.clear()
            special = special_notice(state)
            if special is not None:
                self._banner.show_notice(special)
        elif state.error is not None and state.phase is not Phase.DIED:
            self._say_that_loading_failed()

    def say_that_it_died(self, *, was_answering: bool) -> None:
        """The engine has ended by itself."""
        state, control = self._control.state, self._control
        choices = [Choice("Restart the engine", control.restart)]
        if state.spec is not None and state.spec.draft is not None:
            choices.append(
                Choice("Restart without the draft", lambda: control.restart(with_draft=False))
            )
        notice = death_notice(state, was_answering=was_answering)
        self._banner.show_notice(notice, choices, closable=False)

    def _show_progress(self, notice: Notice) -> None:
        if self._is_progress_shown():
            state = self._control.state
            self._banner.show_progress(state.fraction, progress_sentence(state))
        else:
            cancel = Choice("Cancel", self._control.cancel)
            self._banner.show_notice(notice, [cancel], closable=False)

    def _is_progress_shown(self) -> bool:
        notice = self._banner.notice
        return notice is not None and notice.progress is not None

    def _say_that_loading_failed(self) -> None:
        error = self._control.state.error
        if error is None:
            return
        choices = [Choice("Try again", self._pair.load)]
        if error.code in CANCELLED_CODES:
            self._banner.show_notice(CANCELLED, choices)
            return
        if self._pair.wanted[1]:
            choices.append(Choice("Load without the draft", self._pair.load_without_draft))
        self._banner.show_notice(notice_for(error), choices)

    def _say_why_nothing_is_loaded(self, error: Exception) -> None:
        choices = []
        if isinstance(error, IncompatiblePairError):
            choices.append(Choice("Chat without a draft", self._pair.load_without_draft))
        self._banner.show_notice(notice_for(error), choices)

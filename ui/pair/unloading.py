"""Gives the memory of the loaded pair back, when nobody needs the pair."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from ui.engine_control import EngineControl
from ui.engine_state import Phase
from ui.notice import Notice
from ui.pair.pair_controller import PairController
from ui.translation import tr
from ui.widgets.banner import Banner, Choice


class Unloading(QObject):
    """`busy` says who has the loaded pair now, and is empty if nobody has."""

    def __init__(
        self,
        pair: PairController,
        control: EngineControl,
        banner: Banner,
        busy: Callable[[], str],
    ) -> None:
        super().__init__(banner)
        self._pair, self._control = pair, control
        self._banner = banner
        self._busy = busy
        pair.unload_requested.connect(self.unload)

    @property
    def is_possible(self) -> bool:
        """Is a pair loaded?"""
        return self._control.state.phase is Phase.LOADED

    def unload(self) -> None:
        """Unload the pair, or say who has it."""
        if not self.is_possible:
            return
        busy = self._busy()
        if busy:
            self._banner.show_notice(Notice(busy))
            return
        self._pair.unload(self._say_that_it_is_free)

    def _say_that_it_is_free(self) -> None:
        """Unless another pair is on its way into it by now."""
        if self._control.state.phase is Phase.EMPTY and not self._pair.is_preparing:
            self._banner.show_notice(
                Notice(tr("The models are unloaded, and their memory is free."), tone="plain"),
                [Choice(tr("Load again"), self._pair.load)],
            )

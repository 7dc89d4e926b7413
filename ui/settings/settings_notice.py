"""Says once what the settings file could not give."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ui.engine_control import EngineControl
from ui.engine_state import Phase
from ui.known_sentences import known
from ui.notice import Notice
from ui.pair.pair_controller import PairController
from ui.preferences import Preferences
from ui.widgets.banner import Banner


class SettingsNotice(QObject):
    """Waits until the banner is not needed for what the engine is doing."""

    def __init__(
        self,
        banner: Banner,
        preferences: Preferences,
        control: EngineControl,
        pair: PairController,
    ) -> None:
        super().__init__(banner)
        self._banner = banner
        self._control = control
        self._pair = pair
        self._problems = preferences.problems
        if self._problems:
            control.changed.connect(self.say)
            banner.dismissed.connect(self.say)

    def say(self) -> None:
        """Show what there is to say, if it has not been said and nothing else is shown."""
        phase = self._control.state.phase
        is_about_to_load = phase is Phase.EMPTY and bool(self._pair.wanted[0])
        is_busy = phase in (Phase.LOADING, Phase.BUILDING, Phase.DIED) or is_about_to_load
        if not self._problems or is_busy or self._banner.notice is not None:
            return
        first, *others = map(known, self._problems)
        self._problems = ()
        self._banner.show_notice(Notice(first, " ".join(others), tone="plain"))

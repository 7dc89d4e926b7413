"""What may have the loaded pair besides chats; one at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ui.pair.measuring import MEASURING, Measuring
from ui.serving.serving import SERVING, Serving
from ui.stats.comparing import RUNNING, Comparing
from ui.translation import tr


@dataclass(frozen=True, slots=True)
class OtherWork:
    comparing: Comparing
    measuring: Measuring
    serving: Serving

    @property
    def running(self) -> str:
        """What has the pair now, in a sentence; empty if nothing has."""
        users = (
            (self.comparing, RUNNING),
            (self.measuring, MEASURING),
            (self.serving, SERVING),
        )
        return next((tr(words) for user, words in users if user.is_running), "")

    def when_changed(self, hear: Callable[[], None]) -> None:
        """Have `hear` called whenever something begins or ends."""
        for user in (self.comparing, self.measuring, self.serving):
            user.running_changed.connect(hear)

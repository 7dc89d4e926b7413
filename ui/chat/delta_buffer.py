"""Text that arrives faster than it is worth showing: collected, and shown a few times a second."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer

FLUSH_MS = 33


class DeltaBuffer(QObject):
    """Calls `show` with what was collected, at most every FLUSH_MS, for a third of the time."""

    def __init__(self, show: Callable[[str], None], parent: QObject) -> None:
        super().__init__(parent)
        self._show = show
        self._parts: list[str] = []
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(FLUSH_MS)
        self.timer.setTimerType(Qt.TimerType.PreciseTimer)
        self.timer.timeout.connect(self.flush)

    def add(self, delta: str) -> None:
        """More text; shown with the next flush."""
        self._parts.append(delta)
        if not self.timer.isActive():
            self.timer.start()

    def flush(self) -> None:
        """Show what was collected, now."""
        if not self._parts:
            return
        started = time.perf_counter()
        text = "".join(self._parts)
        self.drop()
        self._show(text)
        cost_ms = (time.perf_counter() - started) * 1000
        self.timer.setInterval(max(FLUSH_MS, round(cost_ms * 2)))

    def drop(self) -> None:
        """Forget what was collected: it is shown in another way."""
        self._parts.clear()
        self.timer.stop()

"""Lets one thread see how far another has come with some work, and stop it."""

from __future__ import annotations

from threading import Event

from models.errors import CancelledError


class Watch:
    """The work calls `step` where it can be left; whoever waits reads `share` or calls `stop`."""

    def __init__(self) -> None:
        self._stopped = Event()
        self._share: float | None = None

    @property
    def share(self) -> float | None:
        """How much is done, from 0 to 1; None: that cannot be told yet."""
        return self._share

    @property
    def is_stopped(self) -> bool:
        return self._stopped.is_set()

    def stop(self) -> None:
        """Have the work end at its next step."""
        self._stopped.set()

    def step(self, done: int, of: int) -> None:
        """So much is done. Raises CancelledError once nobody wants the rest."""
        if self._stopped.is_set():
            raise CancelledError("It was stopped.")
        self._share = min(1.0, done / of) if of else None

"""Events of an answer on their way to the window, several in a message."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from types import TracebackType
from typing import Self

from app.engine.events import Event, RoundFinished, TextDelta
from app.engine_process.protocol import Generated, GeneratedTogether

_TEXT_S = 1 / 30  # between two messages with text: nobody reads faster
_ROUNDS_S = 0.25  # that rounds wait for text, at most

Message = Generated | GeneratedTogether


class Outbox:
    """Sends events in their order, in as few messages as the eye allows: each delays a pass.

    A round waits for the text that it led to. Text is sent at once, unless other text just was. A
    context manager, which sends what is left.
    """

    def __init__(
        self,
        request_id: int,
        send: Callable[[Message], None],
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._request_id = request_id
        self._send = send
        self._clock = clock
        self._held: list[Event] = []
        self._sent = self._texted = float("-inf")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.flush()

    def put(self, event: Event) -> None:
        """Send `event`, now or with later ones."""
        self._held.append(event)
        if self._is_due(event):
            self.flush()

    def flush(self) -> None:
        """Send what is held."""
        if not self._held:
            return
        events, self._held = tuple(self._held), []
        together = len(events) > 1
        self._send(
            GeneratedTogether(self._request_id, events)
            if together
            else Generated(self._request_id, events[0])
        )

    def _is_due(self, event: Event) -> bool:
        now = self._clock()
        if isinstance(event, TextDelta):
            due = now - self._texted >= _TEXT_S
            self._texted = now if due else self._texted
        else:
            due = not isinstance(event, RoundFinished) or now - self._sent >= _ROUNDS_S
        self._sent = now if due else self._sent
        return due

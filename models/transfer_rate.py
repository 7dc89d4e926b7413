"""How fast bytes have been coming lately, and when the last one may come."""

from __future__ import annotations

from collections import deque
from typing import Final

_WINDOW_S: Final = 10.0
_LEAST_S: Final = 1.0  # of a shorter time, the burst at the start would promise too much


class TransferRate:
    """The rate over the last ten seconds; times are in seconds on any clock that runs forward."""

    def __init__(self) -> None:
        self._seen: deque[tuple[float, int]] = deque()

    def add(self, now: float, received: int) -> None:
        if self._seen and received < self._seen[-1][1]:
            self._seen.clear()  # it was started anew
        self._seen.append((now, received))
        while now - self._seen[0][0] > _WINDOW_S:
            self._seen.popleft()

    @property
    def bytes_per_second(self) -> float | None:
        """None until it has been watched for a second."""
        if not self._seen:
            return None
        (first, before), (last, after) = self._seen[0], self._seen[-1]
        return (after - before) / (last - first) if last - first >= _LEAST_S else None

    def remaining_seconds(self, total: int) -> float | None:
        """Until all ``total`` bytes are there, at this rate; None where nothing comes."""
        rate = self.bytes_per_second
        if not rate:
            return None
        return (total - self._seen[-1][1]) / rate

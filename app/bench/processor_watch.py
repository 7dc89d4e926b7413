"""How busy the processor is with what is not being measured."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Self

import psutil

_IDLE = ("idle", "iowait")
_COUNTED_TWICE = ("guest", "guest_nice")  # part of user and nice on Linux


@dataclass(frozen=True, slots=True)
class ProcessorWatch:
    """Processor seconds since the system started, and when they were read."""

    process_id: int | None
    at: float
    busy: float
    measured: float

    @classmethod
    def start(cls, process_id: int | None) -> Self:
        """Watch everything but `process_id` and this process."""
        return cls(process_id, perf_counter(), _busy(), _used_by(process_id) + _used_by_us())

    def cores_elsewhere(self) -> float:
        """Mean number of cores that others took since `start`, time stolen by a host included."""
        seconds = perf_counter() - self.at
        measured = _used_by(self.process_id) + _used_by_us() - self.measured
        return max(0.0, (_busy() - self.busy - measured) / seconds) if seconds > 0 else 0.0


def _busy() -> float:
    times = psutil.cpu_times()._asdict()
    return float(sum(times.values()) - sum(times.get(one, 0.0) for one in _IDLE + _COUNTED_TWICE))


def _used_by(process_id: int | None) -> float:
    if process_id is None:
        return 0.0
    try:
        times = psutil.Process(process_id).cpu_times()
    except psutil.Error:
        return 0.0
    return float(times.user + times.system)


def _used_by_us() -> float:
    times = psutil.Process().cpu_times()
    return float(times.user + times.system)

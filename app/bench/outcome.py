"""Collecting what a run gives, until it ends or somebody ends it."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from time import monotonic

from app.bench.machine import LoadAverage, load_average
from app.bench.measurement import ArmFailure, Measurement
from app.bench.runner import Plan, is_ours, run
from models.progress import Progress


def _now() -> str:
    return datetime.now().astimezone().isoformat(timespec="seconds")


@dataclass(slots=True)
class Outcome:
    """Grows while the benchmark runs."""

    measurements: list[Measurement] = field(default_factory=list)
    failures: list[ArmFailure] = field(default_factory=list)
    is_complete: bool = False
    started_at: str = field(default_factory=_now)  # ISO 8601 with zone
    seconds: float = 0.0
    load_before: LoadAverage = field(default_factory=load_average)
    load_after: LoadAverage = None


def collect(plan: Plan, show: Progress) -> Outcome:
    """Run `plan`; Ctrl-C ends it and keeps what was measured."""
    outcome, started = Outcome(), monotonic()
    try:
        for result in run(plan):
            if isinstance(result, ArmFailure):
                outcome.failures.append(result)
            else:
                outcome.measurements.append(result)
            done = len(outcome.measurements) + len(outcome.failures)
            show(done / plan.size, _phrase(result))
        outcome.is_complete = not any(is_ours(one.arm) for one in outcome.failures)
    except KeyboardInterrupt:
        outcome.is_complete = False
    outcome.seconds, outcome.load_after = monotonic() - started, load_average()
    return outcome


def _phrase(result: Measurement | ArmFailure) -> str:
    where = f"{result.prompt}, {result.arm}"
    if isinstance(result, ArmFailure):
        return f"{where}: {result.reason}"
    rate = result.answer.decode_rate
    return f"{where}: " + ("no rate" if rate is None else f"{rate:.1f} tokens per second")

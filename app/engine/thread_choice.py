"""How many processor threads a pass is to use: physical cores, or logical ones as well.

Threads that share a core help where a pass computes more than it waits for memory. So a pass over
one token may want fewer of them than a wider one, and only measuring tells.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Protocol

import psutil

from app.engine.calibration import sample_tokens
from app.engine.kept_file import read_kept, write_kept
from app.engine.language_model import LanguageModel

_WIDE = 8  # tokens of the wider pass that is measured
_REPETITIONS = 3
_GAIN = 0.95  # of the time, or less: else the smaller number of threads stays


@dataclass(frozen=True, slots=True)
class Threads:
    """Numbers of threads."""

    single: int  # of a pass over one token
    batch: int  # of a wider one


class ThreadedModel(LanguageModel, Protocol):
    """A language model whose threads can be chosen."""

    def set_threads(self, threads: Threads) -> None: ...


def physical_cores() -> int:
    """Those that this process may use."""
    physical = psutil.cpu_count(logical=False) or psutil.cpu_count() or 1
    return min(physical, _allowed(physical))


def counts_to_try() -> tuple[int, ...]:
    """Physical cores, and logical ones where there are more of them."""
    physical, logical = physical_cores(), _allowed(psutil.cpu_count() or 1)
    return (physical, logical) if logical > physical else (physical,)


def choose_threads(
    model: ThreadedModel, counts: Sequence[int], clock: Callable[[], float] = perf_counter
) -> Threads:
    """The fastest of `counts`, ascending, for narrow and wide passes; empties the cache.

    Raises DecodeError.
    """
    singles: dict[int, float] = {}
    wides: dict[int, float] = {}
    for count in counts:
        model.set_threads(Threads(count, count))
        singles[count] = _fastest(model, 1, clock)
        wides[count] = _fastest(model, _WIDE, clock)
    return Threads(_best(singles), _best(wides))


def read_threads(path: Path) -> Threads | None:
    """What was chosen at an earlier load; None where nothing usable is kept."""
    threads = read_kept(path, lambda kept: Threads(int(kept["single"]), int(kept["batch"])))
    usable = threads is not None and {threads.single, threads.batch} <= set(counts_to_try())
    return threads if usable else None


def write_threads(path: Path, threads: Threads) -> None:
    """Keep a choice; a folder that cannot be written only costs time at the next load."""
    write_kept(path, asdict(threads))


def _allowed(otherwise: int) -> int:
    """Logical processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else otherwise


def _fastest(model: ThreadedModel, width: int, clock: Callable[[], float]) -> float:
    """Seconds of the fastest of some passes, after one to warm up."""
    tokens = sample_tokens(model.vocabulary.size)[:width]
    times = []
    for _ in range(_REPETITIONS + 1):
        start = clock()
        model.evaluate(tokens)
        times.append(clock() - start)
        model.truncate(0)
    return min(times[1:])


def _best(seconds: dict[int, float]) -> int:
    """The first that no later one beats clearly."""
    best = next(iter(seconds))
    for count, time in seconds.items():
        if time < seconds[best] * _GAIN:
            best = count
    return best

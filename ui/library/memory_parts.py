"""How the free memory would be filled: by the target, its draft, and caches and buffers. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from models.fit import Fit, FreeMemory
from models.memory import ModelMemory
from ui.library.card import Part

CACHES: Final = "muted"
_BEYOND: Final = "bad"


def fit_parts(fit: Fit) -> tuple[Part, ...]:
    """Of a pair whose headers were read."""
    memory = fit.memory
    amounts = [(_weights(memory.target), "target")]
    if memory.draft is not None:
        amounts.append((_weights(memory.draft), "draft"))
    everything = memory.needed_bytes + memory.device_bytes
    amounts.append((everything - sum(size for size, _ in amounts), CACHES))
    return memory_parts(amounts, whole_of(fit.free))


def memory_parts(amounts: Sequence[tuple[int, str]], free: int) -> tuple[Part, ...]:
    """Bytes with their inks as parts of what is free; what goes beyond that is red."""
    whole = max(free, sum(size for size, _ in amounts), 1)
    return tuple(_clipped(amounts, free, whole))


def whole_of(free: FreeMemory) -> int:
    """Memory that a model may take, wherever it is."""
    return free.ram_bytes if free.is_shared else free.ram_bytes + free.device_bytes


def _clipped(amounts: Sequence[tuple[int, str]], free: int, whole: int) -> Iterator[Part]:
    used = 0
    for size, ink in amounts:
        inside = max(0, min(size, free - used))
        if inside:
            yield Part(inside / whole, ink)
        used += size
    if used > free:
        yield Part((used - free) / whole, _BEYOND)


def _weights(memory: ModelMemory) -> int:
    """With what goes with the vocabulary; what is on a graphics card counts as weights."""
    here = memory.needed_bytes - memory.cache_bytes - memory.compute_bytes
    return here + memory.device_bytes

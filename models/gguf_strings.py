"""Moving past arrays of strings fast: a vocabulary has up to a million of them.

Each string is a 64-bit length and its bytes, so where one starts is known only after the one
before. In practice lengths are below 256, and then a little-endian length is one byte and seven
zeros. All such places are found at once by numpy; where each one ends at the next, the whole run
is passed in a single step. Anything else is walked plainly, so the result is always exact.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from models.gguf_source import HeaderSource

_WINDOW_BYTES = 1 << 17  # fits the cache, with its temporaries
_STRIDE = 32

Offsets: TypeAlias = NDArray[np.int64]


def skip_strings(source: HeaderSource, count: int) -> None:
    """Move the cursor past ``count`` strings. Raises as `HeaderSource.skip` does."""
    remaining = count
    while remaining:
        if remaining > _STRIDE and source.byte_order == "little":
            remaining -= _leap_through_window(source, remaining)
        stride = min(remaining, _STRIDE)
        source.walk_strings(stride)
        remaining -= stride


def _leap_through_window(source: HeaderSource, wanted: int) -> int:
    """Pass up to ``wanted`` strings that begin in the next window; how many it was."""
    base = source.position
    starts, ends = _short_strings(source.peek(_WINDOW_BYTES))
    chain_ends = _chain_ends(starts, ends)
    taken = 0
    while source.position - base < _WINDOW_BYTES:
        run, length = _chain_at(source.position - base, starts, ends, chain_ends, wanted - taken)
        source.skip(length)
        taken += run
        if run < _STRIDE:
            if wanted - taken < _STRIDE:
                break
            source.walk_strings(_STRIDE)
            taken += _STRIDE
    return taken


def _chain_at(
    offset: int, starts: Offsets, ends: Offsets, chain_ends: Offsets, limit: int
) -> tuple[int, int]:
    """How many linked strings begin at ``offset``, at most ``limit``, and their bytes together."""
    first = int(np.searchsorted(starts, offset))
    if limit == 0 or first == len(starts) or starts[first] != offset:
        return 0, 0
    last = int(chain_ends[np.searchsorted(chain_ends, first)])
    last = min(last, first + limit - 1)
    return last - first + 1, int(ends[last]) - offset


def _short_strings(window: memoryview) -> tuple[Offsets, Offsets]:
    """Offsets where a length below 256 may stand, and where that string would end."""
    data = np.frombuffer(window, np.uint8)
    zero = data == 0
    two = zero[:-1] & zero[1:]
    four = two[:-2] & two[2:]
    seven = four[:-3] & four[3:]  # seven[i]: bytes i … i + 6 are all zero
    starts = np.flatnonzero(seven[1:]).astype(np.int64)
    return starts, starts + 8 + data[starts]


def _chain_ends(starts: Offsets, ends: Offsets) -> Offsets:
    """Indices of strings that do not end where the next candidate starts, the last one included."""
    if len(starts) == 0:
        return starts
    broken = np.flatnonzero(ends[:-1] != starts[1:]).astype(np.int64)
    return np.append(broken, len(starts) - 1)

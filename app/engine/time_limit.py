"""An end for foreign code that runs in our own interpreter."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType
from typing import Any

_LINES = 256  # between two looks at the clock


@contextmanager
def time_limit(seconds: float, error: Callable[[], Exception]) -> Iterator[None]:
    """Raise what `error` makes in Python code called from here that takes longer.

    Lines are counted by this thread's trace function, so that a loop ends and one long call into
    a C function does not. There is no limit where a debugger or a coverage tool traces already.
    """
    if sys.gettrace() is not None:
        yield
        return
    end, lines = monotonic() + seconds, 0

    def look(_frame: FrameType, _event: str, _argument: Any) -> Any:
        nonlocal lines
        lines += 1
        if lines % _LINES == 0 and monotonic() > end:
            raise error()
        return look

    sys.settrace(look)
    try:
        yield
    finally:
        sys.settrace(None)

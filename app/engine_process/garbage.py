"""Keeping Python's garbage collector out of the way of an answer."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collection_paused() -> Iterator[None]:
    """No automatic collection within: one takes milliseconds, and would fall between two tokens.

    An answer leaves no cycles worth collecting; what there is waits until the end.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()

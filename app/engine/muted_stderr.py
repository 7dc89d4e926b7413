"""Native code that writes what it was given to stderr, where that would end in a log."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_STDERR: Final = 2


@contextmanager
def muted_stderr() -> Iterator[None]:
    """Whatever the process writes to the descriptor meanwhile goes nowhere."""
    try:
        kept = os.dup(_STDERR)
    except OSError:  # a program without a console has none
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, _STDERR)
        yield
    finally:
        os.dup2(kept, _STDERR)
        os.close(nowhere)
        os.close(kept)

"""A bound on the memory that foreign code in our own process may take."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import psutil


@contextmanager
def memory_limit(extra_bytes: int) -> Iterator[None]:
    """Let what allocates more than `extra_bytes` from here on raise MemoryError.

    The limit is the process's address space, so its other threads feel it too. There is none
    outside Linux, where systems do not enforce one.
    """
    if sys.platform != "linux":
        yield
        return
    process = psutil.Process()
    soft, hard = process.rlimit(psutil.RLIMIT_AS)
    wanted = process.memory_info().vms + extra_bytes
    if soft != psutil.RLIM_INFINITY and soft <= wanted:
        yield
        return
    process.rlimit(psutil.RLIMIT_AS, (wanted, hard))
    try:
        yield
    finally:
        process.rlimit(psutil.RLIMIT_AS, (soft, hard))

"""Which running program an unfinished answer belongs to."""

from __future__ import annotations

import os

import psutil


def this_writer() -> str:
    """This process, so named that a later process with the same number differs."""
    return f"{os.getpid()}:{psutil.Process().create_time():.2f}"


def is_running(writer: str) -> bool:
    """False where the process has ended, or the name was not made by `this_writer`."""
    pid, _, started = writer.partition(":")
    try:
        return f"{psutil.Process(int(pid)).create_time():.2f}" == started
    except (ValueError, OverflowError, psutil.NoSuchProcess):
        return False
    except psutil.Error:  # exists, but does not say when it started
        return True

"""A spawned process whose end is noticed once and leaves no zombie."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from typing import Any

_SIGNAL_TIMEOUT_S = 2.0
_STARTING = threading.Lock()  # a start changes what belongs to our whole process for a moment


class ChildProcess:
    """Runs `target(*args)` in a fresh interpreter; all methods may be called from any thread."""

    def __init__(
        self,
        name: str,
        target: Callable[..., object],
        args: tuple[Any, ...],
        variables: Mapping[str, str] | None = None,
    ) -> None:
        """Start it, with ``variables`` in its environment besides ours.

        Raises OSError where the system has no room for another process.
        """
        context = multiprocessing.get_context("spawn")
        self._process = context.Process(target=target, args=args, name=name, daemon=True)
        self._lock = threading.Lock()
        with _STARTING, _interrupts_blocked(), _environment(variables or {}):
            self._process.start()
        self.pid = self._process.pid

    @property
    def exit_code(self) -> int | None:
        """None while it runs; negative: the signal that ended it."""
        with self._lock:
            return self._process.exitcode

    def wait(self, timeout: float) -> bool:
        """Whether it has ended within `timeout` seconds; its exit status is then collected."""
        if not wait([self._process.sentinel], timeout):
            return False
        with self._lock:
            self._process.join(_SIGNAL_TIMEOUT_S)
        return True

    def end(self, patience: float) -> None:
        """Wait `patience` seconds, then terminate it, then kill it."""
        if not self.wait(patience):
            self._process.terminate()
        if not self.wait(_SIGNAL_TIMEOUT_S):
            self._process.kill()
            self.wait(_SIGNAL_TIMEOUT_S)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Let the child inherit a blocked SIGINT: Ctrl-C reaches both, and the parent decides."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Launching the tracker would unblock the signal, so it has to be there first.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _environment(variables: Mapping[str, str]) -> Iterator[None]:
    """A spawned process takes our environment, and has no other way to be given one."""
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value

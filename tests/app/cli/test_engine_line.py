"""Ctrl-C between replies: taken for what runs, never for what comes after it."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.cli.engine_line import EngineLine, Interrupted
from app.engine.pair_info import MemoryUse
from app.engine.request import PairSpec
from app.engine_process.client import EngineClient
from app.engine_process.protocol import Cancel, Command, Load, Loaded, Reply, TurnMemory
from tests.app.engine_process.scripted_backend import make_scripted_backend

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")
SPEC = PairSpec(Path("a.gguf"))


class LateClient(EngineClient):
    """Loads a pair, but only after it was told to cancel, as if the Cancel came too late."""

    def __init__(self) -> None:
        super().__init__(Path("unused.log"), make_backend=make_scripted_backend)
        self.sent: list[Command] = []
        self._cancelled, self._stopped = threading.Event(), threading.Event()

    def start(self) -> None:
        """There is no process."""

    def stop(self, timeout: float = 2.0) -> None:
        self._stopped.set()
        self._cancelled.set()

    def send(self, command: Command) -> None:
        self.sent.append(command)
        if isinstance(command, Load):
            os.kill(os.getpid(), signal.SIGINT)
        if isinstance(command, Cancel):
            self._cancelled.set()

    def replies(self) -> Iterator[Reply]:
        self._cancelled.wait()
        if not self._stopped.is_set():
            yield Loaded(None)  # type: ignore[arg-type]
        self._stopped.wait()


def test_ctrl_c_that_is_too_late_to_stop_a_load_ends_the_program() -> None:
    client = LateClient()
    with EngineLine(client) as line:
        with line.interrupts_as_replies():
            pass
        with pytest.raises(KeyboardInterrupt), line.interrupts_as_replies():
            line.load(SPEC, lambda _fraction, _what: None)
    assert client.sent == [Load(SPEC), Cancel()]


def test_a_late_ctrl_c_is_forgotten_and_replies_are_kept() -> None:
    with EngineLine(LateClient()) as line:
        memory = TurnMemory(1, MemoryUse(1, 2, 3, 4, 5))
        with line.interrupts_as_replies():
            os.kill(os.getpid(), signal.SIGINT)
        line._queue.put(memory)
        line.forget_interrupts()
        assert line.next() == memory
        with line.interrupts_as_replies():
            os.kill(os.getpid(), signal.SIGINT)
            assert line.next() == Interrupted()

"""The command line's connection to the engine: replies and Ctrl-C in one queue."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from types import FrameType, TracebackType
from typing import Any, Self, TypeVar

from app.config.paths import Paths
from app.engine.pair_info import PairInfo
from app.engine.request import ChatMessage, PairSpec
from app.engine_process.backend import real_backend
from app.engine_process.client import EngineClient
from app.engine_process.protocol import (
    BuildDemo,
    Cancel,
    Command,
    DemoBuilt,
    DemoProgress,
    Died,
    Failed,
    Load,
    Loaded,
    LoadProgress,
    Ready,
    Reply,
    Tokenize,
    Tokenized,
)
from models.progress import Progress, unseen

ReplyT = TypeVar("ReplyT")

# Handlers run between waits: always on Windows, elsewhere if the signal just misses the wait.
_WAIT_S = 0.2
_REQUEST_ID = 1  # one question at a time


@dataclass(frozen=True, slots=True)
class Interrupted:
    """The person pressed Ctrl-C."""


class EngineLine:
    """A started engine as a context manager; leaving it ends the engine."""

    def __init__(self, client: EngineClient) -> None:
        self._client = client
        self._queue: SimpleQueue[Reply | Interrupted] = SimpleQueue()
        self._ready: Ready | None = None
        self._reader = threading.Thread(target=self._read, name="engine replies", daemon=True)

    def __enter__(self) -> Self:
        with self.interrupts_as_replies():
            self._client.start()
        self._reader.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._client.stop()
        self._reader.join()

    @property
    def is_alive(self) -> bool:
        return self._client.is_alive

    def send(self, command: Command) -> None:
        """Raises EngineDiedError."""
        self._client.send(command)

    def next(self) -> Reply | Interrupted:
        """Wait for the next reply, or for Ctrl-C within `interrupts_as_replies`."""
        while (reply := self.next_within(_WAIT_S)) is None:
            pass
        return reply

    def next_within(self, seconds: float) -> Reply | Interrupted | None:
        """The same, or None if nothing came for so long."""
        try:
            return self._queue.get(timeout=seconds)
        except Empty:
            return None

    @contextmanager
    def interrupts_as_replies(self) -> Iterator[None]:
        """Put Ctrl-C in line with the replies; pressed again without effect, it ends the program.

        An exception from the handler could hit the reading of a message and lose half of it.
        """
        pressed = 0

        def on_interrupt(_signal: int, _frame: FrameType | None) -> None:
            nonlocal pressed
            pressed += 1
            if pressed > 1:
                raise KeyboardInterrupt
            self._queue.put(Interrupted())

        before: Any = signal.signal(signal.SIGINT, on_interrupt)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def forget_interrupts(self) -> None:
        """Drop a Ctrl-C that came too late for what it was to stop; nothing may be running now."""
        waiting = [self._queue.get_nowait() for _ in range(self._queue.qsize())]
        for reply in waiting:
            if not isinstance(reply, Interrupted):
                self._queue.put(reply)

    def wait_until_ready(self) -> Ready:
        """What the engine said when it was up; to be asked before an answer. Raises like `load`."""
        if self._ready is None:
            self._ready = self._wait_for(Ready, unseen)
        return self._ready

    def load(self, spec: PairSpec, show: Progress) -> PairInfo:
        """Load a pair. Raises PacelineError, or KeyboardInterrupt if Ctrl-C was pressed."""
        self.send(Load(spec))
        return self._wait_for(Loaded, show).info

    def build_demo(self, starter: Path, folder: Path, show: Progress) -> DemoBuilt:
        """Build the demo pair. Raises like `load`."""
        self.send(BuildDemo(starter, folder))
        return self._wait_for(DemoBuilt, show)

    def tokenize(self, messages: tuple[ChatMessage, ...]) -> tuple[int, ...]:
        """Tokens of a conversation, as the loaded target reads them. Raises like `load`."""
        self.send(Tokenize(_REQUEST_ID, messages))
        return self._wait_for(Tokenized, unseen).tokens

    def _wait_for(self, kind: type[ReplyT], show: Progress) -> ReplyT:
        interrupted = False
        with self.interrupts_as_replies():
            while True:
                match self.next():
                    case Interrupted():
                        interrupted = True
                        self.send(Cancel())
                    case LoadProgress(fraction, what) | DemoProgress(fraction, what):
                        show(fraction, what)
                    case Failed(error) | Died(error):
                        raise KeyboardInterrupt if interrupted else error
                    case Ready() as ready if kind is not Ready:
                        self._ready = ready
                    case reply if isinstance(reply, kind):
                        if interrupted:  # too late to be cancelled, but meant to end the program
                            raise KeyboardInterrupt
                        return reply

    def _read(self) -> None:
        for reply in self._client.replies():
            self._queue.put(reply)


def user_engine(paths: Paths) -> EngineLine:
    """An engine that keeps what it measures of this person's pairs."""
    return EngineLine(EngineClient(paths.engine_log, make_backend=real_backend(paths.costs_folder)))

"""An engine with a loaded pair that stands ready: one that has died is started again when asked."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from types import TracebackType
from typing import Self

from app.cli.engine_line import EngineLine
from app.engine.errors import EngineDiedError
from app.engine.pair_info import PairInfo
from app.engine_process.protocol import Command


class StandingEngine:
    """As a context manager; leaving it ends the engine."""

    def __init__(
        self, new_line: Callable[[], EngineLine], load: Callable[[EngineLine], PairInfo]
    ) -> None:
        self._new_line = new_line
        self._load = load
        self._line: EngineLine | None = None
        self._pair: PairInfo | None = None
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._line = None
        self._stack.close()

    @property
    def pair(self) -> PairInfo:
        """What was loaded last; to be asked once it was `ready`."""
        assert self._pair is not None
        return self._pair

    def ready(self) -> EngineLine:
        """An engine that lives and has the pair. Raises PacelineError if that cannot be had."""
        if self._line is not None and self._line.is_alive:
            self._line.forget_interrupts()
            return self._line
        self._line = None
        self._stack.close()
        with ExitStack() as starting:
            line = starting.enter_context(self._new_line())
            self._pair = self._load(line)
            self._stack = starting.pop_all()
        self._line = line
        return line

    def send(self, command: Command) -> None:
        """Raises EngineDiedError."""
        if self._line is None:
            raise EngineDiedError("The engine is not running.")
        self._line.send(command)

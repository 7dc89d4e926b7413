"""The parent's handle on the engine process."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from pickle import UnpicklingError

from app.engine import huge_pages
from app.engine.errors import EngineDiedError
from app.engine_process.backend import MakeBackend, make_real_backend
from app.engine_process.death import death_error, start_error
from app.engine_process.host import main as host_main
from app.engine_process.protocol import (
    Command,
    Died,
    Failed,
    Generated,
    GeneratedTogether,
    Ready,
    Reply,
    Shutdown,
)
from app.engine_process.writer import CommandWriter
from models.child_process import ChildProcess

_EXIT_STATUS_TIMEOUT_S = 5.0  # end-of-file comes first, the exit status a moment later


class EngineClient:
    """One engine process, started at most once; to restart, make a new client.

    `send`, `ask_to_end` and `stop` may be called from any thread; `replies` has one consumer.
    """

    def __init__(self, log_path: Path, *, make_backend: MakeBackend = make_real_backend) -> None:
        self._log_path = log_path
        self._make_backend = make_backend
        self._child: ChildProcess | None = None
        self._connection: Connection | None = None
        self._writer: CommandWriter | None = None
        self._send_lock = threading.Lock()
        self._death_lock = threading.Lock()
        self._stop_requested = False
        self._was_ready = False
        self._death: Died | None = None

    @property
    def log_path(self) -> Path:
        return self._log_path

    @property
    def pid(self) -> int | None:
        """The process id; None before `start`, or where starting failed."""
        return None if self._child is None else self._child.pid

    @property
    def is_alive(self) -> bool:
        return self._child is not None and not self._child.wait(0)

    def start(self) -> None:
        """Start the process without waiting; `replies` gives Ready, or Died with the reason."""
        if self._child is not None or self._death is not None:
            raise RuntimeError("an engine client starts only once")
        ours, theirs = multiprocessing.get_context("spawn").Pipe(duplex=True)
        arguments = (theirs, self._log_path, self._make_backend)
        try:
            self._child = ChildProcess(
                "paceline-engine", host_main, arguments, huge_pages.variables(os.environ)
            )
        except OSError as error:
            ours.close()
            self._death = Died(start_error(error), None)
        else:
            self._connection, self._writer = ours, CommandWriter(ours)
        finally:
            theirs.close()  # a second copy would hide the child's end-of-file

    def send(self, command: Command) -> None:
        """Send a command without waiting; EngineDiedError where nobody is left to take it."""
        with self._send_lock:
            if self._death is not None:
                raise self._death.error
            if self._stop_requested or self._writer is None:
                raise EngineDiedError(
                    "The engine is not running.", advice="Start the engine again."
                )
            if not self.is_alive:
                raise self._find_death().error
            self._writer.put(command)

    def replies(self) -> Iterator[Reply]:
        """Replies as they come; ends after Died, or without it after `stop`."""
        while (reply := self._receive()) is not None:
            if isinstance(reply, GeneratedTogether):
                yield from (Generated(reply.request_id, event) for event in reply.events)
            else:
                yield reply
            if isinstance(reply, Died):
                return

    def stop(self, timeout: float = 2.0) -> None:
        """Ask the process to end, wait `timeout` seconds, then end it. Idempotent."""
        self.ask_to_end()
        if self._child is not None:
            self._child.end(timeout)
        if self._writer is not None:
            self._writer.end()

    def ask_to_end(self) -> None:
        """Have the process end without waiting for it; `stop` waits, and does not take a no."""
        with self._send_lock:
            if self._stop_requested or self._writer is None:
                return
            self._stop_requested = True
            self._writer.put(Shutdown())

    def _receive(self) -> Reply | None:
        if self._connection is None:
            return self._death
        try:
            reply: Reply = self._connection.recv()
        except (EOFError, OSError, UnpicklingError):
            return None if self._stop_requested else self._find_death()
        if isinstance(reply, Ready):
            self._was_ready = True
        if isinstance(reply, Failed) and not self._was_ready:
            return self._find_death(reply)
        return reply

    def _find_death(self, reason: Failed | None = None) -> Died:
        """Collect the exit status and keep what the end of the process meant."""
        with self._death_lock:
            if self._death is None:
                code = self._exit_code()
                error = death_error(code, self._log_path, was_ready=self._was_ready)
                self._death = Died(error if reason is None else reason.error, code)
                if self._writer is not None:
                    self._writer.end()
            return self._death

    def _exit_code(self) -> int | None:
        if self._child is None:
            return None
        self._child.end(_EXIT_STATUS_TIMEOUT_S)
        return self._child.exit_code

"""Run a long command and say on one line what it does and for how long."""

import os
import queue
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final, TextIO

from devsetup.errors import SetupError, likely_cause

TAIL_LINES: Final = 15
QUIET_INTERVAL: Final = 20.0  # seconds between lines when stdout is a file or a pipe

Describe = Callable[[str], str | None]
"""Turns a line of a tool's output into what to show, or None to keep what is shown."""


def say_nothing(_line: str) -> None:
    """The Describe of a command whose output means nothing to a reader."""


def elapsed_text(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


@dataclass
class ProgressLine:
    """A title, a detail and the time so far: redrawn on a terminal, repeated rarely elsewhere."""

    title: str
    stream: TextIO = field(default_factory=lambda: sys.stdout)
    clock: Callable[[], float] = time.monotonic
    detail: str = ""

    def __post_init__(self) -> None:
        self._started = self._shown = self.clock()
        self._is_terminal = self.stream.isatty()
        if not self._is_terminal:
            self._write(f"{self.title} ...\n")

    def tick(self) -> None:
        now = self.clock()
        time_text = elapsed_text(now - self._started)
        if self._is_terminal:
            self._redraw(f"{self.title}  {time_text}  {self.detail}")
        elif now - self._shown >= QUIET_INTERVAL:
            self._shown = now
            self._write(f"  {time_text}  {self.detail}\n")

    def finish(self, outcome: str) -> None:
        text = f"{outcome} after {elapsed_text(self.clock() - self._started)}"
        if self._is_terminal:
            self._redraw(f"{self.title}: {text}")
            self._write("\n")
        else:
            self._write(f"  {text}\n")

    def _redraw(self, text: str) -> None:
        width = shutil.get_terminal_size().columns - 1
        self._write("\r" + text[:width].ljust(width))

    def _write(self, text: str) -> None:
        encoding = self.stream.encoding or "ascii"
        self.stream.write(text.encode(encoding, "replace").decode(encoding))
        self.stream.flush()


@dataclass(frozen=True)
class Runner:
    """Runs commands with their output in a log file and a progress line on screen."""

    log: Path
    inherited_descriptor: int | None = None

    def run(
        self,
        title: str,
        command: Sequence[str],
        *,
        describe: Describe = say_nothing,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Run to the end; a failure is a SetupError with the likely cause or the last lines."""
        progress = ProgressLine(title)
        with self.log.open("a", encoding="utf-8") as log:
            log.write(f"\n$ {' '.join(command)}\n")
            process = self._start(command, environment)
            try:
                tail = _follow(process, progress, describe, log)
            except BaseException:
                _stop(process)
                raise
            process.wait()
        if process.returncode == 0:
            progress.finish("done")
            return
        progress.finish("failed")
        raise SetupError(self._failure_text(title, tail))

    def _start(
        self, command: Sequence[str], environment: Mapping[str, str] | None
    ) -> "subprocess.Popen[str]":
        keep = () if self.inherited_descriptor is None else (self.inherited_descriptor,)
        return subprocess.Popen(
            command,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            pass_fds=keep if os.name == "posix" else (),
            start_new_session=os.name == "posix",
        )

    def _failure_text(self, title: str, tail: Sequence[str]) -> str:
        cause = likely_cause("\n".join(tail))
        last_lines = "\n".join(f"    {line}" for line in tail[-TAIL_LINES:])
        reason = cause or f"The last lines of its output are:\n\n{last_lines}\n"
        return f"{title} failed. {reason}\nThe whole output is in {self.log}"


def _follow(
    process: "subprocess.Popen[str]", progress: ProgressLine, describe: Describe, log: IO[str]
) -> list[str]:
    """Keep the progress line alive until the output ends; returns the last lines of it."""
    lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
    threading.Thread(target=_read_lines, args=(process, lines), daemon=True).start()
    tail: list[str] = []
    while True:
        progress.tick()
        try:
            line = lines.get(timeout=0.25)
        except queue.Empty:
            continue
        if line is None:
            return tail
        log.write(line)
        log.flush()
        tail = [*tail[-199:], line.rstrip()]
        progress.detail = describe(line) or progress.detail


def _read_lines(process: "subprocess.Popen[str]", lines: "queue.SimpleQueue[str | None]") -> None:
    assert process.stdout is not None
    for line in process.stdout:
        lines.put(line)
    lines.put(None)


def _stop(process: "subprocess.Popen[str]") -> None:
    """End a command that is being abandoned, with everything it started (compilers, say)."""
    if sys.platform == "win32":
        process.terminate()
        process.wait()
        return
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, number)
            process.wait(timeout=5)
        except ProcessLookupError:
            break
        except subprocess.TimeoutExpired:
            continue
    process.wait()

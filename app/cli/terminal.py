"""What reaches the terminal: text without control characters, progress, errors."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, suppress
from typing import Any, Final, Self, TextIO, cast

from app.cli.advice import TRY_AGAIN, advice_here
from models.errors import PacelineError

# A model's text must not be able to move the cursor, change colours or set a window's title.
_CONTROLS: Final = {
    code: None for code in (*range(32), *range(127, 160)) if chr(code) not in "\n\t"
}
_ERASE_LINE: Final = "\r\x1b[K"
READING: Final = "Reading the message"


class AnswerPrinter:
    """Prints an answer as it comes; in a terminal, without control characters."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._last = "\n"

    def write(self, text: str) -> None:
        shown = printable(text, self._stream)
        if not shown:
            return
        self._stream.write(shown)
        self._stream.flush()
        self._last = shown[-1]

    def end_line(self) -> None:
        """Make sure that what follows starts on a line of its own."""
        if self._last != "\n":
            self.write("\n")


class ProgressLine:
    """Progress on stderr: one changing line in a terminal, else a line for every tenth.

    Leaving it as a context manager clears the line, so that an error starts on one of its own.
    """

    def __init__(self, stream: TextIO, *, quiet: bool = False, brief: bool = False) -> None:
        """`brief` progress is too short to be worth lines in a file."""
        self._stream = stream
        self._in_terminal = stream.isatty()
        self._silent = quiet or (brief and not self._in_terminal)
        self._shown = False
        self._last: tuple[int, str, str] | None = None

    def show(self, fraction: float, what: str, left_s: float | None = None) -> None:
        """`left_s`: seconds that it will still take; these alone are worth no line in a file."""
        percent = round(min(max(fraction, 0.0), 1.0) * 100)
        left = "" if left_s is None else f", {brief_time(left_s)} left"
        step = (percent, what, left) if self._in_terminal else (percent // 10, what, "")
        if self._silent or step == self._last:
            return
        self._last, self._shown = step, True
        line = f"{what} … {percent} %{left}"
        self._stream.write(f"{_ERASE_LINE}{line}" if self._in_terminal else f"{line}\n")
        self._stream.flush()

    def note(self, text: str) -> None:
        """A line that stays, with the progress below it; none where that is silent."""
        if self._silent:
            return
        if self._in_terminal:
            self.clear()
        self._stream.write(f"{printable(text, self._stream)}\n")
        self._stream.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.clear()

    def clear(self) -> None:
        if self._shown and self._in_terminal:
            self._stream.write(_ERASE_LINE)
            self._stream.flush()
        self._shown, self._last = False, None


class _Lasting:
    """A stream that loses what cannot be written."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        with suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._stream.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def lasting_stderr() -> Iterator[None]:
    """For programs whose work goes on when nobody reads what they say, or the disk is full."""
    with redirect_stderr(cast(TextIO, _Lasting(sys.stderr))):
        yield


def brief_time(seconds: float) -> str:
    """12 s, 3 min."""
    return f"{seconds:.0f} s" if seconds < 90 else f"{seconds / 60:.0f} min"


def printable(text: str, stream: TextIO) -> str:
    """`text` as it may go to `stream`: a terminal gets no control characters."""
    return text.translate(_CONTROLS) if stream.isatty() else text


def say(text: str) -> None:
    """One line to the person, on stderr; names and reasons from a model's file may be in it."""
    sys.stderr.write(printable(text, sys.stderr) + "\n")
    sys.stderr.flush()


def show(text: str) -> None:
    """What was asked for, on stdout."""
    sys.stdout.write(printable(text, sys.stdout) + "\n")
    sys.stdout.flush()


def say_error(error: PacelineError, start_again: str = TRY_AGAIN) -> None:
    """The sentence, and on a second line what to do."""
    say(str(error))
    if advice := advice_here(error, start_again):
        say(advice)

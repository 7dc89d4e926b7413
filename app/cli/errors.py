"""Errors of the command line, and the exit status that each error ends with."""

from __future__ import annotations

from typing import Final

from app.engine.errors import DecodeError, EngineDiedError, OutOfMemoryError
from models.errors import PacelineError

OK: Final = 0
NOT_GOOD: Final = 1
BAD_INPUT: Final = 2
ENGINE_FAILED: Final = 3
INTERRUPTED: Final = 130  # 128 + SIGINT, as shells have it
UNREAD: Final = 141  # 128 + SIGPIPE

EXIT_STATUS_HELP = (
    "Exit status: 0 done; 1 the answer is no (check-pair: it may not draft; doctor: something "
    "does not work); 2 bad input; 3 the engine failed or died; 130 interrupted; "
    "141 nobody read on."
)

_ENGINE_FAULTS = (EngineDiedError, OutOfMemoryError, DecodeError)
_ENGINE_FAULT_CODES = frozenset({"internal-error", "engine-not-installed"})


class InputError(PacelineError):
    """Something that was typed, or a file that was named, cannot be used."""

    code = "bad-input"


def exit_status(error: PacelineError) -> int:
    """3 if the engine is at fault, 2 if what it was given is."""
    if isinstance(error, _ENGINE_FAULTS) or error.code in _ENGINE_FAULT_CODES:
        return ENGINE_FAILED
    return BAD_INPUT

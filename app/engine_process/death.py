"""What the end of the engine process means, in words."""

from __future__ import annotations

import signal
from pathlib import Path

from app.engine.errors import EngineDiedError

_BY_SIGNAL = {
    "SIGKILL": "The engine was ended by the system, probably because memory ran out.",
    "SIGABRT": "The engine stopped because of an internal error in llama.cpp.",
    "SIGSEGV": "The engine crashed inside llama.cpp or a driver.",
    "SIGBUS": "The engine crashed while it read a model file; the file may have been cut off.",
    "SIGILL": "The engine's llama.cpp was built for another processor than this one.",
    "SIGTERM": "The engine was ended by another program.",
}
_WINDOWS_STATUS = {
    0xC0000005: _BY_SIGNAL["SIGSEGV"],
    0xC0000006: _BY_SIGNAL["SIGBUS"],
    0xC000001D: _BY_SIGNAL["SIGILL"],
    0xC0000017: _BY_SIGNAL["SIGKILL"],  # out of memory
    0xC0000409: _BY_SIGNAL["SIGABRT"],
    3: _BY_SIGNAL["SIGABRT"],  # what abort() leaves behind
}
_MEMORY_ADVICE = "Try a smaller model, a smaller context, or no draft."


def death_error(exit_code: int | None, log_path: Path, *, was_ready: bool) -> EngineDiedError:
    """The error for an engine process that ended by itself; negative codes are signals."""
    sentence = _sentence(exit_code, was_ready=was_ready)
    again = f"Start the engine again. Details are in {log_path}."
    ran_out = sentence == _BY_SIGNAL["SIGKILL"]
    return EngineDiedError(sentence, advice=f"{_MEMORY_ADVICE} {again}" if ran_out else again)


def start_error(error: OSError) -> EngineDiedError:
    """The error for an engine process that the system did not let start."""
    reason = error.strerror or type(error).__name__
    return EngineDiedError(
        f"The engine could not be started: {reason}.", advice="Close other programs and try again."
    )


def _sentence(exit_code: int | None, *, was_ready: bool) -> str:
    if exit_code is not None and exit_code < 0:
        name = _signal_name(-exit_code)
        return _BY_SIGNAL.get(name, f"The engine was ended by the signal {name}.")
    if exit_code in _WINDOWS_STATUS:
        return _WINDOWS_STATUS[exit_code]
    if not was_ready:
        return "The engine could not be started."
    return "The engine stopped without saying why."


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)

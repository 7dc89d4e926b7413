"""What to do about an error where there is a command line and no window."""

from __future__ import annotations

from typing import Final

from app.config.paths import HOME_VARIABLE
from app.engine.errors import NOTHING_TO_DROP, ContextTooSmallError
from app.serve.errors import PortTakenError
from app.sessions.errors import DAMAGED
from models.download import Problem
from models.errors import DiskSpaceError, PacelineError

TRY_AGAIN: Final = "Try it again."
_START_AGAIN: Final = "Start the engine again."
_SHORTEN: Final = (
    "Shorten it, or choose a longer context with --ctx where the model was made for one"
)
_BY_CODE: Final = {
    DAMAGED: "Chat without it by --no-save, put a backup in its place, or move it away to begin "
    "anew. Where a part of it can be read, the window can export that.",
    DiskSpaceError.code: f"Free some space, or set {HOME_VARIABLE} to a folder on another disk.",
    PortTakenError.code: "Choose another with --port, or --port 0 for one that is free.",
    NOTHING_TO_DROP: f"{_SHORTEN}.",
    ContextTooSmallError.code: f"{_SHORTEN}; a chat can also go on without its oldest messages: "
    "--context-full drop-oldest",
}


def advice_here(error: PacelineError, start_again: str = TRY_AGAIN) -> str:
    """In place of buttons; `start_again` is how an engine that died comes back."""
    return _here(error.code, error.advice.replace(_START_AGAIN, start_again))


def download_advice(problem: Problem) -> str:
    """The same for what keeps a download from going on."""
    return _here(problem.code, problem.advice)


def _here(code: str, advice: str) -> str:
    return _BY_CODE.get(code, advice)

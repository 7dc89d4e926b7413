"""Errors as people see them, and the log for those that nobody foresaw."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from models.errors import PacelineError
from ui.known_sentences import known
from ui.notice import Notice
from ui.translation import tr

_log = logging.getLogger(__name__)
_LOG_BYTES = 1_000_000


def notice_for(error: BaseException) -> Notice:
    """One sentence and what to do, for any error."""
    if isinstance(error, PacelineError):
        return Notice(known(str(error)), known(error.advice))
    if isinstance(error, OSError) and error.strerror:
        words = tr("Something went wrong: {reason}.")
        if error.filename:
            words = tr("Something went wrong with “{file}”: {reason}.")
        return Notice(words.format(file=error.filename, reason=known(error.strerror)))
    return Notice(
        tr("Something unexpected went wrong."), tr("What you wrote is kept. The log has details.")
    )


class _LogFile(RotatingFileHandler):
    """One that cannot be written, as on a full disk, is left as it is."""

    def handleError(self, record: logging.LogRecord) -> None:
        if not isinstance(sys.exception(), OSError):
            super().handleError(record)


def log_to(path: Path) -> logging.Handler:
    """Send the program's log to a file that stays small."""
    handler = _LogFile(path, maxBytes=_LOG_BYTES, backupCount=1, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    return handler


def install_excepthook(show: Callable[[Notice], object]) -> None:
    """Log what slots raise and show a sentence; the window stays."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _log.error("An error reached the event loop", exc_info=(kind, error, trace))
        show(notice_for(error))

    sys.excepthook = hook

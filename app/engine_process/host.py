"""The main of the engine process: one loop that owns the models, one thread that reads commands."""

from __future__ import annotations

import faulthandler
import logging
import os
import signal
import sys
from multiprocessing.connection import Connection
from pathlib import Path

from app.engine.errors import EngineError
from app.engine_process.backend import Backend, MakeBackend
from app.engine_process.inbox import Inbox, exit_at_once, read_in_background
from app.engine_process.log_file import LogFile
from app.engine_process.protocol import Failed, Ready
from app.engine_process.worker import Worker

_log = logging.getLogger("engine_process")


def main(connection: Connection, log_path: Path, make_backend: MakeBackend) -> None:
    """Serve commands from `connection` until Shutdown, or until the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    log_file = LogFile(log_path)
    log_file.capture_output()
    _set_up_logging()
    inbox = Inbox()
    read_in_background(connection, inbox, exit_at_once)
    try:
        backend = _start(connection, make_backend)
        if backend is not None:
            Worker(backend, inbox, connection.send, log_file.rotate_if_large).run()
    except BrokenPipeError:
        exit_at_once()


def _set_up_logging() -> None:
    os.environ.setdefault("GGML_NO_BACKTRACE", "1")  # it would start a debugger before it aborts
    faulthandler.enable(sys.stderr)
    logging.basicConfig(
        stream=sys.stderr,
        level=logging.INFO,
        format="%(asctime)s [%(process)d] %(levelname)s %(name)s: %(message)s",
    )


def _start(connection: Connection, make_backend: MakeBackend) -> Backend | None:
    """Load llama.cpp and say Ready; a library that does not load is the reason of our end."""
    _log.info("Python %s on %s", sys.version.split()[0], sys.platform)
    try:
        backend = make_backend()
        ready = Ready(os.getpid(), backend.version(), backend.backends(), backend.devices())
    except Exception as error:  # noqa: BLE001 - whatever it is, the parent has to be told
        _log.exception("llama.cpp could not be loaded")
        connection.send(Failed(_load_error(error)))
        return None
    _log.info("llama.cpp %s with %s", ready.llama_version, ", ".join(ready.backends))
    connection.send(ready)
    return backend


def _load_error(error: Exception) -> EngineError:
    reason = " ".join(str(error).split()) or type(error).__name__
    return EngineError(
        f"llama.cpp could not be loaded: {reason}",
        advice="Install llama-cpp-python again; `paceline doctor` shows what is missing.",
        code="engine-not-installed",
    )

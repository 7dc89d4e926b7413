"""Graphics cards for tests: a process on loopback whose memory and life the test decides on."""

from __future__ import annotations

import ctypes
import resource
import socket
import subprocess
import sys
from functools import partial
from pathlib import Path

import psutil

from app.engine_process.backend import Backend, MakeBackend, make_real_backend
from tests.device import card_process

MIB = 1 << 20
PLENTY = 4096 * MIB


class Cards:
    """A running server of cards that llama.cpp takes for GPUs once they are registered."""

    def __init__(self, folder: Path, cards: int = 1) -> None:
        self._free_file = folder / "free-bytes"
        self.report_free(PLENTY)
        port = _free_port()
        self.endpoint = f"127.0.0.1:{port}"
        script = str(card_process.__file__)
        self._log = (folder / "cards.log").open("wb")
        self._process = subprocess.Popen(
            [sys.executable, script, str(port), str(self._free_file), str(cards)],
            stdout=self._log,
            stderr=subprocess.STDOUT,
        )
        self._wait_until_it_listens(port)

    def report_free(self, n_bytes: int) -> None:
        """What every card says is free; it has more in truth."""
        unfinished = self._free_file.with_suffix(".new")
        unfinished.write_text(str(n_bytes))
        unfinished.replace(self._free_file)

    def refuse_beyond(self, n_bytes: int | None) -> None:
        """Let no more be allocated than this on top of what is in use; None: anything again."""
        process = psutil.Process(self._process.pid)
        most = resource.RLIM_INFINITY
        if n_bytes is not None:
            most = process.memory_info().vms + n_bytes
        process.rlimit(psutil.RLIMIT_AS, (most, resource.RLIM_INFINITY))

    def kill(self) -> None:
        """Gone from one moment to the next, as a card whose driver fails."""
        self._process.kill()
        self._process.wait()
        self._log.close()

    def _wait_until_it_listens(self, port: int) -> None:
        while self._process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
            except OSError:
                continue
            return
        raise RuntimeError(f"the process of the cards ended: {Path(self._log.name).read_text()}")


def register(endpoint: str) -> None:
    """Make the cards behind `endpoint` devices of this process (ggml/include/ggml-rpc.h)."""
    from app.engine.llama_backend import ggml, llama_log

    llama_log()
    rpc = ctypes.CDLL(str(Path(ggml._name).with_name("libggml-rpc.so.0")))
    rpc.ggml_backend_rpc_add_server.restype = ctypes.c_void_p
    server = rpc.ggml_backend_rpc_add_server(endpoint.encode())
    assert server, f"nobody serves cards on {endpoint}"
    ggml.ggml_backend_register(ctypes.c_void_p(server))


def backend_with(cards: Cards) -> MakeBackend:
    """The real backend of an engine process, with `cards` registered before it starts."""
    return partial(_make_backend, cards.endpoint)


def _make_backend(endpoint: str) -> Backend:
    register(endpoint)
    return make_real_backend()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])

"""One running llama-server process."""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Self

import psutil

from app.bench.errors import PeerError
from app.bench.peer_client import PeerClient
from app.bench.peer_settings import environment

_LOAD_PATIENCE_S = 900.0
_POLL_S = 0.1
_END_PATIENCE_S = 10.0
_KILLED = -9
_MEMORY_WORDS = ("failed to allocate", "unable to allocate", "out of memory", "bad_alloc")


@dataclass(frozen=True, slots=True)
class ServerMemory:
    """Bytes. Weights that are mapped from the file are resident, but shared; copies are private."""

    resident: int
    private: int


class PeerServer:
    """A process that has loaded its models; `stop` ends it."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, log_path: Path) -> None:
        self._process = process
        self._log_path = log_path
        self.client = PeerClient(port)

    @classmethod
    def start(cls, command: Sequence[str], port: int, log_path: Path) -> Self:
        """Start the program and wait until its models are loaded. Raises PeerError."""
        try:
            log_path.parent.mkdir(parents=True, exist_ok=True)
            with log_path.open("wb") as log:
                process = subprocess.Popen(
                    command,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    env=environment(os.environ),
                )
        except OSError as error:
            raise PeerError(f"llama-server cannot be started: {error}.") from error
        server = cls(process, port, log_path)
        try:
            server._wait_until_ready()
        except BaseException:
            server.stop()
            raise
        return server

    @property
    def process_id(self) -> int:
        return self._process.pid

    def check_alive(self, *, patience_s: float = 0.0) -> None:
        """Raises PeerError if the process has ended, or ends within `patience_s`."""
        try:
            self._process.wait(patience_s)
        except subprocess.TimeoutExpired:
            return
        raise PeerError(self._obituary(), advice=f"Its log is {self._log_path}.")

    def memory(self) -> ServerMemory:
        """Raises PeerError if the process has ended."""
        try:
            used = psutil.Process(self._process.pid).memory_full_info()
        except psutil.Error as error:
            raise PeerError("llama-server has ended.") from error
        return ServerMemory(resident=used.rss, private=used.uss)

    def stop(self) -> None:
        """End the process; ending it twice is fine."""
        if self._process.poll() is not None:
            return
        self._process.terminate()
        try:
            self._process.wait(_END_PATIENCE_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _wait_until_ready(self) -> None:
        give_up = monotonic() + _LOAD_PATIENCE_S
        while not self.client.is_ready():
            self.check_alive()
            if monotonic() > give_up:
                raise PeerError("llama-server does not get ready.")
            sleep(_POLL_S)

    def _obituary(self) -> str:
        log = self._log_path.read_text("utf-8", "replace").lower()
        code = self._process.returncode
        if code == _KILLED or any(word in log for word in _MEMORY_WORDS):
            return f"llama-server ended (status {code}), probably because memory ran out."
        return f"llama-server ended by itself with status {code}."


def free_port() -> int:
    """A TCP port on loopback that nobody uses now."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])

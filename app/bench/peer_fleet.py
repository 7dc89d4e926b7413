"""The running llama-servers: one for each draft length, as many at once as fit in memory.

A draft length cannot be chosen per request (b11434, tools/server/server-schema.cpp), and each
process holds its own repacked copy of the weights.
"""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Final, Protocol, Self

from app.bench.peer_client import PeerClient
from app.bench.peer_server import ServerMemory
from app.engine.free_ram import free_ram

_MARGIN: Final = 1.1
_RESERVE: Final = 2**30  # bytes that stay free


class Server(Protocol):
    """What the fleet needs of app.bench.peer_server.PeerServer."""

    @property
    def client(self) -> PeerClient: ...
    @property
    def process_id(self) -> int: ...
    def check_alive(self, *, patience_s: float = 0.0) -> None: ...
    def memory(self) -> ServerMemory: ...
    def stop(self) -> None: ...


class PeerFleet:
    """A context manager; leaving it ends all servers."""

    def __init__(
        self,
        start: Callable[[int], Server],
        *,
        first_guess: int,
        available: Callable[[], int] = free_ram,
    ) -> None:
        """start: a server with this draft length, warmed up. first_guess: bytes of one."""
        self._start = start
        self._available = available
        self._need = first_guess
        self._running: dict[int, Server] = {}  # least recently used first
        self._memory: dict[int, ServerMemory] = {}
        self._starts = 0

    @property
    def memory(self) -> dict[int, ServerMemory]:
        """By draft length, taken after the warm-up."""
        return dict(self._memory)

    @property
    def starts(self) -> int:
        """How often a server was started; more than there are arms if memory was short."""
        return self._starts

    def process_id(self, draft_length: int) -> int | None:
        server = self._running.get(draft_length)
        return None if server is None else server.process_id

    def server(self, draft_length: int) -> Server:
        """The server that drafts `draft_length` tokens. Raises PeerError."""
        if draft_length in self._running:
            server = self._running.pop(draft_length)
            self._running[draft_length] = server
            server.check_alive()
            return server
        self._make_room()
        server = self._running[draft_length] = self._start(draft_length)
        self._starts += 1
        self._memory[draft_length] = server.memory()
        self._need = max(memory.private for memory in self._memory.values())
        return server

    def retire(self, draft_length: int) -> None:
        """End a server that is not needed any more."""
        server = self._running.pop(draft_length, None)
        if server is not None:
            server.stop()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for draft_length in tuple(self._running):
            self.retire(draft_length)

    def _make_room(self) -> None:
        while self._running and self._available() < self._need * _MARGIN + _RESERVE:
            self.retire(next(iter(self._running)))

"""Servers start when they are needed, and end where memory is short."""

from __future__ import annotations

import pytest

from app.bench.errors import PeerError
from app.bench.peer_client import PeerClient
from app.bench.peer_fleet import PeerFleet
from app.bench.peer_server import ServerMemory

GIB = 2**30


class ScriptedMachine:
    """Memory of which every running server takes three gibibytes."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.running: dict[int, ScriptedServer] = {}
        self.log: list[str] = []

    def start(self, draft_length: int) -> ScriptedServer:
        self.log.append(f"start {draft_length}")
        self.running[draft_length] = ScriptedServer(self, draft_length)
        return self.running[draft_length]

    def available(self) -> int:
        return self.total - 3 * GIB * len(self.running)


class ScriptedServer:
    def __init__(self, machine: ScriptedMachine, draft_length: int) -> None:
        self._machine = machine
        self._draft_length = draft_length
        self.client = PeerClient(1)
        self.process_id = 100 + draft_length
        self.is_dead = False

    def check_alive(self, *, patience_s: float = 0.0) -> None:
        if self.is_dead:
            raise PeerError("It ended.")

    def memory(self) -> ServerMemory:
        return ServerMemory(4 * GIB, 3 * GIB)

    def stop(self) -> None:
        self._machine.log.append(f"stop {self._draft_length}")
        del self._machine.running[self._draft_length]


def _fleet(machine: ScriptedMachine, guess: int = 3 * GIB) -> PeerFleet:
    return PeerFleet(machine.start, first_guess=guess, available=machine.available)


def test_with_enough_memory_each_server_starts_once() -> None:
    machine = ScriptedMachine(100 * GIB)
    with _fleet(machine) as fleet:
        for draft_length in (0, 2, 3, 0, 2, 3):
            fleet.server(draft_length)
        assert machine.log == ["start 0", "start 2", "start 3"]
        assert fleet.process_id(2) == 102
        assert set(fleet.memory) == {0, 2, 3}
    assert machine.running == {}


def test_where_memory_is_short_the_one_that_was_idle_longest_ends() -> None:
    machine = ScriptedMachine(10 * GIB)  # two servers, and what stays free
    with _fleet(machine) as fleet:
        for draft_length in (0, 2, 0, 3, 2):
            fleet.server(draft_length)
        expected = ["start 0", "start 2", "stop 2", "start 3", "stop 0", "start 2"]
        assert machine.log == expected
        assert fleet.starts == 4
        assert fleet.process_id(0) is None


def test_a_server_is_tried_even_where_memory_seems_too_small() -> None:
    machine = ScriptedMachine(GIB)
    with _fleet(machine) as fleet:
        fleet.server(0)
        fleet.server(2)
    assert machine.log == ["start 0", "stop 0", "start 2", "stop 2"]


def test_what_was_measured_replaces_the_guess() -> None:
    machine = ScriptedMachine(20 * GIB)
    with _fleet(machine, guess=18 * GIB) as fleet:
        fleet.server(0)
        fleet.server(2)
        assert sorted(machine.running) == [0, 2]


def test_a_server_that_has_ended_is_not_handed_out() -> None:
    machine = ScriptedMachine(100 * GIB)
    with _fleet(machine) as fleet:
        fleet.server(0)
        machine.running[0].is_dead = True
        with pytest.raises(PeerError, match="ended"):
            fleet.server(0)

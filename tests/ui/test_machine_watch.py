"""What a pair may take is read anew each time; an engine that is busy is not waited for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.engine.device import Device
from app.engine.request import PairSpec
from app.engine_process.protocol import Command, DevicesListed, ListDevices, Loaded, Reply
from app.memory_fit import Machine
from tests.ui.scripted_client import ScriptedClient, pair_info
from ui.engine_control import EngineControl
from ui.engine_state import Phase
from ui.pair.machine_watch import MachineWatch

GB = 10**9


class Card:
    """An engine with a graphics card that something else may take memory of."""

    def __init__(self) -> None:
        self.free, self.is_busy = 3 * GB, False
        self.client = ScriptedClient(self._script)
        self.control = EngineControl(lambda: self.client)
        self.watch = MachineWatch(self.control)

    def listed(self) -> DevicesListed:
        return DevicesListed((Device("CUDA0", "a card", "gpu", 8 * GB, self.free),))

    def load(self, device_bytes: int) -> None:
        """As if a pair had been loaded that takes this much of the card."""
        info = pair_info(PairSpec(Path("target.gguf")))
        memory = replace(info.memory, device_bytes=device_bytes)
        self.client.say(Loaded(replace(info, memory=memory)))

    def _script(self, command: Command) -> Iterable[Reply]:
        return [self.listed()] if isinstance(command, ListDevices) and not self.is_busy else []


Ask = Callable[[], int]


@pytest.fixture
def card(qtbot: QtBot) -> Iterable[Card]:
    card = Card()
    card.control.start()
    card.watch.look()
    qtbot.waitUntil(lambda: card.watch.has_gpu)
    yield card
    card.control.shut_down()


@pytest.fixture
def free(card: Card, qtbot: QtBot) -> Ask:
    """Asks for the card's free memory."""

    def ask() -> int:
        told: list[Machine] = []
        card.watch.ask(lambda read: told.append(read()))
        qtbot.waitUntil(lambda: bool(told))
        return told[0].free.device_bytes

    return ask


def test_what_another_program_gives_back_is_free_again(card: Card, free: Ask) -> None:
    assert free() == 3 * GB
    card.free = 7 * GB
    assert free() == 7 * GB


def test_a_busy_engine_is_not_waited_for(card: Card, free: Ask) -> None:
    card.is_busy, card.free = True, 7 * GB
    assert free() == free() == 3 * GB
    assert len(card.client.of_kind(ListDevices)) == 2, "the first is still to be answered"
    card.client.say(card.listed())
    assert free() == 7 * GB


def test_what_the_loaded_pair_takes_of_the_card_is_free_for_the_next(
    card: Card, free: Ask, qtbot: QtBot
) -> None:
    card.load(2 * GB)
    qtbot.waitUntil(lambda: card.control.state.phase is Phase.LOADED)
    card.is_busy = True
    assert free() == 3 * GB, "seen before the pair was there"
    card.free = 1 * GB
    card.client.say(card.listed())
    qtbot.waitUntil(lambda: card.watch.devices[0].free_bytes == 1 * GB)
    assert free() == 3 * GB


def test_a_pair_that_is_being_replaced_when_the_engine_looks(
    card: Card, free: Ask, qtbot: QtBot
) -> None:
    card.load(2 * GB)
    qtbot.waitUntil(lambda: card.control.state.phase is Phase.LOADED)
    card.is_busy, card.free = True, 1 * GB
    free()
    card.control.load(PairSpec(Path("other.gguf")))
    card.client.say(card.listed())
    qtbot.waitUntil(lambda: card.watch.devices[0].free_bytes == 1 * GB)
    assert free() == 3 * GB


def test_a_dead_engine_leaves_what_was_seen_last(card: Card, free: Ask, qtbot: QtBot) -> None:
    card.client.die()
    qtbot.waitUntil(lambda: card.control.state.phase is Phase.DIED)
    assert free() == 3 * GB


def glance(card: Card) -> list[Machine]:
    told: list[Machine] = []
    card.watch.glance(lambda read: told.append(read()))
    return told


def test_a_glance_tells_once_what_is_free_now(card: Card, qtbot: QtBot) -> None:
    changes: list[None] = []
    card.watch.changed.connect(lambda: changes.append(None))
    card.free = 7 * GB
    told = glance(card)
    qtbot.waitUntil(lambda: bool(told))
    assert told[0].free.device_bytes == 7 * GB
    assert changes == []
    card.free = 5 * GB
    card.watch.look()
    qtbot.waitUntil(lambda: card.watch.devices[0].free_bytes == 5 * GB)
    assert len(changes) == 1, "nobody was told"


def test_a_glance_starts_the_engine_and_outlives_its_death(qtbot: QtBot) -> None:
    card = Card()
    told = glance(card)
    qtbot.waitUntil(lambda: bool(told))
    assert not told[0].has_gpu
    assert card.client.sent == [], "a process that starts says it unasked"
    card.is_busy = True
    told = glance(card)
    card.client.die()
    qtbot.waitUntil(lambda: bool(told))
    assert glance(card), "at once, and no engine is started for it"
    card.control.shut_down()

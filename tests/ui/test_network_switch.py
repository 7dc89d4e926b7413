"""The network switch, turned off while a keyring asks for its password."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from app.config.paths import Paths
from app.config.settings import Settings
from models.download import Download
from models.hub_access import HubAccess
from models.hub_errors import HubProcessError, NetworkOffError
from models.hub_messages import Search
from models.hub_process import HubClient
from models.network import RequestLog
from tests.hub.server import HubServer
from ui.library.download_desk import DownloadDesk
from ui.library.hub_desk import HubDesk
from ui.library.parts import HubParts
from ui.main import hub_parts

TINY = "team/Tiny-1B-GGUF"


@pytest.fixture
def server() -> Iterator[HubServer]:
    with HubServer() as server:
        server.add(TINY, {"Tiny-1B-Q8_0.gguf": b"x"})
        yield server


class Keyring:
    """Waits for a password until it is `typed`."""

    def __init__(self, server: HubServer) -> None:
        self.asked, self.typed = threading.Event(), threading.Event()
        self._access = HubAccess(server.endpoint)

    def __call__(self, _settings: Settings) -> HubAccess:
        self.asked.set()
        self.typed.wait(20)
        return self._access


@pytest.fixture
def keyring(server: HubServer) -> Keyring:
    return Keyring(server)


@pytest.fixture
def parts(paths: Paths, keyring: Keyring) -> HubParts:
    return replace(hub_parts(paths), access=keyring)


class Switch:
    def __init__(self) -> None:
        self.is_on = True

    def settings(self) -> Settings:
        return Settings(network=self.is_on)


def test_a_question_that_waits_for_a_password_is_not_asked(
    server: HubServer, keyring: Keyring, parts: HubParts, qtbot: QtBot
) -> None:
    switch = Switch()
    desk = HubDesk(parts, switch.settings)
    desk.open(TINY)
    qtbot.waitUntil(keyring.asked.is_set)
    switch.is_on = False
    desk.stop()
    keyring.typed.set()
    desk.search(Search("tiny"))
    qtbot.waitUntil(lambda: not desk.state.is_searching)
    assert isinstance(desk.state.search_error, NetworkOffError)
    assert server.requests == []
    desk.close()


def test_a_client_that_is_there_is_not_asked_either(
    server: HubServer, keyring: Keyring, parts: HubParts, qtbot: QtBot
) -> None:
    switch = Switch()
    keyring.typed.set()
    desk = HubDesk(parts, switch.settings)
    desk.search(Search("tiny"))
    qtbot.waitUntil(lambda: not desk.state.is_searching, timeout=8000)
    assert len(desk.state.hits) == 1
    before = len(server.requests)
    switch.is_on = False
    desk.open(TINY)
    qtbot.waitUntil(lambda: desk.state.open_error is not None)
    assert isinstance(desk.state.open_error, NetworkOffError)
    assert len(server.requests) == before
    desk.close()


def test_a_newer_question_has_a_client_of_its_own(
    keyring: Keyring, parts: HubParts, qtbot: QtBot
) -> None:
    """What was stored in the keyring meanwhile may be another token."""
    desk = HubDesk(parts, Switch().settings)
    desk.open(TINY)
    qtbot.waitUntil(keyring.asked.is_set)
    desk.stop()
    keyring.asked.clear()
    keyring.typed.set()
    desk.search(Search("tiny"))
    qtbot.waitUntil(lambda: not desk.state.is_searching, timeout=8000)
    assert keyring.asked.is_set()
    desk.close()


def test_a_closed_client_asks_nothing(server: HubServer) -> None:
    client = HubClient(HubAccess(server.endpoint), RequestLog())
    client.close()
    with pytest.raises(HubProcessError):
        list(client.search(Search()))
    assert server.requests == []


def test_a_download_that_waits_for_a_password_does_not_begin(
    server: HubServer, keyring: Keyring, parts: HubParts, qtbot: QtBot
) -> None:
    switch, errors = Switch(), list[Exception]()
    desk = DownloadDesk(parts, switch.settings)
    desk.failed.connect(errors.append)
    desk.add([Download(TINY, ("Tiny-1B-Q8_0.gguf",))])
    qtbot.waitUntil(keyring.asked.is_set)
    switch.is_on = False
    desk.stop()
    keyring.typed.set()
    qtbot.waitUntil(lambda: bool(errors))
    assert isinstance(errors[0], NetworkOffError)
    assert not desk._queue._access.network_on
    assert desk.statuses == ()
    assert server.requests == []
    desk.close()

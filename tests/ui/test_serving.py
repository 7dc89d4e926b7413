"""Other programs that use the pair of the window, asked over HTTP."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.config.paths import Paths
from app.engine_process.protocol import Cancel, Generate
from tests.ui.conftest import Clients, close
from tests.ui.scripted_client import answers, starts_only
from tests.ui.window_steps import ask, texts, wait_for_end, wait_for_notice
from ui.main import build_window
from ui.main_window import MainWindow
from ui.serving.serving import SERVING

CHAT = "/v1/chat/completions"
HELLO = {"messages": [{"role": "user", "content": "Hello"}], "max_tokens": 5, "temperature": 0}
Answer = tuple[int, Any]
Asking = Callable[..., "Future[Answer]"]
PATIENCE_MS = 120_000


@pytest.fixture
def port() -> int:
    """One that is free."""
    with closing(socket.create_server(("127.0.0.1", 0))) as found:
        return int(found.getsockname()[1])


def _ask(port: int, path: str, body: object) -> Answer:
    with closing(http.client.HTTPConnection("127.0.0.1", port)) as connection:
        connection.request("POST" if body else "GET", path, json.dumps(body) if body else None)
        response = connection.getresponse()
        return response.status, json.loads(response.read())


@pytest.fixture
def asking(port: int) -> Iterator[Asking]:
    """Another program, which waits while the window goes on."""
    with ThreadPoolExecutor() as programs:
        yield lambda path, body=None: programs.submit(_ask, port, path, body)


@pytest.fixture
def serving(ready: MainWindow, port: int) -> MainWindow:
    ready._parts.preferences.change(serve=True, serve_port=port)
    return ready


def _answer(asked: Future[Answer], qtbot: QtBot) -> Answer:
    qtbot.waitUntil(asked.done)
    return asked.result()


def test_nobody_may_ask_until_it_is_switched_on(ready: MainWindow) -> None:
    assert ready.serving.address == ""
    assert not ready._parts.preferences.settings.serve


def test_a_program_is_answered_by_the_loaded_pair(
    serving: MainWindow, clients: Clients, asking: Asking, port: int, qtbot: QtBot
) -> None:
    address = f"http://127.0.0.1:{port}/v1"
    assert serving.serving.address == serving.settings.serving.address.text() == address
    status, reply = _answer(asking(CHAT, HELLO), qtbot)
    assert (status, reply["choices"][0]["message"]["content"]) == (200, "Hello there.")
    (asked,) = clients.last.of_kind(Generate)
    assert isinstance(asked, Generate)
    assert asked.request.max_tokens == 5
    assert texts(serving) == []  # nothing of it is in the chats
    assert _answer(asking("/v1/models"), qtbot)[0] == 200


def test_a_program_waits_for_the_answer_of_a_chat(
    serving: MainWindow, clients: Clients, asking: Asking, qtbot: QtBot
) -> None:
    clients.last._script = starts_only("Once ")
    ask(serving, "Tell me a story.")
    qtbot.waitUntil(lambda: serving.chats.is_answering)
    asked = asking(CHAT, HELLO)
    qtbot.waitUntil(serving.serving._look.isActive)
    assert len(clients.last.of_kind(Generate)) == 1
    serving.chats.stop()
    wait_for_end(serving, qtbot)
    clients.last._script = answers("Hi.")
    assert _answer(asked, qtbot)[1]["choices"][0]["message"]["content"] == "Hi."


def test_a_chat_is_told_that_a_program_is_answered(
    serving: MainWindow, clients: Clients, asking: Asking, qtbot: QtBot
) -> None:
    clients.last._script = starts_only("Once ")
    asked = asking(CHAT, HELLO)
    qtbot.waitUntil(lambda: serving.chats.obstacle == SERVING)
    serving._parts.preferences.change(serve=False)
    status, reply = _answer(asked, qtbot)
    assert (status, reply["error"]["message"]) == (503, "The answer was stopped.")
    qtbot.waitUntil(lambda: serving.chats.obstacle == "")
    assert clients.last.of_kind(Cancel)
    assert serving.serving.address == ""


def test_a_message_goes_before_the_next_program(
    serving: MainWindow, clients: Clients, asking: Asking, qtbot: QtBot
) -> None:
    clients.last._script = starts_only("Once ")
    first = asking(CHAT, HELLO)
    qtbot.waitUntil(lambda: serving.serving.is_running)
    second = asking(CHAT, HELLO)
    qtbot.waitUntil(lambda: len(serving.serving._open.jobs._waiting) == 1)
    ask(serving, "And me?")
    qtbot.waitUntil(lambda: "another program has its answer" in serving.composer._reason.text())
    assert serving.composer.text == "And me?"
    serving.serving.stop_answer()
    qtbot.waitUntil(lambda: serving.chats.is_answering)
    assert _answer(first, qtbot)[0] == 503
    assert texts(serving)[0] == "And me?"
    asked = [each.request.messages[-1].content for each in clients.last.of_kind(Generate)]
    assert asked == ["Hello", "And me?"]
    serving._parts.preferences.change(serve=False)
    assert _answer(second, qtbot)[0] == 503


def test_a_message_that_waits_for_a_program_can_be_taken_back(
    serving: MainWindow, clients: Clients, asking: Asking, qtbot: QtBot
) -> None:
    clients.last._script = starts_only("Once ")
    asked = asking(CHAT, HELLO)
    qtbot.waitUntil(lambda: serving.serving.is_running)
    ask(serving, "And me?")
    assert serving.chats.waits
    serving.chats.escape()
    serving.serving.stop_answer()
    assert _answer(asked, qtbot)[0] == 503
    qtbot.waitUntil(lambda: not serving.serving.is_running)
    assert serving.composer.text == "And me?"
    assert len(clients.last.of_kind(Generate)) == 1


def test_a_program_that_leaves_gives_the_engine_back(
    serving: MainWindow, clients: Clients, port: int, qtbot: QtBot
) -> None:
    clients.last._script = starts_only("Once ")
    with closing(http.client.HTTPConnection("127.0.0.1", port)) as connection:
        connection.request("POST", CHAT, json.dumps({**HELLO, "stream": True}))
        qtbot.waitUntil(lambda: serving.serving.is_running)
    qtbot.waitUntil(lambda: not serving.serving.is_running)
    assert clients.last.of_kind(Cancel)


def test_a_death_of_the_engine_is_told_to_both(
    serving: MainWindow, clients: Clients, asking: Asking, qtbot: QtBot
) -> None:
    clients.last._script = starts_only("Once ")
    asked = asking(CHAT, HELLO)
    qtbot.waitUntil(lambda: serving.serving.is_running)
    clients.last.die()
    status, reply = _answer(asked, qtbot)
    assert status == 503
    assert "crashed" in reply["error"]["message"]
    wait_for_notice(serving, qtbot, "crashed")
    status, reply = _answer(asking(CHAT, HELLO), qtbot)
    assert (status, reply["error"]["code"]) == (503, "engine-died")


def test_another_pair_ends_the_answer(
    serving: MainWindow, clients: Clients, asking: Asking, qtbot: QtBot
) -> None:
    clients.last._script = starts_only("Once ")
    asked = asking(CHAT, HELLO)
    qtbot.waitUntil(lambda: serving.serving.is_running)
    serving.pair.choose_target("demo")
    assert _answer(asked, qtbot)[0] == 503
    assert clients.last.of_kind(Cancel)


def test_a_port_that_is_taken_is_told(ready: MainWindow, port: int, qtbot: QtBot) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        ready._parts.preferences.change(serve=True, serve_port=other.getsockname()[1])
        wait_for_notice(ready, qtbot, "cannot be used")
    assert ready.serving.address == ""
    ready._parts.preferences.change(serve_port=port)
    assert ready.serving.address


def test_another_port_takes_the_place_of_the_first(
    serving: MainWindow, asking: Asking, port: int, qtbot: QtBot
) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as found:
        other = int(found.getsockname()[1])
    serving._parts.preferences.change(serve_port=other)
    qtbot.waitUntil(lambda: f":{other}/" in serving.serving.address)
    with pytest.raises(ConnectionRefusedError):
        _answer(asking("/health"), qtbot)


def test_the_real_engine_answers_a_program(
    qapp: QApplication, paths: Paths, port: int, asking: Asking, qtbot: QtBot
) -> None:
    window = build_window(qapp, paths)
    try:
        window._parts.preferences.change(serve=True, serve_port=port)
        window.pair.choose_target("starter")
        qtbot.waitUntil(lambda: window._parts.control.state.info is not None, timeout=PATIENCE_MS)
        asked = asking("/v1/completions", {"prompt": "The capital of France is", "temperature": 0})
        qtbot.waitUntil(asked.done, timeout=PATIENCE_MS)
        status, reply = asked.result()
    finally:
        close(window)
    assert status == 200
    assert "Paris" in reply["choices"][0]["text"]

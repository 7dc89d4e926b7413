"""What the window asks attention for, while a person may be elsewhere."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.engine_process.protocol import Load, Loaded, LoadProgress
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.scripted_client import answer, pair_info, starts_only
from tests.ui.window_steps import ask, wait_for_end, wait_until_loaded
from ui.engine_state import Phase
from ui.main_window import MainWindow
from ui.notice import Notice


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[QWidget]:
    asked: list[QWidget] = []
    monkeypatch.setattr(QApplication, "alert", asked.append)
    return asked


def test_an_answer_asks_once_it_has_ended(
    ready: MainWindow, clients: Clients, qtbot: QtBot, asked: list[QWidget]
) -> None:
    clients.last._script = starts_only("Well")
    ask(ready, "Hello?")
    qtbot.waitUntil(lambda: bool(ready.transcript.messages[-1].text))
    assert ready.chats.is_answering
    assert asked == []
    clients.last.say(*answer(ready.transcript.messages[-1].id, "Well"))
    wait_for_end(ready, qtbot)
    assert asked == [ready]


def test_a_load_asks_once_it_has_ended(
    make_window: MakeWindow, clients: Clients, qtbot: QtBot, asked: list[QWidget]
) -> None:
    clients.script = lambda command: []
    window = make_window()
    window.engine_banner._say_that_it_prepares()
    assert window.banner.notice is not None
    qtbot.waitUntil(lambda: window._parts.control.state.phase is Phase.LOADING)
    (load,) = clients.last.of_kind(Load)
    clients.last.say(LoadProgress(0.5, "Loading the target"))
    qtbot.waitUntil(lambda: window._parts.control.state.fraction == 0.5)
    assert asked == []
    clients.last.say(Loaded(pair_info(load.spec)))
    wait_until_loaded(window, qtbot)
    assert asked == [window]


def test_a_notice_asks_and_progress_does_not(ready: MainWindow, asked: list[QWidget]) -> None:
    ready.show_notice(Notice("Loading… 3 %", progress=0.03))
    assert asked == []
    ready.show_notice(Notice("The model is there."))
    assert asked == [ready]


def test_a_download_asks_where_the_banner_says_nothing_of_it(
    ready: MainWindow, asked: list[QWidget]
) -> None:
    ready.library.open("downloads")
    asked.clear()
    ready.library.downloads.finished.emit(None)
    assert asked == [ready]

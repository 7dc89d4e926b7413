"""Unloading the models, and loading them again."""

from __future__ import annotations

from threading import Event

from pytestqt.qtbot import QtBot

from app.engine_process.protocol import Load
from tests.ui.conftest import Clients
from tests.ui.scripted_client import starts_only
from tests.ui.window_steps import (
    ask,
    press,
    texts,
    wait_for_end,
    wait_for_notice,
    wait_until_loaded,
)
from ui.engine_state import Phase
from ui.main_window import MainWindow


def unload(window: MainWindow) -> None:
    window.chooser.target_chip.click()
    window.chooser.unload_button.click()


def test_unloading_ends_the_engine_and_loading_again_brings_the_pair_back(
    ready: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    first, spec = clients.last, clients.last.of_kind(Load)[-1].spec
    unload(ready)
    assert first.stopped
    assert ready._parts.control.state.phase is Phase.EMPTY
    assert ready.pair.loaded is None
    assert not ready.chooser.unload_button.isEnabled()
    assert ready.chooser.target_popup.isHidden()
    ask(ready, "Hello?")
    assert ready.composer.text == "Hello?"  # kept, with the reason beside it
    wait_for_notice(ready, qtbot, "unloaded")
    press(ready, "Load again")
    wait_until_loaded(ready, qtbot)
    assert clients.last is not first
    assert clients.last.of_kind(Load)[-1].spec == spec
    ask(ready, "Hello?")
    wait_for_end(ready, qtbot)
    assert texts(ready) == ["Hello?", "Hello there."]


def test_choosing_the_unloaded_model_loads_it(
    ready: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    unload(ready)
    ready.pair.choose_target("starter")
    wait_until_loaded(ready, qtbot)
    assert ready.banner.notice is None


def test_the_window_does_not_wait_for_a_process_that_ends_slowly(
    ready: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    clients.last.may_end.clear()
    unload(ready)
    assert clients.last.stopped
    assert ready.pair.loaded is None
    assert ready.banner.notice is None  # its memory is not free yet
    clients.last.may_end.set()
    wait_for_notice(ready, qtbot, "memory is free")


def test_no_process_that_was_left_outlives_the_window(ready: MainWindow) -> None:
    """A runner that closes forgets what has not started, such as waiting for that process."""
    control, may_go_on = ready._parts.control, Event()
    ready._parts.jobs.run(may_go_on.wait, lambda _: None)
    unload(ready)
    (bridge,) = control._left
    control.shut_down()
    assert bridge._reader.isFinished()
    may_go_on.set()


def test_an_answer_is_not_taken_the_pair(ready: MainWindow, clients: Clients, qtbot: QtBot) -> None:
    clients.last._script = starts_only("Well")
    ask(ready, "Hello?")
    qtbot.waitUntil(lambda: ready.chats.is_answering)
    unload(ready)
    assert not clients.last.stopped
    assert ready.banner.notice is not None
    assert "being written" in ready.banner.notice.sentence

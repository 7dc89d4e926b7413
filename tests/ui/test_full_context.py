"""A chat that outgrows its context: the choice in the options, the sentence under the answer."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from app.engine.events import Finished, StopReason
from app.engine.request import GenerationRequest
from app.engine_process.protocol import Command, Generate, Generated, Load, Reply
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.scripted_client import loads_and, stats
from tests.ui.window_steps import ask, last_view, wait_for_end, wait_until_loaded
from ui.main_window import MainWindow


def forgetful(command: Command) -> list[Reply]:
    if not isinstance(command, Generate):
        return []
    counted = replace(stats(3), dropped_messages=4)
    done = Finished("Hello.", (1, 2, 3), StopReason.CONTEXT, counted, ())
    return [Generated(command.request_id, done)]


@pytest.fixture
def window(make_window: MakeWindow, clients: Clients, qtbot: QtBot) -> MainWindow:
    clients.script = loads_and(forgetful)
    window = make_window()
    wait_until_loaded(window, qtbot)
    return window


def asked(window: MainWindow, clients: Clients, qtbot: QtBot) -> GenerationRequest:
    ask(window, "Hello?")
    wait_for_end(window, qtbot)
    (*_, command) = clients.last.of_kind(Generate)
    assert isinstance(command, Generate)
    return command.request


def test_the_choice_reaches_the_engine(window: MainWindow, clients: Clients, qtbot: QtBot) -> None:
    assert asked(window, clients, qtbot).context_full == "stop"
    window.options._load()
    stop, leave_out = window.options.context_full.buttons()
    assert stop.isChecked()
    leave_out.click()
    assert asked(window, clients, qtbot).context_full == "drop-oldest"


def test_an_answer_says_what_the_model_did_not_see(
    window: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    asked(window, clients, qtbot)
    note = last_view(window)._note.text()
    assert "the model did not see the 4 oldest messages" in note
    assert "the answer ends here" in note


def test_a_draft_that_was_chosen_may_have_another_vocabulary(
    window: MainWindow, clients: Clients
) -> None:
    """The menu has said what that means; the engine is told that it is meant."""
    assert window.isVisible()
    (load,) = clients.last.of_kind(Load)
    assert isinstance(load, Load)
    assert load.spec.foreign_draft

"""The button that lets a model think before it answers, or answer at once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from app.engine.request import THINKING, Thinking
from app.engine_process.protocol import Command, Generate, Load, Loaded
from app.sessions.preset import Preset
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.scripted_client import Script, answers, pair_info
from tests.ui.window_steps import ask, last_view, wait_for_end, wait_until_loaded
from ui.main_window import MainWindow


def leaves_choice(*, thinks: bool) -> Script:
    """Loads a pair whose template has a switch, and answers."""
    usual = answers("Yes.")

    def script(command: Command) -> object:
        if isinstance(command, Load):
            return [Loaded(replace(pair_info(command.spec), thinks=thinks))]
        return usual(command)

    return script


@pytest.fixture
def window(make_window: MakeWindow, qtbot: QtBot, clients: Clients) -> MainWindow:
    clients.script = leaves_choice(thinks=True)
    window = make_window()
    wait_until_loaded(window, qtbot)
    return window


def asked(window: MainWindow, clients: Clients, qtbot: QtBot) -> Thinking:
    ask(window, "Why?")
    wait_for_end(window, qtbot)
    return clients.last.of_kind(Generate)[-1].request.thinking


def test_no_button_where_the_model_leaves_no_choice(ready: MainWindow) -> None:
    assert ready.composer.thinking_button.isHidden()
    action = next(a for a in ready.actions_of_window if a.id == "thinking")
    assert not action.is_possible()


def test_button_says_and_changes_what_the_next_answers_begin_with(
    window: MainWindow, clients: Clients, qtbot: QtBot, make_window: MakeWindow
) -> None:
    button = window.composer.thinking_button
    assert button.isVisible()
    assert button.text() == "Thinking: on"
    assert asked(window, clients, qtbot) == "usual"
    button.click()
    assert button.text() == "Thinking: off"
    assert asked(window, clients, qtbot) == "off"
    window.close()
    later = make_window()
    wait_until_loaded(later, qtbot)
    assert later.composer.thinking_button.text() == "Thinking: off"
    later.composer.thinking_button.click()
    assert asked(later, clients, qtbot) == "on"


def test_a_model_that_answers_at_once_can_be_made_to_think(
    make_window: MakeWindow, clients: Clients, qtbot: QtBot
) -> None:
    clients.script = leaves_choice(thinks=False)
    window = make_window()
    wait_until_loaded(window, qtbot)
    assert window.composer.thinking_button.text() == "Thinking: off"
    window.composer.thinking_button.click()
    assert asked(window, clients, qtbot) == "on"


def test_a_chat_with_a_preset_keeps_its_choice_for_itself(
    window: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    window.chats.set_preset(Preset("Short", "Be brief."))
    window.composer.thinking_button.click()
    assert window.chats.preset == Preset("", "Be brief.", thinking="off")
    assert asked(window, clients, qtbot) == "off"
    window.chats.new_chat()
    assert window.composer.thinking_button.text() == "Thinking: on"


def test_the_button_goes_before_what_was_chosen_for_one_message(
    window: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    fields = window.override_popup.fields
    window.composer.otherwise_button.click()
    fields.thinking.setCurrentIndex(2)
    fields.max_tokens.setValue(50)
    window.override_popup.hide()
    window.composer.thinking_button.click()
    assert window.composer.thinking_button.text() == "Thinking: on"
    assert "thinking" not in window.composer.otherwise.text
    assert "50" in window.composer.otherwise.text
    window.composer.thinking_button.click()
    assert asked(window, clients, qtbot) == "off"


def test_one_message_alone(window: MainWindow, clients: Clients, qtbot: QtBot) -> None:
    window.composer.otherwise_button.click()
    window.override_popup.fields.thinking.setCurrentIndex(2)
    window.override_popup.hide()
    assert window.composer.otherwise.text == "Only this message: no thinking"
    assert window.composer.thinking_button.text() == "Thinking: off"
    assert asked(window, clients, qtbot) == "off"
    assert last_view(window)._otherwise.text() == "Asked with no thinking"
    assert asked(window, clients, qtbot) == "usual"


def told_how_hard(command: Command) -> object:
    """Loads a pair whose template has an effort, and answers."""
    if isinstance(command, Load):
        efforts: tuple[Thinking, ...] = ("low", "medium", "high")
        info = replace(pair_info(command.spec), efforts=efforts, usual_effort="medium")
        return [Loaded(info)]
    return answers("Yes.")(command)


def test_how_hard_to_think_is_chosen_from_a_menu(
    make_window: MakeWindow, clients: Clients, qtbot: QtBot
) -> None:
    clients.script = told_how_hard
    window = make_window()
    wait_until_loaded(window, qtbot)
    button = window.composer.thinking_button
    assert button.text() == "Thinking: medium"
    assert asked(window, clients, qtbot) == "usual"
    button.click()
    menu = button.findChild(QMenu)
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions()] == [
        "Low effort",
        "Medium effort",
        "High effort",
    ]
    assert [action.isChecked() for action in menu.actions()] == [False, True, False]
    menu.actions()[0].trigger()
    menu.close()
    assert button.text() == "Thinking: low"
    assert asked(window, clients, qtbot) == "low"
    window.composer.otherwise_button.click()
    window.override_popup.fields.thinking.setCurrentIndex(THINKING.index("high"))
    window.override_popup.hide()
    assert window.composer.otherwise.text == "Only this message: thinking with high effort"
    assert asked(window, clients, qtbot) == "high"

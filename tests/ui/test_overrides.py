"""Other values for one answer than its chat has, as a person chooses them in the window."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.engine.request import GenerationRequest
from app.engine_process.protocol import Generate
from app.sessions.override import Override, override_from_json
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.scripted_client import answers, finished, starts_only
from tests.ui.window_steps import ask, last_view, texts, wait_for_end, wait_until_loaded
from ui.chat.message_actions import Act, MessageWish
from ui.chat.override_words import override_words
from ui.main_window import MainWindow


@pytest.fixture
def window(make_window: MakeWindow, qtbot: QtBot) -> MainWindow:
    window = make_window()
    wait_until_loaded(window, qtbot)
    return window


def choose(window: MainWindow) -> None:
    """Greedy, with a seed, not drafted: only for the next message."""
    window.composer.otherwise_button.click()
    popup = window.override_popup
    popup.fields.temperature.setValue(0)
    popup.fields.seed.setText("7")
    popup.drafting.setCurrentIndex(1)
    popup.drafting.activated.emit(1)
    popup.hide()


def last_request(clients: Clients) -> GenerationRequest:
    return clients.last.of_kind(Generate)[-1].request


def test_next_message_alone_is_asked_with_other_values(
    window: MainWindow, qtbot: QtBot, clients: Clients, make_window: MakeWindow
) -> None:
    choose(window)
    strip = window.composer.otherwise
    assert strip.text == "Only this message: temperature 0 · seed 7 · no drafting"
    ask(window, "Hello?")
    wait_for_end(window, qtbot)
    request = last_request(clients)
    assert (request.sampling.temperature, request.sampling.seed) == (0, 7)
    assert (request.speculation.draft, request.speculation.lookup) == (False, False)
    assert strip.text == ""
    words = last_view(window)._otherwise
    assert words.isVisible()
    assert words.text() == "Asked with temperature 0 · seed 7 · no drafting"
    ask(window, "And now?")
    wait_for_end(window, qtbot)
    assert last_request(clients).sampling.seed is None
    assert last_view(window)._otherwise.isHidden()
    window.close()
    later = make_window()
    later.chats.open_chat(later._parts.store.conversations()[0].id)
    assert [bool(m.override) for m in later.transcript.messages] == [False, True, False, False]


def test_choice_can_be_taken_back(window: MainWindow, qtbot: QtBot, clients: Clients) -> None:
    choose(window)
    window.overrides.open()
    assert window.override_popup.fields.seed.text() == "7"
    window.override_popup.usual_button.click()
    window.override_popup.hide()
    assert window.composer.otherwise.text == ""
    choose(window)
    window.composer.otherwise.button.click()
    ask(window, "Hello?")
    wait_for_end(window, qtbot)
    assert last_request(clients).sampling.seed is None


def test_rewriting_an_answer_leaves_the_choice_to_the_next_message(
    window: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    ask(window, "Hello?")
    wait_for_end(window, qtbot)
    choose(window)
    answer = window.transcript.messages[-1]
    window.chats.carry_out(MessageWish(Act.EDIT, answer.id))
    ask(window, "Rewritten.")
    assert window.transcript.messages[-1].text == "Rewritten."
    ask(window, "And now?")
    wait_for_end(window, qtbot)
    assert last_request(clients).sampling.seed == 7


def test_answering_again_holds_to_the_values_until_others_are_chosen(
    window: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    choose(window)
    ask(window, "Hello?")
    wait_for_end(window, qtbot)
    window.chats.regenerate()
    wait_for_end(window, qtbot)
    assert last_request(clients).sampling.seed == 7
    last_view(window).ask(Act.REGENERATE_WITH)
    popup = window.override_popup
    assert popup.again_button.isVisible()
    assert (popup.fields.seed.text(), popup.drafting.currentText()) == ("7", "Off")
    popup.fields.seed.setText("")
    popup.fields.stop.setPlainText("END")
    popup.again_button.click()
    wait_for_end(window, qtbot)
    request = last_request(clients)
    assert (request.sampling.seed, request.stop) == (None, ("END",))
    assert last_view(window)._otherwise.text() == (
        "Asked with temperature 0 · 1 stop text · no drafting"
    )
    assert window.composer.otherwise.text == ""  # that was for this answer
    assert len(window.transcript.messages[-1].siblings) == 3


def test_values_wait_with_their_message_and_stay_with_their_chat(
    window: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    clients.last._script = starts_only("Half")
    ask(window, "Well?")
    qtbot.waitUntil(lambda: last_view(window).source == "Half")
    request_id = window.transcript.messages[-1].id
    choose(window)
    ask(window, "And then?")
    assert window.composer.otherwise.text == ""
    first = window.chats.conversation
    assert first is not None
    unsent = window._parts.store.unsent
    assert unsent.override(first.id).values.sampling.seed == 7
    window.composer.queued.button.click()
    assert "seed 7" in window.composer.otherwise.text
    window.chats.new_chat()
    assert window.composer.otherwise.text == ""
    window.chats.open_chat(first.id)
    ask(window, "And then?")
    clients.last._script = answers("This.")
    clients.last.say(finished(request_id, "Half"))
    qtbot.waitUntil(lambda: texts(window)[-1:] == ["This."])
    wait_for_end(window, qtbot)
    assert last_request(clients).sampling.seed == 7
    assert not unsent.override(first.id)


def test_values_are_stored_once_nothing_more_is_chosen(window: MainWindow, qtbot: QtBot) -> None:
    kept = window._parts.store.unsent.override
    choose(window)
    assert not kept(None)
    qtbot.waitUntil(lambda: bool(kept(None)))
    assert kept(None).values.sampling.seed == 7
    window.composer.otherwise.button.click()
    assert not kept(None)


def test_values_survive_a_restart(
    window: MainWindow, qtbot: QtBot, clients: Clients, make_window: MakeWindow
) -> None:
    choose(window)
    window.composer.set_text("Not sent.")
    window.close()
    later = make_window()
    wait_until_loaded(later, qtbot)
    assert "seed 7" in later.composer.otherwise.text
    ask(later, later.composer.text)
    wait_for_end(later, qtbot)
    assert last_request(clients).sampling.seed == 7
    later.close()
    assert make_window().composer.otherwise.text == ""


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({}, ""),
        ({"seed": None, "max_tokens": None}, "random seed · no limit of length"),
        ({"top_k": 3, "top_p": 0.5, "max_tokens": 1}, "top-k 3 · top-p 0.5 · at most 1 token"),
        ({"stop": [], "json_schema": "{}"}, "no stop texts · JSON schema"),
        ({"json_schema": "", "system_prompt": ""}, "no JSON schema · no system prompt"),
        ({"system_prompt": "Rhyme."}, "another system prompt"),
        ({"dry_multiplier": 0.8, "drafting": "auto"}, None),
        ({"drafting": 4}, "4 tokens drafted each round"),
    ],
)
def test_values_in_words(values: dict[str, object], words: str | None) -> None:
    override = override_from_json(values)
    said = override_words(override)
    assert said == (
        "dry multiplier 0.8 · draft length chosen each round" if words is None else words
    )
    assert bool(said) == bool(override)
    assert override_words(Override()) == ""

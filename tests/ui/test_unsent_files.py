"""Files of messages that are not sent are there after a restart, as their text is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.config.paths import Paths
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.scripted_client import answers, finished, starts_only
from tests.ui.window_steps import ask, last_view, wait_for_end, wait_until_loaded
from ui.chat.message_actions import Act, MessageWish
from ui.main_window import MainWindow


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    path = tmp_path / "notes.txt"
    path.write_text("On Tuesday at nine.")
    return path


def names(window: MainWindow) -> list[str]:
    return [file.name for file in window.files.attachments]


def attach(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    before = len(names(window))
    window.files.add([path])
    qtbot.waitUntil(lambda: len(names(window)) == before + 1)


@pytest.mark.parametrize("place", [0, 1], ids=["question", "answer"])
def test_files_of_the_next_message_are_no_content_of_an_edited_one(
    make_window: MakeWindow, qtbot: QtBot, notes: Path, place: int
) -> None:
    window = make_window()
    wait_until_loaded(window, qtbot)
    ask(window, "Hello?")
    wait_for_end(window, qtbot)
    attach(window, qtbot, notes)
    window.chats.carry_out(MessageWish(Act.EDIT, window.transcript.messages[place].id))
    assert window.composer.can_send
    ask(window, "")
    assert not window.composer.can_send
    assert len(window.transcript.messages) == 2
    assert window.composer.editing.text
    window.composer.editing.button.click()
    assert window.composer.can_send
    assert names(window) == ["notes.txt"]


def test_files_survive_a_restart_with_their_chats(
    make_window: MakeWindow, qtbot: QtBot, notes: Path
) -> None:
    window = make_window()
    wait_until_loaded(window, qtbot)
    ask(window, "Hello?")
    wait_for_end(window, qtbot)
    attach(window, qtbot, notes)
    window.chats.new_chat()
    assert names(window) == []
    attach(window, qtbot, notes)
    attach(window, qtbot, notes)
    window.close()

    notes.unlink()
    later = make_window()
    wait_until_loaded(later, qtbot)
    assert names(later) == ["notes.txt", "notes.txt"]
    later.composer.files.remove_requested.emit(0)
    assert names(later) == ["notes.txt"]
    later.chats.open_chat(later._parts.store.conversations()[0].id)
    assert names(later) == ["notes.txt"]
    qtbot.waitUntil(later.composer.send_button.isEnabled)
    ask(later, "When?")
    wait_for_end(later, qtbot)
    assert later.transcript.messages[2].attachments[0].text == "On Tuesday at nine."
    later.close()

    last = make_window()
    assert names(last) == ["notes.txt"]
    last.chats.open_chat(last._parts.store.conversations()[0].id)
    assert names(last) == []


def test_files_of_a_message_that_waits_are_kept_until_it_is_sent(
    make_window: MakeWindow, qtbot: QtBot, clients: Clients, notes: Path
) -> None:
    clients.script = starts_only("Half")
    window = make_window()
    wait_until_loaded(window, qtbot)
    ask(window, "Well?")
    qtbot.waitUntil(lambda: last_view(window).source == "Half")
    request_id, chat = window.transcript.messages[-1].id, window.chats.conversation
    assert chat is not None
    attach(window, qtbot, notes)
    ask(window, "And this?")
    unsent = window._parts.store.unsent
    assert [file.name for file in unsent.files(chat.id)] == ["notes.txt"]
    window.chats.take_back()
    assert names(window) == ["notes.txt"]
    assert len(unsent.files(chat.id)) == 1
    ask(window, "And this?")
    clients.last._script = answers("That.")
    clients.last.say(finished(request_id, "Half"))
    wait_for_end(window, qtbot)
    assert window.transcript.messages[2].attachments[0].name == "notes.txt"
    assert unsent.files(chat.id) == ()


def test_files_are_kept_once_the_chats_are_free_again(
    make_window: MakeWindow, qtbot: QtBot, paths: Paths, notes: Path
) -> None:
    window = make_window()
    with closing(sqlite3.connect(paths.chats_file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        attach(window, qtbot, notes)
        assert window._parts.store.unsent.files(None) == ()
        other.execute("ROLLBACK")
    qtbot.waitUntil(lambda: len(window._parts.store.unsent.files(None)) == 1)

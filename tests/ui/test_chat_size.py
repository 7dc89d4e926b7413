"""What a chat takes of the context where no answer of it tells: it was imported, or edited."""

from __future__ import annotations

import json
from pathlib import Path

from pytestqt.qtbot import QtBot

from app.engine_process.protocol import Command, Generate, Reply, Tokenize, Tokenized
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.scripted_client import loads_and
from tests.ui.window_steps import ask, wait_for_end, wait_until_loaded
from ui.chat.chat_wish import Import
from ui.chat.message_actions import Act, MessageWish
from ui.dialogs import Dialogs
from ui.main_window import MainWindow

SAID = [("user", "What is a pivot?"), ("assistant", "The value others are compared with. " * 30)]


def imported(make_window: MakeWindow, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    path = tmp_path / "chats.json"
    messages = [{"role": role, "content": text} for role, text in SAID]
    path.write_text(json.dumps({"title": "From elsewhere", "messages": messages}))
    dialogs = Dialogs(pick_files=lambda *_: (path,))
    window = make_window(dialogs=dialogs)
    wait_until_loaded(window, qtbot)
    window.sidebar.wished.emit(Import())
    qtbot.waitUntil(lambda: bool(window._parts.store.conversations()))
    window.chats.open_chat(window._parts.store.conversations()[0].id)
    return window


def counts_long(command: Command) -> list[Reply]:
    """As if a conversation had 5,000 tokens, in a context of 4,096."""
    long = isinstance(command, Tokenize) and not isinstance(command.wanted, str)
    return [Tokenized(command.request_id, tuple(range(5000)))] if long else []


def conversations_counted(clients: Clients) -> list[Tokenize]:
    return [each for each in clients.last.of_kind(Tokenize) if not isinstance(each.wanted, str)]


def test_an_imported_chat_is_counted_by_the_engine(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, clients: Clients
) -> None:
    window = imported(make_window, qtbot, tmp_path)
    assert not window.composer.gauge.isVisible()  # until it is known
    qtbot.waitUntil(lambda: window.composer.gauge._used > 0)
    assert window.composer.gauge.isVisible()
    (asked,) = conversations_counted(clients)
    assert [(each.role, each.content) for each in asked.wanted] == SAID


def test_no_message_goes_out_behind_one_that_is_too_long(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, clients: Clients
) -> None:
    clients.script = loads_and(counts_long)
    window = imported(make_window, qtbot, tmp_path)
    qtbot.waitUntil(lambda: window.composer.gauge._used == 5000)
    window.composer.set_text("Go on.")
    qtbot.waitUntil(lambda: "Too long by" in window.composer._reason.text())
    assert "let the oldest messages be dropped" in window.composer._reason.text()
    ask(window, "Go on.")
    assert not clients.last.of_kind(Generate)


def test_statistics_tell_without_asking(ready: MainWindow, qtbot: QtBot, clients: Clients) -> None:
    ask(ready, "Hello?")
    wait_for_end(ready, qtbot)
    assert ready.composer.gauge._used == 252
    assert not conversations_counted(clients)


def test_an_edited_answer_is_counted(ready: MainWindow, qtbot: QtBot, clients: Clients) -> None:
    ask(ready, "Hello?")
    wait_for_end(ready, qtbot)
    ready.transcript.wished.emit(MessageWish(Act.EDIT, ready.transcript.messages[-1].id))
    ask(ready, "In my own words.")
    qtbot.waitUntil(lambda: len(conversations_counted(clients)) == 1)
    qtbot.waitUntil(lambda: ready.composer.gauge._used == 3)


def test_what_cannot_be_counted_is_not_asked_again(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, clients: Clients
) -> None:
    window = imported(make_window, qtbot, tmp_path)
    qtbot.waitUntil(lambda: window.composer.gauge._used > 0)
    ids = tuple(message.id for message in window.chats.messages)
    window.size_of_chat._sizes.clear()
    window.counter.failed.emit(ids, RuntimeError())
    for _ in range(3):
        window.figures.show()
    assert len(conversations_counted(clients)) == 1

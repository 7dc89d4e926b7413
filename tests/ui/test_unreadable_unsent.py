"""What is kept of unsent messages and cannot be read: it stays, and gets into no other chat."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.config.paths import Paths
from tests.ui.conftest import MakeWindow
from tests.ui.window_steps import ask, wait_for_end
from ui.chat.message_actions import Act, MessageWish
from ui.main_window import MainWindow


@contextmanager
def unreadable(paths: Paths, table: str) -> Iterator[None]:
    """Another program takes a table away for a while."""
    with closing(sqlite3.connect(paths.chats_file, isolation_level=None)) as other:
        other.execute(f"ALTER TABLE {table} RENAME TO away")
        yield
        other.execute(f"ALTER TABLE away RENAME TO {table}")


@pytest.fixture
def chat(ready: MainWindow, qtbot: QtBot) -> int:
    """A chat with one answer, in which "In this chat" is typed; a new one is shown."""
    ask(ready, "One?")
    wait_for_end(ready, qtbot)
    shown = ready.chats.conversation
    assert shown is not None
    ready.composer.set_text("In this chat")
    ready.chats.new_chat()
    return shown.id


def test_text_of_one_chat_gets_into_no_other(ready: MainWindow, paths: Paths, chat: int) -> None:
    ready.composer.set_text("In the new chat")
    with unreadable(paths, "unsent"):
        ready.chats.open_chat(chat)
        assert ready.composer.text == ""
        ready.chats.new_chat()
    assert ready._parts.store.unsent.text(chat) == "In this chat"
    ready.chats.open_chat(chat)
    assert ready.composer.text == "In this chat"
    ready.chats.new_chat()
    assert ready.composer.text == "In the new chat"


def test_edit_that_cannot_be_read_stays(ready: MainWindow, paths: Paths, chat: int) -> None:
    ready.chats.open_chat(chat)
    question = ready.chats.messages[0].id
    ready.chats.carry_out(MessageWish(Act.EDIT, question))
    ready.composer.set_text("One, better?")
    ready.chats.new_chat()
    with unreadable(paths, "unsent_edits"):
        ready.chats.open_chat(chat)
        ready.chats.carry_out(MessageWish(Act.EDIT, question))
        assert ready.composer.text == "One?"
        ready.chats.new_chat()
    ready.chats.open_chat(chat)
    assert ready.composer.text == "One, better?"


def test_files_that_cannot_be_read_are_not_replaced(
    ready: MainWindow, make_window: MakeWindow, qtbot: QtBot, paths: Paths, tmp_path: Path
) -> None:
    for name in ("one.txt", "two.txt"):
        (tmp_path / name).write_text(name)
    unsent = ready._parts.store.unsent
    ready.files.add([tmp_path / "one.txt"])
    qtbot.waitUntil(lambda: len(unsent.files(None)) == 1)
    ready.close()
    with unreadable(paths, "unsent_files"):
        later = make_window()
        later.files.add([tmp_path / "two.txt"])
        qtbot.waitUntil(lambda: len(later.files.attachments) == 1)
    later.close()
    again = make_window()
    names = {file.name for file in again._parts.store.unsent.files(None)}
    assert names == {"one.txt", "two.txt"}

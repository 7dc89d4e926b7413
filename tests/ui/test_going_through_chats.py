"""From chat to chat by key, in the order of the list."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.window_steps import ask, wait_for_end
from ui.main_window import MainWindow

CTRL = Qt.KeyboardModifier.ControlModifier
NEXT, PREVIOUS = Qt.Key.Key_PageDown, Qt.Key.Key_PageUp


def go(window: MainWindow, key: Qt.Key) -> str:
    """The title of the chat that is shown then."""
    QTest.keyClick(window.composer.editor, key, CTRL)
    shown = window.chats.conversation
    return shown.title if shown is not None else ""


def test_keys_go_through_the_chats_that_are_listed(ready: MainWindow, qtbot: QtBot) -> None:
    assert go(ready, NEXT) == ""
    for title in ("Apples", "Pears", "More apples"):
        ready.chats.new_chat()
        ask(ready, title)
        wait_for_end(ready, qtbot)
    ready.chats.new_chat()
    assert [go(ready, NEXT) for _ in range(4)] == ["More apples", "Pears", "Apples", "Apples"]
    assert go(ready, PREVIOUS) == "Pears"
    ready.sidebar.search_field.setText("apples")
    assert [go(ready, NEXT) for _ in range(3)] == ["More apples", "Apples", "Apples"]


def test_what_lies_over_the_chat_gives_way(ready: MainWindow, qtbot: QtBot) -> None:
    ask(ready, "Apples")
    wait_for_end(ready, qtbot)
    ready.chats.new_chat()
    ready.navigation.open_settings()
    ready.navigation.go_to_chat_beside(1)
    assert ready.transcript.isVisible()

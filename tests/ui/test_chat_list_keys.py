"""The list of chats without a mouse: where the keyboard is when rows go, come or change."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.window_steps import ask, wait_for_end
from ui.main_window import MainWindow

Key = Qt.Key


@pytest.fixture
def listed(ready: MainWindow, qtbot: QtBot) -> MainWindow:
    """Five chats, of which the newest is shown, with the keyboard in their list."""
    for title in ("One", "Two", "Three", "Four", "Five"):
        ready.chats.new_chat()
        ask(ready, title)
        wait_for_end(ready, qtbot)
    ready.activateWindow()
    ready.sidebar.view.setFocus()
    return ready


def press(window: MainWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(window.focusWidget(), key)


def at(window: MainWindow) -> str:
    """The row that the keyboard is at."""
    return window.sidebar.view.currentIndex().data()


def test_a_deleted_chat_leaves_the_keyboard_to_the_next(listed: MainWindow) -> None:
    press(listed, Key.Key_Down, Key.Key_Delete)
    assert at(listed) == "Three"
    press(listed, Key.Key_Delete)
    assert at(listed) == "Two"
    shown = listed.chats.conversation
    assert shown is not None
    assert shown.title == "Five"


def test_the_last_one_leaves_it_to_the_one_before(listed: MainWindow) -> None:
    press(listed, Key.Key_End, Key.Key_Delete)
    assert at(listed) == "Two"


def test_the_shown_chat_leaves_it_to_the_next(listed: MainWindow) -> None:
    press(listed, Key.Key_Delete)
    assert listed.chats.conversation is None
    assert at(listed) == "Four"


def test_undo_by_key_brings_the_chat_back(listed: MainWindow) -> None:
    press(listed, Key.Key_Down, Key.Key_Delete)
    QTest.keyClick(listed.focusWidget(), Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert at(listed) == "Four"
    assert not listed.sidebar.undo_button.isVisible()


def test_what_changes_elsewhere_does_not_move_it(listed: MainWindow) -> None:
    press(listed, Key.Key_Down, Key.Key_Down)
    listed.chats.refresh()
    assert at(listed) == "Three"


def test_a_search_is_gone_through_and_opened_by_key(listed: MainWindow, qtbot: QtBot) -> None:
    listed.navigation.search_chats()
    QTest.keyClicks(listed.sidebar.search_field, "T")
    press(listed, Key.Key_Down)
    assert listed.focusWidget() is listed.sidebar.view
    assert at(listed) == "Three"
    listed.navigation.search_chats()
    QTest.keyClicks(listed.sidebar.search_field, "Two")
    press(listed, Key.Key_Return)
    shown = listed.chats.conversation
    assert shown is not None
    assert shown.title == "Two"

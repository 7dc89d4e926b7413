"""From message to message by key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.window_steps import ask, wait_for_end
from ui.chat.message_view import MessageView
from ui.main_window import MainWindow

UP, DOWN = Qt.Key.Key_Up, Qt.Key.Key_Down
LONG = "A line.\n\n" * 60


@pytest.fixture
def chat(ready: MainWindow, qtbot: QtBot) -> MainWindow:
    """Two questions, of which the second is longer than the screen, and their answers."""
    for question in ("One?", LONG):
        ask(ready, question)
        wait_for_end(ready, qtbot)
    ready.activateWindow()
    ready.composer.focus()
    return ready


def walk(window: MainWindow, *keys: Qt.Key) -> QWidget | None:
    for key in keys:
        QTest.keyClick(window.focusWidget(), key, Qt.KeyboardModifier.AltModifier)
    return window.focusWidget()


def at(window: MainWindow) -> int | None:
    """The message that has the keyboard, from 0 on."""
    widget = window.focusWidget()
    views = [window.transcript.view_of(message.id) for message in window.transcript.messages]
    return views.index(widget) if isinstance(widget, MessageView) else None


def test_keys_go_from_message_to_message(chat: MainWindow) -> None:
    reached = []
    for key in (UP, UP, UP, UP, UP, DOWN, DOWN, DOWN):
        walk(chat, key)
        reached.append(at(chat))
    assert reached == [3, 2, 1, 0, 0, 1, 2, 3]
    assert walk(chat, DOWN) is chat.composer.editor
    assert walk(chat, DOWN) is chat.composer.editor


def test_a_long_message_is_shown_from_its_beginning(chat: MainWindow) -> None:
    view = walk(chat, UP, UP)
    assert view is not None
    top = view.mapTo(chat.transcript.viewport(), QPoint(0, 0)).y()
    assert 0 <= top < 60
    before = chat.transcript.verticalScrollBar().value()
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert chat.transcript.verticalScrollBar().value() > before


def test_where_the_keyboard_is_can_be_seen_and_heard(
    chat: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("ui.chat.message_walk.announce", lambda _, words: said.append(words))
    view = walk(chat, UP, UP, UP)
    ring = chat.transcript.findChild(QFrame, "focus-ring")
    assert view is not None
    assert said == [f"Message {number} of 4" for number in (4, 3, 2)]
    assert (view.accessibleName(), view.accessibleDescription()) == ("Answer", "Hello there.")
    assert ring.isVisible()
    assert ring.geometry().contains(view.geometry())
    chat.composer.focus()
    assert not ring.isVisible()


def test_tab_leads_from_a_message_to_its_buttons(chat: MainWindow) -> None:
    view = walk(chat, UP)
    assert view is not None
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert view.isAncestorOf(chat.focusWidget())
    assert at(chat) is None
    walk(chat, UP)
    assert at(chat) == 2


def test_another_chat_is_walked_from_its_end(chat: MainWindow) -> None:
    walk(chat, UP, UP)
    chat.chats.new_chat()
    walk(chat, UP)
    assert chat.focusWidget() is chat.composer.editor

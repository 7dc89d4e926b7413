"""What keys and the palette do with an answer that was not measured: it failed, or was imported."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.engine_process.protocol import Generate
from app.sessions.chat_record import ChatRecord, MessageRecord
from app.sessions.conversation import MessageStatus
from tests.ui.conftest import Clients
from tests.ui.window_steps import texts, wait_for_end
from ui.main_window import MainWindow

FAILED = MessageRecord(0, "assistant", "", 1.0, MessageStatus.FAILED, error="The context is full.")
FOREIGN = MessageRecord(0, "assistant", "Said elsewhere.", 1.0)


def shown(window: MainWindow, answer: MessageRecord) -> None:
    question = MessageRecord(None, "user", "Why?", 0.0)
    chat = window._parts.store.add_record(ChatRecord("Old", 0.0, 1.0, (question, answer)))
    window.chats.refresh()
    window.chats.open_chat(chat.id)


def act(window: MainWindow, key: str) -> None:
    (action,) = (each for each in window.actions_of_window if each.id == key)
    assert action.is_possible()
    action.act()


@pytest.mark.parametrize("answer", [FAILED, FOREIGN], ids=["failed", "foreign"])
def test_it_is_given_again_by_key(
    ready: MainWindow, qtbot: QtBot, clients: Clients, answer: MessageRecord
) -> None:
    shown(ready, answer)
    QTest.keyClick(ready, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    wait_for_end(ready, qtbot)
    assert texts(ready) == ["Why?", "Hello there."]
    assert len(clients.last.of_kind(Generate)) == 1


def test_it_is_copied_continued_and_asked_otherwise(ready: MainWindow, qtbot: QtBot) -> None:
    shown(ready, FOREIGN)
    act(ready, "copy-answer")
    assert QGuiApplication.clipboard().text() == "Said elsewhere."
    act(ready, "answer-with-values")
    assert ready.override_popup.isVisible()
    ready.override_popup.hide()
    act(ready, "continue-answer")
    wait_for_end(ready, qtbot)
    assert texts(ready)[1].startswith("Said elsewhere.")
    assert "Hello there." in texts(ready)[1]


def test_the_last_question_is_edited(ready: MainWindow) -> None:
    shown(ready, FOREIGN)
    act(ready, "edit-question")
    assert ready.composer.text == "Why?"
    assert ready.composer.editing.text


def test_nothing_is_offered_where_there_is_nothing(ready: MainWindow) -> None:
    at_end = {"answer-again", "answer-with-values", "continue-answer", "copy-answer"}
    offered = {each.id for each in ready.actions_of_window if each.is_possible()}
    assert not offered & (at_end | {"edit-question"})

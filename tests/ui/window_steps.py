"""What a person does in the window, and what they wait for; shared by the tests of the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ui.chat.answer_view import AnswerView
from ui.engine_state import Phase
from ui.main_window import MainWindow
from ui.settings.settings_page import SettingsPage


def wait_until_loaded(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window._parts.control.state.phase is Phase.LOADED)


def ask(window: MainWindow, text: str) -> None:
    window.composer.set_text(text)
    QTest.keyClick(window.composer.editor, Qt.Key.Key_Return)


def wait_for_end(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.chats.is_answering)


def texts(window: MainWindow) -> list[str]:
    return [message.text for message in window.transcript.messages]


def last_view(window: MainWindow) -> AnswerView:
    view = window.transcript.view_of(window.transcript.messages[-1].id)
    assert isinstance(view, AnswerView)
    return view


def is_reload_shown(page: SettingsPage) -> bool:
    return page.reload_button.isVisibleTo(page)


def press(window: MainWindow, text: str) -> None:
    (wanted,) = [button for button in window.banner.buttons if button.text() == text]
    wanted.click()


def wait_for_notice(window: MainWindow, qtbot: QtBot, words: str) -> None:
    """For what the banner says in the end: a slow machine has it say first what takes long."""

    def says() -> bool:
        notice = window.banner.notice
        return notice is not None and words in notice.sentence

    qtbot.waitUntil(says)

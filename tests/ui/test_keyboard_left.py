"""Who has the keyboard once the button that had it is gone or off: a person goes on writing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.window_steps import ask, last_view, wait_for_end
from ui.main_window import MainWindow
from ui.notice import Notice


def written(window: MainWindow) -> QWidget:
    window.composer.set_text("And then?")
    return window.composer.send_button


def answered(window: MainWindow) -> QWidget:
    return last_view(window).buttons.again


def told(window: MainWindow) -> QWidget:
    window.show_notice(Notice("Something is so."))
    return window.banner.close_button


def detailed(window: MainWindow) -> QWidget:
    window.shell.set_details(shown=True)
    return window.details.close_button


@pytest.mark.parametrize("button_of", [written, answered, told, detailed])
@pytest.mark.parametrize("has_keyboard", [True, False], ids=["keyboard", "mouse"])
def test_a_button_leaves_the_keyboard_to_the_message(
    ready: MainWindow,
    qtbot: QtBot,
    button_of: Callable[[MainWindow], QWidget],
    has_keyboard: bool,
) -> None:
    ask(ready, "Well?")
    wait_for_end(ready, qtbot)
    ready.show_notice(Notice("Something else has buttons, too."))
    ready.activateWindow()
    button = button_of(ready)
    if has_keyboard:
        button.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(button, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert ready.focusWidget() is ready.composer.editor

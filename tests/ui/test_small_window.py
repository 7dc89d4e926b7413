"""In the smallest window nothing lies over anything else, whatever is shown above and below."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from ui.main_window import MainWindow
from ui.notice import Notice
from ui.widgets.elided_button import ElidedButton

MANY_LINES = "line\n" * 12
BANNER = Notice("Something went wrong here.", "And an advice that says what can be done next.")


def place(widget: QWidget, window: MainWindow) -> QRect:
    return QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())


@pytest.fixture
def small(ready: MainWindow, qtbot: QtBot) -> MainWindow:
    ready.resize(ready.minimumSize())
    ready.composer.set_text(MANY_LINES)
    ready.show_notice(BANNER)
    qtbot.waitUntil(ready.banner.isVisible)
    return ready


def test_an_empty_chat_scrolls(small: MainWindow) -> None:
    content = small.empty_chat.widget()
    parts = [*content.findChildren(QLabel), *content.findChildren(ElidedButton)]
    for one, other in combinations(parts, 2):
        assert not one.geometry().intersects(other.geometry())
    for part in parts:
        needed = part.heightForWidth(part.width()) if isinstance(part, QLabel) else 32
        assert part.height() >= needed
        assert part.geometry().right() < small.empty_chat.viewport().width()


def test_a_long_message_leaves_the_buttons_below_it_free(small: MainWindow, qtbot: QtBot) -> None:
    composer = small.composer
    text = composer.editor

    def is_free() -> bool:
        return place(text, small).bottom() < place(composer.options_button, small).top()

    qtbot.waitUntil(is_free)
    assert place(composer, small).bottom() < small.height()
    assert place(small.banner, small).bottom() < place(composer, small).top()

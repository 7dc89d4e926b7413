"""Buttons whose words end in dots."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.conftest import MakeWindow
from ui.theme import Theme
from ui.widgets.elided_button import ElidedButton

LONG = "Write a short e-mail that asks a colleague for the monthly report."


def tip(button: ElidedButton) -> str:
    """What a hover tells."""
    place = QPoint(5, 5)
    QApplication.sendEvent(button, QHelpEvent(QEvent.Type.ToolTip, place, place))
    return button.toolTip()


def test_dots_stand_for_what_has_no_room(qtbot: QtBot, theme: Theme) -> None:
    button = ElidedButton(LONG)
    qtbot.addWidget(button)
    button.resize(200, 32)
    button.show()
    assert button.shown_text.startswith("Write a short")
    assert button.shown_text.endswith("…")
    assert button.text() == tip(button) == LONG
    button.setText("Models  12")  # two blanks before a count
    button.resize(button.sizeHint())
    assert button.shown_text == "Models  12"
    assert not tip(button)


def test_examples_are_not_cut_at_both_ends(make_window: MakeWindow) -> None:
    window = make_window()
    window.resize(window.minimumSize())
    window.main.show_page(window.empty_chat)
    for example in window.empty_chat.findChildren(ElidedButton):
        assert example.width() <= window.width()
        assert example.shown_text[:8] == example.text()[:8]

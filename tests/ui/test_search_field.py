"""Fields for words to look for."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from ui.theme import Theme
from ui.widgets.search_field import SearchField


def test_a_cross_empties_what_was_typed(qtbot: QtBot, theme: Theme) -> None:
    field = SearchField(theme, "Find it")
    qtbot.addWidget(field)
    field.show()
    _, cross = field.findChildren(QToolButton)
    assert not cross.isVisible()
    field.setText("words")
    qtbot.waitUntil(cross.isVisible)
    cross.click()
    assert not field.text()
    qtbot.waitUntil(cross.isHidden)

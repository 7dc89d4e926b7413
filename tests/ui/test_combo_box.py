"""Boxes to choose from."""

from __future__ import annotations

from PySide6.QtWidgets import QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from ui.theme import Theme
from ui.widgets.combo_box import ComboBox


def test_a_box_that_is_too_narrow_says_so_with_dots(qtbot: QtBot, theme: Theme) -> None:
    box = ComboBox(theme)
    qtbot.addWidget(box)
    box.addItem("All the licences there are")
    box.resize(box.sizeHint())
    shown = QStyleOptionComboBox()
    box.initStyleOption(shown)
    assert shown.currentText == box.currentText()
    box.resize(100, box.height())
    box.initStyleOption(shown)
    assert shown.currentText.endswith("…")

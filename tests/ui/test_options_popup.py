"""The options over the composer, where the screen is low."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.conftest import MakeWindow
from ui.main_window import MainWindow
from ui.theme import Look, Theme
from ui.widgets.prose_field import ProseField
from ui.widgets.scrolled_popup import NUMBER_MARGIN


def opened_low(window: MainWindow) -> None:
    window.options.open_above(window.composer.options_button)
    window.options.setFixedHeight(300)


def test_the_options_scroll_where_the_screen_is_low(ready: MainWindow) -> None:
    opened_low(ready)
    options = ready.options
    assert options._area.verticalScrollBar().maximum() > 100
    for field in (options.temperature, options.max_tokens, options.draft_length):
        assert field.height() >= field.sizeHint().height()
    last = options.figures.buttons()[-1]
    assert not options.rect().contains(last.mapTo(options, last.rect().center()))
    last.setFocus(Qt.FocusReason.TabFocusReason)
    options._area.ensureWidgetVisible(last)
    assert options.rect().contains(last.mapTo(options, last.rect().center()))
    options.hide()


def test_the_wheel_scrolls_and_changes_no_number(ready: MainWindow) -> None:
    opened_low(ready)
    options, spin = ready.options, ready.options.temperature
    before = spin.value()
    place = spin.mapTo(options, spin.rect().center())
    QTest.wheelEvent(options.windowHandle(), QPointF(place), QPoint(0, -120))
    assert spin.value() == before
    assert options._area.verticalScrollBar().value() > 0
    options.hide()


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("text_size", [100, 140])
def test_no_field_cuts_its_words(
    make_window: MakeWindow, theme: Theme, text_size: int, qtbot: QtBot
) -> None:
    window = make_window()
    window._parts.preferences.change(text_size=text_size)
    for popup in (window.options, window.preset_popup, window.override_popup):
        popup.open_over(window.composer.options_button)
        qtbot.waitUntil(popup.isVisible)
        for spin in popup.findChildren(QAbstractSpinBox):
            words = QFontMetrics(spin.font()).horizontalAdvance(spin.text())
            assert words <= spin.width() - 2 * NUMBER_MARGIN
        for prose in popup.findChildren(ProseField):
            assert prose.height() >= prose.sizeHint().height()
        for button in popup.findChildren(QPushButton):
            assert button.height() >= button.fontMetrics().height() + 8
        popup.hide()
    theme.use(Look("light"))

"""The options over the composer, where the screen is low."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from ui.main_window import MainWindow


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

"""Font, size of text and distances change at once, everywhere, and back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDoubleSpinBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Clients, MakeWindow
from tests.ui.window_steps import ask, last_view, wait_for_end
from ui.fonts import interface_font, text_size
from ui.main_window import MainWindow
from ui.settings.font_editor import FontEditor
from ui.spacing import COMFORTABLE, COMPACT
from ui.theme import Look, Theme


@pytest.fixture(autouse=True)
def usual_look(theme: Theme) -> Iterator[None]:
    """The application outlives the test."""
    yield
    theme.use(Look("light"))


def other_family() -> str:
    usual = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    return next(family for family in QFontDatabase.families() if family != usual)


def points(*widgets: QWidget) -> list[float]:
    return [widget.font().pointSizeF() for widget in widgets]


def test_text_grows_and_shrinks_without_drifting(qtbot: QtBot, theme: Theme) -> None:
    label, button = QLabel("words"), QPushButton("press")
    for widget, pixels in ((label, 12), (button, 13)):
        qtbot.addWidget(widget)
        widget.setFont(interface_font(pixels))
    before = points(label, button)
    for size in (140, 85, 115, 130):
        theme.use(Look("light", text_size=size))
        assert points(label, button) == pytest.approx([b * size / 100 for b in before])
        assert interface_font(12).pointSizeF() == pytest.approx(before[0] * size / 100)
    theme.use(Look("light"))
    assert points(label, button) == pytest.approx(before)


def test_fields_grow_with_all_their_parts(qtbot: QtBot, theme: Theme) -> None:
    number, prose = QDoubleSpinBox(), QPlainTextEdit()
    for widget in (number, prose):
        qtbot.addWidget(widget)
        widget.setFont(interface_font(13))
        widget.show()
    parts = (number, number.lineEdit(), prose, prose.viewport())
    before = points(*parts)
    theme.use(Look("light", text_size=130))
    assert points(*parts) == pytest.approx([b * 1.3 for b in before])
    theme.use(Look("dark"))
    assert points(*parts) == pytest.approx(before)


def test_another_family_reaches_what_is_shown_and_what_is_made_later(
    qtbot: QtBot, theme: Theme
) -> None:
    label = QLabel("words")
    qtbot.addWidget(label)
    label.setFont(interface_font(13))
    usual = label.font().family()
    theme.use(Look("light", font_family=other_family()))
    assert label.font().family() == interface_font(12).family() == other_family()
    theme.use(Look("light"))
    assert label.font().family() == interface_font(12).family() == usual


def test_colours_leave_fonts_that_were_set_later(qtbot: QtBot, theme: Theme) -> None:
    label = QLabel("words")
    qtbot.addWidget(label)
    label.setFont(interface_font(13))
    label.show()
    label.setFont(interface_font(20))
    size = label.font().pointSizeF()
    theme.choose("dark")
    assert label.font().pointSizeF() == size


def test_settings_of_the_look_change_the_window_at_once(ready: MainWindow, qtbot: QtBot) -> None:
    ask(ready, "Hello?")
    wait_for_end(ready, qtbot)
    preferences = ready._parts.preferences
    button, row = ready.sidebar.new_button, ready.sidebar.view.sizeHintForRow(1)
    height, bar = last_view(ready).height(), ready.top_bar.height()
    before = button.font().pointSizeF()
    preferences.change(text_size=130)
    assert button.font().pointSizeF() == pytest.approx(before * 1.3)
    assert ready.sidebar.view.sizeHintForRow(1) > row
    assert last_view(ready).height() > height
    preferences.change(text_size=100, is_compact=True)
    assert ready.sidebar.view.sizeHintForRow(1) < row
    assert ready.top_bar.height() < bar
    preferences.change(is_compact=False)
    assert ready.sidebar.view.sizeHintForRow(1) == row
    assert ready.top_bar.height() == bar
    assert last_view(ready).height() == height


def test_a_window_opens_as_it_was_set(make_window: MakeWindow, clients: Clients) -> None:
    window = make_window()
    window._parts.preferences.change(text_size=120, is_compact=True)
    window.close()
    again = make_window()
    assert text_size() == 120
    assert again.top_bar.height() == COMPACT.top_bar


def test_bigger_text_keeps_its_room(ready: MainWindow) -> None:
    ready.resize(ready.minimumSize())
    ready._parts.preferences.change(text_size=140)
    assert (ready.width(), ready.height()) == (672, 560)
    ready._parts.preferences.change(text_size=80)
    assert (ready.minimumWidth(), ready.minimumHeight()) == (480, 400)


def test_rows_of_tabs_keep_their_distance(ready: MainWindow) -> None:
    ready._parts.preferences.change(text_size=140)
    ready.resize(ready.minimumSize())
    ready.navigation.open_settings("Appearance")
    QApplication.sendPostedEvents()
    tabs = ready.settings.page.tabs.buttons
    first, last = tabs[0].geometry(), tabs[-1].geometry()
    assert 4 <= last.top() - first.bottom() <= 12
    assert last.bottom() < ready.settings.page.tabs.height()


@pytest.mark.parametrize("size", [80, 140])
@pytest.mark.parametrize("is_compact", [False, True])
def test_nothing_lies_over_its_neighbour(
    ready: MainWindow, qtbot: QtBot, size: int, is_compact: bool
) -> None:
    ready.resize(1280, 800)
    ready._parts.preferences.change(text_size=size, is_compact=is_compact)
    ready.navigation.open_settings("Appearance")
    qtbot.waitUntil(lambda: ready.settings.page.tabs.height() > 0)
    QApplication.sendPostedEvents()
    tabs = ready.settings.page.tabs.buttons
    for one, other in combinations(tabs, 2):
        assert not one.geometry().intersects(other.geometry())
    for button in (*tabs, ready.sidebar.new_button):
        assert button.width() >= button.sizeHint().width()


def test_compact_is_smaller_in_everything() -> None:
    names = COMFORTABLE.__slots__
    assert all(getattr(COMPACT, name) < getattr(COMFORTABLE, name) for name in names)


def test_fonts_are_found_when_the_list_is_opened(ready: MainWindow) -> None:
    field = ready.settings.fields.editors["font_family"]
    assert isinstance(field, FontEditor)
    assert [field.itemText(n) for n in range(field.count())] == ["System"]
    field.fill()
    number = field.findData(other_family())
    field.setCurrentIndex(number)
    field.activated.emit(number)
    assert ready._parts.preferences.settings.font_family == other_family()
    assert interface_font().family() == other_family()


def test_a_font_that_is_not_installed_is_still_named(ready: MainWindow) -> None:
    ready._parts.preferences.change(font_family="Nowhere Sans")
    field = ready.settings.fields.editors["font_family"]
    assert isinstance(field, FontEditor)
    assert field.currentText() == "Nowhere Sans"
    field.fill()
    assert field.currentText() == "Nowhere Sans"


def test_keys_change_the_size_of_text_within_its_bounds(ready: MainWindow) -> None:
    ctrl, preferences = Qt.KeyboardModifier.ControlModifier, ready._parts.preferences

    def size_after(key: Qt.Key, times: int = 1) -> int:
        for _ in range(times):
            QTest.keyClick(ready.composer.editor, key, ctrl)
        return preferences.settings.text_size

    assert size_after(Qt.Key.Key_Plus) == 110
    assert size_after(Qt.Key.Key_Equal, 9) == 140
    assert size_after(Qt.Key.Key_Minus, 2) == 120
    assert size_after(Qt.Key.Key_0) == 100
    assert size_after(Qt.Key.Key_Minus, 5) == 80
    assert text_size() == 80

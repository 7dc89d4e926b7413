"""The window in other languages: their words are there, all of them, and none is cut off."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.conftest import MakeWindow
from tests.ui.texts import ROOT
from tests.ui.window_steps import ask, last_view, wait_for_end, wait_until_loaded
from ui.main_window import MainWindow

SIZES = (("de", 800, 600), ("fr", 1100, 760))  # German is long, and French longer


OpenWindow = Callable[[], MainWindow]


@pytest.fixture
def open_window(make_window: MakeWindow, qtbot: QtBot) -> OpenWindow:
    """A window with an answer, and with the details at its side."""

    def make() -> MainWindow:
        window = make_window()
        wait_until_loaded(window, qtbot)
        ask(window, "Hallo?")
        wait_for_end(window, qtbot)
        window.shell.set_details(shown=True)
        return window

    return make


def pages(window: MainWindow) -> Iterator[Callable[[], object]]:
    """What leads to each page."""
    answer, navigation = window.transcript.messages[-1].id, window.navigation
    yield navigation.show_chat
    yield lambda: window.answer_pages.show_tokens(answer)
    yield lambda: window.answer_pages.show_rounds(answer)
    yield lambda: window.answer_pages.show_comparison(answer)
    yield lambda: navigation.open_models("local")
    yield lambda: navigation.open_models("find")
    yield lambda: navigation.open_models("downloads")
    for title in window.settings.page.titles:
        yield lambda title=title: navigation.open_settings(title)


def untranslated() -> set[str]:
    """English texts that German says otherwise."""
    root = ET.parse(ROOT / "resources/translations/paceline_de.ts").getroot()
    german = {
        m.findtext("source") or "": m.findtext("translation") or "" for m in root.iter("message")
    }
    said = set(german.values())
    return {text for text, words in german.items() if words.strip() and text not in said}


def texts(widget: QWidget) -> Iterator[str]:
    """What a person sees of it, reads when pointing at it, or hears."""
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit() | QTextEdit():
            yield widget.placeholderText()
        case QComboBox():
            yield from (widget.itemText(number) for number in range(widget.count()))
        case QAbstractItemView() if widget.model() is not None:
            for row in range(widget.model().rowCount()):
                index = widget.model().index(row, 0)
                for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
                    yield str(index.data(role) or "")


def cut_off(window: QWidget) -> list[str]:
    """Buttons and labels of one line whose words need more room than they have."""
    return [
        f"{type(widget).__name__} {widget.text()!r}: {needed} in {widget.width()}"
        for widget in window.findChildren(QWidget)
        if widget.isVisible() and isinstance(widget, QLabel | QAbstractButton) and widget.text()
        if (needed := _needed(widget)) > widget.width()
    ]


def _needed(widget: QLabel | QAbstractButton) -> int:
    """Pixels that it takes at least."""
    is_free = isinstance(widget, QLabel) and (
        widget.wordWrap() or widget.textFormat() is Qt.TextFormat.RichText
    )
    if is_free or widget.text().endswith("…"):  # it breaks, or was shortened on purpose
        return 0
    if isinstance(widget, QAbstractButton):
        return widget.sizeHint().width()
    metrics = QFontMetrics(widget.font())
    return max(metrics.horizontalAdvance(line) for line in widget.text().splitlines() or [""])


@pytest.mark.usefixtures("german")
def test_all_words_are_german(open_window: OpenWindow) -> None:
    window, english = open_window(), untranslated()
    assert window.details.title.text() == "Letzte Antwort"
    assert window.sidebar.new_button.text() == "Neuer Chat"
    assert "vollständig" in last_view(window).stats_line.text
    assert "," in window.details.answer.rate.text()
    assert len(english) > 600
    for show in pages(window):
        show()
        seen = {text for widget in window.findChildren(QWidget) for text in texts(widget)}
        assert not seen & english


@pytest.mark.parametrize("code", ["de", "fr"])
def test_popups_are_as_wide_as_their_words(
    speak: Callable[[str], None], make_window: MakeWindow, code: str
) -> None:
    speak(code)
    window = make_window()
    for opened, popup in (
        (window.open_options, window.options),
        (window.presets.open, window.preset_popup),
    ):
        opened()
        assert popup.sheet.minimumSizeHint().width() <= popup._area.viewport().width()
        popup.hide()


@pytest.mark.parametrize(("code", "width", "height"), SIZES)
def test_no_word_is_cut_off(
    speak: Callable[[str], None],
    open_window: OpenWindow,
    qtbot: QtBot,
    code: str,
    width: int,
    height: int,
) -> None:
    speak(code)
    window = open_window()
    window.resize(width, height)

    def fits() -> None:
        assert cut_off(window) == []

    for show in pages(window):
        show()
        qtbot.waitUntil(fits)

"""What a person does on the pages of models, and what they wait for."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ui.library.card import Card, Head
from ui.library.card_view import CardView
from ui.main_window import MainWindow

_A_FRAME_MS = 20


def card(view: CardView, key: str) -> Card:
    found = view.rows.card(key)
    assert found is not None, f"{key} is not among {[each.key for each in view.rows.cards]}"
    return found


def heads(view: CardView) -> list[str]:
    rows = (view.rows.row_at(view.rows.index(place)) for place in range(view.rows.rowCount()))
    return [row.title for row in rows if isinstance(row, Head)]


def acts(view: CardView, key: str) -> list[str]:
    return [act.text for act in card(view, key).acts]


def press(view: CardView, key: str, text: str) -> None:
    """With the mouse, on the button that is painted there, once nothing moves any more."""
    before = QPoint()
    while (middle := _middle_of(view, key, text)) != before:
        before = middle
        QTest.qWait(_A_FRAME_MS)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)


def _middle_of(view: CardView, key: str, text: str) -> QPoint:
    place = view.rows.index(view.rows.row_of(key))
    view.scrollTo(place)
    number = acts(view, key).index(text)
    button = view._delegate.layout_of(card(view, key)).buttons[number]
    return view.visualRect(place).topLeft() + button.center()


def choose_from_menu(view: CardView, key: str, text: str) -> None:
    menu = view.menu_of(card(view, key))
    (action,) = [action for action in menu.actions() if action.text() == text]
    action.trigger()
    menu.close()


def open_models(window: MainWindow, qtbot: QtBot) -> None:
    """Open the pages and wait until this machine's models were looked at."""
    window.sidebar.models_button.click()
    qtbot.waitUntil(lambda: bool(window.library.local.local.surveyed))

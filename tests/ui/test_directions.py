"""Scripts from right to left turn the window around, and nothing lies over anything else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import MakeWindow
from tests.ui.window_steps import ask, last_view, wait_for_end, wait_until_loaded
from ui.chat.question_view import QuestionView
from ui.library.card import Act, Card, Light
from ui.library.card_layout import Fonts, lay_out
from ui.main_window import MainWindow

RIGHT_TO_LEFT, LEFT_TO_RIGHT = Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight
# These lie over others on purpose: shades, marks at the edge, buttons that float over a text.
OVERLAYS = ("_Shade", "QRubberBand")


@pytest.fixture(params=[LEFT_TO_RIGHT, RIGHT_TO_LEFT], ids=["from the left", "from the right"])
def direction(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Qt.LayoutDirection]:
    qapp.setLayoutDirection(request.param)
    yield request.param
    qapp.setLayoutDirection(LEFT_TO_RIGHT)


@pytest.fixture
def window(direction: Qt.LayoutDirection, make_window: MakeWindow, qtbot: QtBot) -> MainWindow:
    window = make_window()
    wait_until_loaded(window, qtbot)
    ask(window, "Hello?")
    wait_for_end(window, qtbot)
    window.shell.set_details(shown=True)
    return window


def place(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())


def before(one: QWidget, other: QWidget, window: MainWindow, way: Qt.LayoutDirection) -> bool:
    """Does one come wholly before the other, in the direction of reading?"""
    first, second = place(one, window), place(other, window)
    if way is LEFT_TO_RIGHT:
        return first.right() < second.left()
    return first.left() > second.right()


def overlapping(root: QWidget) -> list[str]:
    """Widgets that lie over one of their neighbours."""
    found = []
    for parent in (root, *root.findChildren(QWidget)):
        if not parent.isVisible():
            continue
        for one, other in combinations(list(shown_children(parent)), 2):
            if one.geometry().intersects(other.geometry()):
                names = [f"{type(w).__name__} {w.accessibleName()}" for w in (one, other)]
                found.append(f"{type(parent).__name__}: {' over '.join(names)}")
    return found


def shown_children(parent: QWidget) -> Iterator[QWidget]:
    for child in parent.children():
        if (
            isinstance(child, QWidget)
            and child.isVisible()
            and not child.isWindow()
            and not child.geometry().isEmpty()
            and type(child).__name__ not in OVERLAYS
        ):
            yield child


def test_panes_and_parts_swap_sides(window: MainWindow, direction: Qt.LayoutDirection) -> None:
    def comes_first(one: QWidget, other: QWidget) -> bool:
        return before(one, other, window, direction)

    assert comes_first(window.sidebar, window.main)
    assert comes_first(window.main, window.details)
    assert comes_first(window.composer.attach_button, window.composer.send_button)
    assert comes_first(window.chooser.target_chip, window.chooser.draft_chip)
    first, second, *_ = last_view(window).stats_line._figures
    assert comes_first(first, second)
    question = window.transcript.view_of(window.transcript.messages[0].id)
    assert isinstance(question, QuestionView)
    bubble = place(question._bubble, question)
    from_left = direction is LEFT_TO_RIGHT
    assert (bubble.right() == question.rect().right()) if from_left else (bubble.left() == 0)


def test_nothing_overlaps(window: MainWindow, qtbot: QtBot) -> None:
    pages = window.answer_pages
    answer = window.transcript.messages[-1].id
    steps: list[Callable[[], object]] = [
        lambda: None,
        lambda: pages.show_tokens(answer),
        lambda: pages.show_rounds(answer),
        lambda: pages.show_comparison(answer),
        *(lambda tab=tab: window.navigation.open_models(tab) for tab in ("local", "find")),
        *(
            lambda title=title: window.navigation.open_settings(title)
            for title in window.settings.page.titles
        ),
    ]
    for step in steps:
        step()
        _settle(window, qtbot)


def _settle(window: MainWindow, qtbot: QtBot) -> None:
    """Layouts that were asked for come with the next events."""

    def has_settled() -> None:
        assert overlapping(window) == []

    qtbot.waitUntil(has_settled)


def test_cards_are_laid_out_the_other_way_round(qapp: QApplication) -> None:
    card = Card("a", "A model", detail="8 GB", light=Light("good", "Fits"), acts=(Act("x", "Use"),))
    layout = lay_out(card, 700, Fonts.usual(dense=False), dense=False)
    turned = layout.mirrored()
    assert turned.mirrored() == layout
    assert turned.buttons[0].left() == layout.box.right() - layout.buttons[0].right()
    assert turned.title.left() > turned.buttons[0].right()

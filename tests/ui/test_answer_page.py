"""The frame that the pages about one answer share."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ui.stats.answer_page import AnswerPage
from ui.theme import Theme


def shown_page(qtbot: QtBot, theme: Theme, width: int) -> AnswerPage:
    page = AnswerPage(theme, "Replay", "Close the replay", widest=900)
    page.column.addWidget(QLabel("What it shows"))
    qtbot.addWidget(page)
    page.resize(width, 500)
    page.show()
    return page


@pytest.mark.parametrize(
    ("chat", "words"),
    [("", "Replay"), ("Trains", "an answer in “"), ("Trains", "Trains")],
)
def test_it_says_whose_answer_it_is(qtbot: QtBot, theme: Theme, chat: str, words: str) -> None:
    page = shown_page(qtbot, theme, 900)
    page.name_answer(chat)
    assert any(words in label.text() for label in page.findChildren(QLabel))


@pytest.mark.parametrize("width", [420, 800, 1280])
def test_the_cross_is_in_the_corner_and_closes(qtbot: QtBot, theme: Theme, width: int) -> None:
    page = shown_page(qtbot, theme, width)
    page.name_answer("A title that is as long as people let titles get " * 4)
    right = page.close_button.mapTo(page, page.close_button.rect().topRight()).x()
    assert right <= page.viewport().width()
    with qtbot.waitSignal(page.closed):
        page.close_button.click()

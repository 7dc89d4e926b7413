"""The hand that takes the tour: it does only what a person could do, and says what it missed."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QFrame

from tests.touring.hand import Hand, NotSeenError
from ui.main_window import MainWindow


def test_it_clicks_and_types_by_what_is_seen(ready: MainWindow) -> None:
    hand = Hand(ready)
    hand.click("Ask: Explain why the sky is blue in three sentences.")
    assert ready.composer.text == "Explain why the sky is blue in three sentences."
    hand.press("Ctrl+K")
    hand.types("settings: answers")
    hand.press("Return")
    hand.sees("System prompt")


def test_it_says_what_is_there_instead(ready: MainWindow) -> None:
    with pytest.raises(NotSeenError, match=r"no button “Fly”; seen: .*New chat"):
        Hand(ready).click("Fly")
    with pytest.raises(NotSeenError, match="“Fly” is not on the screen"):
        Hand(ready).sees("Fly")


def test_it_presses_nothing_that_is_covered_or_off(ready: MainWindow) -> None:
    hand = Hand(ready)
    with pytest.raises(NotSeenError, match="is off"):
        hand.click("Send")
    cover = QFrame(ready)
    cover.setObjectName("cover")
    cover.setGeometry(ready.rect())
    cover.show()
    QApplication.processEvents()
    with pytest.raises(NotSeenError, match="lies under QFrame cover"):
        hand.click("New chat")

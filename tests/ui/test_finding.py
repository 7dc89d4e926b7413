"""Finding words in the chat, going to its ends, copying an answer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.sessions.conversation import Message, MessageStatus
from ui.chat.answer_view import AnswerView
from ui.chat.find_bar import FindBar
from ui.chat.finder import Finder
from ui.chat.finding import Hit, find_hits, first_from
from ui.chat.message_actions import Act
from ui.chat.transcript import Transcript
from ui.main_window import MainWindow
from ui.theme import Theme

CONTROL = Qt.KeyboardModifier.ControlModifier


def message(number: int, text: str) -> Message:
    role = "user" if number % 2 else "assistant"
    return Message(number, 1, role, text, MessageStatus.COMPLETE, 0.0)  # type: ignore[arg-type]


class Found:
    """A transcript with its bar."""

    def __init__(self, theme: Theme, texts: list[str]) -> None:
        self.transcript = Transcript(theme)
        self.bar = FindBar(theme)
        self.finder = Finder(theme, self.transcript, self.bar)
        self.transcript.resize(800, 500)
        self.transcript.show()
        self.transcript.show_messages([message(n, text) for n, text in enumerate(texts, 1)])
        self.bar.open()

    def marks(self) -> list[str]:
        return [s.cursor.selectedText() for f in self.finder._marked for s in f.extraSelections()]

    def shown(self) -> int | None:
        """The message that holds the current hit, if the hit can be seen."""
        height = self.transcript.viewport().height()
        for field in self.finder._marked:
            for selection in field.extraSelections():
                ink = selection.format.foreground().color().name()
                if ink == self.finder._theme.tokens.background.lower():
                    place = field.cursorRect(selection.cursor).center()
                    y = field.viewport().mapTo(self.transcript, place).y()
                    assert 0 <= y <= height
                    holders = [m.id for m in self.transcript.messages]
                    views = [(i, self.transcript.view_of(i)) for i in holders]
                    return next(i for i, v in views if v is not None and v.isAncestorOf(field))
        return None


@pytest.fixture
def found(qtbot: QtBot, theme: Theme) -> Found:
    texts = ["filler " * 60] * 200
    texts[9], texts[150] = "The **needle** is here.", "Needle needle"
    made = Found(theme, texts)
    qtbot.addWidget(made.transcript)
    qtbot.addWidget(made.bar)
    return made


def test_hits_are_found_whatever_the_case() -> None:
    messages = [message(1, "Straße und STRASSE"), message(2, "nothing")]
    assert find_hits(messages, "strasse") == (Hit(1, 0), Hit(1, 1))
    assert find_hits(messages, "  ") == ()


def test_search_starts_at_what_is_shown() -> None:
    hits = (Hit(1, 0), Hit(3, 0), Hit(3, 1))
    assert first_from(hits, [1, 2, 3], 2) == 1
    assert first_from(hits, [1, 2, 3], None) == 0
    assert first_from((), [1], 1) == 0


def test_keyboard_goes_round_the_hits(found: Found) -> None:
    found.transcript.scroll_to_start()
    found.bar.field.setText("needle")
    assert found.bar.count.text() == "1 of 3"
    assert found.shown() == 10
    assert found.marks() == ["needle"]
    QTest.keyClick(found.bar.field, Qt.Key.Key_Return)
    assert found.bar.count.text() == "2 of 3"
    assert found.shown() == 151
    assert found.marks() == ["Needle", "needle"]
    QTest.keyClick(found.bar.field, Qt.Key.Key_Return)
    QTest.keyClick(found.bar.field, Qt.Key.Key_Return)
    assert found.bar.count.text() == "1 of 3"
    QTest.keyClick(found.bar.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert found.bar.count.text() == "3 of 3"


def test_no_hits_and_closing(found: Found) -> None:
    found.bar.field.setText("needle")
    assert found.marks()
    found.bar.field.setText("haystack")
    assert found.bar.count.text() == "no hits"
    assert not found.marks()
    assert found.bar.close_bar()
    assert not found.bar.close_bar()


def test_a_hit_in_folded_thinking_unfolds_it(qtbot: QtBot, theme: Theme) -> None:
    made = Found(theme, ["Question", "<think>A needle.</think>Answer."])
    qtbot.addWidget(made.transcript)
    qtbot.addWidget(made.bar)
    made.bar.field.setText("needle")
    view = made.transcript.view_of(2)
    assert isinstance(view, AnswerView)
    assert view.thinking is not None
    assert view.thinking.is_open
    assert made.marks() == ["needle"]


def test_home_and_end_go_to_the_ends(found: Found) -> None:
    bar = found.transcript.verticalScrollBar()
    QTest.keyClick(found.transcript, Qt.Key.Key_Home)
    assert bar.value() == 0
    QTest.keyClick(found.transcript, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()


def test_shortcuts_of_the_window(ready: MainWindow) -> None:
    ready.activateWindow()
    ready.main.open_find()
    assert ready.main.find_bar.isHidden()  # no chat is shown
    ready.chats.send("Hello?")
    QTest.keyClick(ready, Qt.Key.Key_F, CONTROL)
    assert ready.main.find_bar.isVisible()
    assert ready.main.find_bar.field.hasFocus()
    QTest.keyClick(ready.main.find_bar.field, Qt.Key.Key_Escape)
    assert ready.main.find_bar.isHidden()


def test_copies_in_both_forms(qtbot: QtBot, theme: Theme) -> None:
    source = "A **bold** word.\n\n- one\n\n```py\nx = 1\n```"
    made = Found(theme, ["Question", source])
    qtbot.addWidget(made.transcript)
    qtbot.addWidget(made.bar)
    view = made.transcript.view_of(2)
    assert isinstance(view, AnswerView)
    view.ask(Act.COPY_MARKDOWN)
    assert QApplication.clipboard().text() == source
    view.ask(Act.COPY_PLAIN)
    assert QApplication.clipboard().text() == "A bold word.\n- one\n\nx = 1"

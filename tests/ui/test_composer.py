"""The composer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QFontMetrics, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.sessions.attachment import Attachment
from tests.ui.conftest import MakeWindow
from tests.ui.window_steps import ask, wait_for_end
from ui.chat.attachment_row import PendingFile
from ui.chat.composer import Composer
from ui.chat.context_gauge import format_tokens
from ui.chat.message_actions import Act, MessageWish
from ui.chat.message_editor import LONG_TEXT
from ui.fonts import interface_font
from ui.main_window import MainWindow
from ui.theme import Theme


@pytest.fixture
def composer(qtbot: QtBot, theme: Theme) -> Composer:
    composer = Composer(theme)
    qtbot.addWidget(composer)
    composer.resize(600, 100)
    composer.show()
    return composer


def test_enter_sends(composer: Composer, qtbot: QtBot) -> None:
    composer.set_text("Hello")
    with qtbot.waitSignal(composer.send_requested) as sent:
        QTest.keyClick(composer.editor, Qt.Key.Key_Return)
    assert sent.args == ["Hello"]
    assert composer.text == "Hello"  # whoever sends it empties the field


def test_shift_enter_breaks_the_line(composer: Composer, qtbot: QtBot) -> None:
    composer.set_text("one")
    with qtbot.assertNotEmitted(composer.send_requested):
        QTest.keyClick(composer.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(composer.editor, "two")
    assert composer.text == "one\ntwo"


def test_blank_text_is_not_sent(composer: Composer, qtbot: QtBot) -> None:
    composer.set_text("  \n ")
    assert not composer.send_button.isEnabled()
    with qtbot.assertNotEmitted(composer.send_requested):
        QTest.keyClick(composer.editor, Qt.Key.Key_Return)


def test_escape_and_button_stop_while_answering(composer: Composer, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(composer.stop_requested):
        QTest.keyClick(composer.editor, Qt.Key.Key_Escape)
    composer.set_answering(answering=True)
    assert composer.send_button.accessibleName() == "Stop"
    with qtbot.waitSignal(composer.stop_requested):
        QTest.keyClick(composer.editor, Qt.Key.Key_Escape)
    with qtbot.waitSignal(composer.stop_requested):
        composer.send_button.click()


def test_an_obstacle_is_said_and_keeps_the_text(composer: Composer, qtbot: QtBot) -> None:
    composer.set_text("Hello")
    composer.set_obstacle("The model is still loading.")
    assert composer.send_button.toolTip() == "The model is still loading."
    with qtbot.assertNotEmitted(composer.send_requested):
        QTest.keyClick(composer.editor, Qt.Key.Key_Return)
    assert composer.text == "Hello"


def test_grows_with_the_text_up_to_a_limit(composer: Composer) -> None:
    heights = []
    for lines in (1, 4, 8, 30, 200):
        composer.set_text("\n".join(["line"] * lines))
        heights.append(composer.editor.height())
    assert heights[0] < heights[1] < heights[2] <= heights[3] == heights[4] < 260
    composer.clear()
    assert composer.editor.height() == heights[0]


def test_paste_is_plain_text(composer: Composer) -> None:
    data = QMimeData()
    data.setHtml("<h1>Big</h1><img src='http://example.com/x.png'>")
    data.setText("Big")
    composer.editor.insertFromMimeData(data)
    assert composer.text == "Big"


def paste(composer: Composer, text: str) -> None:
    data = QMimeData()
    data.setText(text)
    composer.editor.insertFromMimeData(data)


def test_a_long_paste_goes_with_the_message_as_a_file(ready: MainWindow, qtbot: QtBot) -> None:
    text = "x = 1\n" * (LONG_TEXT // 6 + 1)
    paste(ready.composer, text)
    assert ready.composer.text == ""
    assert [(file.name, file.text) for file in ready.files.attachments] == [("Pasted text", text)]
    paste(ready.composer, text[: LONG_TEXT // 2])
    assert ready.composer.text == text[: LONG_TEXT // 2]


def test_a_long_paste_stays_in_a_message_that_is_edited(ready: MainWindow, qtbot: QtBot) -> None:
    ask(ready, "One?")
    wait_for_end(ready, qtbot)
    question = ready.transcript.messages[0].id
    ready.transcript.wished.emit(MessageWish(Act.EDIT, question))
    paste(ready.composer, "y" * (LONG_TEXT + 1))
    assert len(ready.composer.text) > LONG_TEXT
    assert ready.files.attachments == ()


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0"), (640, "640"), (2867, "2.8k"), (8192, "8k"), (131072, "128k")]
)
def test_tokens_in_short(count: int, text: str) -> None:
    assert format_tokens(count) == text


def test_enter_belongs_to_the_input_method_while_it_composes(
    composer: Composer, qtbot: QtBot
) -> None:
    composer.set_text("Hello")
    QApplication.sendEvent(composer.editor, QInputMethodEvent("ni", []))
    with qtbot.assertNotEmitted(composer.send_requested):
        QTest.keyClick(composer.editor, Qt.Key.Key_Return)
    chosen = QInputMethodEvent("", [])
    chosen.setCommitString("你")
    QApplication.sendEvent(composer.editor, chosen)
    assert composer.text == "Hello你"
    with qtbot.waitSignal(composer.send_requested):
        QTest.keyClick(composer.editor, Qt.Key.Key_Return)


def test_a_long_text_with_files_fits_into_a_small_window(make_window: MakeWindow) -> None:
    window = make_window(target="")
    window.main.show_page(window.transcript)
    files = tuple(
        PendingFile(Attachment(f"{n} is a file.md", "markdown", "x"), 9) for n in range(6)
    )
    window.composer.set_text("line\n" * 14)
    window.composer.show_files(files)
    for size in ((800, 600), (480, 400)):
        window.resize(*size)
        QApplication.sendPostedEvents()
        composer = window.composer
        assert composer.editor.geometry().bottom() < composer.send_button.geometry().top()
        assert composer.minimumSizeHint().height() <= composer.height() < size[1]
    window.composer.clear()


def test_files_that_are_shown_again_keep_the_keyboard(composer: Composer) -> None:
    files = (PendingFile(Attachment("a.md", "markdown", "x"), 9),)
    composer.show_files(files)
    chips = composer.files.chips
    composer.show_files((PendingFile(Attachment("a.md", "markdown", "x"), 9),))
    assert composer.files.chips is chips


def test_the_gauge_keeps_its_words_where_there_is_little_room(
    composer: Composer, qtbot: QtBot
) -> None:
    gauge = composer.gauge
    gauge.show_use(2800, 8192)
    gauge.show_next(6000)
    usual = gauge.sizeHint().width()
    qtbot.waitUntil(lambda: gauge.width() == usual)
    composer.resize(composer.minimumSizeHint().width(), composer.height())
    qtbot.waitUntil(lambda: gauge.width() < usual)
    font = interface_font(12, tabular=True)
    assert gauge.width() >= QFontMetrics(font).horizontalAdvance(gauge.text)

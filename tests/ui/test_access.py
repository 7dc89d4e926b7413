"""For people who cannot see the screen or use a mouse: names, order, what is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.engine.events import Finished, StopReason, TextDelta
from app.engine_process.protocol import Died, Generated
from models.errors import PacelineError
from tests.ui.conftest import MakeWindow
from tests.ui.scripted_client import stats
from tests.ui.window_steps import ask, wait_for_end
from ui.chat.bin_dialog import BinDialog
from ui.chat.spoken_answer import SpokenAnswer, sentences_end
from ui.main_window import MainWindow
from ui.notice import Notice

CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
)


def is_of_qt(widget: QWidget) -> bool:
    """Parts of Qt's own widgets, which answer for them."""
    parents = (QAbstractSpinBox, QComboBox, QLineEdit)
    parent = widget.parent()
    while isinstance(parent, QWidget):
        if isinstance(parent, parents):
            return True
        parent = parent.parent()
    return isinstance(widget, QScrollBar)


def accessible_name(widget: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name) if interface is not None else ""


def controls(window: QWidget) -> Iterator[QWidget]:
    for widget in window.findChildren(QWidget):
        takes_focus = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if not is_of_qt(widget) and (isinstance(widget, CONTROLS) or takes_focus):
            yield widget


def unnamed(window: QWidget) -> list[str]:
    return [
        f"{type(widget).__name__} in {type(widget.parent()).__name__} {widget.objectName()}"
        for widget in controls(window)
        if not accessible_name(widget).strip()
    ]


def out_of_reach(window: QWidget) -> list[str]:
    """Buttons that only a mouse can press; of a group, Tab goes to one, arrows to the others."""
    return [
        accessible_name(widget)
        for widget in controls(window)
        if isinstance(widget, QAbstractButton)
        and not widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.group() is None
    ]


def test_every_control_of_every_page_has_a_name(ready: MainWindow, qtbot: QtBot) -> None:
    ask(ready, "Hello?")
    wait_for_end(ready, qtbot)
    answer = ready.transcript.messages[-1].id
    ready.answer_pages.show_tokens(answer)
    ready.answer_pages.show_rounds(answer)
    ready.answer_pages.show_comparison(answer)
    ready.navigation.open_settings("Shortcuts")
    ready.navigation.open_settings("Models")
    ready.navigation.toggle_details()
    ready.presets.open()
    ready.preset_popup.hide()
    for chip in (ready.chooser.target_chip, ready.chooser.draft_chip):
        chip.click()
        QApplication.activePopupWidget().hide()
    ready.library.show_duplicates()
    ready.library.show_requests()
    qtbot.waitUntil(lambda: len(ready.settings.folders.findChildren(QAbstractButton)) > 1)
    assert len(list(controls(ready))) > 100
    assert unnamed(ready) == []
    assert out_of_reach(ready) == []


def test_every_control_of_the_first_start_has_a_name(make_window: MakeWindow) -> None:
    window = make_window(target="")
    assert unnamed(window) == []
    assert out_of_reach(window) == []


def test_every_control_of_the_bin_has_a_name(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = BinDialog(parent, list, lambda _: None, lambda _: None)
    assert len(list(controls(dialog))) >= 4
    assert unnamed(dialog) == []
    assert out_of_reach(dialog) == []


def tab_order(window: MainWindow, start: QWidget) -> list[QWidget]:
    """Where the Tab key goes, once round."""
    start.setFocus(Qt.FocusReason.TabFocusReason)
    order = [start]
    while True:
        window.focusNextChild()
        widget = window.focusWidget()
        if widget is None or widget in order:
            return order
        order.append(widget)


def test_tab_goes_down_the_settings(ready: MainWindow, qtbot: QtBot) -> None:
    page, folders = ready.settings.page, ready.settings.folders
    ready._parts.registry.add_folder(ready._parts.paths.cache)
    ready.navigation.open_settings()
    qtbot.waitUntil(lambda: len(folders.remove_buttons) == 1)
    for section in page.titles:
        page.show_section(section)
        QApplication.sendPostedEvents()  # what was just filled finds its place
        order = tab_order(ready, page.close_button)
        inside = [widget for widget in order if page.isAncestorOf(widget)]
        assert order[: len(inside)] == inside
        places = [widget.mapTo(page, widget.rect().center()) for widget in inside]
        rows = [(place.y() // 16, place.x()) for place in places]
        assert rows == sorted(rows), section
        assert page.tabs.buttons[page.tabs.current] in inside  # one stop for all tabs
    assert ready.composer.editor not in order  # it is covered


class Listener:
    """Remembers what is said."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def __call__(self, _widget: QWidget, text: str) -> None:
        self.said.append(text)


Make = Callable[..., tuple[SpokenAnswer, Listener]]


@pytest.fixture
def make_spoken(qtbot: QtBot) -> Make:
    def make(*, is_heard: bool = True) -> tuple[SpokenAnswer, Listener]:
        view, listener = QWidget(), Listener()
        qtbot.addWidget(view)
        return SpokenAnswer(view, say=listener, is_heard=lambda: is_heard), listener

    return make


def finished(reason: StopReason = StopReason.EOS) -> Generated:
    return Generated(1, Finished("", (), reason, stats(), ()))


def test_an_answer_is_said_in_whole_sentences(make_spoken: Make) -> None:
    spoken, listener = make_spoken()
    for text in ("The **pivot** is ", "the value. It is", " compared with"):
        spoken.take(Generated(1, TextDelta(text)))
    assert listener.said == []
    spoken.say_sentences()  # as its timer does
    spoken.take(Generated(1, TextDelta(" all others.")))
    spoken.take(finished())
    assert listener.said == [
        "The pivot is the value.",
        "It is compared with all others. The answer is complete.",
    ]


@pytest.mark.parametrize(
    ("texts", "first"),
    [
        (("<thi", "nk>\nWell. What is", " it? </think>\n\nThe value. "), ["Thinking…"]),
        (("Well. What is it?", "\n</think>\n\nThe value. "), []),  # begun by the template
    ],
)
def test_thinking_is_said_to_go_on_but_not_read_out(
    make_spoken: Make, texts: tuple[str, ...], first: list[str]
) -> None:
    spoken, listener = make_spoken()
    for text in texts:
        spoken.take(Generated(1, TextDelta(text)))
    spoken.say_sentences()
    spoken.take(finished())
    assert listener.said == [*first, "The value.", "The answer is complete."]


def test_what_is_left_of_another_answer_is_not_said(make_spoken: Make) -> None:
    spoken, listener = make_spoken()
    spoken.take(Generated(1, TextDelta("<think>Of one that is not shown any more")))
    spoken.take(Generated(2, TextDelta("This one")))
    spoken.take(Generated(2, Finished("", (), StopReason.EOS, stats(), ())))
    assert listener.said == ["Thinking…", "This one The answer is complete."]


def test_how_an_answer_ended_is_said(make_spoken: Make) -> None:
    spoken, listener = make_spoken()
    spoken.take(finished(StopReason.CANCELLED))
    spoken.take(Generated(1, TextDelta("Half")))
    spoken.take(Died(PacelineError("It died."), 1))
    assert listener.said == ["The answer was stopped.", "Half The answer was interrupted."]


def test_nothing_is_kept_where_nobody_listens(make_spoken: Make) -> None:
    spoken, listener = make_spoken(is_heard=False)
    spoken.take(Generated(1, TextDelta("A sentence. ")))
    spoken.take(finished())
    assert listener.said == []


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("", 0),
        ("No end yet", 0),
        ("One. Two", 4),
        ("3.14 is", 0),
        ("A line\nmore", 7),
        ("你好。再", 3),
        ("x" * 401, 401),
    ],
)
def test_where_sentences_end(text: str, end: int) -> None:
    assert sentences_end(text) == end


def test_the_window_says_the_answer_that_is_shown(ready: MainWindow, qtbot: QtBot) -> None:
    listener = Listener()
    ready.spoken_answer._say, ready.spoken_answer._is_heard = listener, lambda: True
    ask(ready, "Hello?")
    wait_for_end(ready, qtbot)
    assert listener.said == ["Hello there. The answer is complete."]


def test_what_is_shown_in_place_is_said(
    ready: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    listener = Listener()
    for module in ("widgets.banner", "chat.composer", "chat.composer_strip", "chat.sidebar"):
        monkeypatch.setattr(f"ui.{module}.announce", listener)
    ready.show_notice(Notice("Something failed.", "Try again."))
    assert listener.said == ["Something failed. Try again."]
    ask(ready, "Hello?")
    wait_for_end(ready, qtbot)
    ready.chats.set_obstacle("The models are being loaded.")
    ask(ready, "Well?")
    assert listener.said[1:] == ["The models are being loaded."] * 2  # on writing, and on sending
    assert ready.chats.conversation is not None
    ready.deletions.delete(ready.chats.conversation.id)
    assert listener.said[-1] == "Deleted “\u2068Hello?\u2069”."

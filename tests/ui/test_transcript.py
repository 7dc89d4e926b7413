"""The transcript: what exists as widgets, where it scrolls, what it streams."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QTextEdit, QToolTip
from pytestqt.qtbot import QtBot

from app.engine.thinking import ThinkingCost
from app.sessions.conversation import Message, MessageStatus
from tests.ui.scripted_client import stats
from ui.chat.answer_view import AnswerView
from ui.chat.delta_buffer import FLUSH_MS
from ui.chat.message_view import MessageView
from ui.chat.transcript import Transcript
from ui.markdown.prose_view import ProseView
from ui.theme import Theme

LONG = "A paragraph that is long enough to take more than one line of the column. " * 4


def message(number: int, text: str = LONG, **changes: object) -> Message:
    role = "user" if number % 2 else "assistant"
    made = Message(number, 1, role, text, MessageStatus.COMPLETE, 0.0)
    return replace(made, **changes)  # type: ignore[arg-type]


def chat(count: int) -> list[Message]:
    return [message(number) for number in range(1, count + 1)]


def streaming(number: int, text: str = "") -> Message:
    return message(number, text, role="assistant", status=MessageStatus.STREAMING)


@pytest.fixture
def transcript(qtbot: QtBot, theme: Theme) -> Transcript:
    transcript = Transcript(theme)
    qtbot.addWidget(transcript)
    transcript.resize(900, 600)
    transcript.show()
    return transcript


def live(transcript: Transcript) -> int:
    return sum(transcript.view_of(m.id) is not None for m in transcript.messages)


def at_bottom(transcript: Transcript) -> bool:
    bar = transcript.verticalScrollBar()
    return bar.value() == bar.maximum()


def test_opens_at_the_end_with_few_widgets(transcript: Transcript) -> None:
    transcript.show_messages(chat(1000))
    assert at_bottom(transcript)
    assert transcript.view_of(1000) is not None
    assert transcript.view_of(1) is None
    assert live(transcript) < 60


def test_scrolling_makes_widgets_and_drops_far_ones(transcript: Transcript) -> None:
    transcript.show_messages(chat(1000))
    bar = transcript.verticalScrollBar()
    for value in range(bar.maximum(), 0, -2000):
        bar.setValue(value)
    bar.setValue(0)
    assert transcript.view_of(1) is not None
    assert transcript.view_of(1000) is None
    assert live(transcript) < 150


@pytest.mark.parametrize("number", range(4, 8))
def test_messages_go_while_the_keyboard_is_in_one_of_them(
    transcript: Transcript, number: int
) -> None:
    transcript.show_messages(chat(14))
    transcript.activateWindow()
    transcript.scroll_to_start()
    view = transcript.view_of(number)
    assert view is not None
    next(each for each in view.findChildren(QAbstractButton) if each.isVisible()).setFocus()
    assert view.isAncestorOf(QApplication.focusWidget())
    transcript.change_to(chat(1))
    assert transcript.findChildren(MessageView) == [transcript.view_of(1)]


def test_what_is_read_stays_in_place_while_heights_become_known(transcript: Transcript) -> None:
    transcript.show_messages(chat(200))
    bar = transcript.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    view = next(
        v for m in transcript.messages if (v := transcript.view_of(m.id)) and v.visibleRegion()
    )
    before = view.mapTo(transcript, view.rect().topLeft()).y()
    transcript.add(message(201))
    assert view.mapTo(transcript, view.rect().topLeft()).y() == before


def test_growing_answer_sticks_to_the_bottom(transcript: Transcript) -> None:
    transcript.show_messages([*chat(9), streaming(10)])
    for _ in range(20):
        transcript.grow(10, "More text.\n\n")
        transcript.flush()
    assert at_bottom(transcript)


def test_growing_answer_does_not_pull_a_reader_down(transcript: Transcript) -> None:
    transcript.show_messages([*chat(9), streaming(10)])
    bar = transcript.verticalScrollBar()
    bar.setValue(bar.maximum() - 300)
    value = bar.value()
    for _ in range(20):
        transcript.grow(10, "More text.\n\n")
        transcript.flush()
    assert bar.value() == value
    assert not transcript._latest.isHidden()
    transcript._latest.click()
    assert at_bottom(transcript)


def test_deltas_are_collected_between_flushes(transcript: Transcript, qtbot: QtBot) -> None:
    transcript.show_messages([message(1), streaming(2)])
    for _ in range(50):
        transcript.grow(2, "x")
    view = transcript.view_of(2)
    assert isinstance(view, AnswerView)
    assert view.source == ""
    assert transcript._deltas.timer.interval() >= FLUSH_MS
    qtbot.waitUntil(lambda: view.source == "x" * 50)


def test_a_flush_touches_only_the_answer(transcript: Transcript) -> None:
    transcript.show_messages([*chat(499), streaming(500)])
    before = {m.id: transcript.view_of(m.id) for m in transcript.messages}
    transcript.grow(500, "New text")
    transcript.flush()
    assert {m.id: transcript.view_of(m.id) for m in transcript.messages} == before


def test_end_shows_figures_and_offers_again(transcript: Transcript) -> None:
    transcript.show_messages([message(1), streaming(2)])
    transcript.grow(2, "Half")
    transcript.end(message(2, "Half an answer", stats=stats(), stop_reason="eos"))
    view = transcript.view_of(2)
    assert isinstance(view, AnswerView)
    assert view.source == "Half an answer"
    assert "18.2 tok/s" in view.stats_line.text
    assert not view.buttons.again.isHidden()


def test_an_answer_that_is_stored_late_takes_nothing_from_the_one_that_grows(
    transcript: Transcript,
) -> None:
    transcript.show_messages([message(1), message(2), message(3), streaming(4)])
    transcript.grow(4, "Half")
    transcript.end(message(2, LONG))
    transcript.flush()
    view = transcript.view_of(4)
    assert isinstance(view, AnswerView)
    assert view.source == "Half"


def test_only_the_last_answer_can_be_regenerated(transcript: Transcript) -> None:
    transcript.show_messages([message(1), message(2), message(3), message(4)])
    first, last = transcript.view_of(2), transcript.view_of(4)
    assert isinstance(first, AnswerView)
    assert isinstance(last, AnswerView)
    assert first.buttons.again.isHidden()
    assert not last.buttons.again.isHidden()
    transcript.add(message(5))
    assert last.buttons.again.isHidden()


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"status": MessageStatus.STOPPED}, "You stopped"),
        ({"status": MessageStatus.FAILED, "error": "The context is too small."}, "too small"),
        ({"status": MessageStatus.INTERRUPTED}, "cut off before"),
        ({"status": MessageStatus.INTERRUPTED, "error": "llama.cpp crashed."}, "crashed"),
        ({"error": "There is no room left on the disk."}, "no room left"),
        ({"status": MessageStatus.STOPPED, "error": "The chats are locked."}, "locked"),
        ({"stop_reason": "length"}, "length limit"),
        ({"stop_reason": "context"}, "context is full"),
        ({"text": ""}, "empty answer"),
    ],
)
def test_answers_that_did_not_simply_end_say_so(
    transcript: Transcript, changes: dict[str, object], words: str
) -> None:
    transcript.show_messages([message(1), message(2, **changes)])
    view = transcript.view_of(2)
    assert isinstance(view, AnswerView)
    assert words in view._note.text()
    assert not view._note.isHidden()


def test_narrow_and_wide_keep_everything_inside(transcript: Transcript) -> None:
    word = "x" * 400
    transcript.show_messages([message(1, word), message(2, f"{word}\n\n```\n{word}\n```")])
    for width in (360, 900, 500):
        transcript.resize(width, 600)
        for number in (1, 2):
            view = transcript.view_of(number)
            assert view is not None
            assert view.geometry().right() <= width
            assert view.height() == view.height_for(view.width())


def test_theme_change_draws_everything_again(transcript: Transcript, theme: Theme) -> None:
    transcript.show_messages([message(1), message(2)])
    view = transcript.view_of(2)
    theme.choose("dark")
    assert transcript.view_of(2) is not None
    assert transcript.view_of(2) is not view


def drag(transcript: Transcript, start: QTextEdit, end: QTextEdit) -> None:
    """Press at the start of one field and let go at the right end of another."""
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(start.viewport(), left, none, QPoint(1, 8))
    corner = end.viewport().rect().bottomRight() - QPoint(2, 4)
    place = end.viewport().mapToGlobal(corner)
    move = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(start.viewport().mapFromGlobal(place)),
        QPointF(place),
        Qt.MouseButton.NoButton,
        left,
        none,
    )
    QApplication.sendEvent(start.viewport(), move)
    QTest.mouseRelease(start.viewport(), left, none, QPoint(1, 8))


def fields(transcript: Transcript) -> list[QTextEdit]:
    return transcript.maker.selection._fields()


def test_selection_goes_over_code_and_messages(transcript: Transcript) -> None:
    source = "Before\n\n```py\nx = 1\n```\n\nAfter"
    transcript.show_messages([message(1, "Question"), message(2, source), message(3, "More")])
    question, before, code, after, more = fields(transcript)
    drag(transcript, before, after)
    before.copy()
    assert QApplication.clipboard().text() == "Before\n\nx = 1\n\nAfter"
    drag(transcript, question, more)
    question.copy()
    assert QApplication.clipboard().text() == "Question\n\nBefore\n\nx = 1\n\nAfter\n\nMore"
    QTest.mouseClick(
        code.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(5, 5)
    )
    assert not any(field.textCursor().hasSelection() for field in fields(transcript))


def test_selection_upwards(transcript: Transcript) -> None:
    transcript.show_messages([message(1, "Question"), message(2, "Answer")])
    question, answer = fields(transcript)
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(answer.viewport(), left, none, QPoint(600, 10))
    drag_to = question.viewport().mapToGlobal(QPoint(0, 8))
    transcript.maker.selection._drag(drag_to)
    assert transcript.maker.selection.text() == "Question\n\nAnswer"


def test_a_drag_whose_message_goes_away_ends(transcript: Transcript) -> None:
    transcript.show_messages([message(1, "Question"), message(2, "Answer")])
    _, answer = fields(transcript)
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(answer.viewport(), left, none, QPoint(30, 10))
    transcript.change_to([message(1, "Question"), message(3, "Another")])
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    transcript.maker.selection.drag_to(transcript.mapToGlobal(QPoint(60, 20)))
    assert transcript.maker.selection.text() == ""


def test_a_drag_over_the_edge_scrolls_and_selects_on(transcript: Transcript) -> None:
    transcript.show_messages(chat(200))
    last = fields(transcript)[-1]
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(last.viewport(), left, none, QPoint(30, 10))
    selection = transcript.maker.selection
    selection.dragged.emit(transcript.viewport().mapToGlobal(QPoint(300, -500)))
    assert transcript._scroller._timer.isActive()
    for _ in range(150):
        transcript._scroller.step()
    QTest.mouseRelease(last.viewport(), left, none, QPoint(30, 10))
    assert not transcript._scroller._timer.isActive()
    paragraphs = selection.text().split("\n\n")
    shown = transcript.first_shown
    assert shown is not None
    assert len(paragraphs) > 50
    assert len(paragraphs) == pytest.approx(201 - shown, abs=1)
    assert transcript.view_of(200) is not None  # far away, and still selected


def test_actions_move_to_the_end_when_an_answer_is_no_longer_the_last(
    transcript: Transcript,
) -> None:
    transcript.show_messages([message(1), message(2, stats=stats())])
    view = transcript.view_of(2)
    assert isinstance(view, AnswerView)
    transcript.add(message(3))
    assert view.buttons.again.isHidden()
    last = view.stats_line._actions[-1]
    assert last.geometry().right() > view.stats_line.width() - 20
    assert view.buttons.copy.geometry().right() < last.geometry().left()


def test_empty_answer_offers_nothing_to_copy(transcript: Transcript) -> None:
    transcript.show_messages([message(1), message(2, text="")])
    transcript.add(message(3))
    view = transcript.view_of(2)
    assert isinstance(view, AnswerView)
    assert view.buttons.copy.isHidden()


def test_slow_flushes_come_less_often(
    transcript: Transcript, monkeypatch: pytest.MonkeyPatch
) -> None:
    transcript.show_messages([message(1), streaming(2)])
    moments = iter([0.0, 0.1])  # seconds: this flush took 100 ms
    monkeypatch.setattr("ui.chat.delta_buffer.time.perf_counter", lambda: next(moments))
    transcript.grow(2, "x")
    transcript.flush()
    transcript.grow(2, "y")
    assert transcript._deltas.timer.interval() == 200


def test_a_reason_of_a_later_version_is_passed_over(transcript: Transcript) -> None:
    transcript.show_messages([message(1), message(2, stop_reason="of a later version")])
    view = transcript.view_of(2)
    assert isinstance(view, AnswerView)
    assert view._note.isHidden()


THOUGHT = "<think>First this, then that.</think>\n\nThe answer."


def test_thinking_folds_while_it_streams_and_after(transcript: Transcript) -> None:
    transcript.show_messages([message(1), streaming(2)])
    view = transcript.view_of(2)
    assert isinstance(view, AnswerView)
    transcript.grow(2, "<think>First this,")
    transcript.flush()
    assert view.thinking is not None
    assert view.thinking.title == "Thinking…, folded"
    folded = view.height()
    view.thinking.open()
    assert view.height() > folded
    assert view.height() == view.height_for(view.width())
    transcript.grow(2, " then that.</think>\n\nThe answer.")
    transcript.flush()
    assert view.thinking.title == "Thought before answering, unfolded"
    assert view.text.markdown.segments[0].toPlainText() == "The answer."
    transcript.end(message(2, THOUGHT, stats=stats()))
    assert view.source == THOUGHT
    view.buttons.copy.click()
    assert QApplication.clipboard().text() == "The answer."


def test_finished_thinking_asks_what_it_cost(transcript: Transcript) -> None:
    asked: list[int] = []
    transcript.thinking_shown.connect(asked.append)
    transcript.show_messages([message(1), message(2, THOUGHT), message(3), message(4, "Plain.")])
    assert asked == [2]
    view = transcript.view_of(2)
    assert isinstance(view, AnswerView)
    assert view.thinking is not None
    view.thinking.show_cost(ThinkingCost(12, 3.1))
    assert view.thinking.title == "Thought for 3.1 s, 12 tokens, folded"


def test_thinking_that_the_template_opened_is_moved(transcript: Transcript) -> None:
    transcript.show_messages([message(1), streaming(2)])
    for part in ("I think aloud.", "\n</th", "ink>\n\nDone."):
        transcript.grow(2, part)
        transcript.flush()
    view = transcript.view_of(2)
    assert isinstance(view, AnswerView)
    assert view.thinking is not None
    assert view.text.markdown.segments[0].toPlainText() == "Done."


def test_the_keyboard_is_followed_to_buttons_and_links(transcript: Transcript) -> None:
    links = "\n\n".join(f"[link {n}](https://example.org/{n})\n\n{LONG}" for n in range(20))
    transcript.show_messages([message(1), message(2, f"{links}\n\n```\nx\n```"), message(3)])
    transcript.scroll_to_start()
    view = transcript.view_of(2)
    assert isinstance(view, AnswerView)
    transcript.activateWindow()
    view.buttons.copy.setFocus(Qt.FocusReason.TabFocusReason)
    seen = view.buttons.copy.mapTo(transcript, view.buttons.copy.rect().center())
    assert transcript.viewport().rect().contains(seen)
    prose = view.text.markdown.segments[0]
    assert isinstance(prose, ProseView)
    transcript.scroll_to_start()
    prose.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(15):
        QTest.keyClick(prose, Qt.Key.Key_Tab)
    seen = prose.viewport().mapTo(transcript, prose.cursorRect().center())
    assert transcript.viewport().rect().contains(seen)
    assert "example.org/1" in QToolTip.text()
    QToolTip.hideText()


def test_the_place_that_was_read_is_returned_to(transcript: Transcript) -> None:
    first, second = chat(60), [message(number) for number in range(101, 161)]
    transcript.show_messages(first)
    assert transcript.place is None
    bar = transcript.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    place = transcript.place
    assert place is not None
    transcript.show_messages(second)
    assert at_bottom(transcript)
    transcript.show_messages(first)
    transcript.return_to(place)
    assert transcript.place == place

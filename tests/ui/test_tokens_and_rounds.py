"""Seeing where tokens came from: the marked answer, the replay, the figures' setting."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.engine.events import Finished, StopReason
from app.engine.stats import Ending, Round, Source, fold_rounds
from app.engine.trace import Origin, Trace, token_marks
from app.engine_process.protocol import Command, Generate, Generated, Reply
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.scripted_client import loads_and, stats
from tests.ui.window_steps import ask, last_view, wait_for_end, wait_until_loaded
from ui.chat.answer_view import AnswerView
from ui.main_window import MainWindow
from ui.stats.round_columns import RoundColumns
from ui.stats.token_spans import TokenSpans
from ui.stats.token_text import TokenText
from ui.stats.token_view import TokenView
from ui.theme import Theme

PIECES = {
    1: b" send",
    2: b" the",
    3: b" invoice",
    4: b" today",
    5: b" report",
    6: b"Please",
    7: b"\n",
}
ROUNDS = (
    Round(
        Source.DRAFT, (1, 2, 3, 4), 2, (1, 2, 5), Ending.CORRECTION, 5, 0.031, 0.163, 0.001,
        target_probs=(0.9, 0.8, 0.61), rejected_prob=0.17,
    ),
    Round(Source.LOOKUP, (7,), 1, (7, 2), Ending.BONUS, 2, 0.0001, 0.1, 0.0),
    Round(Source.PLAIN, (), 0, (4,), Ending.PLAIN, 1, 0.0, 0.09, 0.0),
)  # fmt: skip
TOKENS = (6, 1, 2, 5, 7, 2, 4)
TEXT = "Please send the report\n the today"
TRACE = Trace(TOKENS, ROUNDS, PIECES, 0.5)
NONE = Qt.KeyboardModifier.NoModifier


def traced_answers(command: Command) -> list[Reply]:
    if not isinstance(command, Generate):
        return []
    counted = replace(stats(len(TOKENS)), speculation=fold_rounds(ROUNDS), plain_rate=10.0)
    done = Finished(TEXT, TOKENS, StopReason.EOS, counted, ROUNDS, PIECES, 0.5)
    return [Generated(command.request_id, done)]


@pytest.fixture
def answered(make_window: MakeWindow, clients: Clients, qtbot: QtBot) -> MainWindow:
    """A window in which one question was answered."""
    clients.script = loads_and(traced_answers)
    window = make_window()
    wait_until_loaded(window, qtbot)
    ask(window, "Write to the office.")
    wait_for_end(window, qtbot)
    return window


def action(view: AnswerView, text: str) -> QAbstractButton:
    (found,) = [b for b in view.findChildren(QAbstractButton) if b.text() == text]
    return found


def token_view(window: MainWindow) -> TokenView:
    (found,) = last_view(window).findChildren(TokenView)
    return found


def test_tokens_take_the_place_of_the_answer_and_go_again(answered: MainWindow) -> None:
    view = last_view(answered)
    action(view, "Tokens").click()
    shown = token_view(answered)
    assert shown.text.toPlainText() == TEXT
    assert not view.text.markdown.isVisible()
    assert view.height() == view.height_for(view.width())
    action(view, "Tokens").click()
    assert view.text.markdown.isVisible()
    assert not view.findChildren(TokenView, options=Qt.FindChildOption.FindDirectChildrenOnly)


def test_keyboard_walks_the_tokens_and_leaves(answered: MainWindow) -> None:
    view = last_view(answered)
    answered.activateWindow()
    action(view, "Tokens").setFocus()
    QTest.keyClick(action(view, "Tokens"), Qt.Key.Key_Space)
    text = token_view(answered).text
    assert text.hasFocus()
    facts = token_view(answered).facts
    QTest.keyClick(text, Qt.Key.Key_Home)
    for _ in range(3):
        QTest.keyClick(text, Qt.Key.Key_Right)
    assert facts.text() == (
        "“report” · correction by the target · probability 61 % · round 1, token 3 of 3"
    )
    assert text.accessibleDescription() == facts.text()
    QTest.keyClick(text, Qt.Key.Key_Down)
    assert text.current is not None
    assert text.current.round > 1
    QTest.keyClick(text, Qt.Key.Key_End)
    assert text.current.origin is Origin.PLAIN
    QTest.keyClick(text, Qt.Key.Key_Escape)
    assert view.text.token_view is None
    assert action(view, "Tokens").hasFocus()
    assert not answered.chats.is_answering


def test_pointing_at_a_token_says_where_it_came_from(answered: MainWindow) -> None:
    action(last_view(answered), "Tokens").click()
    text = token_view(answered).text
    place = QPointF(8, 12)
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(
        QEvent.Type.MouseMove, place, text.viewport().mapToGlobal(place), none, none, NONE
    )
    QApplication.sendEvent(text.viewport(), move)
    assert text.current is not None
    assert text.current.text == "Please"


@pytest.mark.parametrize("theme_name", ["light", "dark"])
def test_marks_differ_in_style_and_colour(qtbot: QtBot, theme: Theme, theme_name: str) -> None:
    theme.choose(theme_name)  # type: ignore[arg-type]  # one of the choices
    holder = QWidget()
    qtbot.addWidget(holder)
    view = TokenView(theme.tokens, token_marks(TRACE), holder)
    holder.resize(600, 240)
    view.setGeometry(0, 0, 600, view.height_for(600))
    holder.show()
    image = view.text.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(300) for y in range(image.height())}
    for colour in (theme.tokens.draft, theme.tokens.target):
        assert colour.lower() in colours
    assert len(view._legend) == 5
    theme.choose("light")


def test_characters_outside_the_basic_plane_count_twice_as_in_qt() -> None:
    trace = Trace((1, 2), (replace(ROUNDS[2], committed=(2,)),), {1: "🙂".encode(), 2: b" x"})
    spans = TokenSpans(token_marks(trace))
    assert [(span.start, span.ink, span.end) for span in spans.spans] == [(0, 0, 2), (2, 3, 4)]
    assert (spans.at(1), spans.at(3)) == (0, 1)


def test_a_long_answer_is_marked_quickly(qtbot: QtBot, theme: Theme) -> None:
    rounds = ROUNDS[:1] * 2000
    trace = Trace((6, *(1, 2, 5) * 2000), rounds, PIECES)
    holder = QWidget()
    qtbot.addWidget(holder)
    text = TokenText(theme.tokens, token_marks(trace), holder)
    text.resize(700, text.height_for(700))
    assert text.height() > 3000
    assert len(text._tokens.within(0, 100)) < 30


def test_an_answer_without_a_record_says_so(answered: MainWindow) -> None:
    with answered._parts.store._database.writing(durable=False) as connection:
        connection.execute("DELETE FROM traces")
    action(last_view(answered), "Tokens").click()
    assert answered.banner.notice is not None
    assert "not recorded" in answered.banner.notice.sentence
    assert not action(last_view(answered), "Tokens").isChecked()


def test_replay_steps_by_keyboard_and_closes(answered: MainWindow) -> None:
    answered.activateWindow()
    action(last_view(answered), "Rounds").click()
    page = answered.main.replay
    assert answered.main.page is page
    assert not answered.composer.isVisible()
    assert page.hasFocus()
    assert "report (61 %) rather than invoice (17 %)" in page.accessibleDescription()
    assert [chip.accessibleName() for chip in page.proposals.chips] == [
        "send, accepted", "the, accepted", "invoice, rejected", "today, discarded",
    ]  # fmt: skip
    assert page.committed.chips[-1].accessibleName() == "report, correction of the target, 61 %"
    assert not page.previous.isEnabled()
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.step is not None
    assert page.step.number == 2
    assert "bonus" in page.accessibleDescription()
    QTest.keyClick(page, Qt.Key.Key_End)
    assert page.step.number == 3
    assert not page.next.isEnabled()
    assert not page.proposals.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Home)
    assert page.step.number == 1
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert answered.main.page is answered.transcript
    assert answered.composer.isVisible()


def test_replay_closes_with_its_chat_only(answered: MainWindow) -> None:
    action(last_view(answered), "Rounds").click()
    answered.page_choice.show()
    assert answered.main.page is answered.main.replay
    answered.chats.new_chat()
    assert answered.main.page is answered.empty_chat


def test_a_click_on_a_column_goes_to_its_round(answered: MainWindow) -> None:
    action(last_view(answered), "Rounds").click()
    columns = answered.main.replay.columns
    QTest.mouseClick(columns, Qt.MouseButton.LeftButton, NONE, QPoint(25, 60))
    assert answered.main.replay.step is not None
    assert answered.main.replay.step.number == 3


def test_many_rounds_are_shown_around_the_present_one(qtbot: QtBot, theme: Theme) -> None:
    columns = RoundColumns(theme)
    qtbot.addWidget(columns)
    columns.resize(90, 120)
    columns.show_rounds([3] * 1000)
    columns.mark(500)
    first, step, shown = columns._window()
    assert first <= 500 < first + shown
    assert shown * step <= 90


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_replay_fits_the_window(answered: MainWindow, size: tuple[int, int]) -> None:
    answered.resize(*size)
    action(last_view(answered), "Rounds").click()
    page = answered.main.replay
    for chips in (page.proposals, page.committed):
        for chip in chips.chips:
            assert chip.geometry().bottom() < chips.height()
            assert chip.mapTo(page, chip.rect().topRight()).x() <= page.viewport().width()


def test_every_control_has_a_name(answered: MainWindow) -> None:
    action(last_view(answered), "Tokens").click()
    action(last_view(answered), "Rounds").click()
    for root in (last_view(answered), answered.main.replay):
        for control in root.findChildren(QAbstractButton):
            assert control.accessibleName(), control


def test_figures_are_seen_always_near_or_never(answered: MainWindow) -> None:
    preferences = answered._parts.preferences
    preferences.change(theme="light")
    view = last_view(answered)
    figures = view.stats_line._figures
    assert all(figure.isVisible() for figure in figures)
    height = view.height()
    preferences.change(figures_shown="hover")
    assert not any(figure.isVisible() for figure in figures)
    assert "18.2 tok/s" in view.stats_line.accessibleName()
    view.stats_line.set_near(near=True)
    assert all(figure.isVisible() for figure in figures)
    preferences.change(figures_shown="never")
    assert not any(figure.isVisible() for figure in figures)
    assert last_view(answered).height() < height
    assert action(view, "Rounds").isVisible()


def test_figures_can_be_chosen_in_the_options(answered: MainWindow) -> None:
    answered.options._load()
    (never,) = [b for b in answered.options.figures.buttons() if b.text() == "Never"]
    never.click()
    assert answered._parts.preferences.settings.figures_shown == "never"


def test_tooltips_say_how_figures_were_measured(answered: MainWindow) -> None:
    tips = [figure.toolTip() for figure in last_view(answered).stats_line._figures]
    assert all("easured" in tip or "ounted" in tip for tip in tips)
    assert any("The model ended it." in tip for tip in tips)

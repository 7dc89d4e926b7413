"""Comparing an answer with the same prompt without drafting, in the window."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.engine.errors import EngineDiedError
from app.engine.events import Finished, StopReason, TextDelta
from app.engine_process.protocol import Cancel, Command, Died, Generate, Generated, Reply
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.scripted_client import ROUND, answer, loads_and, stats
from tests.ui.window_steps import ask, last_view, wait_for_end, wait_until_loaded
from ui.main_window import MainWindow


def plain_end(request_id: int, text: str, reason: StopReason = StopReason.LENGTH) -> Reply:
    figures = stats(plain_rate=None, mode="plain")
    return Generated(request_id, Finished(text, (1,), reason, figures, (ROUND,)))


def script(command: Command) -> Iterable[Reply]:
    """Answers at once; a comparison only begins."""
    match command:
        case Generate(request_id, _) if request_id > 0:
            return answer(request_id, "Hello ", "there.")
        case Generate(request_id, _):
            return [Generated(request_id, TextDelta("Hel"))]
        case _:
            return []


@pytest.fixture
def comparing(make_window: MakeWindow, clients: Clients, qtbot: QtBot) -> MainWindow:
    """A window in which a comparison runs."""
    clients.script = loads_and(script)
    window = make_window()
    wait_until_loaded(window, qtbot)
    ask(window, "Hello?")
    wait_for_end(window, qtbot)
    press(window, "Compare")
    qtbot.waitUntil(lambda: window.main.compare.plain.text.toPlainText() == "Hel")
    return window


def press(window: MainWindow, text: str) -> None:
    (found,) = [b for b in last_view(window).findChildren(QAbstractButton) if b.text() == text]
    found.click()


def request_id(clients: Clients) -> int:
    command = clients.last.of_kind(Generate)[-1]
    assert isinstance(command, Generate)
    return command.request_id


def test_both_sides_and_a_verdict(comparing: MainWindow, clients: Clients, qtbot: QtBot) -> None:
    page = comparing.main.compare
    assert comparing.main.page is page
    assert page.drafted.text.toPlainText() == "Hello there."
    clients.last.say(plain_end(request_id(clients), "Hello there."))
    qtbot.waitUntil(lambda: "identical" in page.words.text())
    assert "18.2 tok/s" in page.plain.figures
    assert "no difference" in page.verdict.text()
    assert not page.stop.isVisible()
    assert page.accessibleDescription()


def test_it_is_kept_and_can_be_run_again(
    comparing: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    page = comparing.main.compare
    clients.last.say(plain_end(request_id(clients), "Hello dear."))
    qtbot.waitUntil(lambda: "differ after 6 characters" in page.words.text())
    assert page.plain.text.extraSelections()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert comparing.main.page is comparing.transcript
    asked = len(clients.last.of_kind(Generate))
    press(comparing, "Compare")
    assert "differ after 6" in page.words.text()
    assert len(clients.last.of_kind(Generate)) == asked
    page.run.click()
    assert len(clients.last.of_kind(Generate)) == asked + 1
    assert page.stop.isVisible()


def test_nothing_can_be_asked_while_it_runs(
    comparing: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    assert "comparison is running" in comparing.chats.obstacle
    QTest.keyClick(comparing.main.compare, Qt.Key.Key_Escape)
    assert clients.last.of_kind(Cancel)
    clients.last.say(plain_end(request_id(clients), "Hel", StopReason.CANCELLED))
    qtbot.waitUntil(lambda: not comparing.chats.obstacle)
    answer_id = comparing.transcript.messages[-1].id
    assert comparing._parts.store.comparisons.load(answer_id) is None


def test_stop_says_so(comparing: MainWindow, clients: Clients, qtbot: QtBot) -> None:
    comparing.main.compare.stop.click()
    clients.last.say(plain_end(request_id(clients), "Hel", StopReason.CANCELLED))
    qtbot.waitUntil(lambda: "You stopped it" in comparing.main.compare.words.text())
    assert comparing.main.compare.run.isVisible()


def test_an_engine_that_dies_leaves_the_answer(
    comparing: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    clients.last.die()
    qtbot.waitUntil(lambda: "has stopped" in comparing.main.compare.words.text())
    assert comparing.banner.isVisible()
    assert "crashed" in comparing.banner.notice.sentence
    assert "crashed" not in comparing.main.compare.words.text()
    assert comparing.transcript.messages[-1].text == "Hello there."
    comparing.main.compare.run.click()
    assert "Restart" in comparing.main.compare.words.text()


def test_a_death_that_the_chats_have_not_heard_of_says_what_happened(
    comparing: MainWindow,
) -> None:
    error = EngineDiedError("The engine crashed.", advice="Start the engine again.")
    comparing.answer_pages.comparing.handle(Died(error, None))
    assert comparing.main.compare.words.text() == "The engine crashed."


@pytest.mark.parametrize("width", [1280, 800, 480])
def test_it_fits(comparing: MainWindow, width: int) -> None:
    comparing.resize(width, 600)
    page = comparing.main.compare
    for side in (page.drafted, page.plain):
        assert side.mapTo(page, side.rect().bottomRight()).x() <= page.width()
        assert side.text.height() > 20

"""The panel beside the chat: while an answer grows, afterwards, and when drafting is off."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.engine.cost_model import CostTable
from app.engine.events import Finished, RoundFinished, StopReason
from app.engine.pair_info import MemoryUse
from app.engine.request import PairSpec
from app.engine.stats import Round, Source, fold_rounds
from app.engine.stats_live import live_figures
from app.engine_process.protocol import Cancel, Generate, Generated, TurnMemory
from app.sessions.errors import StoreError
from app.sessions.trace_table import TraceTable
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.scripted_client import ROUND, pair_info, starts_only, stats
from tests.ui.window_steps import ask, last_view, wait_for_end, wait_until_loaded
from ui.chat.message_actions import Act
from ui.details.details_panel import DetailsPanel
from ui.details.shown import Shown
from ui.main_window import MainWindow
from ui.numbers import memory_size
from ui.theme import Theme

STAIRS = CostTable(
    {n: 0.1 * cost for n, cost in enumerate([1.0, 1.35, 1.8, 1.45, 1.93, 2.38], 1)}, 0.008
)


@pytest.fixture
def growing(
    make_window: MakeWindow, clients: Clients, qtbot: QtBot, starter_path: object
) -> MainWindow:
    """A window with open details in which an answer grows."""
    clients.script = starts_only("Some ", "words ")
    window = make_window(draft=str(starter_path))
    wait_until_loaded(window, qtbot)
    window.shell.set_details(shown=True)
    ask(window, "Go on.")
    qtbot.waitUntil(lambda: bool(rounds_so_far(window)))
    return window


def rounds_so_far(window: MainWindow) -> tuple[Round, ...]:
    growing = window.chats.growing
    return growing.rounds if growing is not None else ()


def request_id(clients: Clients) -> int:
    (command,) = clients.last.of_kind(Generate)
    assert isinstance(command, Generate)
    return command.request_id


def test_figures_follow_the_growing_answer(
    growing: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    number = request_id(clients)
    clients.last.say(*[Generated(number, RoundFinished(ROUND))] * 30)
    qtbot.waitUntil(lambda: len(rounds_so_far(growing)) == 32)
    qtbot.waitUntil(lambda: growing.details.answer.rate.text() == "29.7")
    assert growing.details.title.text() == "This answer, so far"
    assert growing.details.acceptance.share.text() == "67 %"
    assert growing.details.acceptance.acceptance_words.text().endswith("at last 67 %")
    assert growing.details.acceptance.length_words.text().endswith("at last 3.0")
    assert growing.details.answer._chart.isVisible()
    assert "promise most" in growing.details.costs.words.text()
    assert not growing.details.drafting.isVisible()


def test_a_long_chat_is_compared_with_single_tokens_there(
    growing: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    """What attention adds to four rows there, four single passes, it adds to one by a quarter."""
    info = growing._parts.control.state.info
    assert info is not None
    plain_s = info.costs.target_pass_s[1]
    slow = replace(ROUND, verify_s=info.costs.target_pass_s[ROUND.width] + 4 * plain_s)
    number = request_id(clients)
    clients.last.say(*[Generated(number, RoundFinished(slow, None, 8000))] * 30)
    qtbot.waitUntil(lambda: len(rounds_so_far(growing)) == 32)
    growing.live_details.refresh()
    shown = growing.details._shown
    assert shown.plain_rate == pytest.approx(1 / (2 * plain_s), rel=0.15)


def test_the_rounds_stay_when_the_answer_is_done(
    growing: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    done = Finished("Some words", (1,), StopReason.EOS, stats(), (ROUND,) * 60, {1: b"x"})
    memory = MemoryUse(2_000_000_000, 11 * 2**30 // 10, 60_000_000, 90_000_000, 0)
    clients.last.say(TurnMemory(request_id(clients), memory))
    clients.last.say(Generated(request_id(clients), done))
    wait_for_end(growing, qtbot)
    assert growing.details.title.text() == "Last answer"
    assert growing.details.answer.rate.text() == "18.2"
    assert growing.details.answer._chart.isVisible()
    assert "target\u00a01.1\u00a0GB" in growing.details.memory.legend.text()
    assert growing.chats.growing is None


def test_the_rounds_of_a_shorter_answer_go_when_it_is_continued(
    growing: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    done = Finished("Some words", (1,), StopReason.EOS, stats(), (ROUND,) * 60, {1: b"x"})
    clients.last.say(Generated(request_id(clients), done))
    wait_for_end(growing, qtbot)
    assert growing.details.answer._chart.isVisible()
    last_view(growing).ask(Act.CONTINUE)
    qtbot.waitUntil(lambda: bool(rounds_so_far(growing)))
    clients.last.say(Generated(clients.last.of_kind(Generate)[-1].request_id, done))
    wait_for_end(growing, qtbot)
    assert growing.details.title.text() == "Last answer"
    assert not growing.details.answer._chart.isVisible()


def test_rounds_that_could_not_be_read_are_read_again(
    growing: MainWindow, clients: Clients, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def busy(*_: object) -> None:
        raise StoreError("The chats are in use by another program.")

    done = Finished("Some words", (1,), StopReason.EOS, stats(), (ROUND,) * 60, {1: b"x"})
    with monkeypatch.context() as patched:
        patched.setattr(TraceTable, "load", busy)
        clients.last.say(Generated(request_id(clients), done))
        wait_for_end(growing, qtbot)
        assert not growing.details.answer._chart.isVisible()
    growing.live_details.refresh()
    assert growing.details.answer._chart.isVisible()


def test_drafting_that_rests_says_why_and_can_be_overruled(
    growing: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    why = "a pass of width 4 costs 3.1 times a single pass on this machine"
    clients.last.say(Generated(request_id(clients), RoundFinished(ROUND, why)))
    drafting = growing.details.drafting
    qtbot.waitUntil(drafting.isVisible)
    assert why in drafting.words.text()
    assert drafting.override.accessibleName() == drafting.override.text()
    drafting.override.click()
    chosen = growing._parts.preferences.settings.draft_length
    assert chosen
    assert drafting.override.text() == "Automatic"
    drafting.override.click()
    assert growing._parts.preferences.settings.draft_length is None


def test_hidden_details_cost_nothing(growing: MainWindow, clients: Clients, qtbot: QtBot) -> None:
    growing.shell.set_details(shown=False)
    shown = growing.details._shown
    clients.last.say(*[Generated(request_id(clients), RoundFinished(ROUND))] * 5)
    qtbot.waitUntil(lambda: len(rounds_so_far(growing)) == 7)
    growing.live_details.refresh()
    assert growing.details._shown is shown
    growing.shell.set_details(shown=True)
    assert growing.details._shown is not shown
    assert clients.last.of_kind(Cancel) == []


def panel_of(qtbot: QtBot, theme: Theme, shown: Shown) -> DetailsPanel:
    panel = DetailsPanel(theme)
    qtbot.addWidget(panel)
    panel.resize(296, 900)
    panel.show()
    panel.show_answer(shown)
    return panel


def test_the_best_width_is_marked(qtbot: QtBot, theme: Theme, starter_path: object) -> None:
    info = replace(pair_info(PairSpec(starter_path, starter_path)), costs=STAIRS)  # type: ignore[arg-type]  # a path
    panel = panel_of(qtbot, theme, Shown(stats(), info, live_figures([ROUND] * 40)))
    marked = [column.label for column in panel.costs._chart._columns if column.is_marked]
    assert marked == ["4"]
    assert "3 guesses per round promise most" in panel.costs.words.text()


@pytest.mark.parametrize(
    ("rounds", "words"),
    [
        ([ROUND], "Draft accepted"),
        ([replace(ROUND, source=Source.LOOKUP)], "Lookup accepted"),
        ([ROUND, replace(ROUND, source=Source.LOOKUP)], "Accepted"),
    ],
)
def test_what_was_accepted_is_called_by_who_proposed(
    qtbot: QtBot, theme: Theme, rounds: list[Round], words: str
) -> None:
    panel = panel_of(qtbot, theme, Shown(stats(speculation=fold_rounds(rounds * 9))))
    assert panel.acceptance.head.text() == words


def test_labels_stay_inside(qtbot: QtBot, theme: Theme, starter_path: object) -> None:
    info = pair_info(PairSpec(starter_path, starter_path))  # type: ignore[arg-type]  # a path
    shown = Shown(stats(), info, live_figures([ROUND] * 40), off_reason="it is too slow " * 9)
    panel = panel_of(qtbot, theme, shown)
    for label in panel.findChildren(QLabel):
        if label.isVisible():
            assert label.mapTo(panel, label.rect().topRight()).x() <= panel.width()


def test_sizes_in_words() -> None:
    assert [memory_size(n) for n in (94 * 2**20, 5 * 2**28)] == ["94 MB", "1.2 GB"]


def test_nothing_is_squashed_where_it_is_too_much(
    qtbot: QtBot, theme: Theme, starter_path: object
) -> None:
    info = pair_info(PairSpec(starter_path, starter_path))  # type: ignore[arg-type]  # a path
    panel = DetailsPanel(theme)
    qtbot.addWidget(panel)
    panel.resize(296, 400)
    panel.show()
    panel.show_answer(
        Shown(stats(), info, live_figures([ROUND] * 90), off_reason="it is too slow " * 9)
    )
    for label in (label for label in panel.findChildren(QLabel) if label.isVisible()):
        qtbot.waitUntil(lambda label=label: label.height() >= label.heightForWidth(label.width()))

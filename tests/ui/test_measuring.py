"""Measuring a pair in the window: scripted engines, and once the real one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import app.pair_measurement
from app.config.paths import Paths
from app.engine.events import StopReason, TextDelta
from app.engine_process.protocol import Cancel, Command, Generate, Generated, Load, Reply
from app.pair_measurement import SECONDS_PER_PROMPT
from app.pair_trial import PairTrial, TrialEnded, TrialGrew
from models.measured_pair import MeasurementFile
from models.registry import Registry
from tests.models.builders import TinyModel
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.library_steps import card, choose_from_menu, open_models
from tests.ui.scripted_client import answers, finished, loads_and
from tests.ui.window_steps import press, wait_until_loaded
from ui.engine_state import Phase
from ui.main import build_window
from ui.main_window import MainWindow
from ui.pair.measuring import MEASURING

PATIENCE_MS = 120_000


def waits_for_cancel(command: Command) -> Iterable[Reply]:
    match command:
        case Generate(request_id, _):
            return [Generated(request_id, TextDelta("Once"))]
        case Cancel():
            return [finished(0, "Once", StopReason.CANCELLED)]
        case _:
            return []


@pytest.fixture
def drafted(make_window: MakeWindow, qtbot: QtBot, q2_draft_path: Path, paths: Paths) -> MainWindow:
    """A window whose starter is drafted by its Q2_K."""
    Registry(paths.data).add(q2_draft_path)
    window = make_window(draft=str(q2_draft_path))
    wait_until_loaded(window, qtbot)
    qtbot.waitUntil(lambda: bool(window.pair.library.entries))
    return window


def test_three_answers_are_asked_for_one_after_the_other() -> None:
    now = iter(range(0, 1000, 2))
    sent: list[Command] = []
    trial = PairTrial(sent.append, lambda: float(next(now)))
    trial.start()
    for asked in (1, 2, 3):
        assert [type(c) for c in sent].count(Generate) == asked
        for _ in range(3):
            assert isinstance(trial.handle(Generated(0, TextDelta("a"))), TrialGrew)
        change = trial.handle(finished(0, "aaa", StopReason.LENGTH))
    assert Cancel not in [type(c) for c in sent]  # time is the engine's to keep
    assert {c.request.max_seconds for c in sent if isinstance(c, Generate)} == {SECONDS_PER_PROMPT}
    assert isinstance(change, TrialEnded)
    assert len(change.answers) == 3
    assert trial.handle(finished(12, "of a chat")) is None


def test_the_time_that_is_left_follows_what_was_measured() -> None:
    now = 100.0
    trial = PairTrial(lambda _: None, lambda: now)
    trial.start()
    sizes = [len(prompt.text) for prompt in app.pair_measurement.trial_prompts()]
    assert trial.left_s is None
    now += 0.01 * sizes[0]  # a slow reader
    grown = trial.handle(Generated(0, TextDelta("a")))
    assert isinstance(grown, TrialGrew)
    assert grown.left_s == pytest.approx(3 * SECONDS_PER_PROMPT + 0.01 * sum(sizes[1:]))
    now += 2  # a short answer
    grown = trial.handle(finished(0, "aaa", StopReason.EOS))
    assert isinstance(grown, TrialGrew)
    assert grown.left_s == pytest.approx(2 * 2 + 0.01 * sum(sizes[1:]))
    now += 1
    assert trial.left_s == pytest.approx(2 * 2 + 0.01 * sum(sizes[1:]) - 1)
    now += 3600
    assert trial.left_s == 0


def test_a_pair_is_measured_shown_and_offered_first(
    drafted: MainWindow, clients: Clients, qtbot: QtBot, paths: Paths, q2_draft_path: Path
) -> None:
    chooser = drafted.chooser
    assert chooser.measure_button.isEnabled()
    chooser.measure_button.click()
    qtbot.waitUntil(lambda: not drafted.measuring.is_running)
    assert len(clients.last.of_kind(Generate)) == 3
    assert drafted.banner.notice is not None
    assert "1.62 times as fast" in drafted.banner.notice.sentence
    [kept] = MeasurementFile(paths.measurements_file).read().pairs
    assert kept.speedup == pytest.approx(18.2 / 11.2)
    qtbot.waitUntil(lambda: bool(drafted.pair.library.measured.measurements.pairs))
    second = chooser.draft_popup.model.index(1)
    choice = chooser.draft_popup.model.choice_at(second)
    assert choice is not None
    assert (choice.key, choice.figure) == (str(q2_draft_path), "1.6×")
    target = chooser.target_popup.model.choice_at(chooser.target_popup.model.index(0))
    assert target is not None
    assert target.figure == "1.6×"
    assert "times as fast with" in target.remark


def test_what_was_measured_is_said_even_if_it_cannot_be_kept(
    drafted: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder")
    drafted.measuring._measurements = MeasurementFile(tmp_path / "file" / "measurements.json")
    drafted.chooser.measure_button.click()
    qtbot.waitUntil(lambda: not drafted.measuring.is_running)
    assert drafted.banner.notice is not None
    assert "1.62 times as fast" in drafted.banner.notice.sentence
    assert "Nothing can be written to" in drafted.banner.notice.advice
    assert "PACELINE_HOME" in drafted.banner.notice.advice


def test_chatting_is_said_to_be_busy_and_a_run_can_be_stopped(
    drafted: MainWindow, clients: Clients, qtbot: QtBot, paths: Paths
) -> None:
    clients.last._script = waits_for_cancel
    drafted.measuring.measure()
    qtbot.waitUntil(lambda: "%, 18 s left" in drafted.banner.accessibleName())
    assert drafted.chats.obstacle == MEASURING
    drafted.composer.set_text("Well?")
    QTest.keyClick(drafted.composer.editor, Qt.Key.Key_Return)
    assert not drafted.chats.is_answering
    assert drafted.composer.text == "Well?"
    press(drafted, "Cancel")
    qtbot.waitUntil(lambda: not drafted.measuring.is_running)
    assert drafted.banner.notice is not None
    assert "stopped" in drafted.banner.notice.sentence
    assert drafted.chats.obstacle == ""
    assert MeasurementFile(paths.measurements_file).read().pairs == ()
    clients.last._script = answers("Yes.")
    QTest.keyClick(drafted.composer.editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: drafted.transcript.messages[-1].text == "Yes.")


def test_another_pair_takes_the_place_of_a_measurement(
    drafted: MainWindow, clients: Clients, qtbot: QtBot
) -> None:
    clients.last._script = loads_and(waits_for_cancel)
    drafted.measuring.measure()
    drafted.chooser.draft_chosen.emit("")
    qtbot.waitUntil(lambda: len(clients.last.of_kind(Load)) == 2)
    wait_until_loaded(drafted, qtbot)
    assert not drafted.measuring.is_running
    assert drafted.banner.isHidden()
    assert not drafted.chooser.measure_button.isEnabled()
    drafted.measuring.measure()
    assert drafted.banner.notice is not None
    assert "no draft" in drafted.banner.notice.sentence


def test_a_death_ends_a_measurement(drafted: MainWindow, clients: Clients, qtbot: QtBot) -> None:
    clients.last._script = waits_for_cancel
    drafted.measuring.measure()
    clients.last.die()
    qtbot.waitUntil(lambda: drafted._parts.control.state.phase is Phase.DIED)
    assert not drafted.measuring.is_running
    assert "Restart the engine" in [button.text() for button in drafted.banner.buttons]


def test_a_draft_of_the_list_is_loaded_to_be_measured(
    make_window: MakeWindow, clients: Clients, qtbot: QtBot, tmp_path: Path, paths: Paths
) -> None:
    big = TinyModel(blocks=4, width=256, ffn=512, heads=4, kv_heads=2)
    target, draft = big.write(tmp_path / "big.gguf"), TinyModel(blocks=1).write(tmp_path / "s.gguf")
    for path in (target, draft):
        Registry(paths.data).add(path)
    window = make_window(target=str(target))
    wait_until_loaded(window, qtbot)
    open_models(window, qtbot)
    view = window.main.models.local.view
    choose_from_menu(view, str(draft), "Measure as draft for big")
    qtbot.waitUntil(lambda: len(clients.last.of_kind(Generate)) == 3)
    qtbot.waitUntil(lambda: not window.measuring.is_running)
    assert clients.last.of_kind(Load)[-1].spec.draft == draft
    qtbot.waitUntil(lambda: "Can draft for big (1.6× measured)" in card(view, str(draft)).lines)


def test_a_pair_that_was_given_up_is_not_measured_when_it_comes_later(
    drafted: MainWindow, clients: Clients, qtbot: QtBot, q2_draft_path: Path
) -> None:
    target, draft = "starter", str(q2_draft_path)
    drafted.chooser.draft_chosen.emit("")
    qtbot.waitUntil(lambda: drafted.pair.loaded == (target, ""))
    drafted.measuring.measure_pair(target, draft)
    drafted.chooser.draft_chosen.emit("")
    drafted.chooser.draft_chosen.emit(draft)
    qtbot.waitUntil(lambda: drafted.pair.loaded == (target, draft))
    assert not drafted.measuring.is_running


@pytest.fixture
def real_window(
    qtbot: QtBot, qapp: QApplication, paths: Paths, q2_draft_path: Path
) -> Iterator[MainWindow]:
    Registry(paths.data).add(q2_draft_path)
    window = build_window(qapp, paths)
    window._parts.preferences.change(threads=1, batch_threads=1, context_size=1024)
    window.pair._want("starter", str(q2_draft_path))
    window.pair.load()
    window.show()
    qtbot.waitUntil(lambda: window._parts.control.state.phase is Phase.LOADED, timeout=PATIENCE_MS)
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_the_real_engine_measures_a_real_pair(
    real_window: MainWindow, qtbot: QtBot, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.pair_measurement, "LONGEST_ANSWER", 24)
    real_window.measuring.measure()
    qtbot.waitUntil(lambda: not real_window.measuring.is_running, timeout=PATIENCE_MS)
    [kept] = MeasurementFile(paths.measurements_file).read().pairs
    assert kept.plain_rate > 0
    assert kept.acceptance_rate is None or 0 <= kept.acceptance_rate <= 1  # tried once, perhaps
    assert real_window.banner.notice is not None
    assert "tokens a second" in real_window.banner.notice.advice
    assert real_window.chats.obstacle == ""

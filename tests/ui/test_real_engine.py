"""The window with the real engine process and the real starter, drafted by its Q2_K."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.config.paths import Paths
from app.config.settings import Settings
from app.config.settings_file import SettingsFile
from app.engine.sampling import SamplingParams
from app.engine.trace import Origin, token_marks
from app.sessions.conversation import MessageStatus
from app.sessions.override import Override
from app.sessions.preset import Preset
from tests.ui.window_steps import is_reload_shown, wait_for_notice
from ui.chat.answer_view import AnswerView
from ui.chat.message_actions import Act
from ui.engine_state import Phase
from ui.main import build_window
from ui.main_window import MainWindow

PATIENCE_MS = 120_000
Open = Callable[[], MainWindow]


@pytest.fixture
def open_window(
    qtbot: QtBot, qapp: QApplication, paths: Paths, starter_path: Path, q2_draft_path: Path
) -> Iterator[Open]:
    """Opens the window that `paceline` opens, over one home."""
    file = SettingsFile(paths.settings_file)
    windows: list[MainWindow] = []

    def make() -> MainWindow:
        window = build_window(qapp, paths)
        windows.append(window)
        if not window._parts.preferences.settings.target:
            window._parts.preferences.change(temperature=0.0, max_tokens=48, draft_length=3)
            window.pair._want("starter", str(q2_draft_path))
            window.pair.load()
        window.show()
        qtbot.waitUntil(lambda: is_loaded(window), timeout=PATIENCE_MS)
        return window

    yield make
    for window in windows:
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert file.load().target == "starter"


def is_loaded(window: MainWindow) -> bool:
    return window._parts.control.state.phase is Phase.LOADED


def ask(window: MainWindow, text: str) -> None:
    window.composer.set_text(text)
    QTest.keyClick(window.composer.editor, Qt.Key.Key_Return)


def wait_for_end(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.chats.is_answering, timeout=PATIENCE_MS)


def wait_for_text(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: bool(last_view(window).source), timeout=PATIENCE_MS)


def last_view(window: MainWindow) -> AnswerView:
    view = window.transcript.view_of(window.transcript.messages[-1].id)
    assert isinstance(view, AnswerView)
    return view


def engine_pid(window: MainWindow) -> int:
    """The process that `open_window`'s client started."""
    pid: int = window._parts.control._bridge._client.pid
    return pid


def press(window: MainWindow, text: str) -> None:
    (wanted,) = [button for button in window.banner.buttons if button.text() == text]
    wanted.click()


def test_send_stream_regenerate_and_reopen(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    ask(window, "What is the capital of France? Answer in one sentence.")
    wait_for_text(window, qtbot)
    wait_for_end(window, qtbot)
    answer = window.transcript.messages[-1]
    assert answer.status is MessageStatus.COMPLETE
    assert answer.stats is not None
    assert answer.stats.speculation.drafted > 0
    assert "tok/s" in last_view(window).stats_line.text
    assert "draft accepted" in last_view(window).stats_line.text
    check_trace(window)
    check_comparison(window, qtbot)

    last_view(window).buttons.again.click()
    wait_for_end(window, qtbot)
    again = window.transcript.messages[-1]
    assert again.id != answer.id
    assert again.text == answer.text  # greedy
    assert len(window.transcript.messages) == 2

    pid = engine_pid(window)
    window.close()
    assert not psutil.pid_exists(pid)

    reopened = open_window()
    reopened.chats.open_chat(reopened.sidebar.model.index(1).data(257))
    assert [m.text for m in reopened.transcript.messages] == [
        "What is the capital of France? Answer in one sentence.",
        again.text,
    ]
    ask(reopened, "And of Italy?")
    wait_for_end(reopened, qtbot)
    assert len(reopened.transcript.messages) == 4


def check_trace(window: MainWindow) -> None:
    """What was recorded of the last answer agrees with its text and its figures."""
    answer = window.transcript.messages[-1]
    trace = window._parts.store.traces.load(answer.id)
    assert trace is not None
    assert answer.stats is not None
    marks = token_marks(trace)
    assert "".join(mark.text for mark in marks) == answer.text
    assert all(mark.prob is not None and 0 < mark.prob <= 1 for mark in marks)
    own = [mark for mark in marks if mark.origin in (Origin.CORRECTION, Origin.BONUS)]
    assert own
    assert len(trace.rounds) == answer.stats.speculation.rounds
    window.answer_pages.show_rounds(answer.id)
    step = window.main.replay.step
    assert step is not None
    assert step.proposals
    assert step.wanted_prob is not None
    assert window.answer_pages.close()


def check_comparison(window: MainWindow, qtbot: QtBot) -> None:
    """The same prompt without drafting has as many tokens, and no round drafted."""
    answer = window.transcript.messages[-1]
    kept = window._parts.store.comparisons
    window.answer_pages.show_comparison(answer.id)
    qtbot.waitUntil(lambda: kept.load(answer.id) is not None, timeout=PATIENCE_MS)
    comparison = kept.load(answer.id)
    assert comparison is not None
    assert answer.stats is not None
    assert comparison.is_fixed
    assert comparison.stats.speculation.drafted == 0
    assert comparison.stats.output_tokens == answer.stats.output_tokens
    assert "texts" in window.main.compare.words.text()
    assert window.answer_pages.close()


def test_stop_keeps_what_was_said(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window._parts.preferences.change(max_tokens=None)
    ask(window, "Write a very long story about the sea.")
    wait_for_text(window, qtbot)
    window.composer.send_button.click()
    wait_for_end(window, qtbot)
    answer = window.transcript.messages[-1]
    assert answer.status is MessageStatus.STOPPED
    assert answer.text
    assert is_loaded(window)


def test_killed_engine_leaves_window_and_text_and_comes_back(
    open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    window._parts.preferences.change(max_tokens=None)
    ask(window, "Write a very long story about the sea.")
    wait_for_text(window, qtbot)
    pid = engine_pid(window)
    os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
    qtbot.waitUntil(lambda: bool(window.banner.buttons), timeout=PATIENCE_MS)
    answer = window.transcript.messages[-1]
    assert window.isVisible()
    assert answer.status is MessageStatus.INTERRUPTED
    assert answer.text
    assert {b.text() for b in window.banner.buttons} == {
        "Restart the engine",
        "Restart without the draft",
    }
    press(window, "Restart the engine")
    qtbot.waitUntil(lambda: is_loaded(window), timeout=PATIENCE_MS)
    assert engine_pid(window) != pid
    window._parts.preferences.change(max_tokens=16)
    last_view(window).buttons.again.click()
    wait_for_end(window, qtbot)
    assert window.transcript.messages[-1].status is MessageStatus.COMPLETE


def test_bad_model_file_is_a_sentence_and_the_engine_survives(
    open_window: Open, qtbot: QtBot, starter_path: Path, tmp_path: Path
) -> None:
    window = open_window()
    cut = tmp_path / "cut.gguf"
    cut.write_bytes(starter_path.read_bytes()[:5_000_000])
    window.pair.add_target_file(cut)
    qtbot.waitUntil(lambda: window.banner.notice is not None, timeout=PATIENCE_MS)
    assert "cut.gguf" in window.banner.notice.sentence
    ask(window, "Are you still there?")
    wait_for_end(window, qtbot)
    assert window.transcript.messages[-1].status is MessageStatus.COMPLETE


def test_file_continuation_variant_and_preset(
    open_window: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window()
    window._parts.preferences.change(max_tokens=8)
    notes = tmp_path / "notes.txt"
    notes.write_text("The meeting is on Tuesday at nine in the big room.")
    window.files.add([notes])
    qtbot.waitUntil(lambda: bool(window.composer.files.chips), timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: "tokens" in window.composer.files.chips[0].note.text())
    ask(window, "When is the meeting?")
    wait_for_end(window, qtbot)
    cut = window.transcript.messages[-1]
    assert cut.stop_reason == "length"
    last_view(window).ask(Act.CONTINUE)
    wait_for_end(window, qtbot)
    longer = window.transcript.messages[-1]
    assert longer.id == cut.id
    assert longer.text.startswith(cut.text)
    assert len(longer.text) > len(cut.text)

    window.chats.set_preset(
        Preset(sampling=SamplingParams(temperature=0), stop=(longer.text.split()[1],))
    )
    last_view(window).buttons.again.click()
    wait_for_end(window, qtbot)
    stopped = window.transcript.messages[-1]
    assert stopped.siblings == (cut.id, stopped.id)
    assert stopped.stop_reason == "stop"
    assert longer.text.startswith(stopped.text)
    last_view(window).buttons.arrows.before.click()
    assert window.transcript.messages[-1].text == longer.text


def test_one_answer_with_other_values(open_window: Open, qtbot: QtBot, paths: Paths) -> None:
    SettingsFile(paths.settings_file).save(Settings(threads=1, batch_threads=1))
    window = open_window()
    window._parts.preferences.change(temperature=1.0)
    window.overrides.open()
    popup = window.override_popup
    popup.fields.temperature.setValue(0)
    popup.fields.max_tokens.setValue(8)
    popup.drafting.setCurrentIndex(1)
    popup.drafting.activated.emit(1)
    popup.hide()
    ask(window, "Count to twenty.")
    wait_for_end(window, qtbot)
    first = window.transcript.messages[-1]
    assert first.stats is not None
    assert first.stats.speculation.drafted == 0
    assert (first.stats.output_tokens, first.stop_reason) == (8, "length")
    window.chats.regenerate()
    wait_for_end(window, qtbot)
    again = window.transcript.messages[-1]
    assert (again.text, again.override) == (first.text, first.override)
    window.chats.regenerate_with(again.id, Override(drafting=3))
    qtbot.waitUntil(lambda: bool(last_view(window).source), timeout=PATIENCE_MS)
    window.chats.stop()
    wait_for_end(window, qtbot)
    drafted = window.transcript.messages[-1]
    assert drafted.override == Override(drafting=3)
    assert drafted.siblings == (first.id, again.id, drafted.id)


def test_engine_settings_take_effect_with_a_reload(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    preferences, page = window._parts.preferences, window.settings.page
    preferences.change(context_size=256, threads=1, batch_threads=1, kv_type="q8_0")
    preferences.change(draft_kv_type="f16", gpu_layers=0, draft_gpu_layers=0)
    assert is_reload_shown(page)
    page.reload_button.click()
    qtbot.waitUntil(lambda: not is_reload_shown(page), timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: is_loaded(window), timeout=PATIENCE_MS)
    info = window._parts.control.state.info
    assert info is not None
    assert (info.context_size, info.threads, info.batch_threads) == (256, 1, 1)
    assert (info.kv_type, info.draft_kv_type) == ("q8_0", "f16")
    assert "256 tokens, 1 thread, caches of 8 bits for the target" in window.settings.loaded.text()


def test_unloaded_models_leave_no_process_and_answer_when_loaded_again(
    open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    first = engine_pid(window)
    window.unloading.unload()
    wait_for_notice(window, qtbot, "memory is free")
    assert not psutil.pid_exists(first)
    press(window, "Load again")
    qtbot.waitUntil(lambda: is_loaded(window), timeout=PATIENCE_MS)
    assert window.pair.loaded is not None
    ask(window, "Say hello.")
    wait_for_end(window, qtbot)
    assert window.transcript.messages[-1].status is MessageStatus.COMPLETE

"""What takes long is seen, and can be stopped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest
from PySide6.QtWidgets import QProgressBar
from pytestqt.qtbot import QtBot

from app.watch import Watch
from tests.ui.conftest import MakeWindow
from tests.ui.window_steps import ask, wait_for_end, wait_until_loaded
from ui.chat.chat_wish import Import
from ui.dialogs import Dialogs
from ui.jobs import Err, Ok, Result
from ui.task_strip import TaskStrip
from ui.tasks import Tasks

_PATIENCE_S = 10


class Work:
    """Goes on by a step whenever the test says so."""

    def __init__(self) -> None:
        self.steps: SimpleQueue[tuple[int, int] | None] = SimpleQueue()

    def __call__(self, watch: Watch) -> str:
        while (step := self.steps.get(timeout=_PATIENCE_S)) is not None:
            watch.step(*step)
        return "done"


@pytest.fixture
def tasks(qtbot: QtBot) -> Iterator[Tasks]:
    strip = TaskStrip()
    qtbot.addWidget(strip)
    tasks = Tasks(strip)
    tasks._patience.setInterval(0)  # nobody waits half a second in a test
    yield tasks
    tasks.close()


def bar(strip: TaskStrip) -> QProgressBar:
    return strip.findChild(QProgressBar)


def test_it_is_shown_how_far_it_is_and_then_no_more(tasks: Tasks, qtbot: QtBot) -> None:
    strip, work, results = tasks._strip, Work(), []
    tasks.run("Importing chats…", work, results.append)
    qtbot.waitUntil(lambda: not strip.isHidden())
    assert "Importing chats…" in strip.accessibleName()
    assert bar(strip).maximum() == 0, "nobody knows yet"
    work.steps.put((3, 4))
    qtbot.waitUntil(lambda: "75 %" in strip.accessibleName())
    assert bar(strip).value() == 750
    work.steps.put(None)
    qtbot.waitUntil(lambda: results == [Ok("done")])
    assert strip.isHidden()


def test_it_can_be_stopped_and_then_says_nothing(tasks: Tasks, qtbot: QtBot) -> None:
    work, told = Work(), []
    tasks.run("Importing chats…", work, told.append)
    qtbot.waitUntil(lambda: not tasks._strip.isHidden())
    tasks._strip.stop_button.click()
    work.steps.put((1, 4))
    qtbot.waitUntil(tasks._strip.isHidden)
    assert told == []


def test_the_next_one_follows(tasks: Tasks, qtbot: QtBot) -> None:
    first, second = Work(), Work()
    told: list[Result[str]] = []
    tasks.run("First", first, told.append)
    tasks.run("Second", second, told.append)
    qtbot.waitUntil(lambda: "First" in tasks._strip.accessibleName())
    first.steps.put(None)
    qtbot.waitUntil(lambda: "Second" in tasks._strip.accessibleName())
    second.steps.put(None)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert tasks._strip.isHidden()


def test_what_fails_is_told(tasks: Tasks, qtbot: QtBot) -> None:
    def fails(_watch: Watch) -> str:
        raise OSError("the disk is gone")

    told: list[Result[str]] = []
    tasks.run("Writing…", fails, told.append)
    qtbot.waitUntil(lambda: bool(told))
    assert isinstance(told[0], Err)


def test_closing_waits_for_nothing_long(qtbot: QtBot) -> None:
    strip = TaskStrip()
    qtbot.addWidget(strip)
    tasks, work, told = Tasks(strip), Work(), []
    for number in range(3):
        tasks.run(str(number), work, told.append)
    for _ in range(3):
        work.steps.put((1, 2))
    tasks.close()
    assert told == []


def test_short_work_is_not_seen(make_window: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "conversations.json"
    file.write_text("[]")
    window = make_window(dialogs=Dialogs(pick_files=lambda *_: (file,)))
    wait_until_loaded(window, qtbot)
    ask(window, "One?")
    wait_for_end(window, qtbot)
    window.sidebar.wished.emit(Import())
    qtbot.waitUntil(lambda: window.banner.notice is not None)
    assert window.main.task_strip.isHidden()

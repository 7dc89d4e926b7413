"""A store that fails, chats that go away, keys pressed at bad moments: nothing typed is lost."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from app.config.paths import Paths
from app.engine.errors import ModelLoadError
from app.engine_process.protocol import (
    Cancel,
    DemoProgress,
    Failed,
    Generate,
    LoadProgress,
    Reply,
)
from app.sessions.conversation import MessageStatus
from app.sessions.store import ConversationStore
from models.starter import find_starter
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.scripted_client import answer, finished, starts_only
from tests.ui.window_steps import ask, last_view, texts, wait_for_end, wait_until_loaded
from ui.engine_state import Phase
from ui.main_window import MainWindow
from ui.pair.choices import format_size
from ui.start_page import STARTER_TEXT
from ui.widgets.tooltip import plain_tooltip


@pytest.fixture
def answering(make_window: MakeWindow, qtbot: QtBot, clients: Clients) -> MainWindow:
    """A window in the middle of an answer."""
    clients.script = starts_only("Half")
    window = make_window()
    wait_until_loaded(window, qtbot)
    ask(window, "Well?")
    qtbot.waitUntil(lambda: last_view(window).source == "Half")
    return window


@contextmanager
def unwritable(window: MainWindow) -> Iterator[None]:
    """The store refuses every change."""
    connection: sqlite3.Connection = window._parts.store._database._connection
    connection.execute("PRAGMA query_only = ON")
    yield
    connection.execute("PRAGMA query_only = OFF")


def test_message_that_cannot_be_stored_stays_in_the_composer(
    ready: MainWindow, qtbot: QtBot
) -> None:
    ask(ready, "First?")
    wait_for_end(ready, qtbot)
    with unwritable(ready):
        ask(ready, "Second?")
        assert ready.banner.notice is not None
    assert ready.composer.text == "Second?"
    assert texts(ready) == ["First?", "Hello there."]
    QTest.keyClick(ready.composer.editor, Qt.Key.Key_Return)
    wait_for_end(ready, qtbot)
    assert texts(ready) == ["First?", "Hello there.", "Second?", "Hello there."]
    assert ready.composer.text == ""


def test_answer_that_cannot_be_stored_says_so(
    answering: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    request_id = answering.transcript.messages[-1].id
    with unwritable(answering):
        clients.last.say(finished(request_id, "Half an answer"))
        wait_for_end(answering, qtbot)
    assert last_view(answering).source == "Half an answer"
    assert "cannot be stored" in last_view(answering)._note.text()


def test_deletion_that_fails_is_told_and_undone(ready: MainWindow, qtbot: QtBot) -> None:
    ask(ready, "Keep me?")
    wait_for_end(ready, qtbot)
    with unwritable(ready):
        ready.deletions.delete(ready.chats.conversation.id)
        assert ready.banner.notice is not None
    assert ready.sidebar.model.rowCount() == 2


def test_chat_that_another_window_deleted_leaves_the_list(
    answering: MainWindow, clients: Clients
) -> None:
    chat = answering.chats.conversation
    answering._parts.store.delete(chat.id)
    answering.deletions.delete(chat.id)
    assert "no longer exists" in answering.banner.notice.sentence
    assert answering.sidebar.model.rowCount() == 0
    assert answering.chats.is_answering
    assert answering.composer.send_button.accessibleName() == "Stop"


def test_deleting_the_chat_that_is_answered_frees_the_engine(
    answering: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    answering.deletions.delete(answering.chats.conversation.id)
    assert clients.last.of_kind(Cancel)
    assert not answering.chats.is_answering
    clients.last._script = lambda command: answer(command.request_id, "Yes.")
    ask(answering, "Free?")
    wait_for_end(answering, qtbot)
    assert texts(answering) == ["Free?", "Yes."]
    answering.sidebar.undo_button.click()
    assert texts(answering) == ["Well?", "Half"]
    assert answering.transcript.messages[-1].status is MessageStatus.INTERRUPTED
    assert "cut off" in last_view(answering)._note.text()


def test_closing_does_not_keep_the_window_while_the_engine_ends(
    answering: MainWindow, clients: Clients, paths: Paths
) -> None:
    seen: list[tuple[bool, list[tuple[str, MessageStatus]]]] = []

    class Waits(Event):
        def wait(self, timeout: float | None = None) -> bool:
            with closing(ConversationStore(paths.chats_file)) as store:
                stored = store.messages(store.conversations()[0].id)
            seen.append((answering.isVisible(), [(m.text, m.status) for m in stored]))
            return True

    answering.composer.set_text("Not sent yet")
    clients.last.may_end = Waits()
    answering.close()
    (is_visible, stored) = seen[0]
    assert not is_visible
    assert stored[1] == ("Half", MessageStatus.INTERRUPTED)
    with closing(ConversationStore(paths.chats_file)) as store:
        assert store.unsent.text(store.conversations()[0].id) == "Not sent yet"


def test_title_that_is_being_typed_survives_a_refresh(
    answering: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    chat = answering.chats.conversation
    answering.sidebar.view.rename_chat(chat.id)
    (editor,) = answering.sidebar.view.viewport().findChildren(QLineEdit)
    editor.setText("Half a tit")
    answering._parts.store.create_conversation("From elsewhere")
    answering.chats.stop()
    wait_for_end(answering, qtbot)
    (still,) = answering.sidebar.view.viewport().findChildren(QLineEdit)
    assert still.text() == "Half a tit"
    QTest.keyClick(still, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: answering.sidebar.model.rowCount() == 3)
    assert answering.windowTitle() == "Half a tit – Paceline"


def test_refresh_of_the_same_chats_leaves_the_list_alone(ready: MainWindow, qtbot: QtBot) -> None:
    ask(ready, "Hello?")
    wait_for_end(ready, qtbot)
    with qtbot.assertNotEmitted(ready.sidebar.model.modelReset):
        ready.chats.refresh()


def test_regenerate_is_off_while_nothing_can_be_answered(
    ready: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    ask(ready, "Hello?")
    wait_for_end(ready, qtbot)
    assert last_view(ready).buttons.again.isEnabled()
    clients.last.die()
    qtbot.waitUntil(lambda: ready._parts.control.state.phase is Phase.DIED)
    assert not last_view(ready).buttons.again.isEnabled()
    assert "Restart" in last_view(ready).buttons.again.toolTip()
    first = ready.chats.conversation
    ready.chats.new_chat()
    ready.chats.open_chat(first.id)
    assert not last_view(ready).buttons.again.isEnabled()


def test_text_that_waits_says_why(answering: MainWindow) -> None:
    answering.chats.new_chat()
    assert answering.composer._reason.text() == ""
    answering.composer.set_text("Me too")
    assert "Another chat is being answered" in answering.composer._reason.text()


def test_escape_uncovers_the_chat_before_it_stops_the_answer(
    answering: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    answering.resize(700, 600)
    answering.shell.set_details(shown=True)
    QTest.keyClick(answering.composer.editor, Qt.Key.Key_Escape)
    assert not answering.shell.details_open
    assert not clients.last.of_kind(Cancel)
    QTest.keyClick(answering.composer.editor, Qt.Key.Key_Escape)
    wait_for_end(answering, qtbot)


def test_escape_in_the_search_empties_it_first(answering: MainWindow, clients: Clients) -> None:
    answering.sidebar.search_field.setText("zzz")
    QTest.keyClick(answering.sidebar.search_field, Qt.Key.Key_Escape)
    assert answering.sidebar.search_field.text() == ""
    assert not clients.last.of_kind(Cancel)
    QTest.keyClick(answering.sidebar.search_field, Qt.Key.Key_Escape)
    assert clients.last.of_kind(Cancel)


def test_click_beside_an_overlaid_pane_closes_it(ready: MainWindow) -> None:
    ready.resize(700, 600)
    ready.shell.set_sidebar(shown=True)
    beside = ready.shell.childAt(QPoint(600, 300))
    assert beside is ready.shell._shade
    QTest.mouseClick(beside, Qt.MouseButton.LeftButton)
    assert not ready.shell.sidebar_shown


def test_example_in_place_of_typed_text_can_be_taken_back(ready: MainWindow) -> None:
    ready.composer.set_text("Half a thought")
    ready.empty_chat.example_chosen.emit("An example")
    assert ready.composer.text == "An example"
    ready.composer.editor.undo()
    assert ready.composer.text == "Half a thought"


def test_model_dropped_on_the_composer_is_left_to_the_window(ready: MainWindow) -> None:
    model, note = QMimeData(), QMimeData()
    model.setUrls([QUrl.fromLocalFile("/models/some.gguf")])
    note.setText("some text")
    assert not ready.composer.editor.canInsertFromMimeData(model)
    assert ready.composer.editor.canInsertFromMimeData(note)


def test_enter_presses_a_button(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(target="")
    qtbot.waitUntil(window.start_page.starter_button.isEnabled)
    with qtbot.waitSignal(window.start_page.starter_chosen):
        QTest.keyClick(window.start_page.starter_button, Qt.Key.Key_Return)
    wait_until_loaded(window, qtbot)


def test_sizes_on_the_start_page_are_those_of_the_menu(starter_path: Path) -> None:
    assert starter_path == find_starter()
    assert format_size(starter_path.stat().st_size) in STARTER_TEXT


@pytest.mark.parametrize(
    ("text", "shown"),
    [("a & b", "a & b"), ("<img src=x>", "<span>&lt;img src=x&gt;</span>"), ("", "")],
)
def test_tooltips_show_text_as_it_is(text: str, shown: str) -> None:
    assert plain_tooltip(text) == shown


SILENT: list[Reply] = []


@pytest.mark.parametrize(
    "replies",
    [
        SILENT,
        [LoadProgress(0.5, "Loading the target")],
        [Failed(ModelLoadError("llama.cpp refused the file."))],
        [DemoProgress(0.5, "Padding the target")],
    ],
    ids=["silent", "loading", "failed", "building"],
)
@pytest.mark.parametrize("target", ["starter", "demo"])
def test_window_closes_while_the_engine_is_busy(
    make_window: MakeWindow, qtbot: QtBot, clients: Clients, target: str, replies: list[Reply]
) -> None:
    clients.script = lambda command: replies
    window = make_window(target=target)
    qtbot.waitUntil(lambda: bool(clients.made) and bool(clients.last.sent))
    window.close()
    assert clients.last.stopped
    clients.last.say(Failed(ModelLoadError("Too late.")))
    qtbot.wait(20)
    assert window.banner.notice is None or window.banner.notice.sentence != "Too late."


def test_window_closes_before_anything_has_happened(make_window: MakeWindow) -> None:
    window = make_window()
    window.close()
    assert window._parts.control.state.phase is Phase.EMPTY


def test_window_closes_after_the_engine_died(
    answering: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    clients.last.die()
    qtbot.waitUntil(lambda: not answering.chats.is_answering)
    answering.deletions.delete(answering.chats.conversation.id)
    answering.close()
    answering.close()
    answering.chats.refresh()
    assert not answering.isVisible()


def test_only_one_chat_is_answered(answering: MainWindow, clients: Clients) -> None:
    answering.chats.new_chat()
    answering.chats.send("Me too")
    assert len(clients.last.of_kind(Generate)) == 1
    assert answering.sidebar.model.rowCount() == 2


@pytest.mark.skipif(os.name != "posix", reason="elsewhere, open files stay")
def test_chats_are_stored_again_if_their_folder_is_deleted(
    answering: MainWindow, qtbot: QtBot, clients: Clients, paths: Paths, make_window: MakeWindow
) -> None:
    request_id = answering.transcript.messages[-1].id
    shutil.rmtree(paths.data)
    clients.last.say(finished(request_id, "Half and half"))
    wait_for_end(answering, qtbot)
    notice = answering.banner.notice
    assert notice is not None
    assert "was deleted or moved while Paceline was running" in notice.sentence
    assert str(paths.chats_file) in notice.sentence
    answering.close()
    later = make_window()
    later.chats.open_chat(later._parts.store.conversations()[0].id)
    assert texts(later) == ["Well?", "Half and half"]


@pytest.mark.skipif(os.name != "posix", reason="elsewhere, open files stay")
def test_that_chats_were_stored_again_is_said_in_german(
    answering: MainWindow, german: None, qtbot: QtBot, clients: Clients, paths: Paths
) -> None:
    shutil.rmtree(paths.data)
    clients.last.say(finished(answering.transcript.messages[-1].id, "Half and half"))
    wait_for_end(answering, qtbot)
    notice = answering.banner.notice
    assert notice is not None
    assert f"alle Chats wurden wieder in {paths.chats_file} gespeichert" in notice.sentence
    assert notice.advice.startswith("Um Chats loszuwerden")

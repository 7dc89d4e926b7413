"""The window with a scripted engine: what a person does, and what they see."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QLineEdit, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from app.config.paths import Paths
from app.config.settings_file import SettingsFile
from app.engine.errors import ContextTooSmallError, LoadCancelledError, ModelLoadError
from app.engine.events import PromptRead, TextDelta
from app.engine_process.protocol import (
    BuildDemo,
    Cancel,
    DemoProgress,
    Failed,
    Generate,
    Generated,
    ListDevices,
    Load,
    Loaded,
    LoadProgress,
)
from app.sessions.conversation import MessageStatus
from app.sessions.store import ConversationStore
from tests.bad_files import make_bad_files
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.scripted_client import answers, pair_info, starts_only
from tests.ui.window_steps import (
    ask,
    last_view,
    press,
    texts,
    wait_for_end,
    wait_for_notice,
    wait_until_loaded,
)
from ui.main_window import MainWindow
from ui.numbers import percent


def test_send_stream_and_figures(ready: MainWindow, qtbot: QtBot, clients: Clients) -> None:
    ask(ready, "Hello?")
    assert ready.composer.text == ""
    wait_for_end(ready, qtbot)
    assert texts(ready) == ["Hello?", "Hello there."]
    assert "18.2 tok/s" in last_view(ready).stats_line.text
    assert ready.windowTitle().startswith("Hello?")
    (request,) = clients.last.of_kind(Generate)
    assert [m.content for m in request.request.messages] == ["Hello?"]


def test_a_long_message_says_how_much_of_it_is_read(
    make_window: MakeWindow, clients: Clients, qtbot: QtBot
) -> None:
    clients.script = starts_only()
    window = make_window()
    wait_until_loaded(window, qtbot)
    ask(window, "A long text.")
    waiting = last_view(window)._waiting
    assert waiting.text() == "Reading your message…"
    (command,) = clients.last.of_kind(Generate)
    number = command.request_id
    clients.last.say(Generated(number, PromptRead(64, 256)))
    qtbot.waitUntil(lambda: waiting.text() == f"Reading your message… {percent(0.25)}")
    assert waiting.isVisible()
    clients.last.say(Generated(number, TextDelta("Well")))
    qtbot.waitUntil(waiting.isHidden)


def test_question_is_stored_before_it_is_asked(
    ready: MainWindow, clients: Clients, paths: Paths
) -> None:
    seen: list[list[str]] = []

    def look(command: object) -> list[object]:
        if isinstance(command, Generate):
            store = ConversationStore(paths.chats_file)
            (chat,) = store.conversations()
            seen.append([message.text for message in store.messages(chat.id)])
            store.close()
        return []

    clients.last._script = look
    ask(ready, "Durable?")
    assert seen == [["Durable?", ""]]


def test_stop_keeps_the_partial_answer(
    make_window: MakeWindow, qtbot: QtBot, clients: Clients
) -> None:
    clients.script = starts_only("Part of ", "an answer")
    window = make_window()
    wait_until_loaded(window, qtbot)
    ask(window, "Tell me much.")
    qtbot.waitUntil(lambda: last_view(window).source == "Part of an answer")
    assert window.composer.send_button.accessibleName() == "Stop"
    QTest.keyClick(window.composer.editor, Qt.Key.Key_Escape)
    wait_for_end(window, qtbot)
    assert clients.last.of_kind(Cancel)
    assert window.transcript.messages[-1].status is MessageStatus.STOPPED
    assert "You stopped" in last_view(window)._note.text()


def test_regenerate_replaces_the_last_answer(
    ready: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    ask(ready, "Hello?")
    wait_for_end(ready, qtbot)
    clients.last._script = answers("Another one.")
    last_view(ready).buttons.again.click()
    wait_for_end(ready, qtbot)
    assert texts(ready) == ["Hello?", "Another one."]


def test_failed_answer_says_why_and_can_be_repeated(
    ready: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    def fail(command: object) -> list[object]:
        if isinstance(command, Generate):
            error = ContextTooSmallError("The prompt is longer than the context.")
            return [Failed(error, command.request_id)]
        return []

    clients.last._script = fail
    ask(ready, "Long?")
    wait_for_end(ready, qtbot)
    assert last_view(ready)._note.text() == "The prompt is longer than the context."
    clients.last._script = answers("Fine.")
    last_view(ready).buttons.again.click()
    wait_for_end(ready, qtbot)
    assert texts(ready) == ["Long?", "Fine."]


def test_dead_engine_keeps_window_and_text_and_restarts(
    make_window: MakeWindow, qtbot: QtBot, clients: Clients
) -> None:
    clients.script = starts_only("Half of it")
    window = make_window()
    wait_until_loaded(window, qtbot)
    ask(window, "Well?")
    qtbot.waitUntil(lambda: last_view(window).source == "Half of it")
    clients.last.die()
    qtbot.waitUntil(lambda: window.banner.notice is not None)
    assert window.isVisible()
    assert "crashed" in window.banner.notice.sentence
    assert "partial answer are kept" in window.banner.notice.advice
    assert last_view(window)._note.text() == "This answer was cut off before it was complete."
    assert texts(window) == ["Well?", "Half of it"]
    assert window.transcript.messages[-1].status is MessageStatus.INTERRUPTED
    assert "restart" in window.composer.send_button.toolTip().lower()
    clients.script = answers("All of it.")
    press(window, "Restart the engine")
    wait_until_loaded(window, qtbot)
    assert window.banner.isHidden()
    last_view(window).buttons.again.click()
    wait_for_end(window, qtbot)
    assert texts(window) == ["Well?", "All of it."]


def test_dead_engine_can_come_back_without_its_draft(
    make_window: MakeWindow, qtbot: QtBot, clients: Clients, q2_draft_path: Path, paths: Paths
) -> None:
    window = make_window(draft=str(q2_draft_path))
    wait_until_loaded(window, qtbot)
    clients.last.die()
    qtbot.waitUntil(lambda: len(window.banner.buttons) == 2)
    press(window, "Restart without the draft")
    wait_until_loaded(window, qtbot)
    (load,) = clients.last.of_kind(Load)
    assert load.spec.draft is None
    assert SettingsFile(paths.settings_file).load().draft == ""
    assert window.chooser.draft_chip.name == "No draft"


def test_reopen_with_history(ready: MainWindow, make_window: MakeWindow, qtbot: QtBot) -> None:
    ask(ready, "First?")
    wait_for_end(ready, qtbot)
    ready.chats.new_chat()
    ask(ready, "Second?")
    wait_for_end(ready, qtbot)
    ready.close()
    window = make_window()
    rows = [window.sidebar.model.index(r).data() for r in range(window.sidebar.model.rowCount())]
    assert rows == ["Today", "Second?", "First?"]
    window.chats.open_chat(window.sidebar.model.index(2).data(257))
    assert texts(window) == ["First?", "Hello there."]


def test_closing_while_streaming_keeps_the_partial_answer(
    make_window: MakeWindow, qtbot: QtBot, clients: Clients, paths: Paths
) -> None:
    clients.script = starts_only("So far")
    window = make_window()
    wait_until_loaded(window, qtbot)
    ask(window, "Well?")
    qtbot.waitUntil(lambda: last_view(window).source == "So far")
    window.close()
    assert clients.last.stopped
    store = ConversationStore(paths.chats_file)
    (chat,) = store.conversations()
    kept = store.messages(chat.id)[-1]
    store.close()
    assert (kept.text, kept.status) == ("So far", MessageStatus.INTERRUPTED)


def test_another_chat_can_be_read_while_one_is_answered(
    make_window: MakeWindow, qtbot: QtBot, clients: Clients
) -> None:
    clients.script = starts_only("Still going")
    window = make_window()
    wait_until_loaded(window, qtbot)
    ask(window, "Long one")
    qtbot.waitUntil(lambda: last_view(window).source == "Still going")
    first = window.chats.conversation
    window.chats.new_chat()
    window.composer.set_text("Me too")
    assert "Another chat" in window.composer.send_button.toolTip()
    assert not window.composer.send_button.isEnabled()
    window.chats.open_chat(first.id)
    assert last_view(window).source == "Still going"
    assert window.composer.send_button.accessibleName() == "Stop"
    window.chats.stop()
    wait_for_end(window, qtbot)


def test_delete_with_undo(ready: MainWindow, qtbot: QtBot, paths: Paths) -> None:
    ask(ready, "Keep me?")
    wait_for_end(ready, qtbot)
    chat = ready.chats.conversation
    ready.deletions.delete(chat.id)
    assert ready.sidebar.model.rowCount() == 0
    assert ready.chats.conversation is None
    ready.sidebar.undo_button.click()
    assert texts(ready) == ["Keep me?", "Hello there."]
    ready.deletions.delete(chat.id)
    ready.close()
    store = ConversationStore(paths.chats_file)
    assert store.conversations() == []
    store.close()


def test_first_start_offers_three_ways(
    make_window: MakeWindow, qtbot: QtBot, clients: Clients, paths: Paths
) -> None:
    window = make_window(target="")
    assert window.main.page is window.start_page
    assert not window.composer.isVisible()
    qtbot.waitUntil(window.start_page.starter_button.isEnabled)
    window.start_page.starter_button.click()
    wait_until_loaded(window, qtbot)
    assert window.main.page is window.empty_chat
    assert window.composer.isVisible()
    assert SettingsFile(paths.settings_file).load().target == "starter"


def test_demo_is_built_with_progress_and_can_be_cancelled(
    make_window: MakeWindow, qtbot: QtBot, clients: Clients, paths: Paths
) -> None:
    clients.script = lambda command: (
        [DemoProgress(0.4, "Padding the target")] if isinstance(command, BuildDemo) else []
    )
    window = make_window(target="")
    qtbot.waitUntil(window.start_page.demo_button.isEnabled)
    window.start_page.demo_button.click()
    qtbot.waitUntil(lambda: "40 %" in window.banner.accessibleName())
    assert not window.start_page.demo_button.isEnabled()
    press(window, "Cancel")
    assert clients.last.of_kind(Cancel)
    clients.last.say(Failed(LoadCancelledError("Cancelled.")))
    qtbot.waitUntil(window.start_page.demo_button.isEnabled)
    assert window.main.page is window.start_page
    assert SettingsFile(paths.settings_file).load().target == ""


def test_load_progress_and_cancel(make_window: MakeWindow, qtbot: QtBot, clients: Clients) -> None:
    clients.script = lambda command: (
        [LoadProgress(0.25, "Loading the target")] if isinstance(command, Load) else []
    )
    window = make_window()
    qtbot.waitUntil(lambda: "Loading the target… 25 %" in window.banner.accessibleName())
    assert "still loading" in window.composer.send_button.toolTip()
    press(window, "Cancel")
    clients.last.say(Failed(LoadCancelledError("Cancelled.")))
    qtbot.waitUntil(lambda: "cancelled" in window.banner.accessibleName())
    clients.last._script = answers()
    press(window, "Try again")
    wait_until_loaded(window, qtbot)


def test_a_model_without_a_template_is_announced(
    make_window: MakeWindow, qtbot: QtBot, clients: Clients
) -> None:
    clients.script = lambda command: (
        [Loaded(pair_info(command.spec, has_chat_template=False))]
        if isinstance(command, Load)
        else []
    )
    window = make_window()
    wait_until_loaded(window, qtbot)
    assert "no chat template" in window.banner.accessibleName()
    window.banner.close_button.click()
    assert window.banner.isHidden()


def test_failed_load_is_a_sentence_with_ways_out(
    make_window: MakeWindow, qtbot: QtBot, clients: Clients, q2_draft_path: Path
) -> None:
    clients.script = lambda command: (
        [Failed(ModelLoadError("llama.cpp refused the file.", advice="Try another."))]
        if isinstance(command, Load)
        else []
    )
    window = make_window(draft=str(q2_draft_path))
    qtbot.waitUntil(lambda: "llama.cpp refused the file." in window.banner.accessibleName())
    assert [b.text() for b in window.banner.buttons] == ["Try again", "Load without the draft"]
    assert window.isVisible()


def test_every_bad_file_is_a_sentence(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, paths: Paths, starter_path: Path
) -> None:
    folder = tmp_path / "bad"
    folder.mkdir()
    window = make_window(target="")
    for bad in make_bad_files(folder, starter_path):
        window.pair.add_target_file(bad)
        wait_for_notice(window, qtbot, bad.name)
        assert window.banner.notice.tone == "bad"
        window.banner.close_button.click()
    assert SettingsFile(paths.settings_file).load().target == ""


def test_unreadable_file_is_a_sentence(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked = tmp_path / "locked.gguf"
    locked.write_bytes(b"GGUF")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    window = make_window(target="", picked=locked)
    monkeypatch.setattr(Path, "open", refuse)
    window.start_page.file_button.click()
    wait_for_notice(window, qtbot, "no permission")


def test_missing_chosen_model_is_a_sentence(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(target="/nowhere/gone.gguf")
    wait_for_notice(window, qtbot, "gone.gguf")


def test_draft_menu_lists_and_explains(
    ready: MainWindow, qtbot: QtBot, q2_draft_path: Path
) -> None:
    ready._parts.registry.add(q2_draft_path)
    ready.chooser.draft_chip.click()
    model = ready.chooser.draft_popup.model
    qtbot.waitUntil(lambda: model.rowCount() == 3)
    row = model.row_of(str(q2_draft_path))
    qtbot.waitUntil(lambda: bool(model.flags(model.index(row)) & Qt.ItemFlag.ItemIsEnabled))
    assert not model.flags(model.index(model.row_of("starter"))) & Qt.ItemFlag.ItemIsEnabled
    ready.chooser.draft_popup.hide()


def test_choosing_a_draft_loads_it(
    ready: MainWindow, qtbot: QtBot, clients: Clients, q2_draft_path: Path
) -> None:
    ready.chooser.draft_chosen.emit(str(q2_draft_path))
    qtbot.waitUntil(lambda: len(clients.last.of_kind(Load)) == 2)
    assert clients.last.of_kind(Load)[-1].spec.draft == q2_draft_path
    wait_until_loaded(ready, qtbot)
    assert ready._parts.preferences.settings.draft == str(q2_draft_path)


def test_choosing_the_same_pair_again_does_nothing(
    ready: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    ready.chooser.target_chosen.emit("starter")
    ready.chooser.draft_chosen.emit("")
    qtbot.wait(50)
    assert len(clients.last.of_kind(Load)) == 1


def test_another_pair_ends_the_answer_first(
    make_window: MakeWindow, qtbot: QtBot, clients: Clients, q2_draft_path: Path
) -> None:
    clients.script = starts_only("Half")
    window = make_window()
    wait_until_loaded(window, qtbot)
    ask(window, "Well?")
    qtbot.waitUntil(lambda: last_view(window).source == "Half")
    window.chooser.draft_chosen.emit(str(q2_draft_path))
    qtbot.waitUntil(lambda: len(clients.last.of_kind(Load)) == 2)
    wait_for_end(window, qtbot)
    sent = [type(c) for c in clients.last.sent if not isinstance(c, ListDevices)]
    assert sent == [Load, Generate, Cancel, Load]
    assert window.transcript.messages[-1].status is MessageStatus.STOPPED


def test_tab_goes_from_the_chats_to_the_composer(ready: MainWindow) -> None:
    ready.sidebar.search_field.setFocus()
    seen = []
    for _ in range(12):
        ready.focusNextChild()
        seen.append(ready.focusWidget())
    wanted = [ready.chooser.target_chip, ready.chooser.draft_chip, ready.composer.editor]
    places = [seen.index(widget) for widget in wanted]
    assert places == sorted(places)


def test_options_reach_the_next_request(ready: MainWindow, qtbot: QtBot, clients: Clients) -> None:
    ready.options.temperature.setValue(0.3)
    ready.options.max_tokens.setValue(50)
    ready.options.draft.setChecked(False)
    ready.options.draft_length.setValue(4)
    ready.options.system_prompt.setPlainText("Be brief.")
    ready.options._save_prompt()
    ask(ready, "Hello?")
    wait_for_end(ready, qtbot)
    request = clients.last.of_kind(Generate)[-1].request
    assert request.sampling.temperature == 0.3
    assert request.max_tokens == 50
    assert not request.speculation.draft
    assert request.speculation.draft_length == 4
    assert request.messages[0].content == "Be brief."


def test_gauge_and_details_follow_the_answer(ready: MainWindow, qtbot: QtBot) -> None:
    ask(ready, "Hello?")
    wait_for_end(ready, qtbot)
    assert ready.composer.gauge.text == "252 of 4k"
    QTest.keyClick(ready, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert ready.details.answer.rate.text() == "18.2"


def test_geometry_and_sidebar_are_remembered(ready: MainWindow, make_window: MakeWindow) -> None:
    ready.resize(900, 600)
    ready.shell.set_sidebar(shown=False)
    ready.close()
    window = make_window()
    assert window.sidebar.isHidden()
    assert not window.top_bar.sidebar_button.isHidden()


@pytest.mark.parametrize("width", [480, 700, 800, 1280])
def test_panes_fit_every_width(ready: MainWindow, width: int) -> None:
    ready.resize(width, 600)
    ready.shell.set_details(shown=True)
    for pane in (ready.shell._main, ready.details):
        assert pane.geometry().right() < width
        assert pane.geometry().left() >= 0
    ready.shell.set_sidebar(shown=True)
    assert not ready.sidebar.isHidden()


def test_every_control_has_a_name_and_can_be_reached(ready: MainWindow) -> None:
    kinds = (QAbstractButton, QLineEdit, QTextEdit, QAbstractSpinBox)
    for widget in ready.findChildren(QWidget):
        ours = widget.objectName() != "qt_spinbox_lineedit" and not isinstance(
            widget.parent(), QLineEdit
        )
        if isinstance(widget, kinds) and ours:
            assert widget.accessibleName() or getattr(widget, "text", str)(), widget
            if isinstance(widget, QAbstractButton):
                assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus, widget.accessibleName()


def test_error_in_a_slot_is_a_sentence(ready: MainWindow) -> None:
    from ui.errors import install_excepthook

    before = sys.excepthook
    try:
        install_excepthook(ready.show_notice)
        sys.excepthook(ValueError, ValueError("secret detail"), None)
    finally:
        sys.excepthook = before
    assert "unexpected" in ready.banner.notice.sentence
    assert "secret" not in ready.banner.accessibleName()


def test_window_process_loads_neither_llama_nor_hub() -> None:
    code = (
        "import sys, ui.main; "
        "print([m for m in ('llama_cpp', 'huggingface_hub', 'torch') if m in sys.modules])"
    )
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "[]", done.stderr

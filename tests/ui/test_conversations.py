"""Variants, search, folders, the bin, files in and out, what waits and what is not sent."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.config.paths import Paths
from app.engine.request import OutputGrammar
from app.engine_process.protocol import Cancel, Generate, Tokenize, Tokenized
from app.sessions.attachment import Attachment
from app.sessions.conversation import MessageStatus
from app.sessions.preset import Preset
from app.sessions.store import ConversationStore
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.scripted_client import answer, answers, finished, loads_and, starts_only
from tests.ui.window_steps import ask, last_view, texts, wait_for_end, wait_until_loaded
from ui.chat.bin_dialog import BinDialog
from ui.chat.chat_list_model import FoundMessage
from ui.chat.chat_transfers import file_name
from ui.chat.chat_wish import (
    DeleteFolder,
    Duplicate,
    Export,
    Import,
    Move,
    MoveToNewFolder,
    Pin,
    RenameFolder,
    ShowBin,
)
from ui.chat.grouping import Head
from ui.chat.message_actions import Act, MessageWish
from ui.chat.question_view import QuestionView
from ui.dialogs import Dialogs
from ui.main_window import MainWindow
from ui.notice import Notice


def wish(window: MainWindow, act: Act, place: int) -> None:
    window.transcript.wished.emit(MessageWish(act, window.transcript.messages[place].id))


def rows(window: MainWindow) -> list[str]:
    model = window.sidebar.model
    return [model.index(row).data() for row in range(model.rowCount())]


def asked(window: MainWindow, qtbot: QtBot, *questions: str) -> None:
    for question in questions:
        ask(window, question)
        wait_for_end(window, qtbot)


def contents(clients: Clients) -> list[str]:
    request = clients.last.of_kind(Generate)[-1].request
    return [message.content for message in request.messages]


def test_edited_message_is_a_variant_with_arrows(
    ready: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    asked(ready, qtbot, "First?", "Second?")
    ready.composer.set_text("a half-typed thought")
    wish(ready, Act.EDIT, 0)
    assert ready.composer.text == "First?"
    assert "Editing" in ready.composer.editing.text
    ask(ready, "First, better?")
    wait_for_end(ready, qtbot)
    assert texts(ready) == ["First, better?", "Hello there."]
    assert contents(clients) == ["First, better?"]
    assert ready.composer.text == "a half-typed thought"
    view = ready.transcript.view_of(ready.transcript.messages[0].id)
    assert isinstance(view, QuestionView)
    assert view._actions.arrows.label.text() == "2 / 2"
    view._actions.arrows.before.click()
    assert texts(ready) == ["First?", "Hello there.", "Second?", "Hello there."]


def test_editing_can_be_left(ready: MainWindow, qtbot: QtBot) -> None:
    asked(ready, qtbot, "First?")
    wish(ready, Act.EDIT, 0)
    ready.composer.set_text("never mind")
    ready.composer.editing.button.click()
    assert ready.composer.text == ""
    assert ready.composer.editing.isHidden()
    asked(ready, qtbot, "Second?")
    assert texts(ready)[2] == "Second?"


def test_edited_answer_is_not_answered(ready: MainWindow, qtbot: QtBot, clients: Clients) -> None:
    asked(ready, qtbot, "First?")
    wish(ready, Act.EDIT, 1)
    ask(ready, "My own words.")
    assert not ready.chats.is_answering
    assert texts(ready) == ["First?", "My own words."]
    assert last_view(ready).buttons.arrows.label.text() == "2 / 2"
    assert len(clients.last.of_kind(Generate)) == 1


def test_another_answer_keeps_the_old_one(
    ready: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    asked(ready, qtbot, "First?")
    clients.last._script = answers("Another one.")
    last_view(ready).buttons.again.click()
    wait_for_end(ready, qtbot)
    arrows = last_view(ready).buttons.arrows
    assert (texts(ready)[-1], arrows.label.text()) == ("Another one.", "2 / 2")
    arrows.before.click()
    assert texts(ready)[-1] == "Hello there."
    assert not last_view(ready).buttons.arrows.before.isEnabled()


def test_answer_is_continued_in_place(ready: MainWindow, qtbot: QtBot, clients: Clients) -> None:
    asked(ready, qtbot, "First?")
    clients.last._script = answers(" And more.")
    wish(ready, Act.CONTINUE, 1)
    wait_for_end(ready, qtbot)
    assert texts(ready) == ["First?", "Hello there. And more."]
    assert clients.last.of_kind(Generate)[-1].request.answer_start == "Hello there."


def test_continued_answer_is_not_compared(
    ready: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    """Its figures tell of the continuation, a plain run would begin at the beginning."""
    asked(ready, qtbot, "First?")
    (compare,) = [action for action in ready.actions_of_window if action.id == "compare"]
    assert not last_view(ready).buttons.compare.isHidden()
    assert compare.is_possible()
    clients.last._script = answers(" And more.")
    wish(ready, Act.CONTINUE, 1)
    wait_for_end(ready, qtbot)
    assert last_view(ready).buttons.compare.isHidden()
    assert not compare.is_possible()
    ready.chats.regenerate()
    wait_for_end(ready, qtbot)
    assert not last_view(ready).buttons.compare.isHidden()


def test_branch_opens_a_new_chat(ready: MainWindow, qtbot: QtBot) -> None:
    asked(ready, qtbot, "First?", "Second?")
    wish(ready, Act.BRANCH, 1)
    assert texts(ready) == ["First?", "Hello there."]
    assert rows(ready) == ["Today", "First? (branch)", "First?"]


def test_search_finds_messages_and_opens_at_the_hit(ready: MainWindow, qtbot: QtBot) -> None:
    asked(ready, qtbot, "About zebras?", *(f"Something {number}" for number in range(12)))
    first = ready.transcript.messages[0]
    wish(ready, Act.EDIT, 0)
    asked(ready, qtbot, "About lions?")
    ready.chats.new_chat()
    ready.sidebar.search_field.setText("zebra")
    qtbot.waitUntil(lambda: "Messages" in rows(ready))
    index = ready.sidebar.model.index(rows(ready).index("Messages") + 1)
    found = index.data(Qt.ItemDataRole.UserRole + 2)
    assert isinstance(found, FoundMessage)
    assert found.hit.message_id == first.id
    ready.sidebar.view.setCurrentIndex(index)
    QTest.keyClick(ready.sidebar.view, Qt.Key.Key_Return)
    assert texts(ready)[0] == "About zebras?"
    assert ready.transcript.verticalScrollBar().value() == 0
    assert not ready.transcript._mark.isHidden()
    ready.sidebar.search_field.setText("no such word")
    assert ready.sidebar._empty.text() == "Nothing was found."


def dialogs(**answers: Any) -> Dialogs:
    usual = {
        "pick_files": lambda *_: (),
        "save_as": lambda *_: None,
        "ask_name": lambda *_: None,
        "confirm": lambda *_: False,
    }
    return Dialogs(**(usual | answers))


def test_pins_folders_and_copies(make_window: MakeWindow, qtbot: QtBot) -> None:
    names = iter(["Work", "Office"])
    window = make_window(dialogs=dialogs(ask_name=lambda *_: next(names)))
    wait_until_loaded(window, qtbot)
    for question in ("One?", "Two?"):
        window.chats.new_chat()
        asked(window, qtbot, question)
    one = window._parts.store.conversations()[1].id
    wishes = window.sidebar.wished
    wishes.emit(Pin(one, pinned=True))
    assert rows(window) == ["Pinned", "One?", "Today", "Two?"]
    wishes.emit(Pin(one, pinned=False))
    wishes.emit(MoveToNewFolder(one))
    assert rows(window) == ["Work", "One?", "Today", "Two?"]
    folder = window.sidebar.model.folders[0].id
    wishes.emit(RenameFolder(folder, "Work"))
    window.sidebar.model.fold(folder)
    assert rows(window) == ["Office", "Today", "Two?"]
    window.sidebar.model.fold(folder)
    wishes.emit(Move(one, None))
    wishes.emit(Duplicate(one))
    assert sorted(rows(window)[2:]) == ["One?", "One? (copy)", "Two?"]
    wishes.emit(DeleteFolder(folder))
    assert rows(window)[0] == "Today"


def test_chat_is_dragged_into_a_folder(ready: MainWindow, qtbot: QtBot) -> None:
    asked(ready, qtbot, "One?")
    store, model = ready._parts.store, ready.sidebar.model
    folder = store.shelf.create_folder("Work")
    ready.chats.refresh()
    assert rows(ready) == ["Work", "Today", "One?"]
    data = model.mimeData([model.index(2)])
    assert isinstance(data, QMimeData)
    move = Qt.DropAction.MoveAction
    assert model.canDropMimeData(data, move, -1, -1, model.index(0))
    model.dropMimeData(data, move, -1, -1, model.index(0))
    assert store.conversations()[0].folder_id == folder.id
    assert rows(ready) == ["Work", "One?"]


def test_bin_gives_back_and_forgets(make_window: MakeWindow, qtbot: QtBot) -> None:
    questions: list[str] = []

    def confirm(question: str, _yes: str) -> bool:
        questions.append(question)
        return True

    window = make_window(dialogs=dialogs(confirm=confirm))
    wait_until_loaded(window, qtbot)
    for question in ("One?", "Two?"):
        window.chats.new_chat()
        asked(window, qtbot, question)
    for chat in window._parts.store.conversations():
        window.deletions.delete(chat.id)
    window.sidebar.wished.emit(ShowBin())
    (dialog,) = window.findChildren(BinDialog)
    assert dialog.list.count() == 2
    dialog.list.setCurrentRow(0)
    dialog.restore_button.click()
    assert rows(window) == ["Today", "One?"]
    dialog.empty_button.click()
    assert questions == ["Delete 1 entry for good? This cannot be undone."]
    assert dialog.list.count() == 0
    assert window._parts.store.shelf.binned() == []
    dialog.close()


@pytest.mark.parametrize("form", ["markdown", "html", "json"])
def test_export(make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, form: Any) -> None:
    path = tmp_path / "chat.out"
    window = make_window(dialogs=dialogs(save_as=lambda *_: path))
    wait_until_loaded(window, qtbot)
    asked(window, qtbot, "One?")
    window.sidebar.wished.emit(Export(window.chats.conversation.id, form))
    qtbot.waitUntil(lambda: "written" in window.banner.accessibleName())
    assert "Hello there." in path.read_text("utf-8")


def test_import_says_what_came_and_what_did_not(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    good, bad = tmp_path / "conversations.json", tmp_path / "picture.json"
    node = {"message": {"author": {"role": "user"}, "content": {"content_type": "text"}}}
    node["message"]["content"]["parts"] = ["From elsewhere"]
    good.write_text(
        f'[{{"title": "Old chat", "mapping": {{"a": {node}}}}}, {{"mapping": 5}}]'.replace("'", '"')
    )
    bad.write_bytes(b"\x89PNG")
    window = make_window(dialogs=dialogs(pick_files=lambda *_: (good, bad)))
    wait_until_loaded(window, qtbot)
    window.sidebar.wished.emit(Import())
    qtbot.waitUntil(lambda: "picture.json" in window.banner.accessibleName())
    assert rows(window)[-1] == "Old chat"


def test_a_folder_of_chats_is_said_in_one_sentence(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    for name in "abc":
        said = [{"role": "user", "content": f"In {name}"}]
        (tmp_path / f"{name}.json").write_text(json.dumps({"title": name, "messages": said}))
    window = make_window(dialogs=dialogs(pick_folder=lambda *_: tmp_path))
    wait_until_loaded(window, qtbot)
    window.sidebar.wished.emit(Import(is_folder=True))
    qtbot.waitUntil(lambda: "3 chats imported from" in window.banner.accessibleName())
    window.sidebar.wished.emit(Import(is_folder=True))
    qtbot.waitUntil(lambda: "3 chats were here already." in window.banner.accessibleName())
    assert sorted(rows(window)[1:]) == ["a", "b", "c"]


def test_what_was_written_is_said_until_a_person_goes_on(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = make_window(dialogs=dialogs(save_as=lambda *_: tmp_path / "chats.json"))
    wait_until_loaded(window, qtbot)
    asked(window, qtbot, "One?")
    window.sidebar.wished.emit(Export(None, "json"))
    qtbot.waitUntil(lambda: "written" in window.banner.accessibleName())
    window.navigation.open_settings()
    assert window.banner.notice is not None
    asked(window, qtbot, "Two?")
    assert window.banner.notice is None
    window.show_notice(Notice("Something failed."))
    asked(window, qtbot, "Three?")
    assert window.banner.notice is not None


def test_unsent_text_survives_for_each_chat(
    ready: MainWindow, make_window: MakeWindow, qtbot: QtBot
) -> None:
    asked(ready, qtbot, "One?")
    ready.composer.set_text("more about one")
    ready.chats.new_chat()
    assert ready.composer.text == ""
    ready.composer.set_text("something new")
    ready.close()
    window = make_window()
    assert window.composer.text == "something new"
    window.chats.open_chat(window._parts.store.conversations()[0].id)
    assert window.composer.text == "more about one"


def test_unsent_text_is_stored_while_typing(ready: MainWindow, qtbot: QtBot, paths: Paths) -> None:
    ready.composer.set_text("not sent")
    store = ConversationStore(paths.chats_file)
    qtbot.waitUntil(lambda: store.unsent.text(None) == "not sent")
    asked(ready, qtbot, "not sent, then sent")
    assert store.unsent.text(None) == ""
    assert store.unsent.text(ready.chats.conversation.id) == ""
    store.close()


def test_unsent_edit_survives_another_chat_and_a_restart(
    ready: MainWindow, make_window: MakeWindow, qtbot: QtBot
) -> None:
    asked(ready, qtbot, "One?", "Two?")
    ready.composer.set_text("half a thought")
    wish(ready, Act.EDIT, 0)
    ready.composer.set_text("One, better?")
    chat = ready.chats.conversation.id
    ready.chats.new_chat()
    assert ready.composer.text == ""
    assert ready.composer.editing.isHidden()
    ready.chats.open_chat(chat)
    assert ready.composer.text == "One, better?"
    assert "Editing" in ready.composer.editing.text
    ready.close()
    window = make_window()
    window.chats.open_chat(chat)
    assert window.composer.text == "One, better?"
    assert "Editing" in window.composer.editing.text
    window.composer.editing.button.click()
    assert window.composer.text == "half a thought"
    wish(window, Act.EDIT, 0)
    assert window.composer.text == "One?"


def test_unsent_edit_is_stored_while_typing_and_goes_when_sent(
    ready: MainWindow, qtbot: QtBot, paths: Paths
) -> None:
    asked(ready, qtbot, "One?")
    chat, question = ready.chats.conversation.id, ready.transcript.messages[0].id
    store = ConversationStore(paths.chats_file)
    wish(ready, Act.EDIT, 0)
    ready.composer.set_text("One, better?")
    qtbot.waitUntil(lambda: store.unsent.edits(chat) == {question: "One, better?"})
    ask(ready, "One, best?")
    wait_for_end(ready, qtbot)
    assert store.unsent.edits(chat) == {}
    store.close()


def test_unsent_edit_waits_while_another_message_is_edited(ready: MainWindow, qtbot: QtBot) -> None:
    asked(ready, qtbot, "One?", "Two?")
    wish(ready, Act.EDIT, 0)
    ready.composer.set_text("One, better?")
    wish(ready, Act.EDIT, 2)
    assert ready.composer.text == "Two?"
    ready.composer.editing.button.click()
    wish(ready, Act.EDIT, 0)
    assert ready.composer.text == "One, better?"


def test_unsent_edit_waits_while_the_chat_is_answered(ready: MainWindow, qtbot: QtBot) -> None:
    asked(ready, qtbot, "One?")
    wish(ready, Act.EDIT, 0)
    ready.composer.set_text("One, better?")
    ready.chats.regenerate()
    assert ready.composer.text == ""
    assert ready.composer.editing.isHidden()
    wait_for_end(ready, qtbot)
    wish(ready, Act.EDIT, 0)
    assert ready.composer.text == "One, better?"


def test_each_chat_is_shown_where_it_was_read(
    ready: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    clients.last._script = answers("A long answer.\n\n" * 60)
    asked(ready, qtbot, "One?", "Two?")
    chat, bar = ready.chats.conversation.id, ready.transcript.verticalScrollBar()
    bar.setValue(bar.maximum() // 3)
    place = ready.transcript.place
    ready.chats.new_chat()
    ready.chats.open_chat(chat)
    assert place is not None
    assert ready.transcript.place == place
    bar.setValue(bar.maximum())
    ready.chats.new_chat()
    ready.chats.open_chat(chat)
    assert bar.value() == bar.maximum()


@pytest.fixture
def answering(make_window: MakeWindow, qtbot: QtBot, clients: Clients) -> MainWindow:
    """A window in the middle of an answer."""
    clients.script = starts_only("Half")
    window = make_window()
    wait_until_loaded(window, qtbot)
    ask(window, "Well?")
    qtbot.waitUntil(lambda: last_view(window).source == "Half")
    return window


def test_message_waits_for_the_answer(
    answering: MainWindow, qtbot: QtBot, clients: Clients, paths: Paths
) -> None:
    request_id = answering.transcript.messages[-1].id
    answering.composer.set_text("And then?")
    assert answering.composer.send_button.accessibleName() == "Send"
    assert answering.composer.stop_button.isVisible()
    ask(answering, "And then?")
    ask(answering, "And after that?")
    assert answering.composer.text == ""
    assert "And then?" in answering.composer.queued.text
    store = ConversationStore(paths.chats_file)
    kept = store.unsent.text(answering.chats.conversation.id)
    store.close()
    assert kept == "And then?\n\nAnd after that?"
    clients.last._script = answers("Then this.")
    clients.last.say(finished(request_id, "Half and half"))
    qtbot.waitUntil(lambda: texts(answering)[-1:] == ["Then this."])
    wait_for_end(answering, qtbot)
    assert texts(answering)[2] == "And then?\n\nAnd after that?"
    assert not clients.last.of_kind(Cancel)
    assert answering.composer.queued.isHidden()


def test_message_that_waits_can_be_taken_back(answering: MainWindow) -> None:
    ask(answering, "And then?")
    answering.composer.queued.button.click()
    assert answering.composer.text == "And then?"
    assert answering.composer.queued.isHidden()
    answering.composer.clear()


def test_message_that_waits_goes_with_its_chat(
    answering: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    ask(answering, "And then?")
    answering.composer.set_text("typed after it")
    first = answering.chats.conversation
    answering.chats.new_chat()
    assert answering.composer.text == ""
    kept = answering._parts.store.unsent.text(first.id)
    assert kept == "And then?\n\ntyped after it"
    answering.chats.open_chat(first.id)
    assert answering.composer.text == "typed after it"
    assert "And then?" in answering.composer.queued.text
    answering.chats.new_chat()
    request_id = clients.last.of_kind(Generate)[0].request_id
    clients.last._script = answers("Then this.")
    clients.last.say(finished(request_id, "Half"))
    qtbot.waitUntil(lambda: len(clients.last.of_kind(Generate)) == 2)
    wait_for_end(answering, qtbot)
    answering.chats.open_chat(first.id)
    assert texts(answering)[2:] == ["And then?", "Then this."]
    assert answering.composer.text == "typed after it"


def test_sending_stops_the_answer_by_choice(
    answering: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    answering._parts.preferences.change(while_answering="stop")
    ask(answering, "Enough.")
    qtbot.waitUntil(lambda: len(clients.last.of_kind(Generate)) == 2)
    assert clients.last.of_kind(Cancel)
    assert answering.transcript.messages[1].status is MessageStatus.STOPPED
    answering.chats.stop()
    wait_for_end(answering, qtbot)


def test_message_that_waits_comes_back_if_the_engine_dies(
    answering: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    ask(answering, "And then?")
    clients.last.die()
    qtbot.waitUntil(lambda: not answering.chats.is_answering)
    assert answering.composer.text == "And then?"


def counting(*parts: str) -> Any:
    """Answers with the parts; every four characters are a token."""

    def script(command: object) -> list[Any]:
        if isinstance(command, Tokenize):
            return [Tokenized(command.request_id, tuple(range(len(str(command.wanted)) // 4)))]
        return answer(command.request_id, *parts) if isinstance(command, Generate) else []

    return loads_and(script)


def test_attached_file_goes_into_the_prompt(
    make_window: MakeWindow, qtbot: QtBot, clients: Clients, tmp_path: Path
) -> None:
    notes, picture = tmp_path / "notes.md", tmp_path / "picture.png"
    notes.write_text("# Notes\nbuy milk")
    picture.write_bytes(b"\0\1\2")
    clients.script = counting("Milk.")
    window = make_window(dialogs=dialogs(pick_files=lambda *_: (notes, picture)))
    wait_until_loaded(window, qtbot)
    window.composer.attach_button.click()
    qtbot.waitUntil(lambda: "picture.png" in window.banner.accessibleName())
    qtbot.waitUntil(lambda: "tokens" in window.composer.files.chips[0].note.text())
    asked(window, qtbot, "What shall I buy?")
    (content,) = contents(clients)
    assert content.startswith("File “notes.md”:\n```\n# Notes\nbuy milk\n```")
    assert content.endswith("What shall I buy?")
    assert texts(window)[0] == "What shall I buy?"
    assert window.composer.files.isHidden()
    (message, _) = window.transcript.messages
    assert message.attachments == (Attachment("notes.md", "markdown", "# Notes\nbuy milk"),)


def test_file_that_cannot_fit_is_refused(
    make_window: MakeWindow, qtbot: QtBot, clients: Clients, tmp_path: Path
) -> None:
    long = tmp_path / "long.txt"
    long.write_text("word " * 5000)
    clients.script = counting("Yes.")
    window = make_window()
    wait_until_loaded(window, qtbot)
    window.files.add([long])
    qtbot.waitUntil(lambda: "Too long by" in window.composer.send_button.toolTip())
    assert not window.composer.send_button.isEnabled()
    assert "+ 6.1k of 4k" in window.composer.gauge.text
    ask(window, "Read this.")
    assert window.composer.text == "Read this."
    window.composer.files.remove_requested.emit(0)
    asked(window, qtbot, "Without it.")
    assert texts(window) == ["Without it.", "Yes."]
    window.composer.clear()


def test_preset_of_a_chat_reaches_its_requests(
    make_window: MakeWindow, qtbot: QtBot, clients: Clients
) -> None:
    window = make_window(dialogs=dialogs(ask_name=lambda *_: "Mine"))
    wait_until_loaded(window, qtbot)
    window.presets.open()
    fields = window.preset_popup.fields
    fields.system_prompt.setPlainText("Be brief.")
    fields.temperature.setValue(0.25)
    fields.stop.setPlainText("END\n\nSTOP")
    fields.seed.setText("42")
    fields.json_schema.setPlainText('{"type": "object"}')
    fields.max_tokens.setValue(77)
    window.preset_popup.save_button.click()
    window.preset_popup.hide()
    assert window.composer.preset_button.text() == "Preset: Mine"
    asked(window, qtbot, "Hello?")
    request = clients.last.of_kind(Generate)[-1].request
    assert request.messages[0].content == "Be brief."
    assert (request.max_tokens, request.stop) == (77, ("END", "STOP"))
    assert request.grammar == OutputGrammar('{"type": "object"}', "json_schema")
    assert (request.sampling.temperature, request.sampling.seed) == (0.25, 42)
    window.chats.new_chat()
    assert window.composer.preset_button.text() == "Preset: Usual"
    asked(window, qtbot, "Hello?")
    assert clients.last.of_kind(Generate)[-1].request.stop == ()
    window.close()
    later = make_window()
    later.chats.open_chat(later._parts.store.conversations()[1].id)
    assert later.composer.preset_button.text() == "Preset: Mine"


def test_presets_are_chosen_deleted_and_exchanged(make_window: MakeWindow, tmp_path: Path) -> None:
    path = tmp_path / "presets.json"
    window = make_window(
        dialogs=dialogs(save_as=lambda *_: path, pick_files=lambda *_: (path, tmp_path / "gone"))
    )
    window.presets.open()
    popup = window.preset_popup
    popup.choice.activated.emit(1)
    chosen = window.chats.preset
    assert isinstance(chosen, Preset)
    assert popup.choice.currentText() == chosen.name == "Precise"
    popup.export_button.click()
    popup.delete_button.click()
    assert popup.choice.findText("Precise") == -1
    popup.import_button.click()
    names = [popup.choice.itemText(row) for row in range(popup.choice.count())]
    assert "Precise" in names
    assert "Balanced 2" in names
    assert "cannot be read" in window.banner.accessibleName()
    popup.choice.activated.emit(0)
    assert window.chats.preset is None
    popup.hide()


def test_busy_file_keeps_the_message_and_the_window_moving(
    ready: MainWindow, qtbot: QtBot, paths: Paths
) -> None:
    asked(ready, qtbot, "First?")
    other = sqlite3.connect(paths.chats_file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    ask(ready, "Second?")
    assert "another program" in ready.banner.accessibleName()
    assert ready.composer.text == "Second?"
    other.execute("ROLLBACK")
    other.close()
    asked(ready, qtbot, "Second?")
    assert texts(ready)[2] == "Second?"


def test_answer_that_ends_while_the_file_is_busy_is_stored_later(
    answering: MainWindow, qtbot: QtBot, clients: Clients, paths: Paths
) -> None:
    request_id = answering.transcript.messages[-1].id
    other = sqlite3.connect(paths.chats_file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    clients.last.say(finished(request_id, "Half an answer"))
    wait_for_end(answering, qtbot)
    assert "another program" in last_view(answering)._note.text()
    other.execute("ROLLBACK")
    other.close()
    qtbot.waitUntil(last_view(answering)._note.isHidden)
    stored = answering._parts.store.messages(answering.chats.conversation.id)[-1]
    assert (stored.text, stored.status) == ("Half an answer", MessageStatus.COMPLETE)


def test_answer_that_is_not_stored_yet_is_whole_when_its_chat_is_opened_again(
    answering: MainWindow, qtbot: QtBot, clients: Clients, paths: Paths
) -> None:
    request_id, chat = answering.transcript.messages[-1].id, answering.chats.conversation
    other = sqlite3.connect(paths.chats_file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    clients.last.say(finished(request_id, "Half an answer"))
    wait_for_end(answering, qtbot)
    answering.chats.new_chat()
    answering.chats.open_chat(chat.id)
    assert texts(answering) == ["Well?", "Half an answer"]
    other.execute("ROLLBACK")
    other.close()
    qtbot.waitUntil(last_view(answering)._note.isHidden)
    clients.last._script = answers("Yes.")
    asked(answering, qtbot, "And then?")
    assert contents(clients) == ["Well?", "Half an answer", "And then?"]


def test_heads_of_folders_say_what_they_are(ready: MainWindow) -> None:
    folder = ready._parts.store.shelf.create_folder("Work")
    ready.chats.refresh()
    index = ready.sidebar.model.index(0)
    assert index.data(Qt.ItemDataRole.UserRole + 2) == Head("Work", folder.id)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Folder Work, open"


def test_unsent_text_waits_while_the_file_is_busy(
    ready: MainWindow, qtbot: QtBot, paths: Paths
) -> None:
    asked(ready, qtbot, "One?")
    first = ready.chats.conversation
    ready.composer.set_text("more about one")
    other = sqlite3.connect(paths.chats_file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    ready.chats.new_chat()
    assert ready.composer.text == ""
    ready.chats.open_chat(first.id)
    assert ready.composer.text == "more about one"
    ready.chats.new_chat()
    other.execute("ROLLBACK")
    other.close()
    qtbot.waitUntil(lambda: ready._parts.store.unsent.text(first.id) == "more about one")


def test_undo_is_offered_again_where_it_could_not_be(
    ready: MainWindow, qtbot: QtBot, paths: Paths
) -> None:
    asked(ready, qtbot, "One?")
    ready.deletions.delete(ready.chats.conversation.id)
    other = sqlite3.connect(paths.chats_file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    ready.sidebar.undo_button.click()
    assert ready.sidebar.undo_button.isVisible()
    assert rows(ready) == []
    other.execute("ROLLBACK")
    other.close()
    ready.sidebar.undo_button.click()
    assert rows(ready) == ["Today", "One?"]


def test_a_deletion_that_is_refused_stops_no_answer(answering: MainWindow, paths: Paths) -> None:
    other = sqlite3.connect(paths.chats_file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answering.deletions.delete(answering.chats.conversation.id)
    other.close()
    assert answering.chats.is_answering
    assert answering.chats.conversation is not None


@pytest.mark.parametrize("title", ["🚴" * 80, "é" * 300, "日" * 300, "..", "🚴\u202e/\n"])
def test_any_title_is_a_name_that_a_file_can_have(title: str, tmp_path: Path) -> None:
    name = file_name(title)
    assert name
    (tmp_path / f"{name}.json.12345678.part").touch()

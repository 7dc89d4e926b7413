"""Messages that are deleted in the window, and how they come back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.config.paths import Paths
from app.engine_process.protocol import Generate
from app.sessions.errors import StoreError
from app.sessions.shelf import Binned
from app.sessions.store import ConversationStore
from tests.ui.conftest import Clients, MakeWindow
from tests.ui.test_conversations import asked, dialogs, rows, wish
from tests.ui.window_steps import ask, texts, wait_for_end, wait_until_loaded
from ui.chat.answer_view import AnswerView
from ui.chat.bin_dialog import BinDialog
from ui.chat.chat_wish import ShowBin
from ui.chat.message_actions import Act
from ui.chat.question_view import QuestionView
from ui.main_window import MainWindow


def menu_of(window: MainWindow, place: int) -> list[str]:
    """What the menu of a message offers, opened by the keyboard."""
    message = window.transcript.messages[place]
    view = window.transcript.view_of(message.id)
    assert isinstance(view, QuestionView | AnswerView)
    more = view._actions.more if isinstance(view, QuestionView) else view.buttons.all[-1]
    more.setFocus()
    QTest.keyClick(more, Qt.Key.Key_Space)
    (menu,) = more.findChildren(QMenu)
    offered = [action.text() for action in menu.actions() if action.text()]
    menu.close()
    menu.deleteLater()
    QApplication.sendPostedEvents(menu, 0)
    return offered


def run(window: MainWindow, action_id: str) -> None:
    (action,) = [each for each in window.actions_of_window if each.id == action_id]
    assert action.is_possible()
    action.act()


def test_the_menu_says_what_goes_along(ready: MainWindow, qtbot: QtBot) -> None:
    asked(ready, qtbot, "One?", "Two?")
    deletions = [menu_of(ready, place)[-1] for place in range(4)]
    assert deletions == [*["Delete with all that follows"] * 3, "Delete"]
    wish(ready, Act.REGENERATE, 1)
    wait_for_end(ready, qtbot)
    assert menu_of(ready, 1)[-1] == "Delete this variant"
    wish(ready, Act.EDIT, 0)
    ask(ready, "Another one?")
    wait_for_end(ready, qtbot)
    assert menu_of(ready, 0)[-1] == "Delete this variant and all that follows"


def test_a_deleted_message_comes_back_by_undo(
    ready: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    asked(ready, qtbot, "One?", "Two?")
    before = ready.chats.messages
    wish(ready, Act.DELETE, 2)
    assert texts(ready) == ["One?", "Hello there."]
    assert ready.composer.deleted.text == "Deleted “\u2068Two?\u2069”."
    ready.composer.deleted.button.click()
    assert ready.composer.deleted.isHidden()
    assert ready.chats.messages == before == tuple(ready.transcript.messages)
    wish(ready, Act.DELETE, 2)
    asked(ready, qtbot, "Three?")
    contents = [m.content for m in clients.last.of_kind(Generate)[-1].request.messages]
    assert contents == ["One?", "Hello there.", "Three?"]


def test_an_answer_can_be_given_again_after_it_was_deleted(ready: MainWindow, qtbot: QtBot) -> None:
    asked(ready, qtbot, "One?")
    wish(ready, Act.DELETE, 1)
    assert texts(ready) == ["One?"]
    assert menu_of(ready, 0)[-1] == "Delete"
    ready.chats.regenerate()
    wait_for_end(ready, qtbot)
    assert texts(ready) == ["One?", "Hello there."]
    ready.deletions.undo()
    assert ready.chats.messages[1].siblings[0] == ready.chats.messages[1].id


def test_deleting_the_first_message_deletes_the_chat(ready: MainWindow, qtbot: QtBot) -> None:
    asked(ready, qtbot, "One?")
    wish(ready, Act.DELETE, 0)
    assert (texts(ready), rows(ready)) == ([], [])
    assert ready.composer.deleted.isVisible()
    run(ready, "undo-deletion")
    assert texts(ready) == ["One?", "Hello there."]


def test_the_keyboard_alone_deletes_and_brings_back(ready: MainWindow, qtbot: QtBot) -> None:
    asked(ready, qtbot, "One?", "Two?")
    run(ready, "delete-message")
    assert texts(ready) == ["One?", "Hello there.", "Two?"]
    run(ready, "undo-deletion")
    assert texts(ready) == ["One?", "Hello there.", "Two?", "Hello there."]
    (undo,) = [each for each in ready.actions_of_window if each.id == "undo-deletion"]
    assert not undo.is_possible()


def test_nothing_is_deleted_over_a_growing_answer(
    ready: MainWindow, qtbot: QtBot, clients: Clients
) -> None:
    asked(ready, qtbot, "One?")
    clients.last._script = lambda _: ()
    ask(ready, "Two?")
    assert ready.chats.is_answering
    assert menu_of(ready, 0) == ["New chat from here"]
    (delete,) = [each for each in ready.actions_of_window if each.id == "delete-message"]
    assert not delete.is_possible()
    wish(ready, Act.DELETE, 0)
    assert "still being answered" in ready.banner.notice.sentence
    assert len(ready.chats.messages) == 4


def test_a_deleted_message_is_found_no_more(ready: MainWindow, qtbot: QtBot) -> None:
    asked(ready, qtbot, "Needle?", "Two?")
    ready.sidebar.search_field.setText("two")
    qtbot.waitUntil(lambda: rows(ready) == ["Messages", "Two?"])
    wish(ready, Act.DELETE, 2)
    assert rows(ready) == []
    ready.deletions.undo()
    assert rows(ready) == ["Messages", "Two?"]


def test_the_bin_says_where_messages_were_and_puts_them_back(
    make_window: MakeWindow, qtbot: QtBot, paths: Paths
) -> None:
    window = make_window(dialogs=dialogs(confirm=lambda *_: True))
    wait_until_loaded(window, qtbot)
    asked(window, qtbot, "One?", "Two?")
    before = window.chats.messages
    wish(window, Act.DELETE, 2)
    window.sidebar.wished.emit(ShowBin())
    (dialog,) = window.findChildren(BinDialog)
    words = dialog.list.item(0).text()
    assert words.startswith("Two?\ndeleted ")
    assert words.endswith(", from “\u2068One?\u2069”")
    dialog.list.setCurrentRow(0)
    dialog.restore_button.click()
    assert window.chats.messages == before == tuple(window.transcript.messages)
    assert window.composer.deleted.isHidden()
    wish(window, Act.DELETE, 3)
    dialog.refresh()
    dialog.empty_button.click()
    assert not window.deletions.can_undo
    dialog.close()
    window.close()
    store = ConversationStore(paths.chats_file)
    (chat,) = store.conversations()
    assert [message.text for message in store.messages(chat.id)] == texts(window)
    assert store.shelf.binned() == []
    store.close()


def test_a_bin_that_cannot_be_read_says_so(qtbot: QtBot, ready: MainWindow) -> None:
    def load() -> Sequence[Binned]:
        raise StoreError("The chats cannot be read.")

    dialog = BinDialog(ready, load, lambda _: None, lambda _: None)
    assert dialog._empty.text() == "The chats cannot be read."
    dialog.deleteLater()

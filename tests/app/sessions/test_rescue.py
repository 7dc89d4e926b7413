"""The file of chats, or its folder, is deleted or moved while the program runs."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from app.sessions.conversation import MessageStatus
from app.sessions.errors import StoreError
from app.sessions.rescue import Rescue
from app.sessions.store import ConversationStore
from tests.app.sessions.questions import add_user_message

pytestmark = pytest.mark.skipif(os.name != "posix", reason="elsewhere, open files stay")


@pytest.fixture
def told(store: ConversationStore) -> list[Rescue]:
    told: list[Rescue] = []
    store.when_rescued(told.append)
    return told


def texts(path: Path) -> list[list[str]]:
    store = ConversationStore(path)
    found = [[message.text for message in store.messages(c.id)] for c in store.conversations()]
    store.close()
    return found


def remove_file(path: Path) -> None:
    for file in path.parent.iterdir():
        file.unlink()


def remove_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def move_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


def put_a_file_over_the_folder(path: Path) -> None:
    shutil.rmtree(path.parent)
    path.parent.write_text("")


@pytest.mark.parametrize("remove", [remove_file, remove_folder, move_folder])
def test_all_chats_are_stored_again(
    path: Path, store: ConversationStore, told: list[Rescue], remove: Callable[[Path], None]
) -> None:
    add_user_message(store, store.create_conversation().id, "an older chat")
    chat, _, answer = store.ask(store.create_conversation().id, "Hello?")
    remove(path)
    store.answers.save_partial(answer.id, "Hel")
    (rescue,) = told
    assert rescue == Rescue(path, path)
    assert str(path) in rescue.sentence
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    store.answers.finish(answer.id, "Hello.", MessageStatus.COMPLETE)
    add_user_message(store, chat.id, "And now?")
    assert texts(path) == [["Hello?", "Hello.", "And now?"], ["an older chat"]]
    assert [hit.conversation_id for hit in store.index.search("older")] == [1]
    assert len(told) == 1
    assert list(path.parent.glob("*.part")) == []


def test_other_chats_in_its_place_are_left_alone(
    path: Path, store: ConversationStore, told: list[Rescue]
) -> None:
    chat = store.create_conversation()
    add_user_message(store, chat.id, "ours")
    remove_folder(path)
    other = ConversationStore(path)
    add_user_message(other, other.create_conversation().id, "theirs")
    add_user_message(store, chat.id, "more")
    (rescue,) = told
    assert rescue.path == path.with_name("chats-rescued-1.sqlite3")
    assert str(rescue.path) in rescue.sentence
    other.close()
    store.another().close()
    store.close()
    assert texts(path) == [["theirs"]]
    assert texts(rescue.path) == [["ours", "more"]]


def test_a_file_of_something_else_in_its_place_is_left_alone(
    path: Path, store: ConversationStore, told: list[Rescue]
) -> None:
    chat = store.create_conversation()
    remove_folder(path)
    path.parent.mkdir()
    path.write_text("something else")
    add_user_message(store, chat.id, "ours")
    assert path.read_text() == "something else"
    assert texts(told[0].path) == [["ours"]]


def test_two_programs_come_together_again(
    path: Path, store: ConversationStore, told: list[Rescue]
) -> None:
    other = ConversationStore(path)
    chat = store.create_conversation()
    remove_folder(path)
    add_user_message(store, chat.id, "from here")
    add_user_message(other, chat.id, "from the other")
    add_user_message(store, chat.id, "from here again")
    other.close()
    assert texts(path) == [["from here", "from the other", "from here again"]]
    assert len(list(path.parent.glob("*.sqlite3"))) == 1


def test_where_nothing_can_be_stored_it_is_said_and_tried_again(
    path: Path, store: ConversationStore, told: list[Rescue]
) -> None:
    chat = store.create_conversation()
    put_a_file_over_the_folder(path)
    for attempt in (lambda: add_user_message(store, chat.id, "kept"), store.another):
        with pytest.raises(StoreError) as caught:
            attempt()
        assert caught.value.code == "store-lost"
    path.parent.unlink()
    add_user_message(store, chat.id, "kept")
    assert texts(path) == [["kept"]]
    assert len(told) == 1


def test_nothing_comes_back_if_nothing_more_was_written(
    path: Path, store: ConversationStore, told: list[Rescue]
) -> None:
    store.create_conversation()
    remove_folder(path)
    store.close()
    assert not path.parent.exists()
    assert told == []

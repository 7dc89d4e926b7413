from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.sessions.conversation import MessageStatus
from app.sessions.database import APPLICATION_ID, Database
from app.sessions.errors import StoreError
from app.sessions.migrations import MIGRATIONS
from app.sessions.store import ConversationStore
from tests.app.sessions.questions import add_user_message

GARBAGE = {
    "ten bytes": b"0123456789",
    "text": b"these are not the chats " * 500,
    "zeros": bytes(8192),
    "magic only": b"SQLite format 3\0",
    "magic and garbage": b"SQLite format 3\0" + b"\xff" * 8176,
}


@pytest.mark.parametrize("content", GARBAGE.values(), ids=GARBAGE.keys())
def test_damaged_file_is_refused_and_left_alone(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    with pytest.raises(StoreError) as caught:
        ConversationStore(path)
    assert caught.value.code == "store-damaged"
    assert str(caught.value).endswith(".")
    assert caught.value.advice
    assert path.read_bytes() == content


def test_damage_that_sqlite_cannot_even_name_is_a_sentence(
    path: Path, store: ConversationStore
) -> None:
    store.close()
    content = bytearray(path.read_bytes())
    place = content.index(b"CREATE TABLE")
    content[place : place + 12] = b"CREATE \x82ABLE"
    path.write_bytes(content)
    with pytest.raises(StoreError) as caught:
        ConversationStore(path)
    assert caught.value.code == "store-damaged"


def test_empty_file_becomes_a_store(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    store = ConversationStore(path)
    assert store.conversations() == []
    store.close()


def test_newer_format_is_refused_and_left_alone(path: Path, store: ConversationStore) -> None:
    store.create_conversation("kept")
    store.close()
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="newer version") as caught:
        ConversationStore(path)
    assert caught.value.code == "store-newer"
    assert path.read_bytes() == before


def test_database_of_another_program_is_refused_and_left_alone(path: Path) -> None:
    path.parent.mkdir()
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE messages (body TEXT)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="another program"):
        ConversationStore(path)
    assert path.read_bytes() == before


def test_path_that_is_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        ConversationStore(tmp_path)
    assert caught.value.code == "store-unwritable"


def test_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with pytest.raises(StoreError) as caught:
        ConversationStore(tmp_path / "data" / "chats.sqlite3")
    assert caught.value.code == "store-unwritable"


@pytest.fixture
def unprivileged_folder() -> Iterator[Path]:
    """A folder of ours while this process has no special rights (root may write anywhere)."""
    if not hasattr(os, "geteuid"):
        pytest.skip("folders have no permission bits here")
    folder = Path(tempfile.mkdtemp())
    was_root = os.geteuid() == 0
    if was_root:
        os.chown(folder, 65534, 65534)
        os.seteuid(65534)
    try:
        yield folder
    finally:
        if was_root:
            os.seteuid(0)
        folder.chmod(0o700)
        shutil.rmtree(folder)


def test_read_only_folder_is_refused(unprivileged_folder: Path) -> None:
    unprivileged_folder.chmod(0o500)
    with pytest.raises(StoreError) as caught:
        ConversationStore(unprivileged_folder / "chats.sqlite3")
    assert caught.value.code == "store-unwritable"


def test_read_only_file_keeps_its_chats(unprivileged_folder: Path) -> None:
    path = unprivileged_folder / "chats.sqlite3"
    store = ConversationStore(path)
    chat = store.create_conversation("kept")
    store.answers.start(chat.id)
    store.close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE messages SET status = 'streaming', writer = 'ended'")
    connection.close()
    path.chmod(0o400)
    store = ConversationStore(path)
    assert [kept.title for kept in store.conversations()] == ["kept"]
    with pytest.raises(StoreError) as caught:
        add_user_message(store, chat.id, "lost?")
    assert caught.value.code == "store-unwritable"
    assert len(store.messages(chat.id)) == 1
    store.close()


def fill_disk(store: ConversationStore) -> sqlite3.Connection:
    connection = store._database._connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    return connection


def test_full_disk_is_told_and_loses_nothing(store: ConversationStore) -> None:
    chat = store.create_conversation()
    question = add_user_message(store, chat.id, "kept")
    answer = store.answers.start(chat.id)
    store.answers.save_partial(answer.id, "partial")
    connection = fill_disk(store)
    for attempt in (
        lambda: add_user_message(store, chat.id, "x" * 100_000),
        lambda: store.answers.save_partial(answer.id, "x" * 100_000),
        lambda: store.answers.finish(answer.id, "x" * 100_000, MessageStatus.COMPLETE),
    ):
        with pytest.raises(StoreError, match="no room left") as caught:
            attempt()
        assert caught.value.code == "store-full"
    kept, partial = store.messages(chat.id)
    assert kept == question
    assert (partial.text, partial.status) == ("partial", MessageStatus.STREAMING)
    connection.execute("PRAGMA max_page_count = 1000000")
    assert store.answers.finish(answer.id, "x" * 100_000, MessageStatus.COMPLETE).id == answer.id


def test_store_that_cannot_be_written_can_be_closed(path: Path, store: ConversationStore) -> None:
    chat = store.create_conversation()
    store.answers.start(chat.id)
    store._database._connection.execute("PRAGMA query_only = ON")
    store.close()
    reopened = ConversationStore(path)
    assert [message.role for message in reopened.messages(chat.id)] == ["assistant"]
    reopened.close()


def test_what_people_typed_is_synced_and_partial_answers_are_not(
    store: ConversationStore,
) -> None:
    def level() -> int:
        found: int = store._database._connection.execute("PRAGMA synchronous").fetchone()[0]
        return found

    full, normal = 2, 1
    chat = store.create_conversation()
    add_user_message(store, chat.id, "typed")
    assert level() == full
    answer = store.answers.start(chat.id)
    store.answers.save_partial(answer.id, "so far")
    assert level() == normal
    store.answers.finish(answer.id, "all of it", MessageStatus.COMPLETE)
    assert level() == full


def test_damaged_page_hides_only_its_own_message(path: Path, store: ConversationStore) -> None:
    chat = store.create_conversation()
    first = add_user_message(store, chat.id, "first " * 2000)
    lost = add_user_message(store, chat.id, "x" * 12_000 + "MARK" + "x" * 12_000)
    last = add_user_message(store, chat.id, "last")
    (page_size,) = store._database._connection.execute("PRAGMA page_size").fetchone()
    store.close()
    content = bytearray(path.read_bytes())
    page = content.index(b"MARK") // page_size * page_size
    content[page : page + 4] = b"\xff" * 4  # the link to the next page of a long text
    path.write_bytes(content)

    damaged = ConversationStore(path)
    assert damaged.messages(chat.id) == [first, last]
    assert lost.id not in {message.id for message in damaged.messages(chat.id)}
    damaged.close()


def test_waiting_for_another_writer_ends_with_a_sentence(
    path: Path, store: ConversationStore
) -> None:
    chat = store.create_conversation()
    store._database._connection.execute("PRAGMA busy_timeout = 1")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="another program") as caught:
        add_user_message(store, chat.id, "x")
    assert caught.value.code == "store-busy"
    other.execute("ROLLBACK")
    other.close()
    assert add_user_message(store, chat.id, "x").text == "x"


def test_saving_a_growing_answer_waits_for_nobody(path: Path, store: ConversationStore) -> None:
    chat = store.create_conversation()
    answer = store.answers.start(chat.id)
    connection = store._database._connection
    connection.execute("PRAGMA busy_timeout = 60000")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="another program"):
        store.answers.save_partial(answer.id, "lost for now")
    other.close()
    assert connection.execute("PRAGMA busy_timeout").fetchone()[0] == 60000
    store.answers.save_partial(answer.id, "saved")
    assert store.messages(chat.id)[-1].text == "saved"


def test_file_is_private_and_marked_as_ours(path: Path, store: ConversationStore) -> None:
    connection = store._database._connection
    assert connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
    assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert connection.execute("PRAGMA foreign_keys").fetchone()[0] == 1
    if os.name == "posix":
        assert path.stat().st_mode & 0o077 == 0


STEPS = (("CREATE TABLE a (x)", "INSERT INTO a VALUES (1)"), ("ALTER TABLE a ADD COLUMN y",))


def test_later_steps_are_taken_once(path: Path) -> None:
    for steps in (STEPS[:1], STEPS, STEPS):
        database = Database(path, migrations=steps)
        assert len(database.read("SELECT * FROM a")) == 1
        assert database.read("PRAGMA user_version")[0][0] == len(steps)
        database.close()


def test_step_that_fails_leaves_the_old_format(path: Path) -> None:
    Database(path, migrations=STEPS[:1]).close()
    with pytest.raises(StoreError):
        Database(path, migrations=(STEPS[0], ("ALTER TABLE a ADD COLUMN y", "NONSENSE")))
    database = Database(path, migrations=STEPS[:1])
    assert database.read("SELECT * FROM a")[0].keys() == ["x"]
    database.close()


def test_writing_is_all_or_nothing(path: Path) -> None:
    database = Database(path, migrations=STEPS[:1])

    def delete_and_fail() -> None:
        with database.writing(durable=True) as connection:
            connection.execute("DELETE FROM a")
            raise KeyError("changed my mind")

    with pytest.raises(KeyError):
        delete_and_fail()
    assert len(database.read("SELECT * FROM a")) == 1
    database.close()

"""Pins, folders, the bin, full-text search."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from app.sessions.conversation import MessageStatus
from app.sessions.errors import StoreError
from app.sessions.message_index import excerpt
from app.sessions.store import ConversationStore
from tests.app.sessions.questions import add_user_message


def test_pins_and_folders(store: ConversationStore) -> None:
    chat = store.create_conversation("chat")
    work, home = store.shelf.create_folder("work"), store.shelf.create_folder("Home")
    assert store.shelf.folders() == [home, work]
    store.shelf.pin(chat.id, pinned=True)
    store.shelf.move(chat.id, work.id)
    kept = store.conversation(chat.id)
    assert (kept.pinned, kept.folder_id) == (True, work.id)
    store.shelf.rename_folder(work.id, "Office")
    store.shelf.delete_folder(home.id)
    assert [folder.name for folder in store.shelf.folders()] == ["Office"]
    store.shelf.delete_folder(work.id)
    assert store.conversation(chat.id).folder_id is None


def test_what_is_gone_cannot_be_put_anywhere(store: ConversationStore) -> None:
    chat = store.create_conversation()
    for attempt in (
        lambda: store.shelf.pin(chat.id + 1, pinned=True),
        lambda: store.shelf.rename_folder(7, "x"),
        lambda: store.shelf.move(chat.id, 7),
    ):
        with pytest.raises(StoreError):
            attempt()
    assert store.conversation(chat.id).folder_id is None


def test_bin_keeps_chats_until_it_is_emptied(store: ConversationStore, clock: Any) -> None:
    kept, first, last = (store.create_conversation(title) for title in "kfl")
    add_user_message(store, first.id, "find me")
    store.shelf.bin(first.id)
    clock.now += 1
    store.shelf.bin(last.id)
    assert store.conversations() == [kept]
    assert [each.chat.title for each in store.shelf.binned()] == ["l", "f"]
    assert store.index.search("find") == []
    store.shelf.restore(first.id)
    assert len(store.index.search("find")) == 1
    store.shelf.destroy([kept.id, first.id, last.id])
    assert {chat.title for chat in store.conversations()} == {"k", "f"}
    assert store.shelf.binned() == []


@pytest.mark.parametrize(
    ("search", "found"),
    [
        ("quick", ["The Quicksort"]),
        ("QUICK the", ["The Quicksort"]),
        ("cafe", ["Un café à Paris"]),
        ("üb", ["über alles"]),
        ("天气", ["今天天气很好"]),
        ("天气 很", ["今天天气很好"]),
        ("天气 über", []),
        ("sort", []),
        ('"quick', ["The Quicksort"]),
        ("alles OR", []),
        ("* - ( )", []),
        ("", []),
    ],
)
def test_search(store: ConversationStore, search: str, found: list[str]) -> None:
    chat = store.create_conversation()
    texts = {}
    for text in ("The Quicksort", "Un café à Paris", "über alles", "今天天气很好"):
        texts[add_user_message(store, chat.id, text).id] = text
    assert [texts[hit.message_id] for hit in store.index.search(search)] == found


def test_index_follows_what_messages_say(store: ConversationStore) -> None:
    chat = store.create_conversation()
    answer = store.answers.start(chat.id)
    store.answers.save_partial(answer.id, "growing")
    assert store.index.search("growing") == []
    store.answers.finish(answer.id, "grown", MessageStatus.COMPLETE)
    assert [hit.message_id for hit in store.index.search("grown")] == [answer.id]
    store.answers.go_on(chat.id, answer.id)
    store.answers.finish(answer.id, "grown up", MessageStatus.COMPLETE)
    assert len(store.index.search("grown up")) == 1
    store.delete(chat.id)
    assert store.index.search("grown") == []
    store._database.read("INSERT INTO messages_text (messages_text) VALUES ('integrity-check')")


def test_newest_hits_come_first_and_are_limited(store: ConversationStore) -> None:
    chat = store.create_conversation()
    ids = [add_user_message(store, chat.id, f"same {number}").id for number in range(5)]
    hits = store.index.search("same", most=2)
    assert [hit.message_id for hit in hits] == [ids[4], ids[3]]


def test_odd_texts_do_not_stop_the_index(path: Path, store: ConversationStore) -> None:
    chat = store.create_conversation()
    odd = add_user_message(store, chat.id, "odd")
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE messages SET text = x'ff41' WHERE id = ?", (odd.id,))
    add_user_message(store, chat.id, "after")
    assert len(store.index.search("after")) == 1


@pytest.mark.parametrize(
    ("text", "words", "shown"),
    [
        ("short", ["short"], "short"),
        ("a\n\n b  c", ["b"], "a b c"),
        ("x " * 40 + "Straße here " + "y " * 60, ["strasse"], None),
        ("w " * 40 + "Café here " + "y " * 60, ["cafe"], "…" + "w " * 8 + "Café here"),
        ("The capital of France is Paris.", ["paris"], "…of France is Paris."),
        ("z" * 40 + "パリです", ["パリ"], "…" + "z" * 16 + "パリです"),
    ],
)
def test_excerpt_is_around_the_hit(text: str, words: list[str], shown: str | None) -> None:
    found = excerpt(text, words)
    assert len(found) <= 90
    assert shown is None or found.startswith(shown)


def test_searches_that_are_no_text_find_nothing(store: ConversationStore) -> None:
    assert [store.index.search(odd) for odd in ("abc\ud800", "\0", "abc\0d")] == [[], [], []]


def test_excerpt_of_a_long_text_is_around_the_hit() -> None:
    found = excerpt("Wörter " * 100_000 + "Nadel " + "mehr " * 100_000, ["nadel"])
    assert "Wörter Nadel mehr" in found
    assert found.startswith("…")
    assert found.endswith("…")

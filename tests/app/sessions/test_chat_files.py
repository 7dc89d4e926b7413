"""Chats to files and back, and from other programs; one that is bad keeps no other out."""

from __future__ import annotations

import json
import os
import sqlite3
import zipfile
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.sampling import SamplingParams
from app.engine.stats import TurnStats
from app.sessions.attachment import Attachment
from app.sessions.chat_export import chat_to_html, chat_to_markdown, chats_to_json
from app.sessions.chat_import import read_chats
from app.sessions.chat_record import ChatRecord, MessageRecord
from app.sessions.chat_transfer import export_chats, import_chats
from app.sessions.conversation import MessageStatus
from app.sessions.errors import ChatFileError
from app.sessions.export_words import ExportWords
from app.sessions.preset import Preset
from app.sessions.store import ConversationStore
from app.watch import Watch
from models.errors import CancelledError

BOLD = "**bold** <img src=x>"


@pytest.fixture
def record(stats: TurnStats) -> ChatRecord:
    """Two variants of a question, with everything that a chat can have."""
    note = Attachment("no`te.md", "markdown", "# Note")
    return ChatRecord(
        title="A <b>title</b>",
        created_at=1000.0,
        updated_at=2000.0,
        messages=(
            MessageRecord(None, "user", "old", 1000.0),
            MessageRecord(0, "assistant", "old answer", 1001.0, MessageStatus.STOPPED),
            MessageRecord(None, "user", "new <script>", 1002.0, attachments=(note,)),
            MessageRecord(2, "assistant", BOLD, 1003.0, stats=stats),
        ),
        shown=3,
        system_prompt="Be brief.",
        preset=Preset("Mine", sampling=SamplingParams(seed=7, dry_breakers=("x",)), stop=("E",)),
        pinned=True,
    )


def write(tmp_path: Path, values: Any, name: str = "chats.json") -> Path:
    path = tmp_path / name
    path.write_text(json.dumps(values), "utf-8")
    return path


def test_our_json_comes_back_whole(
    tmp_path: Path, record: ChatRecord, store: ConversationStore
) -> None:
    path = tmp_path / "chats.json"
    path.write_text(chats_to_json([record, replace(record, title="b")]), "utf-8")
    assert read_chats(path).chats == (record, replace(record, title="b"))
    chat = store.add_record(record)
    assert store.record(chat.id) == record
    assert store.messages(chat.id)[0].text == "new <script>"


def test_markdown_has_what_is_shown(record: ChatRecord) -> None:
    text = chat_to_markdown(record)
    assert text.startswith("# A <b>title</b>\n\n*1970-01-01*\n\n**System prompt:** Be brief.")
    assert "old answer" not in text
    assert "## You\n\nFile “no`te.md”:\n```\n# Note\n```\n\nnew <script>" in text


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("```python\nprint(1)", "\n```"),
        ("~~~~\n```\n~~~", "\n~~~~"),
        ("```\nx\n```", ""),
        ("``` not `a` fence", ""),
        ("````\n```\n`````", ""),
    ],
)
def test_code_that_is_left_open_ends_with_its_message(text: str, end: str) -> None:
    messages = (MessageRecord(None, "user", "?", 0.0), MessageRecord(0, "assistant", text, 0.0))
    assert chat_to_markdown(ChatRecord("", 0.0, 0.0, messages)).endswith(f"{text}{end}\n")


def test_an_answer_that_failed_before_its_first_word_says_why() -> None:
    failed = MessageStatus.FAILED
    messages = (
        MessageRecord(None, "user", "?", 0.0),
        MessageRecord(0, "assistant", "", 0.0, failed, error="The context is full."),
    )
    record = ChatRecord("", 0.0, 0.0, messages)
    assert chat_to_markdown(record).endswith("## Answer\n\nThe context is full.\n")
    assert "<h2>Answer</h2><p>The context is full.</p>" in chat_to_html(record)


def test_html_runs_and_loads_nothing(record: ChatRecord) -> None:
    picture = replace(record.messages[3], text="![alt](http://x/y.png) <script>no</script>")
    page = chat_to_html(replace(record, messages=(*record.messages[:3], picture)))
    assert "<title>A &lt;b&gt;title&lt;/b&gt;</title>" in page
    assert "new &lt;script&gt;" in page
    assert "<script" not in page
    assert "<img" not in page
    assert "alt (http://x/y.png)" in page


@pytest.mark.parametrize("marks", ["> " * 30, "- " * 30, ">" * 3000])
def test_what_is_nested_without_end_is_in_the_page(marks: str) -> None:
    answer = MessageRecord(None, "assistant", f"{marks}the words", 0.0)
    assert "the words" in chat_to_html(ChatRecord("", 0.0, 0.0, (answer,)))


def test_thinking_stands_apart_from_the_answer() -> None:
    question = MessageRecord(None, "user", "<think>Mine.</think>", 0.0)
    text = "<think>\nHm.\n\n* one\n</think>\n\nYes."
    answer = MessageRecord(0, "assistant", text, 0.0)
    record = ChatRecord("", 0.0, 0.0, (question, answer))
    assert chat_to_markdown(record).endswith(
        "## You\n\n<think>Mine.</think>\n\n"
        "## Answer\n\n> **Thinking**\n>\n> Hm.\n>\n> * one\n\nYes.\n"
    )
    fold = "<details><summary>Thinking</summary><p>Hm.</p>\n<ul>\n<li>one</li>\n</ul>\n</details>"
    assert f"{fold}<p>Yes.</p>" in chat_to_html(record)


def test_the_words_around_the_messages_are_those_of_the_reader(record: ChatRecord) -> None:
    words = ExportWords(
        "Du", "Antwort", "Überlegt", "Vorgabe", language="de", day=lambda _: "heute"
    )
    thinks = replace(record.messages[3], text="<think>Hm.</think>Ja.")
    chat = replace(record, messages=(*record.messages[:3], thinks))
    text, page = chat_to_markdown(chat, words), chat_to_html(chat, words)
    for word in ("Du", "Antwort", "Überlegt", "heute"):
        assert word in text
        assert word in page
    assert "**Vorgabe:** Be brief." in text
    assert '<html lang="de">' in page
    for english in ("You", "Answer", "Thinking", "System prompt"):
        assert english not in text + page


def test_nothing_is_folded_on_paper(record: ChatRecord) -> None:
    thinks = replace(record.messages[3], text="<think>Hm.</think>Yes.")
    chat = replace(record, messages=(*record.messages[:3], thinks))
    page = chat_to_html(chat, for_paper=True)
    assert "<details" not in page
    assert "<p>Hm.</p>" in page


@pytest.mark.parametrize(
    ("change", "texts"),
    [
        ({"role": "tool"}, ["new <script>"]),
        ({"text": 5}, ["new <script>"]),
        (
            {"stats": "x", "status": "odd", "attachments": 3},
            ["new <script>", "**bold** <img src=x>"],
        ),
        ({"parent": 99}, ["**bold** <img src=x>"]),
    ],
)
def test_one_bad_message_keeps_no_other_out(
    tmp_path: Path, record: ChatRecord, change: dict[str, Any], texts: list[str]
) -> None:
    whole = json.loads(chats_to_json([record]))
    whole["chats"][0]["messages"][3].update(change)
    whole["chats"] += [None, 5, {"messages": "x"}, {"title": "empty", "messages": []}]
    found = read_chats(write(tmp_path, whole))
    assert found.left_out == 4
    (chat,) = found.chats
    assert [message.text for message in chat.path()] == texts


def gpt_node(role: str, text: str, parent: str | None, *children: str) -> dict[str, Any]:
    return {
        "parent": parent,
        "children": list(children),
        "message": {
            "author": {"role": role},
            "create_time": 1700000000.5,
            "content": {"content_type": "text", "parts": [text]},
        },
    }


CHATGPT = {
    "title": "From ChatGPT",
    "create_time": 1700000000.0,
    "update_time": 1700000100.0,
    "current_node": "d",
    "mapping": {
        "root": {"parent": None, "children": ["s"], "message": None},
        "s": gpt_node("system", "", "root", "a"),
        "a": gpt_node("user", "Why?", "s", "b", "c"),
        "b": gpt_node("assistant", "Old.", "a"),
        "c": gpt_node("tool", "looked it up", "a", "d"),
        "d": gpt_node("assistant", "New.", "c"),
    },
}
TEXT = {"type": "text"}
LM_STUDIO = {
    "name": "From LM Studio",
    "createdAt": 1700000000000,
    "systemPrompt": "Be kind.",
    "messages": [
        {
            "versions": [
                {
                    "type": "singleStep",
                    "role": "user",
                    "content": [{"type": "text", "text": "Why?"}],
                }
            ],
            "currentlySelected": 0,
        },
        {
            "versions": [
                {
                    "type": "multiStep",
                    "role": "assistant",
                    "steps": [
                        {"type": "contentBlock", "content": [TEXT | {"text": text}]},
                        {"type": "debugInfoBlock", "debugInfo": "noise"},
                    ],
                }
                for text in ("Old.", "New.")
            ],
            "currentlySelected": 1,
        },
    ],
}
JAN_THREAD = {
    "id": "1",
    "object": "thread",
    "title": "From Jan",
    "created": 1700000000,
    "updated": 1700000100,
    "assistants": [{"id": "jan", "instructions": "Be kind."}],
}


def jan_line(role: str, text: str, moment: int) -> dict[str, Any]:
    content = [{"type": "text", "text": {"value": text, "annotations": []}}]
    return {"thread_id": "1", "role": role, "content": content, "created_at": moment}


JAN_LINES = [jan_line("assistant", "New.", 1700000002000), jan_line("user", "Why?", 1700000001000)]


def shown(path: Path) -> list[tuple[str, str, list[str]]]:
    return [
        (chat.title, chat.system_prompt, [message.text for message in chat.path()])
        for chat in read_chats(path).chats
    ]


def test_chatgpt(tmp_path: Path) -> None:
    path = write(tmp_path, [CHATGPT, {"mapping": None}, CHATGPT], "conversations.json")
    assert shown(path) == [("From ChatGPT", "", ["Why?", "New."])] * 2
    found = read_chats(path)
    assert found.left_out == 1
    first = found.chats[0]
    assert (first.created_at, first.updated_at) == (1700000000.0, 1700000100.0)
    assert [message.parent for message in first.messages] == [None, 0, 0]
    whole = tmp_path / "export.zip"
    with zipfile.ZipFile(whole, "w") as archive:
        archive.write(path, "folder/conversations.json")
    assert read_chats(whole) == found


def test_lm_studio(tmp_path: Path) -> None:
    path = write(tmp_path, LM_STUDIO, "1.conversation.json")
    assert shown(path) == [("From LM Studio", "Be kind.", ["Why?", "New."])]
    (chat,) = read_chats(path).chats
    assert chat.created_at == 1700000000.0
    assert len(chat.messages) == 3


def test_jan(tmp_path: Path) -> None:
    lines = tmp_path / "messages.jsonl"
    lines.write_text("\n".join([*map(json.dumps, JAN_LINES), "{broken"]))
    thread = write(tmp_path, JAN_THREAD, "thread.json")
    assert shown(thread) == [("From Jan", "Be kind.", ["Why?", "New."])]
    assert shown(lines) == [("Why?", "", ["Why?", "New."])]
    assert shown(write(tmp_path, JAN_LINES, "lines.json")) == [("Why?", "", ["Why?", "New."])]


@pytest.mark.parametrize(
    "content",
    [b"", b"\x89PNG\r\n", b"{}", b"[]", b"[[[[", b'{"messages": []}', b"\xff\xfe", b"5", b"null"],
)
@pytest.mark.parametrize("name", ["a.json", "a.jsonl", "a.zip"])
def test_what_is_no_chat_is_a_sentence(tmp_path: Path, content: bytes, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(ChatFileError, match=name):
        read_chats(path)


@pytest.mark.skipif(os.name != "posix", reason="pipes are files there")
@pytest.mark.parametrize("name", ["pipe.json", "pipe.jsonl", "pipe.zip"])
def test_pipe_is_a_sentence(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / name)
    with pytest.raises(ChatFileError, match="not a file"):
        read_chats(tmp_path / name)


def test_missing_file_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ChatFileError, match="gone"):
        read_chats(tmp_path / "gone.json")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)
KEYS = ["messages", "mapping", "versions", "title", "createdAt", "assistants", "current_node"]


@given(st.sampled_from([CHATGPT, LM_STUDIO, JAN_THREAD]), st.sampled_from(KEYS), JSON)
def test_odd_values_end_in_a_sentence_or_a_chat(
    tmp_path_factory: pytest.TempPathFactory, whole: dict[str, Any], key: str, value: Any
) -> None:
    path = write(tmp_path_factory.mktemp("odd"), {**whole, key: value})
    try:
        found = read_chats(path)
    except ChatFileError:
        return
    assert all(chat.path() for chat in found.chats)


@pytest.mark.parametrize(
    ("offset", "value"),
    [(8, 99), (6, 1), (6, 32), (4, 200)],
    ids=["method", "encrypted", "patched", "version"],
)
def test_zip_files_that_cannot_be_unpacked_are_a_sentence(
    tmp_path: Path, offset: int, value: int
) -> None:
    path = tmp_path / "export.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("conversations.json", '[{"mapping": {}}]')
    content = bytearray(path.read_bytes())
    content[offset] = content[content.index(b"PK\x01\x02") + 2 + offset] = value
    path.write_bytes(content)
    with pytest.raises(ChatFileError, match="is damaged"):
        read_chats(path)


def test_zip_files_with_damage_inside_are_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "export.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("conversations.json", '[{"mapping": {}}]' * 99)
    content = bytearray(path.read_bytes())
    content[50:56] = b"\xff" * 6
    path.write_bytes(content)
    with pytest.raises(ChatFileError, match="is damaged"):
        read_chats(path)


@pytest.mark.parametrize("odd", [1e30, -1e12, int("9" * 400), True, "yesterday"])
def test_a_time_that_no_calendar_knows_is_none(tmp_path: Path, odd: object) -> None:
    messages = [{"role": "user", "text": "hi", "created_at": odd}]
    chats = [{"title": "t", "created_at": odd, "updated_at": odd, "messages": messages}]
    path = tmp_path / "chats.json"
    path.write_text(json.dumps({"format": "paceline-chats", "version": 1, "chats": chats}))
    (chat,) = read_chats(path).chats
    assert (chat.created_at, chat.updated_at, chat.messages[0].created_at) == (0.0, 0.0, 0.0)


def test_half_characters_in_a_file_can_be_stored(tmp_path: Path, path: Path) -> None:
    half = {"role": "assistant", "text": "a", "stop_reason": "\ud800", "error": "\udcff"}
    chats = [{"title": "\ud800", "messages": [half]}]
    file = tmp_path / "chats.json"
    file.write_text(json.dumps({"format": "paceline-chats", "version": 1, "chats": chats}))
    came = import_chats(partial(ConversationStore, path), [file], Watch())
    assert (came.added, came.left_out, came.refused) == (1, 0, None)


def test_exported_chats_come_back(
    tmp_path: Path, path: Path, store: ConversationStore, record: ChatRecord
) -> None:
    store.add_record(record)
    file = tmp_path / "chats.json"
    assert export_chats(store.another, file, "json", None, Watch()) == 1
    (first,) = (store.record(chat.id) for chat in store.conversations())
    with closing(ConversationStore(tmp_path / "elsewhere.sqlite")) as other:
        assert import_chats(other.another, [file], Watch()).added == 1
        assert [other.record(chat.id) for chat in other.conversations()] == [first]


def test_a_search_of_folders_without_chats_can_be_stopped(
    store: ConversationStore, tmp_path: Path
) -> None:
    (tmp_path / "pictures").mkdir()
    watch = Watch()
    watch.stop()
    with pytest.raises(CancelledError):
        import_chats(store.another, [tmp_path / "pictures"], watch)


def test_stopping_keeps_what_came_in_and_writes_no_half_file(
    tmp_path: Path, store: ConversationStore, record: ChatRecord
) -> None:
    file = tmp_path / "chats.json"
    file.write_text(chats_to_json([replace(record, created_at=at) for at in (1.0, 2.0, 3.0)]))

    class StopsAfterOne(Watch):
        def step(self, done: int, of: int) -> None:
            if done == 1:
                self.stop()
            super().step(done, of)

    came = import_chats(store.another, [file], StopsAfterOne())
    assert (came.added, came.left_out, came.is_stopped) == (1, 0, True)
    store.add_record(record)
    with pytest.raises(CancelledError):
        export_chats(store.another, tmp_path / "out.json", "json", None, StopsAfterOne())
    assert not (tmp_path / "out.json").exists()


def test_chats_that_are_here_already_stay_out(
    tmp_path: Path, store: ConversationStore, record: ChatRecord
) -> None:
    file = tmp_path / "chats.json"
    more = replace(record, messages=(*record.messages, MessageRecord(3, "user", "More?", 1004.0)))
    file.write_text(chats_to_json([record]))
    came = import_chats(store.another, [file, file], Watch())
    assert (came.added, came.known, came.left_out) == (1, 1, 0)
    (chat,) = store.conversations()
    store.rename(chat.id, "Another title")
    store.ask(chat.id, "It goes on here.", parent=store.messages(chat.id)[-1].id)
    assert import_chats(store.another, [file], Watch()).known == 1
    file.write_text(chats_to_json([more]))
    assert import_chats(store.another, [file], Watch()).added == 1


def test_a_chat_in_the_bin_comes_in_again(
    tmp_path: Path, store: ConversationStore, record: ChatRecord
) -> None:
    file = tmp_path / "chats.json"
    file.write_text(chats_to_json([record]))
    store.shelf.bin(store.add_record(record).id)
    assert import_chats(store.another, [file], Watch()).added == 1


def test_a_folder_is_imported_whatever_lies_in_it(tmp_path: Path, store: ConversationStore) -> None:
    for name in ("one", "two"):
        thread = tmp_path / "jan" / "threads" / name
        thread.mkdir(parents=True)
        (thread / "thread.json").write_text(
            json.dumps({"id": name, "object": "thread", "title": name, "created": 1_700_000_000})
        )
        said = {"thread_id": name, "role": "user", "content": f"In {name}", "created_at": 1}
        (thread / "messages.jsonl").write_text(json.dumps(said))
    (tmp_path / "jan" / "settings.json").write_text('{"theme": "dark"}')
    (tmp_path / "jan" / "note.txt").write_text("no chat")
    came = import_chats(store.another, [tmp_path / "jan"], Watch())
    assert (came.added, came.left_out, came.unread) == (2, 0, ())
    assert {chat.title for chat in store.conversations()} == {"one", "two"}


def test_files_without_chats_do_not_keep_others_out(
    tmp_path: Path, store: ConversationStore, record: ChatRecord
) -> None:
    good, bad, gone = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "gone.json"
    good.write_text(chats_to_json([record]))
    bad.write_text("{}")
    came = import_chats(store.another, [bad, good, gone], Watch())
    assert came.added == 1
    assert [path.name in str(e) for path, e in zip((bad, gone), came.unread, strict=True)] == [1, 1]
    (tmp_path / "empty").mkdir()
    for nothing in ([bad, gone], [tmp_path / "empty"]):
        with pytest.raises(ChatFileError, match=nothing[0].name):
            import_chats(store.another, nothing, Watch())


def test_import_tells_why_chats_were_refused(
    tmp_path: Path, path: Path, store: ConversationStore, record: ChatRecord
) -> None:
    file = tmp_path / "chats.json"
    file.write_text(chats_to_json([record]))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    came = import_chats(partial(ConversationStore, path, patience_s=0.0), [file], Watch())
    other.close()
    assert came.added == 0
    assert came.refused is not None
    assert came.refused.code == "store-busy"


ODD_NODES: dict[str, Any] = {
    "none": None,
    "text": "x",
    "no parent": {"parent": ["a"], "children": 5, "message": 7},
    "odd author": {"parent": "d", "message": {"author": "user", "content": []}},
    "odd parts": {
        "parent": "d",
        "message": {"author": {"role": "user"}, "content": {"content_type": "text", "parts": 5}},
    },
    "odd role": {"parent": "d", "message": {"author": {"role": ["user"]}, "content": None}},
}


def test_chatgpt_with_bad_nodes_keeps_the_others(tmp_path: Path) -> None:
    mapping = {**ODD_NODES, **CHATGPT["mapping"]}
    assert shown(write(tmp_path, [{**CHATGPT, "mapping": mapping}])) == [
        ("From ChatGPT", "", ["Why?", "New."])
    ]


def test_chatgpt_finds_messages_without_the_lists_of_children(tmp_path: Path) -> None:
    mapping = {k: {**node, "children": None} for k, node in CHATGPT["mapping"].items()}
    assert shown(write(tmp_path, [{**CHATGPT, "mapping": mapping}])) == [
        ("From ChatGPT", "", ["Why?", "New."])
    ]
    mapping["root"] = {**mapping["root"], "parent": "d"}  # a circle
    (chat,) = read_chats(write(tmp_path, [{**CHATGPT, "mapping": mapping}])).chats
    assert sorted(message.text for message in chat.messages) == ["New.", "Old.", "Why?"]


def test_chatgpt_shows_what_it_showed(tmp_path: Path) -> None:
    hidden = gpt_node("user", "I am a baker.", None, "ask")
    hidden["message"]["metadata"] = {"is_visually_hidden_from_conversation": True}
    call = gpt_node("assistant", "search('bread')", "ask", "answer")
    call["message"]["recipient"] = "browser"
    voice = gpt_node("user", "", "hidden", "call")
    voice["message"]["content"] = {
        "content_type": "multimodal_text",
        "parts": [
            {"content_type": "audio_transcription", "text": "Bread?"},
            {"content_type": "audio_asset_pointer", "asset_pointer": "file-service://x"},
        ],
    }
    answer = gpt_node("assistant", "Yes \ue200cite\ue202turn0\ue201and no.", "call")
    nodes = {"hidden": hidden, "ask": voice, "call": call, "answer": answer}
    chat = {"title": " Two\nlines \u202e ", "mapping": nodes, "current_node": "answer"}
    assert shown(write(tmp_path, [chat])) == [("Two lines", "", ["Bread?", "Yes and no."])]


def test_large_exports_of_chatgpt_have_several_files(tmp_path: Path) -> None:
    path = tmp_path / "export.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for number in range(3):
            archive.writestr(f"conversations-00{number}.json", json.dumps([CHATGPT] * 2))
        archive.writestr("conversations-003.json", "<html>")
        archive.writestr("shared_conversations.json", "[]")
    found = read_chats(path)
    assert (len(found.chats), found.left_out) == (6, 1)


@pytest.mark.parametrize("indent", [None, 1])
@pytest.mark.parametrize("program", ["ours", "chatgpt"])
def test_of_a_damaged_file_the_other_chats_are_read(
    tmp_path: Path, record: ChatRecord, program: str, indent: int | None
) -> None:
    chats = [{**CHATGPT, "title": f"Chat {n}"} for n in range(4)]
    whole: Any = chats
    if program == "ours":
        whole = json.loads(chats_to_json([replace(record, title=f"Chat {n}") for n in range(4)]))
    text = json.dumps(whole, indent=indent)
    path = tmp_path / "chats.json"

    def titles(damaged: str) -> list[str]:
        path.write_text(damaged, "utf-8")
        return [chat.title for chat in read_chats(path).chats]

    at = text.index("Chat 1") + 8
    assert titles(text[:at] + "\0{]" + text[at:]) == ["Chat 0", "Chat 2", "Chat 3"]
    assert read_chats(path).left_out == 1
    assert titles(text[: text.index("Chat 3") + 20]) == ["Chat 0", "Chat 1", "Chat 2"]
    digits = text.replace("1700000000.0", "1" * 5000, 1).replace("1000.0", "1" * 5000, 1)
    assert titles(digits) == ["Chat 1", "Chat 2", "Chat 3"]
    deep = text[:at] + '", "x": ' + "[" * 100_000 + text[at:]
    assert titles(deep) == ["Chat 0", "Chat 2", "Chat 3"]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32-le"])
def test_files_in_any_encoding_of_unicode(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "chats.json"
    path.write_bytes(json.dumps([CHATGPT], ensure_ascii=False).encode(encoding))
    assert len(read_chats(path).chats) == 1


def test_bytes_that_are_no_text_spoil_one_word(tmp_path: Path) -> None:
    path = tmp_path / "chats.json"
    path.write_bytes(json.dumps([CHATGPT]).encode().replace(b"Why?", b"W\xff?"))
    assert shown(path) == [("From ChatGPT", "", ["W\ufffd?", "New."])]


def test_lm_studio_with_bad_parts_and_with_thinking(tmp_path: Path) -> None:
    thought = {
        "type": "contentBlock",
        "content": [TEXT | {"text": "Hm."}],
        "style": {"type": "thinking", "ended": True},
    }
    said = {"type": "contentBlock", "content": [TEXT | {"text": "Yes."}]}
    answer = {"role": "assistant", "steps": [7, thought, said, {"type": "contentBlock"}]}
    odd: list[Any] = [None, {"versions": 7}, {"versions": [None, "x", {"role": []}]}]
    messages = [*odd, LM_STUDIO["messages"][0], {"versions": [answer], "currentlySelected": "x"}]
    path = write(tmp_path, {**LM_STUDIO, "name": 7, "messages": messages})
    assert shown(path) == [("Why?", "Be kind.", ["Why?", "<think>\nHm.\n</think>\n\nYes."])]


def test_jan_keeps_messages_with_odd_line_ends_and_without_times(tmp_path: Path) -> None:
    odd = jan_line("user", "one\u2028two\x85three", 1)
    lines = tmp_path / "messages.jsonl"
    sources = [odd, {**jan_line("assistant", "Yes.", 2), "created_at": None}, {"role": {}}, 5]
    lines.write_text("\n".join(json.dumps(line, ensure_ascii=False) for line in sources), "utf-8")
    (chat,) = read_chats(lines).chats
    assert [message.text for message in chat.path()] == ["one\u2028two\x85three", "Yes."]


def test_messages_in_the_form_of_openai(tmp_path: Path) -> None:
    messages = [
        {"role": "system", "content": "Be kind."},
        {"role": "user", "content": [{"type": "text", "text": "Why?"}, {"type": "image_url"}]},
        {"role": "assistant", "content": "So."},
    ]
    path = write(tmp_path, {"title": None, "messages": messages})
    assert shown(path) == [("Why?", "Be kind.", ["Why?", "So."])]


def test_our_chats_without_a_title_take_one_from_the_first_message(
    tmp_path: Path, record: ChatRecord
) -> None:
    whole = json.loads(chats_to_json([record] * 3))
    for chat, title in zip(whole["chats"], (None, 5, " \n"), strict=True):
        chat.update(title=title, system_prompt=None)
    assert [s[:2] for s in shown(write(tmp_path, whole))] == [("old", "")] * 3


def test_chats_without_times_are_as_old_as_their_file(
    tmp_path: Path, store: ConversationStore
) -> None:
    path = write(tmp_path, {"messages": [{"role": "user", "content": "Hi"}]})
    os.utime(path, (1_700_000_000, 1_700_000_000))
    assert import_chats(store.another, [path], Watch()).added == 1
    (chat,) = store.conversations()
    assert (chat.created_at, chat.updated_at) == (1_700_000_000, 1_700_000_000)

"""Named presets on disk; a bad one keeps no other out."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from app.config.presets_file import AT_FIRST, PresetsFile, added, read_presets, write_presets
from app.engine.sampling import SamplingParams
from app.sessions.errors import PresetError
from app.sessions.preset import NAME_LENGTH, Preset, preset_from_json, preset_to_json
from app.sessions.store import ConversationStore

MINE = Preset(
    "Mine",
    "Be brief.",
    SamplingParams(temperature=0.3, seed=5, logit_bias=((7, -1.5),), dry_window=None),
    100,
    ("END", "\n\n"),
)


def test_presets_come_back(tmp_path: Path) -> None:
    file = PresetsFile(tmp_path / "presets.json")
    assert file.load() == AT_FIRST
    file.save([MINE, Preset("a")])
    assert file.load() == (Preset("a"), MINE)
    file.save([])
    assert file.load() == ()


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b"\xff", b'{"presets": []}'])
def test_damaged_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "presets.json"
    path.write_bytes(content)
    assert PresetsFile(path).load() == AT_FIRST
    assert [kept.read_bytes() for kept in tmp_path.iterdir()] == [content]


BAD = [
    None,
    [],
    {"temperature": "hot"},
    {"temperature": -1},
    {"temperature": True},
    {"top_k": 1.5},
    {"top_k": 10**30},
    {"penalty_window": 2**31},
    {"seed": 2**63},
    {"temperature": float("nan")},
    {"top_k": None},
    {"seed": 1.5},
    {"max_tokens": 0},
    {"max_tokens": "many"},
    {"stop": "END"},
    {"stop": [5]},
    {"logit_bias": [5]},
    {"logit_bias": "x"},
    {"logit_bias": [[1.5, 2]]},
    {"logit_bias": [["1", 2]]},
    {"dry_breakers": [""]},
    {"dry_breakers": [5]},
]


@pytest.mark.parametrize("values", BAD, ids=str)
def test_bad_preset_is_refused(values: Any) -> None:
    with pytest.raises(PresetError):
        preset_from_json(values)


def test_bad_presets_keep_no_other_out(tmp_path: Path) -> None:
    path = tmp_path / "presets.json"
    sources = [*BAD, preset_to_json(MINE)]
    path.write_text(json.dumps({"format": "paceline-presets", "presets": sources}))
    assert read_presets(path) == (MINE,)


def test_missing_values_are_the_usual_ones() -> None:
    assert preset_from_json({"name": " x ", "unknown": 1}) == Preset("x")


def test_names_that_are_taken_get_a_number() -> None:
    long = Preset("x" * NAME_LENGTH)
    names = [preset.name for preset in added((MINE, long), (MINE, MINE, long, Preset()))]
    assert names[2:] == ["Mine 2", "Mine 3", "x" * (NAME_LENGTH - 2) + " 2", "Preset"]


def test_unwritable_folder_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(PresetError, match="cannot be saved"):
        write_presets(tmp_path / "file" / "presets.json", [MINE])


def test_preset_of_a_chat_is_kept_and_a_broken_one_is_none(tmp_path: Path) -> None:
    store = ConversationStore(tmp_path / "chats.sqlite3")
    chat = store.create_conversation(preset=MINE)
    assert store.conversation(chat.id).preset == MINE
    assert store.set_preset(chat.id, None).preset is None
    with store._database.writing(durable=False) as connection:
        connection.execute('UPDATE conversations SET preset = \'{"top_k": "x"}\'')
    assert store.conversations()[0].preset is None
    store.close()


@pytest.mark.skipif(os.name != "posix", reason="pipes are files there")
def test_pipe_is_no_file_of_presets(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    with pytest.raises(OSError, match="not a file"):
        read_presets(tmp_path / "pipe.json")

"""What one answer has otherwise than its chat."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.errors import RequestError
from app.engine.events import Finished, StopReason
from app.engine.request import OutputGrammar, SpeculationParams
from app.engine.sampling import SamplingParams
from app.engine.stats import TurnStats
from app.engine_process.protocol import Command, Generate, Generated
from app.sessions.answer_options import AnswerOptions, options_for
from app.sessions.chat_export import chats_to_json
from app.sessions.chat_import import read_chats
from app.sessions.conversation import Conversation
from app.sessions.errors import PresetError
from app.sessions.override import (
    Drafting,
    Override,
    override_between,
    override_from_json,
    override_to_json,
)
from app.sessions.preset import Preset
from app.sessions.session import Session
from app.sessions.store import ConversationStore

COOL = override_from_json({"temperature": 0.0, "seed": 7, "drafting": "off"})
WARM = override_from_json({"temperature": 1.5, "stop": ["END"], "max_tokens": 20})
USUAL = AnswerOptions(SamplingParams(temperature=0.5, top_k=9), SpeculationParams(lookup=False))
CHAT = Conversation(1, "", 0.0, 0.0)


def test_override_is_what_differs() -> None:
    usual = Preset("", "Be brief.", SamplingParams(temperature=0.5, seed=3), 100, ("a",), "{}")
    wanted = Preset("", "Be brief.", SamplingParams(temperature=0.0), 100, (), "{}")
    override = override_between(usual, wanted, 4)
    assert override.names == {"temperature", "seed", "stop"}
    assert override_to_json(override) == {
        "temperature": 0.0,
        "seed": None,
        "stop": [],
        "drafting": 4,
    }
    assert override.over(usual) == wanted
    assert not override_between(usual, usual)


@pytest.mark.parametrize(
    "override",
    [
        Override(),
        COOL,
        WARM,
        Override(drafting=16),
        override_between(
            Preset(),
            Preset(
                system_prompt="\ud800 Ω",
                sampling=SamplingParams(dry_breakers=("x",), logit_bias=((3, -1.0),), dry_window=5),
                json_schema='{"type": "object"}',
                thinking="off",
            ),
        ),
    ],
)
def test_override_comes_back_from_json(override: Override) -> None:
    assert override_from_json(json.loads(json.dumps(override_to_json(override)))) == override


@pytest.mark.parametrize(
    "values",
    [
        [],
        {"temperature": "hot"},
        {"temperature": -1},
        {"stop": [""] * 2 + [3]},
        {"drafting": 0},
        {"drafting": 17},
        {"drafting": True},
        {"drafting": "sometimes"},
        {"drafting": [1]},
        {"max_tokens": 0},
        {"thinking": "maybe"},
        {"thinking": ["on"]},
    ],
)
def test_nonsense_is_refused(values: object) -> None:
    with pytest.raises(PresetError):
        override_from_json(values)


def test_names_of_a_later_version_are_left_out() -> None:
    assert override_from_json({"seed": 7, "mood": "good"}) == override_from_json({"seed": 7})


@pytest.mark.parametrize(
    ("drafting", "expected"),
    [
        ("usual", SpeculationParams(lookup=False, draft_length=2)),
        ("off", SpeculationParams(draft=False, lookup=False, draft_length=2)),
        ("auto", SpeculationParams(lookup=False)),
        (5, SpeculationParams(lookup=False, draft_length=5)),
    ],
)
def test_drafting_of_one_answer(drafting: Drafting, expected: SpeculationParams) -> None:
    usual = SpeculationParams(lookup=False, draft_length=2)
    assert Override(drafting=drafting).speculation(usual) == expected


def test_override_goes_over_settings_and_preset() -> None:
    options = options_for(CHAT, USUAL, WARM)
    assert options.sampling == SamplingParams(temperature=1.5, top_k=9)
    assert (options.stop, options.max_tokens) == (("END",), 20)
    schema = '{"type": "object"}'
    preset = Preset("", "Be brief.", SamplingParams(seed=1), 5, json_schema=schema)
    of_chat = Conversation(1, "", 0.0, 0.0, preset=preset)
    options = options_for(of_chat, USUAL, COOL)
    assert options.sampling == SamplingParams(temperature=0.0, seed=7)
    assert (options.system_prompt, options.max_tokens) == ("Be brief.", 5)
    assert options.grammar == OutputGrammar(schema, "json_schema")
    assert options.speculation == SpeculationParams(draft=False, lookup=False)
    assert options_for(CHAT, replace(USUAL, thinking="off")).thinking == "off"
    assert options_for(of_chat, replace(USUAL, thinking="off")).thinking == "usual"
    thinking = override_from_json({"thinking": "on"})
    assert options_for(of_chat, USUAL, thinking).thinking == "on"
    free = override_from_json({"json_schema": "", "system_prompt": "Rhyme."})
    options = options_for(of_chat, USUAL, free)
    assert (options.system_prompt, options.grammar) == ("Rhyme.", None)


class Asked:
    """A session whose engine answers everything at once."""

    def __init__(self, store: ConversationStore, stats: TurnStats) -> None:
        self.commands: list[Command] = []
        self.stats = stats
        chat = store.create_conversation()
        self.session = Session(store, chat, self.commands.append, lambda: USUAL)

    def end(self) -> None:
        finished = Finished("Yes.", (1,), StopReason.EOS, self.stats, ())
        assert self.session.request_id is not None
        self.session.handle(Generated(self.session.request_id, finished))

    @property
    def last(self) -> Generate:
        last = self.commands[-1]
        assert isinstance(last, Generate)
        return last


@pytest.fixture
def asked(store: ConversationStore, stats: TurnStats) -> Asked:
    return Asked(store, stats)


def test_answer_keeps_what_it_was_asked_with(
    path: Path, store: ConversationStore, asked: Asked
) -> None:
    session = asked.session
    session.send("Really?", override=COOL)
    assert asked.last.request.sampling == SamplingParams(temperature=0.0, top_k=9, seed=7)
    assert asked.last.request.speculation == SpeculationParams(draft=False, lookup=False)
    asked.end()
    session.send("And now?")
    assert asked.last.request.sampling == USUAL.sampling
    asked.end()
    messages = store.messages(session.conversation.id)
    assert [message.override for message in messages] == [Override(), COOL, Override(), Override()]
    assert session.request_again(messages[1].id).sampling.seed == 7


def test_answering_again_holds_to_it_until_it_is_changed(asked: Asked) -> None:
    session = asked.session
    session.send("Really?", override=COOL)
    asked.end()
    session.regenerate()
    assert asked.last.request.sampling.seed == 7
    asked.end()
    session.go_on()
    assert asked.last.request.sampling.seed == 7
    asked.end()
    session.regenerate(session.messages[-1].id, WARM)
    assert asked.last.request.stop == ("END",)
    asked.end()
    assert session.messages[-1].override == WARM
    session.edit(session.messages[0].id, "Truly?")
    assert asked.last.request.stop == ("END",)
    asked.end()
    session.edit(session.messages[0].id, "Honestly?", Override())
    assert asked.last.request.sampling == USUAL.sampling


def test_override_that_no_request_can_have_leaves_everything_as_it_was(asked: Asked) -> None:
    with pytest.raises(RequestError, match="JSON"):
        asked.session.send("?", override=override_from_json({"json_schema": "{"}))
    assert asked.session.messages == ()


def test_damaged_override_is_none(path: Path, store: ConversationStore, asked: Asked) -> None:
    asked.session.send("Really?", override=COOL)
    asked.end()
    for damaged in ("{", '{"seed": "x"}', "[" * 100_000, b"\xff", 3):
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE messages SET options = ?", (damaged,))
        texts = [(m.text, bool(m.override)) for m in store.messages(1)]
        assert texts == [("Really?", False), ("Yes.", False)]


def test_override_goes_out_and_in_again(
    tmp_path: Path, store: ConversationStore, asked: Asked
) -> None:
    asked.session.send("Really?", override=COOL)
    asked.end()
    file = tmp_path / "chats.json"
    file.write_text(chats_to_json([store.record(1)]), "utf-8")
    (record,) = read_chats(file).chats
    copy = store.add_record(record)
    assert [message.override for message in store.messages(copy.id)] == [Override(), COOL]
    branch = store.branch(1, store.messages(1)[-1].id, "b")
    assert store.messages(branch.id)[-1].override == COOL
    values = json.loads(file.read_text("utf-8"))
    values["chats"][0]["messages"][1]["options"] = {"temperature": "hot"}
    file.write_text(json.dumps(values), "utf-8")
    (record,) = read_chats(file).chats
    assert [message.text for message in record.messages] == ["Really?", "Yes."]


def test_one_value_can_be_as_usual_again() -> None:
    assert WARM.without("stop") == override_from_json({"temperature": 1.5, "max_tokens": 20})
    assert COOL.without("seed").without("temperature") == Override(drafting="off")
    assert WARM.without("seed") == WARM

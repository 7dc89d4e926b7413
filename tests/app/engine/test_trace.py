"""Where tokens came from, what the replay draws, and both kept as JSON."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

from app.engine.events import Finished
from app.engine.generate import generate
from app.engine.replay import Fate, replay_step
from app.engine.stats import Ending, Round, Source
from app.engine.token_probs import committed_probs, token_probs
from app.engine.trace import Origin, Trace, token_marks, trace_of
from app.engine.trace_json import trace_from_json, trace_to_json
from tests.app.engine.scripted import ScriptedModel, WordVocabulary, sentence
from tests.app.engine.test_generate import answering

PIECES = {1: b" send", 2: b" the", 3: b" invoice", 4: b" today", 5: b" report", 6: b"Please"}
DRAFTED = Round(
    Source.DRAFT, (1, 2, 3, 4), 2, (1, 2, 5), Ending.CORRECTION, 5, 0.031, 0.163, 0.001,
    target_probs=(0.9, 0.8, 0.61), rejected_prob=0.17,
)  # fmt: skip
LOOKED_UP = Round(Source.LOOKUP, (1,), 1, (1, 2), Ending.BONUS, 2, 0.0001, 0.1, 0.0)
SINGLE = Round(Source.PLAIN, (), 0, (4,), Ending.PLAIN, 1, 0.0, 0.09, 0.0)
TRACE = Trace((6, 1, 2, 5, 1, 2, 4), (DRAFTED, LOOKED_UP, SINGLE), PIECES, first_prob=0.5)


def test_every_token_says_where_it_came_from() -> None:
    marks = token_marks(TRACE)
    assert "".join(mark.text for mark in marks) == "Please send the report send the today"
    assert [mark.origin.value for mark in marks] == [
        "plain", "draft", "draft", "correction", "lookup", "bonus", "plain",
    ]  # fmt: skip
    assert [(mark.round, mark.position, mark.of) for mark in marks] == [
        (0, 1, 1), (1, 1, 3), (1, 2, 3), (1, 3, 3), (2, 1, 2), (2, 2, 2), (3, 1, 1),
    ]  # fmt: skip
    assert [mark.prob for mark in marks] == [0.5, 0.9, 0.8, 0.61, None, None, None]


def test_a_round_of_two_sources() -> None:
    sources = (Source.LOOKUP, Source.DRAFT, Source.DRAFT, Source.LOOKUP)
    trace = replace(TRACE, rounds=(replace(DRAFTED, sources=sources), *TRACE.rounds[1:]))
    assert [mark.origin.value for mark in token_marks(trace)][1:4] == [
        "lookup", "draft", "correction",
    ]  # fmt: skip
    step = replay_step(trace, 0, plain_rate=None)
    assert tuple(proposed.source for proposed in step.proposals) == sources
    assert trace_from_json(json.loads(json.dumps(trace_to_json(trace)))) == trace


def test_an_answer_that_ended_within_a_round() -> None:
    assert len(token_marks(replace(TRACE, tokens=(6, 1)))) == 2


def test_a_character_of_two_tokens_belongs_to_the_second() -> None:
    trace = Trace((7, 8), (replace(SINGLE, committed=(8,)),), {7: b"\xc3", 8: b"\xbc!"})
    assert [mark.text for mark in token_marks(trace)] == ["", "ü!"]


def test_the_textbook_round() -> None:
    step = replay_step(TRACE, 0, plain_rate=10.0)
    assert step.before == "Please"
    assert [(p.text, p.fate) for p in step.proposals] == [
        (" send", Fate.ACCEPTED),
        (" the", Fate.ACCEPTED),
        (" invoice", Fate.REJECTED),
        (" today", Fate.DISCARDED),
    ]
    assert step.single_s == pytest.approx(0.3)


def test_a_round_that_was_accepted_as_a_whole() -> None:
    step = replay_step(TRACE, 1, plain_rate=None)
    assert step.rejected is None
    assert (step.wanted, step.emitted) == (" the", 2)
    assert step.single_s is None


def test_a_round_without_a_proposal() -> None:
    step = replay_step(TRACE, 2, plain_rate=10.0)
    assert (step.proposals, step.wanted) == ((), " today")


def test_json_round_trip() -> None:
    data = json.loads(json.dumps(trace_to_json(TRACE)))
    assert trace_from_json(data) == TRACE


@pytest.mark.parametrize(
    "broken",
    [None, [], {}, {"tokens": 3}, {**trace_to_json(TRACE), "rounds": [{"source": "later"}]},
     {**trace_to_json(TRACE), "rounds": [{**trace_to_json(TRACE)["rounds"][0], "accepted": 9}]},
     {**trace_to_json(TRACE), "rounds": [{**trace_to_json(TRACE)["rounds"][0], "sources": ["x"]}]},
     {**trace_to_json(TRACE), "pieces": {"1": "☃"}}],
)  # fmt: skip
def test_half_a_trace_is_none(broken: object) -> None:
    assert trace_from_json(broken) is None


def test_probabilities_are_those_of_a_softmax() -> None:
    row = np.array([1.0, 2.0, 3.0], dtype=np.float32)
    whole = np.exp([1.0, 2.0, 3.0]).sum()
    assert token_probs(row, (0, 2)) == pytest.approx((np.exp(1) / whole, np.exp(3) / whole))
    rows = np.stack([row, row, row])
    probs, rejected = committed_probs(rows, (2, 1), (2, 0))
    assert probs == pytest.approx((np.exp(3) / whole, np.exp(2) / whole))
    assert rejected == pytest.approx(np.exp(1) / whole)
    assert committed_probs(rows, (2, 1), (2,))[1] is None


def test_a_generation_records_all_of_it() -> None:
    vocabulary = WordVocabulary(["Please", "send", "the", "invoice", "today", "report"])
    target = ScriptedModel(vocabulary, sentence(vocabulary, "send the report today", 1))
    draft = ScriptedModel(vocabulary, sentence(vocabulary, "send the invoice today", 1))
    *_, finished = generate(answering(target, [0], draft))
    assert isinstance(finished, Finished)
    trace = trace_of(finished)
    marks = token_marks(trace)
    assert "".join(mark.text for mark in marks) == finished.text
    assert [mark.origin for mark in marks].count(Origin.CORRECTION) == 1
    assert all(0.9 < (mark.prob or 0) <= 1 for mark in marks)
    step = replay_step(trace, 0, None)
    assert [p.text for p in step.proposals][-1] == "<end>" or step.rejected is not None
    assert step.rejected_prob is None or step.rejected_prob < 0.1


def test_far_logits_may_be_left_out() -> None:
    row = np.random.default_rng(1).normal(0, 4, 50_000).astype(np.float32)
    exact = np.exp(row.astype(np.float64) - row.max())
    exact /= exact.sum()
    tokens = tuple(int(token) for token in np.argsort(row)[-5:])
    assert token_probs(row, tokens) == pytest.approx(tuple(exact[list(tokens)]), rel=1e-4)

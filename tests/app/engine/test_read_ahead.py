"""What the draft reads of a conversation while nothing is asked, and what that may not change."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from app.engine.auto_length import AutoLength
from app.engine.cost_model import CostTable, LiveCosts
from app.engine.engine import Engine
from app.engine.events import Finished, TextDelta
from app.engine.language_model import common_prefix
from app.engine.request import GenerationRequest, PairSpec, SpeculationParams
from app.engine.sampling import SamplingParams
from tests.app.engine.tiny_models import LLAMA, RECURRENT, TinyKind, byte_tokens

PLAIN = SpeculationParams.plain()
LONG = GenerationRequest(
    raw_prompt="All that was said before. " * 8,
    sampling=SamplingParams(temperature=0),
    max_tokens=1,  # which comes before the draft reads anything
    speculation=SpeculationParams(lookup=False, draft_length=3),
)
AUTO = replace(LONG, speculation=SpeculationParams(lookup=False))
PADDED = replace(LLAMA, tokens=[*byte_tokens(), "[PAD]"])
FOREIGN = replace(LLAMA, tokens=[*reversed(byte_tokens()[:-1]), byte_tokens()[-1]])


def load(folder: Path, draft: TinyKind = LLAMA, target: TinyKind = LLAMA) -> Engine:
    paths = target.write(folder / "target.gguf"), draft.write(folder / "draft.gguf")
    return Engine.load(PairSpec(*paths, 512, threads=1, foreign_draft=True))


def answer(engine: Engine, request: GenerationRequest) -> Finished:
    *_, last = engine.generate(request)
    assert isinstance(last, Finished)
    return last


def read_all(engine: Engine) -> int:
    """How often the draft was asked to."""
    times = 1
    while engine.read_ahead():
        times += 1
    return times


@pytest.mark.parametrize(
    ("target", "draft"),
    [(LLAMA, LLAMA), (PADDED, LLAMA), (LLAMA, PADDED), (LLAMA, FOREIGN)],
    ids=["", "draft with fewer tokens", "draft with more tokens", "foreign draft"],
)
def test_the_next_answer_is_drafted_at_once_and_says_the_same(
    tmp_path: Path, target: TinyKind, draft: TinyKind
) -> None:
    engine = load(tmp_path, draft, target)
    first = answer(engine, LONG)
    assert not engine._draft.cached
    assert read_all(engine) == -(-first.stats.prompt_tokens // 32)
    assert len(engine._draft.cached) == first.stats.prompt_tokens
    assert not engine.read_ahead()
    more = replace(LONG, raw_prompt=f"{LONG.raw_prompt}And then?", max_tokens=40)
    drafted = answer(engine, more)
    assert drafted.rounds[0].drafted == 3
    assert answer(engine, replace(more, speculation=PLAIN)).tokens == drafted.tokens
    engine.close()


def test_another_prompt_in_the_middle_of_reading(tmp_path: Path) -> None:
    engine = load(tmp_path)
    answer(engine, LONG)
    assert engine.read_ahead()
    other = replace(LONG, raw_prompt=f"{LONG.raw_prompt[:40]}Something else.", max_tokens=30)
    drafted = answer(engine, other)
    assert answer(engine, replace(other, speculation=PLAIN)).tokens == drafted.tokens
    history = engine.tokenize(other.raw_prompt or "") + list(drafted.tokens)
    read_all(engine)
    assert common_prefix(engine._draft.cached, history) == len(engine._draft.cached)
    engine.close()


def test_an_answer_without_the_draft_leaves_the_rest_to_be_read(tmp_path: Path) -> None:
    """As a comparison asks for, after the answer that it compares with."""
    engine = load(tmp_path)
    tokens = answer(engine, LONG).stats.prompt_tokens
    answer(engine, replace(LONG, speculation=PLAIN))
    read_all(engine)
    assert len(engine._draft.cached) == tokens
    engine.close()


def test_nothing_is_read_where_that_is_forbidden(tmp_path: Path) -> None:
    engine = load(tmp_path)
    answer(engine, LONG)
    answer(engine, replace(LONG, read_ahead=False))
    assert not engine.read_ahead()
    assert not engine._draft.cached
    engine.close()


def test_nothing_is_read_after_a_stop(tmp_path: Path) -> None:
    engine, stop = load(tmp_path), Event()
    for event in engine.generate(replace(LONG, max_tokens=90), cancelled=stop.is_set):
        if isinstance(event, TextDelta):
            stop.set()
    assert not engine.read_ahead()
    engine.close()


@pytest.mark.parametrize(("acceptance", "reads"), [(0.0, False), (0.9, True)])
def test_a_draft_that_rests_reads_only_where_it_usually_pays(
    tmp_path: Path, acceptance: float, reads: bool
) -> None:
    engine = load(tmp_path)
    flat = LiveCosts(CostTable(dict.fromkeys(range(1, 9), 1.0), 0.1, draft_read_s=0.01))
    auto = engine._tuned[None] = AutoLength(flat)
    answer(engine, AUTO)
    assert engine.read_ahead()
    auto._draft.judge(1, 50.0)
    auto._draft.table._mean_accepted = acceptance * auto._draft.table._mean_seen
    assert auto._draft.rests
    answer(engine, AUTO)
    assert engine.read_ahead() is reads
    engine.close()


def test_what_was_thought_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = load(tmp_path)
    monkeypatch.setattr("app.engine.engine.split_thinking", lambda text: ("Hm.", text))
    tokens = answer(engine, LONG).stats.prompt_tokens
    read_all(engine)
    assert len(engine._draft.cached) == tokens - 1
    answer(engine, replace(LONG, max_tokens=20))
    drafted = list(engine._draft.cached)
    assert len(drafted) > tokens
    assert not engine.read_ahead()
    assert engine._draft.cached == drafted
    engine.close()


def test_a_draft_that_comes_back_only_to_marks_waits_for_the_next_prompt(tmp_path: Path) -> None:
    engine = load(tmp_path, RECURRENT)
    answer(engine, LONG)
    assert not engine.read_ahead()
    assert not engine._draft.cached
    engine.close()

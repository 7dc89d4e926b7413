"""What the draft reads of a conversation while nothing is asked, and what that may not change."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.engine import Engine
from app.engine.events import Finished
from app.engine.request import GenerationRequest, PairSpec, SpeculationParams
from app.engine.sampling import SamplingParams
from tests.app.engine.tiny_models import LLAMA, RECURRENT, TinyKind

PLAIN = SpeculationParams(draft=False, lookup=False, draft_length=0)
LONG = GenerationRequest(
    raw_prompt="All that was said before. " * 8,
    sampling=SamplingParams(temperature=0),
    max_tokens=1,  # which comes before the draft reads anything
    speculation=SpeculationParams(lookup=False, draft_length=3),
)


def load(folder: Path, draft: TinyKind = LLAMA) -> Engine:
    paths = LLAMA.write(folder / "target.gguf"), draft.write(folder / "draft.gguf")
    return Engine.load(PairSpec(*paths, 512, threads=1))


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


def test_the_next_answer_is_drafted_at_once_and_says_the_same(tmp_path: Path) -> None:
    engine = load(tmp_path)
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


@pytest.mark.parametrize(
    "fields", [{"read_ahead": False}, {"speculation": PLAIN}], ids=["forbidden", "no draft"]
)
def test_nothing_is_read_where_nobody_wants_it(tmp_path: Path, fields: dict[str, object]) -> None:
    engine = load(tmp_path)
    answer(engine, LONG)
    answer(engine, replace(LONG, **fields))
    assert not engine.read_ahead()
    assert not engine._draft.cached
    engine.close()


def test_a_draft_that_rests_reads_nothing(tmp_path: Path) -> None:
    engine = load(tmp_path)
    auto = engine._auto_length(None)
    auto._draft.judge(1, 50.0)
    auto._draft.table._mean_accepted = 0.0
    assert not auto.wants_draft
    answer(engine, replace(LONG, speculation=SpeculationParams(lookup=False)))
    assert not engine.read_ahead()
    engine.close()


def test_a_draft_that_comes_back_only_to_marks_waits_for_the_next_prompt(tmp_path: Path) -> None:
    engine = load(tmp_path, RECURRENT)
    answer(engine, LONG)
    assert not engine.read_ahead()
    assert not engine._draft.cached
    engine.close()

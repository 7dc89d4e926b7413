"""The profile adds up, finds every part, and leaves the engine as it was."""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path

import pytest

from app.engine.engine import Engine
from app.engine.llama_model import LlamaModel
from app.engine.request import GenerationRequest, PairSpec, SpeculationParams
from app.engine.sampling import SamplingParams
from tests.perf.host_profile import (
    DRAFT_SAMPLING,
    EVENTS,
    METHODS,
    PASSES,
    REST,
    VERIFY_SAMPLING,
    PartClock,
    Profile,
    as_json,
    measure,
    table,
)


def test_a_part_does_not_count_what_is_inside_it() -> None:
    clock = PartClock(iter(accumulate((0, 1, 10, 100, 1000, 10000))).__next__)
    with clock.part("outer"), clock.part("inner"):
        pass
    assert clock.take() == {"outer": 101, "inner": 10}
    assert clock.take() == {}


def test_what_is_chosen_while_verifying_is_verifying() -> None:
    clock = PartClock(iter(range(10)).__next__)
    with clock.part(VERIFY_SAMPLING), clock.part(DRAFT_SAMPLING):
        pass
    assert clock.take() == {VERIFY_SAMPLING: 3}


def test_the_host_is_everything_but_llama() -> None:
    profile = Profile(({PASSES: 5.0, "text": 1.0}, {PASSES: 9.0, "text": 2.0, REST: 1.0}), 4.5)
    assert profile.host_s == 2.0
    assert list(profile.parts) == [PASSES, "text", REST]
    assert "2000.000 ms" in table(profile)
    assert as_json(profile)["host_s"] == 2.0
    assert profile.undisturbed_s == 2.0  # 1.5 and 0.5


@pytest.mark.parametrize("temperature", [0.0, 0.8])
def test_real_rounds_have_all_parts(
    starter_path: Path, q2_draft_path: Path, temperature: float
) -> None:
    before = LlamaModel.evaluate
    engine = Engine.load(PairSpec(starter_path, q2_draft_path, context_size=512, threads=1))
    request = GenerationRequest(
        raw_prompt="The days of the week are Monday, Tuesday,",
        sampling=SamplingParams(temperature=temperature),
        max_tokens=12,
        speculation=SpeculationParams(lookup=False, draft_length=3),
    )
    try:
        profile = measure(engine, [request])
    finally:
        engine.close()
    assert LlamaModel.evaluate is before
    expected = {*METHODS.values(), PASSES, REST, EVENTS}
    assert set(profile.parts) == expected
    assert 0 < profile.host_s < sum(one.maximum for one in profile.parts.values())
    assert 1 <= profile.proposals <= 3

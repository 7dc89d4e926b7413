from __future__ import annotations

import numpy as np
import pytest

from app.engine.pace import Pace


def observe(pace: Pace, factor: float, attention: float, contexts: list[int], seed: int) -> None:
    """Passes of 1 to 16 rows, with a noise of 5 %."""
    random = np.random.default_rng(seed)
    for context in contexts:
        rows = int(random.choice([1, 2, 4, 6, 16]))
        calibrated = 0.1 + 0.01 * rows
        seconds = factor * (calibrated + attention * 0.1 * rows * context / 1000)
        pace.observe(calibrated, rows, context, seconds * random.normal(1.0, 0.05))


@pytest.mark.parametrize("factor", [0.6, 1.0, 1.8])
@pytest.mark.parametrize("attention", [0.002, 0.08, 0.4])
def test_pace_and_attention_are_told_apart(factor: float, attention: float) -> None:
    pace = Pace(0.1)
    observe(pace, factor, attention, [0, 2000, 8000, 400] * 60, seed=1)
    assert pace.factor == pytest.approx(factor, rel=0.15)
    for rows, context in ((1, 500), (6, 500), (1, 8000), (6, 8000)):
        seconds = factor * (0.1 + 0.01 * rows + attention * 0.1 * rows * context / 1000)
        assert pace.seconds(0.1 + 0.01 * rows, rows, context) == pytest.approx(seconds, rel=0.15)


def test_short_conversations_say_nothing_of_attention() -> None:
    pace = Pace(0.1)
    observe(pace, 1.0, 0.05, [20] * 2000, seed=2)
    assert 0 <= pace.attention < 0.4


@pytest.mark.parametrize("context", [0, 8000])
def test_another_program_in_the_way_is_soon_forgotten(context: int) -> None:
    pace = Pace(0.1)
    observe(pace, 1.0, 0.1, [context] * 100, seed=3)
    before = pace.seconds(0.11, 1, context)
    ratio = pace.observe(0.11, 1, context, 100.0)
    assert ratio < 3
    assert pace.seconds(0.11, 1, context) < 1.3 * before
    observe(pace, 1.0, 0.1, [context] * 40, seed=4)
    assert pace.seconds(0.11, 1, context) == pytest.approx(before, rel=0.1)


def test_a_clock_that_stands_still_breaks_nothing() -> None:
    pace = Pace(0.1)
    for context in [0, 5000] * 500:
        pace.observe(0.1, 1, context, 0.0)
    assert pace.factor > 0
    assert pace.attention >= 0
    observe(pace, 1.0, 0.1, [*range(0, 8000, 20)], seed=5)
    assert pace.seconds(0.1, 1, 0) == pytest.approx(0.1, rel=0.2)


def test_a_model_without_a_step_time_has_none() -> None:
    assert Pace(0.0).seconds(0.0, 1, 5000) == 0.0

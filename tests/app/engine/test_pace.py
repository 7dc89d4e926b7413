from __future__ import annotations

import numpy as np
import pytest

from app.engine.pace import Pace


def calibrated(rows: int) -> float:
    return 0.1 + 0.01 * rows


def machine(factor: float = 1.0, by_row: float = 0.1, shared: float = 0.0) -> Pace:
    """What is to be found out."""
    pace = Pace(0.1, by_row, shared)
    pace.factor = factor
    return pace


def observe(pace: Pace, real: Pace, contexts: list[int], seed: int = 1) -> None:
    """Passes of 1 to 16 rows, with a noise of 5 %."""
    random = np.random.default_rng(seed)
    for context in contexts:
        rows = int(random.choice([1, 2, 4, 6, 16]))
        seconds = real.seconds(calibrated(rows), rows, context) * random.normal(1.0, 0.05)
        pace.observe(calibrated(rows), rows, context, seconds)


@pytest.mark.parametrize("factor", [0.6, 1.0, 1.8])
@pytest.mark.parametrize(("by_row", "shared"), [(0.002, 0), (0.08, 0), (0.4, 0), (0, 0.1), (0, 0)])
def test_pace_and_attention_are_told_apart(factor: float, by_row: float, shared: float) -> None:
    pace, real = Pace(0.1), machine(factor, by_row, shared)
    observe(pace, real, [0, 2000, 8000, 400] * 60)
    assert pace.factor == pytest.approx(factor, rel=0.15)
    for rows, context in ((1, 500), (6, 500), (1, 8000), (6, 8000)):
        seconds = real.seconds(calibrated(rows), rows, context)
        assert pace.seconds(calibrated(rows), rows, context) == pytest.approx(seconds, rel=0.15)


def test_short_conversations_say_nothing_of_attention() -> None:
    pace = Pace(0.1)
    observe(pace, machine(), [20] * 2000)
    assert pace.doubt(calibrated(1), 1, 20) < 0.1
    assert pace.doubt(calibrated(1), 1, 8000) > 0.3
    observe(pace, machine(by_row=0.3), [8000] * 9)
    seconds = machine(by_row=0.3).seconds(calibrated(1), 1, 8000)
    assert pace.seconds(calibrated(1), 1, 8000) == pytest.approx(seconds, rel=0.2)


def test_a_mean_of_many_passes_says_more_than_one() -> None:
    doubts = []
    for passes in (1, 100):
        pace = Pace(0.1)
        pace.observe(calibrated(4), 4, 8000, 0.5, passes)
        doubts.append(pace.doubt(calibrated(4), 4, 8000))
    assert doubts[1] < doubts[0] / 2


@pytest.mark.parametrize("context", [0, 8000])
def test_another_program_in_the_way_is_soon_forgotten(context: int) -> None:
    pace = Pace(0.1)
    observe(pace, machine(), [context] * 100)
    before = pace.seconds(0.11, 1, context)
    ratio = pace.observe(0.11, 1, context, 100.0)
    assert ratio < 3
    assert pace.seconds(0.11, 1, context) < 1.3 * before
    observe(pace, machine(), [context] * 40, seed=2)
    assert pace.seconds(0.11, 1, context) == pytest.approx(before, rel=0.1)


def test_a_clock_that_stands_still_breaks_nothing() -> None:
    pace = Pace(0.1)
    for context in [0, 5000] * 500:
        pace.observe(0.1, 1, context, 0.0)
    assert pace.factor > 0
    assert pace.seconds(0.1, 1, 5000) > 0
    observe(pace, machine(), [0, 8000] * 200)
    assert pace.seconds(0.1, 1, 0) == pytest.approx(0.1, rel=0.2)


def test_a_model_without_a_step_time_has_none() -> None:
    assert Pace(0.0).seconds(0.0, 1, 5000) == 0.0

"""Figures of an answer over time, and the draft length that measured costs make best."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.cost_model import CostTable
from app.engine.stats import Ending, Round, Source
from app.engine.stats_live import best_length, live_figures, plain_rate_now, time_slices

HIT = Round(Source.DRAFT, (1, 2), 2, (1, 2, 3), Ending.BONUS, 3, 0.02, 0.08, 0.0)  # 0.1 s
MISS = Round(Source.DRAFT, (1, 2), 1, (1, 9), Ending.CORRECTION, 3, 0.02, 0.08, 0.0)
PLAIN = Round(Source.PLAIN, (), 0, (1,), Ending.PLAIN, 1, 0.0, 0.05, 0.0)
# The staircase of a Q4_0 target: a pass of width 4 is cheaper than one of width 3.
STAIRS = CostTable(
    {n: 0.1 * cost for n, cost in enumerate([1.0, 1.35, 1.8, 1.45, 1.93, 2.38], 1)}, 0.008
)


def test_nothing_yet() -> None:
    figures = live_figures(())
    assert (figures.rate, figures.chance, figures.slices) == (None, None, ())


def test_rate_and_chance() -> None:
    figures = live_figures([HIT, MISS, PLAIN])
    assert figures.rate == pytest.approx(6 / 0.25)
    assert figures.chance == pytest.approx(3 / 4)  # three accepted, one judged and rejected
    assert figures.speculation.acceptance_rate == 3 / 4


def test_slices_cover_the_time_and_follow_changes() -> None:
    slices = time_slices([HIT] * 50 + [PLAIN] * 100, points=10)
    assert len(slices) == 10
    assert slices[-1].end_s == pytest.approx(10.0)
    assert (slices[0].rate, slices[-1].rate) == pytest.approx((30.0, 20.0))
    assert (slices[0].acceptance, slices[-1].acceptance) == (1.0, None)
    assert (slices[0].draft_length, slices[-1].draft_length) == (2.0, 0.0)


def test_a_short_answer_is_one_slice() -> None:
    (only,) = time_slices([HIT])
    assert only.rate == pytest.approx(30.0)
    assert len(time_slices([HIT] * 6)) == 2


def test_many_rounds_stay_few_slices() -> None:
    assert len(time_slices([HIT] * 5000)) <= 40


def test_the_stairs_make_three_best() -> None:
    best = best_length(STAIRS, 0.85)
    assert best is not None
    assert (best.length, best.width) == (3, 4)
    assert best.speedup == pytest.approx((1 - 0.85**4) / 0.15 / (0.24 + 1.45), rel=1e-6)


@pytest.mark.parametrize("attention", [0.0, 0.1, 0.3])
@pytest.mark.parametrize("rounds", [3, 30])
def test_drafted_rounds_tell_what_single_tokens_cost_behind_a_long_text(
    attention: float, rounds: int
) -> None:
    """With the costs of an empty cache, a gain there would look like a loss."""
    seconds = STAIRS.target_pass_s[4] + attention * 0.1 * 4 * 6
    drafted = replace(HIT, width=4, verify_s=seconds)
    now = plain_rate_now(STAIRS, [drafted] * rounds, 6000)
    assert now == pytest.approx(1 / (0.1 + attention * 0.1 * 6), rel=0.12)


def test_costs_that_were_not_measured_stay_so() -> None:
    assert plain_rate_now(CostTable(), [HIT], 100) is None
    assert plain_rate_now(STAIRS, [], 0) == STAIRS.plain_rate


def test_a_draft_that_cannot_pay() -> None:
    slow = CostTable({1: 0.1, 2: 0.2, 3: 0.3}, 0.05)
    best = best_length(slow, 0.5)
    assert best is not None
    assert (best.length, best.speedup) == (0, 1.0)


@pytest.mark.parametrize(
    "costs", [CostTable(), CostTable({1: 0.1, 2: 0.2}), CostTable({2: 0.1}, 1)]
)
def test_without_measurements_there_is_no_best(costs: CostTable) -> None:
    assert best_length(costs, 0.8) is None

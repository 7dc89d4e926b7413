"""Ratios and spreads, worked out by hand."""

from __future__ import annotations

from dataclasses import astuple

import pytest

from app.bench.measurement import Measurement
from app.bench.prompts import Category
from app.bench.results import Results, decode_rate, ttft
from app.bench.spread import Spread, spread
from tests.app.bench.builders import PROMPTS, answer, results

PAIRED = results(
    {
        "plain": {"chat-a": (10, 20, 40), "chat-b": (10,), "code-a": (5, 5)},
        "both": {"chat-a": (20, 20, 120), "chat-b": (15,), "code-a": (5, 15)},
    }
)


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ((), None),
        ((3,), Spread(1, 3, 3, 3, 3, 3)),
        ((4, 1, 2, 3), Spread(4, 1, 1.75, 2.5, 3.25, 4)),
        ((1, 2, 3, 4, 5), Spread(5, 1, 2, 3, 4, 5)),
    ],
)
def test_spread(values: tuple[float, ...], expected: Spread | None) -> None:
    assert spread(values) == expected


def test_ratios_are_paired_within_a_repetition() -> None:
    found = PAIRED.ratios("both", PAIRED.everywhere("plain"), decode_rate)
    # chat-a: 2, 1 and 3, of which the median is 2; unpaired medians would give 20 ÷ 20.
    assert found.by_prompt == pytest.approx({"chat-a": 2, "chat-b": 1.5, "code-a": 2})
    assert found.overall is not None
    assert astuple(found.overall) == pytest.approx((3, 1.5, 1.75, 2, 2, 2))
    assert found.by_category[Category.QUESTION_ANSWERING].median == pytest.approx(1.75)
    assert found.by_category[Category.CODING].count == 1
    assert found.lowest == "chat-b"


def test_a_repetition_that_one_arm_lacks_is_left_out() -> None:
    cut = results({"plain": {"chat-a": (10, 10)}, "both": {"chat-a": (30,)}})
    found = cut.ratios("both", cut.everywhere("plain"), decode_rate)
    assert found.by_prompt == pytest.approx({"chat-a": 3})


def test_answers_without_a_rate_are_left_out() -> None:
    done = [
        Measurement(arm, "chat-a", 1, 1, answer(5, output_tokens=tokens), 0)
        for arm, tokens in (("plain", 1), ("both", 9))
    ]
    found = Results(PROMPTS, done).ratios("both", {"chat-a": "plain"}, decode_rate)
    assert found.by_prompt == {}
    assert found.overall is None
    assert found.lowest is None


def test_the_best_arm_has_the_highest_median_over_prompts() -> None:
    sweep = results(
        {
            "peer n_max 2": {"chat-a": (10,), "chat-b": (10,), "code-a": (90,)},
            "peer n_max 3, its default": {"chat-a": (20,), "chat-b": (20,), "code-a": (20,)},
        }
    )
    arms = ("peer n_max 2", "peer n_max 3, its default", "peer n_max 4")
    assert sweep.best(arms, decode_rate) == "peer n_max 3, its default"
    assert sweep.best_for_each(arms, decode_rate) == {
        "chat-a": "peer n_max 3, its default",
        "chat-b": "peer n_max 3, its default",
        "code-a": "peer n_max 2",
    }
    assert sweep.best((), decode_rate) is None


def test_other_figures_can_be_compared() -> None:
    found = PAIRED.ratios("both", PAIRED.everywhere("plain"), ttft)
    assert found.by_prompt == {"chat-a": 1, "chat-b": 1, "code-a": 1}

"""A row for each category, worked out by hand."""

from __future__ import annotations

import pytest

from app.bench.categories import category_rows, shown_arms
from app.bench.prompts import Category
from tests.app.bench.builders import results

RATES = {
    "plain": {"chat-a": (10, 10), "chat-b": (10, 10), "code-a": (10, 10)},
    "both": {"chat-a": (20, 20), "chat-b": (8, 8), "code-a": (12, 12)},
    "peer plain": {"chat-a": (5, 5), "chat-b": (5, 5), "code-a": (5, 5)},
    "peer n_max 2": {"chat-a": (10, 10), "chat-b": (10, 10), "code-a": (15, 15)},
    "peer n_max 3, its default": {"chat-a": (6, 6), "chat-b": (6, 6), "code-a": (6, 6)},
}
MEASURED = results(RATES, drafted=10, accepted=6, rounds=50)


def test_categories_come_in_their_order_and_all_of_them_last() -> None:
    rows = category_rows(MEASURED, "both")
    assert [row.category for row in rows] == [Category.CODING, Category.QUESTION_ANSWERING, None]
    assert [row.prompts for row in rows] == [1, 2, 3]


def test_a_row_holds_what_the_category_did_and_its_worst_prompt() -> None:
    row = category_rows(MEASURED, "both")[1]
    assert row.speedup.median == pytest.approx(1.4)  # of 2 and 0.8
    assert (row.worst_prompt, row.worst_speedup) == ("chat-b", pytest.approx(0.8))
    assert (row.plain_rate.median, row.rate.median) == (10, 14)
    assert (row.acceptance_rate, row.tokens_per_round) == (0.6, 2)
    assert row.ttft_ratio.median == 1


def test_a_category_in_which_nothing_was_drafted_counts_its_rounds_as_the_whole_does() -> None:
    resting = results(RATES, drafted=0, accepted=0, rounds=100)
    rows = category_rows(resting, "both")
    assert [(row.acceptance_rate, row.tokens_per_round) for row in rows] == [(None, 1)] * 3


def test_the_peer_is_compared_with_itself() -> None:
    assert category_rows(MEASURED, "peer n_max 2")[-1].speedup.median == pytest.approx(2)


def test_the_best_and_the_default_of_the_peer_are_shown() -> None:
    assert shown_arms(MEASURED) == ("both", "peer n_max 2", "peer n_max 3, its default")


def test_an_arm_without_answers_has_no_rows() -> None:
    assert category_rows(MEASURED, "draft") == ()

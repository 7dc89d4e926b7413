"""What is compared, and the budgets."""

from __future__ import annotations

import pytest

from app.bench.comparisons import budgets, compare, peer_best
from tests.app.bench.builders import results

OURS = {
    "plain": {"chat-a": (10,), "chat-b": (10,), "code-a": (10,)},
    "drafted": {"chat-a": (20,), "chat-b": (16,), "code-a": (9,)},
}
PEER = {
    "peer plain": {"chat-a": (11,), "chat-b": (8,), "code-a": (10,)},
    "peer n_max 2": {"chat-a": (10,), "chat-b": (32,), "code-a": (5,)},
    "peer n_max 3": {"chat-a": (16,), "chat-b": (16,), "code-a": (6,)},
}


def test_without_a_peer_only_our_own_arms_are_compared() -> None:
    found = compare(results(OURS))
    assert [one.key for one in found] == ["speedup", "ttft", "end_to_end"]
    assert peer_best(results(OURS)) is None


def test_everything_that_was_measured_is_compared() -> None:
    both = results(OURS | PEER)
    medians = {one.key: one.ratios.overall.median for one in compare(both) if one.ratios.overall}
    assert peer_best(both) == "peer n_max 3"
    assert medians["speedup"] == pytest.approx(1.6)
    assert medians["peer_best"] == pytest.approx(1.25)  # of 20/16, 16/16, 9/6
    assert medians["peer_best_for_each"] == pytest.approx(0.9)  # of 20/16, 16/32, 9/10
    assert medians["peer_plain"] == pytest.approx(1.0)
    assert medians["peer n_max 2 speedup"] == pytest.approx(10 / 11)


def test_a_peer_without_a_draft_is_compared_too() -> None:
    both = results(OURS | {"peer plain": PEER["peer plain"]})
    assert peer_best(both) == "peer plain"
    assert {"peer_best", "peer_plain"} <= {one.key for one in compare(both)}


def test_budgets_are_judged_on_medians_and_the_worst_prompt() -> None:
    judged = [
        (one.bound, round(one.value, 3), one.is_met)
        for one in budgets(compare(results(OURS | PEER)))
    ]
    assert judged == [
        (1.5, 1.6, True),
        (0.97, 0.9, False),
        (1.05, 1.0, True),
        (1.08, 1.25, True),
        (1.15, 1.25, True),
    ]


def test_budgets_that_were_not_measured_are_not_judged() -> None:
    assert budgets(compare(results({"plain": OURS["plain"]}))) == ()
    assert len(budgets(compare(results(OURS)))) == 3

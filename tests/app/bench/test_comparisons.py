"""What is compared."""

from __future__ import annotations

import pytest

from app.bench.comparisons import compare, key_of, peer_best, peer_best_drafting, peer_default
from tests.app.bench.builders import results

OURS = {
    "plain": {"chat-a": (10,), "chat-b": (10,), "code-a": (10,)},
    "draft": {"chat-a": (12,), "chat-b": (12,), "code-a": (12,)},
    "both": {"chat-a": (20,), "chat-b": (16,), "code-a": (9,)},
}
PEER = {
    "peer plain": {"chat-a": (11,), "chat-b": (8,), "code-a": (10,)},
    "peer n_max 2": {"chat-a": (10,), "chat-b": (32,), "code-a": (5,)},
    "peer n_max 3, its default": {"chat-a": (16,), "chat-b": (16,), "code-a": (6,)},
}


def test_without_a_peer_only_our_own_arms_are_compared() -> None:
    found = compare(results(OURS))
    keys = ["speedup", "ttft", "end_to_end", "draft speedup", "draft ttft"]
    assert [one.key for one in found] == keys
    assert found[0].over == "both"
    assert peer_best(results(OURS)) is None
    assert peer_default(results(OURS)) is None


def test_without_the_usual_mode_another_one_stands_for_us() -> None:
    alone = results({"plain": OURS["plain"], "draft 3": OURS["draft"]})
    assert [one.over for one in compare(alone)] == ["draft 3"] * 3
    assert key_of("speedup", "draft 3", alone) == "speedup"


def test_everything_that_was_measured_is_compared() -> None:
    both = results(OURS | PEER)
    medians = {one.key: one.ratios.overall.median for one in compare(both) if one.ratios.overall}
    assert peer_best(both) == "peer n_max 3, its default"
    assert medians["speedup"] == pytest.approx(1.6)
    assert medians["draft speedup"] == pytest.approx(1.2)
    assert medians["peer_best"] == pytest.approx(1.25)  # of 20/16, 16/16, 9/6
    assert medians["peer_default"] == pytest.approx(1.25)
    assert medians["peer_best_for_each"] == pytest.approx(0.9)  # of 20/16, 16/32, 9/10
    assert medians["peer_plain"] == pytest.approx(1.0)
    assert medians["peer n_max 2 speedup"] == pytest.approx(10 / 11)


def test_a_peer_that_drafting_slows_is_best_without() -> None:
    slowed = {
        "peer plain": PEER["peer plain"],
        "peer n_max 5": PEER["peer n_max 2"] | {"chat-b": (3,)},
    }
    found = {one.key: one.under for one in compare(results(OURS | slowed))}
    assert found["peer_best"] == "peer plain"
    assert found["peer_best_n_max"] == "peer n_max 5"


def test_a_peer_without_a_draft_is_compared_too() -> None:
    both = results(OURS | {"peer plain": PEER["peer plain"]})
    assert peer_best(both) == "peer plain"
    assert peer_best_drafting(both) is None
    assert {"peer_best", "peer_plain"} <= {one.key for one in compare(both)}

"""The project's budgets, judged on what was measured."""

from __future__ import annotations

import pytest

from app.bench.budgets import budgets
from app.bench.round_totals import PassTotals, RoundTotals, SourceTotals
from app.engine.stats import Source
from tests.app.bench.builders import pair, results

PLAIN = {"plain": {"chat-a": (10,), "chat-b": (10,), "edit-a": (10,)}}
BOTH = {"both": {"chat-a": (20,), "chat-b": (16,), "edit-a": (9,)}}
PEER = {"peer n_max 3": {"chat-a": (16,), "chat-b": (16,), "edit-a": (6,)}}


def _judged(rates: dict[str, dict[str, tuple[float, ...]]], **changes: object) -> dict[str, object]:
    found = budgets(results(rates, **changes), pair())
    return {one.what: (one.bound, round(one.value, 3), one.is_met) for one in found}


def test_medians_and_the_worst_prompt_are_judged() -> None:
    assert _judged(PLAIN | BOTH | PEER) == {
        "decode rate ÷ plain, median": (1.6, 1.6, True),
        "time to first token ÷ plain, median": (1.05, 1.0, True),
        "decode rate ÷ llama-server at its best, drafting or not, median": (1.15, 1.25, True),
        "both: decode rate ÷ plain, worst prompt": (0.97, 0.9, False),
    }


def test_weights_that_are_not_quantized_have_to_gain_more() -> None:
    bounds = [one.bound for one in budgets(results(PLAIN | BOTH), pair("F16"))]
    assert bounds[0] == 2.2


def test_every_arm_with_a_free_length_must_never_be_slower() -> None:
    rates = {
        arm: {"chat-a": (rate,), "edit-a": (rate * 1.6,)}
        for arm, rate in (("both", 20), ("lookup", 10), ("hostile draft", 9), ("both 8", 1))
    }
    judged = _judged({"plain": {"chat-a": (10,), "edit-a": (10,)}} | rates)
    assert judged["lookup: decode rate ÷ plain, worst prompt"] == (0.97, 1.0, True)
    assert judged["hostile draft: decode rate ÷ plain, worst prompt"] == (0.97, 0.9, False)
    assert "both 8: decode rate ÷ plain, worst prompt" not in judged
    copying = "lookup: decode rate ÷ plain, editing and retrieval, median"
    assert judged[copying] == (1.5, 1.6, True)


def test_lookup_alone_need_not_be_fast_everywhere() -> None:
    judged = _judged(PLAIN | {"lookup": BOTH["both"]})
    assert "decode rate ÷ plain, median" not in judged


def test_the_engine_is_held_against_its_own_cost_model() -> None:
    plain_rounds = RoundTotals(
        {Source.PLAIN: SourceTotals(rounds=100, emitted=100)},
        {1: PassTotals(100, 10.0)},
        {1: 100},
        host_s=0.2,
    )
    judged = _judged(PLAIN | BOTH, totals=plain_rounds)
    share = "decode rate ÷ attainable by the cost model, median"
    assert judged[share] == (0.93, pytest.approx(1.6), True)
    assert judged["host time of a round in ms, mean"] == (1.0, 2.0, False)


def test_budgets_that_were_not_measured_are_not_judged() -> None:
    assert budgets(results(PLAIN), pair()) == ()

"""Acceptance, sameness of texts, steadiness."""

from __future__ import annotations

import pytest

from app.bench.measurement import Answer, Measurement
from app.bench.observations import (
    acceptance,
    attainable_shares,
    clock_difference,
    off_reasons,
    same_text,
    same_texts,
    stopped_early,
    unsteadiness,
)
from app.bench.prompts import Category
from app.bench.results import Results
from app.bench.round_totals import PassTotals, RoundTotals, SourceTotals
from app.engine.cost_model import CostTable
from app.engine.pace import Pace
from app.engine.stats import Source
from tests.app.bench.builders import PROMPTS, TOKENS, answer, results


def _texts(by_arm: dict[str, tuple[str, ...]]) -> Results:
    done = [
        Measurement(arm, "chat-a", repetition, 1, answer(1, text=text), 0)
        for arm, texts in by_arm.items()
        for repetition, text in enumerate(texts, 1)
    ]
    return Results(PROMPTS, done)


@pytest.mark.parametrize(
    ("texts", "same"),
    [
        ({"plain": ("a", "a"), "both": ("a", "a")}, True),
        ({"plain": ("a", "a"), "both": ("a", "b")}, False),
        ({"plain": ("a", "b"), "both": ("a", "b")}, False),
        ({"plain": ("a",), "both": ()}, None),
        ({"plain": ("caf\ufffd",), "both": ("caf",)}, True),
    ],
    ids=["same", "differs once", "differs from itself", "not answered", "cut within a character"],
)
def test_same_text(texts: dict[str, tuple[str, ...]], same: bool | None) -> None:
    assert same_text(_texts(texts), "chat-a", "both", "plain") is same


def test_prompts_with_the_same_text_are_counted() -> None:
    assert same_texts(_texts({"plain": ("a",), "both": ("a",)}), "both") == (1, 1)


def test_acceptance_sums_over_answers() -> None:
    done = results({"both": {"chat-a": (1, 1), "code-a": (1,)}}, drafted=8, accepted=6, rounds=50)
    whole = acceptance(done, "both")
    assert (whole.drafted, whole.accepted, whole.rate) == (24, 18, 0.75)
    assert whole.tokens_per_round == pytest.approx(3 * (TOKENS - 1) / 150)
    assert acceptance(done, "both", Category.CODING).drafted == 8


def test_acceptance_of_nothing_is_unknown() -> None:
    nothing = acceptance(results({"both": {"chat-a": (1,)}}), "both")
    assert nothing.rate is None
    assert nothing.tokens_per_round is None


def test_unsteadiness_needs_repetitions() -> None:
    assert unsteadiness(results({"plain": {"chat-a": (10,)}}), "plain") is None
    varied = results({"plain": {"chat-a": (10, 11), "chat-b": (10, 13), "code-a": (10, 12)}})
    assert unsteadiness(varied, "plain") == pytest.approx(0.2)


def test_the_two_clocks_are_compared() -> None:
    done = results({"plain": {"chat-a": (10,)}}, client_decode_s=5.0)
    assert clock_difference(done, "plain") == pytest.approx(2 - 1)
    assert clock_difference(done, "both") is None


def test_answers_that_ended_by_themselves_are_counted() -> None:
    done = results({"plain": {"chat-a": (10, 10)}}, ended="eos")
    assert stopped_early(done, "plain") == (2, 2)


def test_reasons_are_those_of_one_arm() -> None:
    done = results({"plain": {"chat-a": (1,)}, "both": {"chat-a": (1,)}}, off_reason="it costs")
    assert off_reasons(done, "both") == ("it costs",)
    assert off_reasons(done, "draft") == ()


COSTS = CostTable({1: 0.1, 2: 0.11, 4: 0.13, 8: 0.2})
ATTENTION = 0.2


def _behind(tokens: int, repetition: int = 1) -> list[Measurement]:
    """A plain answer, and one by lookup in rounds of four rows, all of them right."""
    behind = COSTS.behind(tokens + 32, Pace(0.1, ATTENTION)).target_pass_s
    seen = {Source.LOOKUP: SourceTotals(16, 48, 48, 0, 64)}
    by_arm = {
        "plain": (behind[1], RoundTotals({}, {1: PassTotals(64, 64 * behind[1])}, {1: 64})),
        "lookup": (behind[4] / 4, RoundTotals(seen, {4: PassTotals(16, 16 * behind[4])}, {4: 16})),
    }
    return [
        Measurement(arm, "chat-a", repetition, 1, _answer(tokens, token_s, totals), 0)
        for arm, (token_s, totals) in by_arm.items()
    ]


def _answer(tokens: int, token_s: float, totals: RoundTotals) -> Answer:
    changes = {"prompt_tokens": tokens, "output_tokens": 64, "timed_tokens": 64}
    return answer(1 / token_s, **changes, decode_s=63 * token_s, totals=totals)


def test_less_is_attainable_behind_a_long_text() -> None:
    """By the costs in an empty cache, rounds of eight rows would be four times as fast."""
    done = [one for repetition in range(9) for one in _behind(8000, repetition)]
    shares = attainable_shares(Results(PROMPTS, done), "lookup", COSTS)
    assert 0.85 < shares["chat-a"] < 1.0

"""Acceptance, sameness of texts, steadiness."""

from __future__ import annotations

import pytest

from app.bench.measurement import Measurement
from app.bench.observations import (
    acceptance,
    clock_difference,
    off_reasons,
    same_text,
    same_texts,
    stopped_early,
    unsteadiness,
)
from app.bench.prompts import Category
from app.bench.results import Results
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

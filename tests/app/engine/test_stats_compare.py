"""With and without drafting: what two answers have in common."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.stats import Ending, Round, Source, Timings, TurnStats, fold_rounds
from app.engine.stats_compare import compare_answers

PLAIN = TurnStats(
    10, 9, 101, Timings(0.1, 0.2, 10.0, 10.3), fold_rounds(()), 10.0, "plain", "fast", None
)

ROUND = Round(Source.DRAFT, (1, 2), 2, (1, 2, 3), Ending.BONUS, 3, 0.01, 0.05, 0.001)


def drafted(seconds: float) -> TurnStats:
    timings = Timings(0.1, 0.2, seconds, seconds + 0.3)
    return replace(PLAIN, timings=timings, speculation=fold_rounds([ROUND]))


def test_how_much_faster() -> None:
    compared = compare_answers("a", drafted(5.0), "a", PLAIN)
    assert compared.faster == pytest.approx(2.0)
    assert compared.pays


def test_one_token_has_no_rate() -> None:
    short = replace(drafted(5.0), output_tokens=1)
    assert compare_answers("a", short, "a", PLAIN).faster is None


def test_chance_is_not_credited_to_drafting() -> None:
    faster = replace(drafted(5.0), speculation=PLAIN.speculation)
    assert not compare_answers("a", faster, "a", PLAIN).pays


def test_texts_agree_until_they_do_not() -> None:
    assert compare_answers("abc", PLAIN, "abc", PLAIN).identical
    other = compare_answers("abc", PLAIN, "abd", PLAIN)
    shorter = compare_answers("abc", PLAIN, "ab", PLAIN)
    assert (other.same_until, shorter.same_until) == (2, 2)

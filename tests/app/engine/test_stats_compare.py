"""With and without drafting, in figures and sentences."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.stats import Ending, Round, Source, Timings, TurnStats, fold_rounds
from app.engine.stats_compare import (
    compare_answers,
    compared_figures,
    speed_verdict,
    text_verdict,
)

PLAIN = TurnStats(
    10, 9, 101, Timings(0.1, 0.2, 10.0, 10.3), fold_rounds(()), 10.0, "plain", "fast", None
)

ROUND = Round(Source.DRAFT, (1, 2), 2, (1, 2, 3), Ending.BONUS, 3, 0.01, 0.05, 0.001)


def drafted(seconds: float) -> TurnStats:
    timings = Timings(0.1, 0.2, seconds, seconds + 0.3)
    return replace(PLAIN, timings=timings, speculation=fold_rounds([ROUND]))


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (5.0, "2.0 times as fast"),
        (9.8, "no difference"),
        (10.3, "no difference"),
        (20.0, "slowed this answer down, to 0.50 times"),
    ],
)
def test_speed_in_words(seconds: float, words: str) -> None:
    assert words in speed_verdict(compare_answers("a", drafted(seconds), "a", PLAIN))


def test_one_token_has_no_rate() -> None:
    short = replace(drafted(5.0), output_tokens=1)
    assert "too short" in speed_verdict(compare_answers("a", short, "a", PLAIN))


def test_chance_is_not_credited_to_drafting() -> None:
    faster = replace(drafted(5.0), speculation=PLAIN.speculation)
    compared = compare_answers("a", faster, "a", PLAIN)
    assert not compared.pays
    assert "Nothing was drafted" in speed_verdict(compared)


def test_texts_in_words() -> None:
    same = compare_answers("abc", PLAIN, "abc", PLAIN)
    other = compare_answers("abc", PLAIN, "abd", PLAIN)
    shorter = compare_answers("abc", PLAIN, "ab", PLAIN)
    assert text_verdict(same, is_fixed=True) == "The texts are identical."
    assert (other.same_until, shorter.same_until) == (2, 2)
    assert "strict exactness" in text_verdict(other, is_fixed=True)
    assert "Without a seed" in text_verdict(shorter, is_fixed=False)


def test_figures_say_how_they_were_measured() -> None:
    figures = compared_figures(PLAIN)
    assert [value for value, _, _ in figures] == ["10.0 tok/s", "10.0 s", "0.20 s", "101"]
    assert all("easured" in how or "ounted" in how for _, _, how in figures)

"""Greedy verification."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from app.engine.sampling import SamplingParams
from app.engine.stats import Ending
from app.engine.verify import Choice, GreedyVerifier

GREEDY = SamplingParams(temperature=0)


def rows_preferring(*tokens: int) -> np.ndarray:
    rows = np.zeros((len(tokens), 8), dtype=np.float32)
    rows[np.arange(len(tokens)), tokens] = 5
    return rows


@pytest.mark.parametrize(
    ("proposal", "wanted", "accepted", "next_token", "ending"),
    [
        ((1, 2, 3, 4), (1, 2, 5, 6, 7), 2, 5, Ending.CORRECTION),
        ((1, 2, 3), (1, 2, 3, 7), 3, 7, Ending.BONUS),
        ((1, 2, 3), (4, 2, 3, 7), 0, 4, Ending.CORRECTION),
        ((), (4,), 0, 4, Ending.PLAIN),
    ],
)
def test_greedy(
    proposal: Sequence[int], wanted: Sequence[int], accepted: int, next_token: int, ending: Ending
) -> None:
    choices = [Choice(token, None) for token in proposal]
    verdict = GreedyVerifier(GREEDY).verify(choices, rows_preferring(*wanted), [0])
    assert (verdict.accepted, verdict.next_token, verdict.ending) == (accepted, next_token, ending)


def test_greedy_ties_go_to_the_lowest_id() -> None:
    row = np.array([[1, 3, 3, 0]], dtype=np.float32)
    assert GreedyVerifier(GREEDY).verify((), row, [0]).next_token == 1

"""The draft's temperature follows what past rounds would have accepted."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from app.engine.draft_temperature import FACTORS, DraftTemperature, overlaps, sharpen
from app.engine.sampling import Distribution
from app.engine.verify import Choice


def dense(*probs: float) -> Distribution:
    ids = np.flatnonzero(probs)
    return Distribution(ids, np.asarray(probs)[ids])


def learnt(target: Distribution, own: Distribution, positions: int = 40) -> float:
    temperature = DraftTemperature()
    for _ in range(positions):
        temperature.learn([Choice(0, None, own)], [target])
    return temperature.factor


@pytest.mark.parametrize(
    ("target", "own", "factor"),
    [
        (dense(0.6, 0.3, 0.1), dense(0.6, 0.3, 0.1), 1.0),
        (dense(0.9, 0.1), dense(0.55, 0.45), 0.0),  # certain target, hesitant draft
        (dense(0.3, 0.3, 0.4), dense(0.5, 0.4, 0.1), 1.0),
        (sharpen(dense(0.5, 0.3, 0.2), 0.8), dense(0.5, 0.3, 0.2), 0.8),
        (sharpen(dense(0.5, 0.3, 0.2), 0.6), dense(0.5, 0.3, 0.2), 0.6),
    ],
)
def test_the_factor_that_would_have_accepted_most(
    target: Distribution, own: Distribution, factor: float
) -> None:
    assert learnt(target, own) == factor


def test_a_few_positions_decide_nothing() -> None:
    assert learnt(dense(0.9, 0.1), dense(0.55, 0.45), positions=5) == 1.0


def test_it_follows_a_change() -> None:
    temperature = DraftTemperature()
    sure, own = dense(0.9, 0.1), dense(0.55, 0.45)
    for target, factor in ((sure, 0.0), (own, 1.0), (sure, 0.0)):
        for _ in range(200):
            temperature.learn([Choice(0, None, own)], [target])
        assert temperature.factor == factor


def test_overlaps_are_chances_of_acceptance() -> None:
    target, own = dense(0.2, 0.5, 0, 0.3), dense(0.1, 0.3, 0.6, 0)
    found = overlaps(target, own)
    for factor, overlap in zip(FACTORS, found, strict=True):
        drawn = vector(sharpen(own, factor)) if factor else np.eye(4)[own.top()]
        assert overlap == pytest.approx(np.minimum(drawn, vector(target)).sum())


def vector(distribution: Distribution) -> np.ndarray:
    values = np.zeros(4)
    values[distribution.ids] = distribution.probs
    return values


def test_positions_without_a_draft_teach_nothing() -> None:
    temperature = DraftTemperature()
    proposal: Sequence[Choice] = [Choice(1, None), Choice(0, None, dense(0.5, 0.5))]
    for _ in range(50):
        temperature.learn(proposal, [dense(0.1, 0.9)])
    assert temperature.factor == 1.0

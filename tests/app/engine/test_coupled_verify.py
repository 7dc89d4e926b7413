"""Sampling with a seed."""

from __future__ import annotations

import numpy as np
import pytest

from app.engine.coupled_verify import CoupledVerifier, gumbel_noise
from app.engine.sampling import SamplingParams
from app.engine.verify import Choice

OPEN = SamplingParams(temperature=1, top_k=0, top_p=1, min_p=0)  # the whole distribution


def test_coupled_choices_depend_on_seed_position_and_target_only() -> None:
    rng = np.random.default_rng(0)
    rows = rng.normal(0, 2, (4, 50)).astype(np.float32)
    verifier = CoupledVerifier(OPEN, seed=11)
    plain: list[int] = []
    for row in rows:
        plain.append(verifier.verify((), row[None], [0, *plain]).next_token)
    for wrong_at in range(3):
        proposal = [Choice(t if i != wrong_at else t + 1, None) for i, t in enumerate(plain[:3])]
        verdict = verifier.verify(proposal, rows, [0])
        assert verdict.accepted == wrong_at
        assert verdict.next_token == plain[wrong_at]
    assert verifier.verify([Choice(t, None) for t in plain[:3]], rows, [0]).next_token == plain[3]


def test_gumbel_noise_is_gumbel_and_reproducible() -> None:
    ids = np.arange(50_000)
    noise = gumbel_noise(5, 17, ids)
    assert noise.mean() == pytest.approx(np.euler_gamma, abs=0.03)
    assert noise.var() == pytest.approx(np.pi**2 / 6, rel=0.05)
    assert np.array_equal(noise[100:110], gumbel_noise(5, 17, ids[100:110]))
    assert not np.array_equal(noise, gumbel_noise(6, 17, ids))
    assert not np.array_equal(noise, gumbel_noise(5, 18, ids))

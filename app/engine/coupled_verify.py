"""Sampling with a seed: the text is fixed by the seed, whatever drafts. Pure.

Target and draft share the same Gumbel noise at each position (Daliri et al. 2024,
arXiv 2408.07978), so that what the draft takes is likely what the target takes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from app.engine.language_model import LogitRows
from app.engine.sampler_chain import distribution
from app.engine.sampling import Logits, SamplingParams
from app.engine.token_rules import FREE, TokenRules
from app.engine.verify import Choice, Verdict, match


@dataclass(frozen=True, slots=True)
class CoupledVerifier:
    """Sampling with a seed: the token at a position depends on seed, position and target only."""

    name: ClassVar = "coupled"
    params: SamplingParams
    seed: int
    rules: TokenRules = FREE

    def choose(self, row: Logits, recent: Sequence[int]) -> Choice:
        probs = distribution(row, self.params, recent, self.rules)
        noise = gumbel_noise(self.seed, len(recent), probs.ids)
        return Choice(int(probs.ids[(np.log(probs.probs) + noise).argmax()]), None)

    def verify(self, proposal: Sequence[Choice], rows: LogitRows, recent: Sequence[int]) -> Verdict:
        return match(self.choose, proposal, rows, recent)


_MULTIPLIERS = (np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB))
_GAMMA = 0x9E3779B97F4A7C15


def gumbel_noise(seed: int, position: int, ids: NDArray[np.int64]) -> NDArray[np.float64]:
    """(n,) standard Gumbel noise, a function of seed, position and token id alone.

    SplitMix64 (Steele et al. 2014) as a counter-based generator.
    """
    start = _mix(np.array([((seed * 2 + 1) * _GAMMA + position) % 2**64], dtype=np.uint64))
    bits = _mix(start + ids.astype(np.uint64) * np.uint64(_GAMMA))
    uniform = ((bits >> np.uint64(11)).astype(np.float64) + 0.5) * 2.0**-53
    return np.asarray(-np.log(-np.log(uniform)))


def _mix(state: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """SplitMix64's finalizer."""
    z = np.asarray(state, dtype=np.uint64)
    z = (z ^ (z >> np.uint64(30))) * _MULTIPLIERS[0]
    z = (z ^ (z >> np.uint64(27))) * _MULTIPLIERS[1]
    return z ^ (z >> np.uint64(31))

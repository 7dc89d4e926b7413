"""Which of the proposed tokens stand, and which token the target adds. Pure.

Greedy: accept while the target's top choice equals the proposal.
Rejection: speculative sampling (Leviathan et al. 2023, arXiv 2211.17192, algorithm 1): accept with
probability min(1, target ÷ draft), else draw from the residual max(target − draft, 0), normalized.
Coupled: with a seed, target and draft share the same Gumbel noise per position (Daliri et al. 2024,
arXiv 2408.07978), so the text is fixed by the seed whatever drafts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from app.engine.language_model import LogitRows
from app.engine.sampling import Distribution, Logits, SamplingParams, distribution, greedy_token
from app.engine.stats import Ending


@dataclass(frozen=True, slots=True)
class Choice:
    """A token and the distribution that it was drawn from; None: it was the only choice."""

    token: int
    probs: Distribution | None


@dataclass(frozen=True, slots=True)
class Verdict:
    """The first `accepted` proposals stand; then comes `next_token`."""

    accepted: int
    next_token: int
    ending: Ending


class Verifier(Protocol):
    """One way to choose tokens, the same for drafting and for verifying."""

    def choose(self, row: Logits, recent: Sequence[int]) -> Choice:
        """The draft's token after `recent`."""
        ...

    def verify(self, proposal: Sequence[Choice], rows: LogitRows, recent: Sequence[int]) -> Verdict:
        """Judge k proposals by the target's k + 1 rows of logits; `recent` is what is committed."""
        ...


@dataclass(frozen=True, slots=True)
class GreedyVerifier:
    """Temperature 0."""

    params: SamplingParams

    def choose(self, row: Logits, recent: Sequence[int]) -> Choice:
        return Choice(greedy_token(row, self.params, recent), None)

    def verify(self, proposal: Sequence[Choice], rows: LogitRows, recent: Sequence[int]) -> Verdict:
        return _match(self.choose, proposal, rows, recent)


@dataclass(frozen=True, slots=True)
class CoupledVerifier:
    """Sampling with a seed: the token at a position depends on seed, position and target only."""

    params: SamplingParams
    seed: int

    def choose(self, row: Logits, recent: Sequence[int]) -> Choice:
        probs = distribution(row, self.params, recent)
        noise = gumbel_noise(self.seed, len(recent), probs.ids)
        return Choice(int(probs.ids[int(np.argmax(np.log(probs.probs) + noise))]), None)

    def verify(self, proposal: Sequence[Choice], rows: LogitRows, recent: Sequence[int]) -> Verdict:
        return _match(self.choose, proposal, rows, recent)


@dataclass(frozen=True, slots=True)
class RejectionVerifier:
    """Sampling without a seed: `uniform` gives independent draws in [0, 1)."""

    params: SamplingParams
    uniform: Callable[[], float]

    def choose(self, row: Logits, recent: Sequence[int]) -> Choice:
        probs = distribution(row, self.params, recent)
        return Choice(probs.draw(self.uniform()), probs)

    def verify(self, proposal: Sequence[Choice], rows: LogitRows, recent: Sequence[int]) -> Verdict:
        history = list(recent)
        for index, choice in enumerate(proposal):
            target = distribution(rows[index], self.params, history)
            if self.uniform() >= acceptance_probability(target, choice):
                token = residual(target, choice).draw(self.uniform())
                return Verdict(index, token, Ending.CORRECTION)
            history.append(choice.token)
        last = distribution(rows[len(proposal)], self.params, history)
        return Verdict(len(proposal), last.draw(self.uniform()), _ending(proposal))


def _match(
    choose: Callable[[Logits, Sequence[int]], Choice],
    proposal: Sequence[Choice],
    rows: LogitRows,
    recent: Sequence[int],
) -> Verdict:
    """Accept while the target would have chosen the same token."""
    history = list(recent)
    for index, choice in enumerate(proposal):
        wanted = choose(rows[index], history).token
        if wanted != choice.token:
            return Verdict(index, wanted, Ending.CORRECTION)
        history.append(wanted)
    return Verdict(len(proposal), choose(rows[len(proposal)], history).token, _ending(proposal))


def _ending(proposal: Sequence[Choice]) -> Ending:
    return Ending.BONUS if proposal else Ending.PLAIN


def acceptance_probability(target: Distribution, choice: Choice) -> float:
    """min(1, target ÷ draft) at the proposed token; a sure proposal has draft probability 1."""
    draft_prob = 1.0 if choice.probs is None else choice.probs.prob(choice.token)
    return min(1.0, target.prob(choice.token) / draft_prob)


def residual(target: Distribution, choice: Choice) -> Distribution:
    """max(target − draft, 0), normalized: what is left for the correction after a rejection."""
    rest = target.probs.copy()
    if choice.probs is None:
        rest[target.ids == choice.token] = 0.0
    else:
        rest = np.maximum(rest - _probs_at(choice.probs, target.ids), 0.0)
    alive = rest > 0
    if not alive.any():  # both agree up to rounding, so that a rejection has probability ~ 0
        return target
    return Distribution(target.ids[alive], rest[alive] / rest[alive].sum())


def _probs_at(probs: Distribution, ids: NDArray[np.int64]) -> NDArray[np.float64]:
    """(n,) probabilities of `ids`, 0 where a token was truncated away."""
    index = np.minimum(np.searchsorted(probs.ids, ids), len(probs.ids) - 1)
    return np.where(probs.ids[index] == ids, probs.probs[index], 0.0)


_MULTIPLIERS = (np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB))
_GAMMA = 0x9E3779B97F4A7C15


def gumbel_noise(seed: int, position: int, ids: NDArray[np.int64]) -> NDArray[np.float64]:
    """(n,) standard Gumbel noise, a function of seed, position and token id alone.

    SplitMix64 (Steele et al. 2014) as a counter-based generator.
    """
    start = _mix(np.array([(seed * 2 + 1) * _GAMMA + position], dtype=object) % 2**64)
    bits = _mix(start + ids.astype(np.uint64) * np.uint64(_GAMMA))
    uniform = ((bits >> np.uint64(11)).astype(np.float64) + 0.5) * 2.0**-53
    return np.asarray(-np.log(-np.log(uniform)))


def _mix(state: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """SplitMix64's finalizer."""
    z = np.asarray(state, dtype=np.uint64)
    z = (z ^ (z >> np.uint64(30))) * _MULTIPLIERS[0]
    z = (z ^ (z >> np.uint64(27))) * _MULTIPLIERS[1]
    return z ^ (z >> np.uint64(31))

"""Sampling without a seed, by block verification. Pure.

Sun et al. 2024, arXiv 2403.10444, algorithm 2: the text has exactly the target's distribution, and
on average no fewer tokens are accepted than by judging one after the other. With P₀ = 1 and the
proposal x₁ … xₖ,

    Pᵢ = min(Pᵢ₋₁ · target(xᵢ) ÷ draft(xᵢ), 1)              survival
    Sᵢ = Σ max(Pᵢ · target − draft, 0) at position i + 1     excess
    hᵢ = Sᵢ ÷ (Sᵢ + 1 − Pᵢ), but hₖ = Pₖ

the longest prefix whose own coin falls below its hᵢ stands. After all of it the target adds a token
of its own, after less one from the normalized excess.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from app.engine.draft_temperature import DraftTemperature
from app.engine.errors import EngineError
from app.engine.language_model import LogitRows
from app.engine.sampler_chain import distribution
from app.engine.sampling import Distribution, Logits, SamplingParams
from app.engine.stats import Ending
from app.engine.token_rules import FREE, TokenRules
from app.engine.verify import Choice, Verdict, all_before, ending


@dataclass(frozen=True, slots=True)
class BlockVerifier:
    """`uniform` gives independent draws in [0, 1)."""

    name: ClassVar = "block"
    params: SamplingParams
    uniform: Callable[[], float]
    temperature: DraftTemperature = field(default_factory=DraftTemperature)
    rules: TokenRules = FREE

    def choose(self, row: Logits, recent: Sequence[int]) -> Choice:
        own = distribution(row, self.params, recent, self.rules)
        probs = self.temperature.apply(own)
        token = own.top() if probs is None else probs.draw(self.uniform())
        return Choice(token, probs, own)

    def verify(self, proposal: Sequence[Choice], rows: LogitRows, recent: Sequence[int]) -> Verdict:
        targets, survival, failure = self._judge(proposal, rows, recent)
        proposal = proposal[: len(targets)]
        accepted = self._accepted(proposal, targets, survival)
        self.temperature.learn(proposal, targets[: accepted + 1])
        if failure is not None and accepted == len(proposal):
            return all_before(failure, proposal)
        if accepted == len(proposal):
            return Verdict(accepted, targets[-1].draw(self.uniform()), ending(proposal))
        rest = residual(targets[accepted], survival[accepted], proposal[accepted])
        return Verdict(accepted, rest.draw(self.uniform()), Ending.CORRECTION)

    def _judge(
        self, proposal: Sequence[Choice], rows: LogitRows, recent: Sequence[int]
    ) -> tuple[list[Distribution], list[float], EngineError | None]:
        """The target's distributions and P₀ …, both up to the first token it cannot take.

        A failure behind some proposals ends the answer only if all of them stand; until then they
        are judged as if nothing more had been proposed.
        """
        history, targets, survival = list(recent), list[Distribution](), [1.0]
        try:
            for index, choice in enumerate(proposal):
                targets.append(distribution(rows[index], self.params, history, self.rules))
                survives = still_survives(survival[-1], targets[-1], choice)
                if survives == 0:
                    return targets, survival, None
                survival.append(survives)
                history.append(choice.token)
            targets.append(distribution(rows[len(proposal)], self.params, history, self.rules))
        except EngineError as failure:
            return targets, survival, failure
        return targets, survival, None

    def _accepted(
        self,
        proposal: Sequence[Choice],
        targets: Sequence[Distribution],
        survival: Sequence[float],
    ) -> int:
        """The last position whose coin allows it; found from the end, as coins are independent."""
        for index in range(len(survival) - 1, 0, -1):
            if index == len(proposal):
                chance = survival[index]
            else:
                chance = stopping_chance(targets[index], survival[index], proposal[index])
            if self.uniform() < chance:
                return index
        return 0


def still_survives(survival: float, target: Distribution, choice: Choice) -> float:
    """Pᵢ from Pᵢ₋₁."""
    draft_prob = choice.draft_prob
    return min(survival * target.prob(choice.token) / draft_prob, 1.0) if draft_prob > 0 else 0.0


def stopping_chance(target: Distribution, survival: float, following: Choice) -> float:
    """hᵢ, where `target` and `following` are those of position i + 1."""
    if survival >= 1:
        return 1.0
    total = float(_excess(target, survival, following).sum())
    return total / (total + 1 - survival)


def residual(target: Distribution, survival: float, choice: Choice) -> Distribution:
    """What is left for the correction at `choice`, whose predecessors stand."""
    rest = _excess(target, survival, choice)
    alive = rest > 0
    if not alive.any():  # both agree up to rounding, so that a rejection has probability ~ 0
        return target
    return Distribution(target.ids[alive], rest[alive] / rest[alive].sum())


def _excess(target: Distribution, survival: float, choice: Choice) -> NDArray[np.float64]:
    """(n,) max(survival · target − draft, 0) at the target's tokens."""
    rest = survival * target.probs
    if choice.probs is not None:
        return np.maximum(rest - choice.probs.probs_of(target.ids), 0.0)
    rest[target.ids == choice.token] = 0.0
    return rest

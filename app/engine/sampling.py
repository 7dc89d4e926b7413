"""How the next token is chosen, and the distribution that this leads to."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.engine.errors import DecodeError, RequestError

Logits = NDArray[np.float32]  # (vocabulary,)
_Check = tuple[bool, str, str]  # whether it holds, what it is about, what is allowed


@dataclass(frozen=True, slots=True)
class SamplingParams:
    """How the next token is chosen, in the words and with the defaults of llama.cpp.

    Temperature 0 is greedy; then only logit bias, penalties and DRY matter.
    """

    temperature: float = 0.8
    top_k: int = 40  # 0: off
    top_p: float = 0.95  # 1: off
    min_p: float = 0.05  # 0: off
    typical_p: float = 1.0  # 1: off
    top_n_sigma: float = 0.0  # 0: off
    xtc_probability: float = 0.0  # 0: off
    xtc_threshold: float = 0.1  # above 0.5: off
    dynamic_temperature_range: float = 0.0  # either way from the temperature; 0: off
    dynamic_temperature_exponent: float = 1.0
    repeat_penalty: float = 1.0  # 1: off
    frequency_penalty: float = 0.0
    presence_penalty: float = 0.0
    penalty_window: int = 64  # last tokens that the penalties look at
    dry_multiplier: float = 0.0  # 0: off
    dry_base: float = 1.75
    dry_allowed_length: int = 2  # tokens of the longest repetition that costs nothing
    dry_window: int | None = None  # last tokens that DRY looks at; None: all
    dry_breakers: tuple[str, ...] = ("\n", ":", '"', "*")
    logit_bias: tuple[tuple[int, float], ...] = ()  # token id, what is added to its logit
    seed: int | None = None

    def __post_init__(self) -> None:
        for holds, name, allowed in (*self._shape_checks(), *self._repetition_checks()):
            if not holds:
                raise RequestError(f"The {name} has to be {allowed}.")

    def _shape_checks(self) -> tuple[_Check, ...]:
        range_ = self.dynamic_temperature_range
        return (
            (0 <= self.temperature <= 100, "temperature", "0 to 100"),
            (self.top_k >= 0, "top-k", "0 or more"),
            (0 < self.top_p <= 1, "top-p", "above 0, at most 1"),
            (0 <= self.min_p <= 1, "min-p", "0 to 1"),
            (0 < self.typical_p <= 1, "typical-p", "above 0, at most 1"),
            (0 <= self.top_n_sigma <= 100, "top-n-sigma", "0 to 100"),
            (0 <= self.xtc_probability <= 1, "XTC probability", "0 to 1"),
            (0 <= self.xtc_threshold <= 1, "XTC threshold", "0 to 1"),
            (0 <= range_ <= 100, "dynamic temperature range", "0 to 100"),
            (
                0 <= self.dynamic_temperature_exponent <= 100,
                "dynamic temperature exponent",
                "0 to 100",
            ),
            (self.seed is None or 0 <= self.seed < 2**63, "seed", "0 to 9223372036854775807"),
        )

    def _repetition_checks(self) -> tuple[_Check, ...]:
        window = self.dry_window
        return (
            (0 < self.repeat_penalty <= 10, "repeat penalty", "above 0, at most 10"),
            (abs(self.frequency_penalty) <= 10, "frequency penalty", "-10 to 10"),
            (abs(self.presence_penalty) <= 10, "presence penalty", "-10 to 10"),
            (self.penalty_window >= 0, "penalty window", "0 or more"),
            (0 <= self.dry_multiplier <= 100, "DRY multiplier", "0 to 100"),
            (1 <= self.dry_base <= 100, "DRY base", "1 to 100"),
            (self.dry_allowed_length >= 1, "DRY allowed length", "1 or more"),
            (window is None or window >= 0, "DRY window", "0 or more"),
            (all(self.dry_breakers), "DRY sequence breaker", "a text of at least one character"),
            (all(token >= 0 for token, _ in self.logit_bias), "token of a logit bias", "an id"),
            (all(abs(bias) <= 1000 for _, bias in self.logit_bias), "logit bias", "-1000 to 1000"),
        )

    @property
    def greedy(self) -> bool:
        return self.temperature == 0

    @property
    def penalizes(self) -> bool:
        off = self.repeat_penalty == 1 and not self.frequency_penalty and not self.presence_penalty
        return not off and self.penalty_window > 0

    @property
    def dries(self) -> bool:
        return self.dry_multiplier > 0 and self.dry_window != 0


@dataclass(frozen=True, slots=True)
class Distribution:
    """A distribution over the tokens that survived truncation; all others have probability 0."""

    ids: NDArray[np.int64]  # (n,) ascending
    probs: NDArray[np.float64]  # (n,) positive, sum 1

    def prob(self, token: int) -> float:
        index = int(self.ids.searchsorted(token))
        if index == len(self.ids) or self.ids[index] != token:
            return 0.0
        return float(self.probs[index])

    def probs_of(self, tokens: NDArray[np.int64]) -> NDArray[np.float64]:
        """(n,) probabilities of `tokens`, 0 where one was truncated away."""
        index = np.minimum(self.ids.searchsorted(tokens), len(self.ids) - 1)
        return np.where(self.ids[index] == tokens, self.probs[index], 0.0)

    def draw(self, uniform: float) -> int:
        """The token at `uniform` in [0, 1) of the cumulated distribution."""
        cumulated = self.probs.cumsum()
        index = int(cumulated.searchsorted(uniform * cumulated[-1], side="right"))
        return int(self.ids[min(index, len(self.ids) - 1)])

    def top(self) -> int:
        """The likeliest token; ties go to the lowest id."""
        return int(self.ids[self.probs.argmax()])


def check_best(logit: float) -> None:
    """Raise DecodeError unless the best logit is a finite number; where one is NaN, that is it."""
    if not math.isfinite(logit):
        raise DecodeError(
            "The model gave values that are not numbers.",
            advice="The model file may be damaged: download it again, or try another one.",
        )

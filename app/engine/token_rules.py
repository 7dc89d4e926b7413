"""What a request asks of single tokens, bound to the target's vocabulary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

Breakers = Mapping[int, frozenset[tuple[int, ...]]]  # first token → what has to follow it


class Constraint(Protocol):
    """Says which tokens may come next, from nothing but what came before."""

    def allowed(self, tokens: NDArray[np.int64], recent: Sequence[int]) -> NDArray[np.bool_]:
        """(n,) whether each of `tokens` may follow `recent`."""
        ...


@dataclass(frozen=True, slots=True)
class TokenRules:
    """`breakers` end a repetition for DRY; `constraint` is a grammar, or None."""

    breakers: Breakers = field(default_factory=dict)
    constraint: Constraint | None = None


FREE = TokenRules()

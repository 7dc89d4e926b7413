"""What passes cost on this machine: a staircase over the width, not a line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class CostTable:
    """Measured seconds of a target pass by width, and of one draft step."""

    target_pass_s: Mapping[int, float] = field(default_factory=dict)
    draft_step_s: float | None = None  # None: no draft model
    context_tokens: int = 0  # cache length at which this was measured
    exact_widths: frozenset[int] = frozenset({1})  # bit-identical logits to width 1

    @property
    def plain_rate(self) -> float | None:
        """Tokens per second of decoding without a draft."""
        single = self.target_pass_s.get(1)
        return 1 / single if single else None

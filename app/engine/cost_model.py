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


class LiveCosts:
    """A cost table that follows real rounds: a longer context or a busy machine costs more.

    `widths` are the pass widths that may be used; a pass is padded to a wider one where that is
    cheaper (with repacked Q4_0 weights on a CPU, 4 rows cost less than 3).
    """

    _FOLLOW = 0.1  # weight of a new observation
    _PADDING_GAIN = 0.97  # pad only where it saves 3 %

    def __init__(self, table: CostTable, widths: frozenset[int] | None = None) -> None:
        self._base = {
            width: seconds
            for width, seconds in sorted(table.target_pass_s.items())
            if widths is None or width in widths
        }
        self._draft_base = table.draft_step_s or 0.0
        self._target_scale = 1.0
        self._draft_scale = 1.0
        self._padded = {width: self._cheapest_from(width) for width in range(1, self.widest + 1)}

    @property
    def widest(self) -> int:
        return max(self._base)

    @property
    def draft_step_s(self) -> float:
        return self._draft_base * self._draft_scale

    def padded(self, width: int) -> int:
        """The width at which to run a pass of `width` rows."""
        return self._padded.get(width, width)

    def target_s(self, width: int) -> float:
        """Seconds of a pass of `width` rows, padding allowed for."""
        return self._base[self.padded(width)] * self._target_scale

    def observe_target(self, width: int, seconds: float) -> None:
        if width in self._base:
            self._target_scale += self._FOLLOW * (_clip(seconds / self._base[width]) - self._target_scale)

    def observe_draft(self, steps: int, seconds: float) -> None:
        if steps and self._draft_base:
            ratio = _clip(seconds / (steps * self._draft_base))
            self._draft_scale += self._FOLLOW * (ratio - self._draft_scale)

    def _cheapest_from(self, width: int) -> int:
        wider = [w for w in self._base if w >= width]
        first, cheapest = wider[0], min(wider, key=self._base.__getitem__)
        return cheapest if self._base[cheapest] < self._base[first] * self._PADDING_GAIN else first


def _clip(ratio: float) -> float:
    return min(max(ratio, 0.25), 4.0)


def expected_tokens(acceptance: float, draft_length: int) -> float:
    """Tokens per target pass: (1 − a^(k+1)) ÷ (1 − a) (Leviathan et al. 2023, equation 1)."""
    if acceptance >= 1:
        return draft_length + 1.0
    return (1 - acceptance ** (draft_length + 1)) / (1 - acceptance)

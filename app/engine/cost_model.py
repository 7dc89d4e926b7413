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
    exact_widths: frozenset[int] = frozenset({1})  # bit-identical logits to width 1, there

    @property
    def plain_rate(self) -> float | None:
        """Tokens per second of decoding without a draft."""
        single = self.target_pass_s.get(1)
        return 1 / single if single else None

    @property
    def of_short_cache(self) -> bool:
        """Whether it was measured where a conversation begins."""
        return self.context_tokens < _SHORT

    def exact_at(self, tokens: int) -> frozenset[int]:
        """Widths that are bit-identical to single passes in a cache of up to `tokens` tokens.

        Attention kernels change with the length (ggml-cpu splits a single query's keys over its
        threads from 512 on, and the cache grows by 256), so what was measured in a short cache
        says nothing about a long one, and the other way round.
        """
        same_kernels = self.of_short_cache == (tokens < _SHORT)
        return self.exact_widths if same_kernels else frozenset({1})


_SHORT = 256 - 16  # tokens; a pass may add 16


class LiveCosts:
    """A cost table that follows real rounds: a longer context or a busy machine costs more.

    `widths` are the pass widths that may be used; a pass is padded to a wider one where that is
    cheaper (with repacked Q4_0 weights on a CPU, 4 rows cost less than 3).
    """

    _FOLLOW = 0.1  # weight of a new observation, for all widths
    _FOLLOW_WIDTH = 0.02  # and for its own width besides
    _PADDING_GAIN = 0.97  # pad only where it saves 3 %

    def __init__(self, table: CostTable, widths: frozenset[int] | None = None) -> None:
        self._target_s = {
            width: seconds
            for width, seconds in sorted(table.target_pass_s.items())
            if widths is None or width in widths
        }
        self._any_width = widths is None
        self.draft_step_s = table.draft_step_s or 0.0

    @property
    def any_width(self) -> bool:
        """Whether passes of other widths than those in the table may be used as well."""
        return self._any_width

    @property
    def widest(self) -> int:
        return max(self._target_s)

    def padded(self, width: int) -> int:
        """The width at which to run a pass of `width` rows."""
        wider = [w for w in self._target_s if w >= width]
        if not wider:
            return width
        first, cheapest = wider[0], min(wider, key=self._target_s.__getitem__)
        if self._target_s[cheapest] < self._target_s[first] * self._PADDING_GAIN:
            return cheapest
        return width if self._any_width else first

    def target_s(self, width: int) -> float:
        """Seconds of a pass of `width` rows, padding allowed for; at most `widest` rows.

        A width that was not measured counts as the next wider one.
        """
        padded = self.padded(width)
        return self._target_s[next(w for w in self._target_s if w >= padded)]

    def observe_target(self, width: int, seconds: float) -> None:
        """Learn from a pass of exactly `width` rows.

        What slows it, a longer context or another program, slows the draft as well.
        """
        if width not in self._target_s:
            return
        ratio = _clip(seconds / self._target_s[width])
        factor = 1 + self._FOLLOW * (ratio - 1)
        self._target_s = {known: s * factor for known, s in self._target_s.items()}
        self.draft_step_s *= factor
        self._target_s[width] *= 1 + self._FOLLOW_WIDTH * (ratio - 1)

    def observe_draft(self, steps: int, seconds: float) -> None:
        """Learn from `steps` passes of the draft model."""
        if steps and self.draft_step_s:
            ratio = _clip(seconds / steps / self.draft_step_s)
            self.draft_step_s *= 1 + self._FOLLOW * (ratio - 1)


def _clip(ratio: float) -> float:
    return min(max(ratio, 0.5), 2.0)


def expected_tokens(acceptance: float, draft_length: int) -> float:
    """Tokens per target pass: (1 − a^(k+1)) ÷ (1 − a) (Leviathan et al. 2023, equation 1)."""
    if acceptance >= 1:
        return draft_length + 1.0
    return (1 - acceptance ** (draft_length + 1)) / (1 - acceptance)

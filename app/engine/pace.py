"""How a model's passes differ from a calibration: the machine's pace, and what attention costs.

    seconds = factor × (calibrated + attention × rows × tokens that each row looks back on)

Both follow real passes by an extended Kalman filter (Welch and Bishop, UNC-Chapel Hill TR 95-041).
Calibration happens in an empty cache; in a full one every row costs more, a wide pass the most.
"""

from __future__ import annotations

from math import sqrt

_NOISE = 0.1  # of what a pass takes: how far two alike lie apart
_PACE_DRIFT = 0.0105  # from pass to pass
_ATTENTION_DRIFT = 0.001
_USUAL, _UNSURE = 0.05, 0.2  # of attention, before anything is seen
_OUTLIER = 2.0  # times what was expected; beyond it another program was in the way
_TOKENS = 1000


class Pace:
    """attention: in single passes for 1,000 tokens, some 0.1 on processors, hardly any on GPUs."""

    def __init__(self, single_s: float, attention: float = _USUAL) -> None:
        """single_s: calibrated seconds of a pass of one row. attention: to begin with."""
        self._unit_s = single_s / _TOKENS
        self.factor, self.attention = 1.0, attention
        self._p = (0.001, 0.0, _UNSURE**2)  # covariance of the two

    def seconds(self, calibrated: float, rows: int, context: int) -> float:
        """Expected of a pass that took `calibrated` in an empty cache."""
        return self.factor * (calibrated + self.attention * rows * context * self._unit_s)

    def observe(self, calibrated: float, rows: int, context: int, seconds: float) -> float:
        """Learn from a pass; returns how many times the expected seconds it took, outliers cut."""
        expected = self.seconds(calibrated, rows, context)
        by_factor = expected / self.factor
        by_attention = self.factor * rows * context * self._unit_s
        a, b, c = self._p
        a, c = a + _PACE_DRIFT**2, c + _ATTENTION_DRIFT**2
        to_factor, to_attention = a * by_factor + b * by_attention, b * by_factor + c * by_attention
        variance = by_factor * to_factor + by_attention * to_attention + (_NOISE * expected) ** 2
        spread = 2 * sqrt(variance)
        low = min(expected / _OUTLIER, expected - spread)
        high = max(expected * _OUTLIER, expected + spread)
        off = (min(max(seconds, low), high) - expected) / variance
        self.factor = max(self.factor + to_factor * off, 0.01)
        self.attention = max(self.attention + to_attention * off, 0.0)
        self._p = (
            a - to_factor**2 / variance,
            b - to_factor * to_attention / variance,
            c - to_attention**2 / variance,
        )
        return 1 + off * variance / expected

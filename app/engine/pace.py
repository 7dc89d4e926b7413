"""How a model's passes differ from a calibration: the machine's pace, and what attention costs.

    seconds = factor × (calibrated + context × (by_row × rows + shared))

A calibration happens in an empty cache. In a full one every pass reads what is cached: processors
do so for each row again, kernels that are bound by reading once for all rows. Which it is, real
passes tell by an extended Kalman filter (Welch and Bishop, UNC-Chapel Hill TR 95-041).
"""

from __future__ import annotations

from math import sqrt

import numpy as np
from numpy.typing import NDArray

_NOISE = 0.1  # of what a pass takes: how far two alike lie apart
_USUAL = 0.05  # by row: single passes for 1,000 tokens, some 0.1 on processors, little on GPUs
_UNSURE = (0.03, 0.2, 0.1)  # of factor, by_row and shared, before anything is seen
_DRIFT = (0.0105, 0.001, 0.001)  # from pass to pass
_OUTLIER = 2.0  # times what was expected; beyond it another program was in the way
_TOKENS = 1000

Slopes = NDArray[np.float64]  # (3,) of the seconds over factor, by_row and shared


class Pace:
    """by_row, shared: in single passes for 1,000 tokens of context."""

    def __init__(self, single_s: float, by_row: float = _USUAL, shared: float = 0.0) -> None:
        """single_s: calibrated seconds of a pass of one row. by_row, shared: to begin with."""
        self._unit_s = single_s / _TOKENS
        self.factor, self.by_row, self.shared = 1.0, by_row, shared
        self._covariance = np.diag(np.square(_UNSURE))

    def seconds(self, calibrated: float, rows: int, context: int) -> float:
        """Expected of a pass that took `calibrated` in an empty cache."""
        attention = (self.by_row * rows + self.shared) * context * self._unit_s
        return self.factor * (calibrated + attention)

    def doubt(self, calibrated: float, rows: int, context: int) -> float:
        """Standard deviation of what is expected, as a share of it."""
        slopes = self._slopes(calibrated, rows, context)
        variance = float(slopes @ self._covariance @ slopes)
        return sqrt(variance) / self.seconds(calibrated, rows, context)

    def observe(
        self, calibrated: float, rows: int, context: int, seconds: float, passes: int = 1
    ) -> float:
        """Learn from a pass; returns how many times the expected seconds it took, outliers cut.

        passes: that `seconds` is the mean of.
        """
        expected = self.seconds(calibrated, rows, context)
        slopes = self._slopes(calibrated, rows, context)
        covariance = self._covariance + np.diag(np.square(_DRIFT))
        direction = covariance @ slopes
        variance = float(slopes @ direction) + (_NOISE * expected) ** 2 / passes
        spread = 2 * sqrt(variance)
        low = min(expected / _OUTLIER, expected - spread)
        high = max(expected * _OUTLIER, expected + spread)
        off = min(max(seconds, low), high) - expected
        self._covariance = covariance - np.outer(direction, direction) / variance
        self._set(np.array((self.factor, self.by_row, self.shared)) + direction * (off / variance))
        return 1 + off / expected

    def _set(self, state: NDArray[np.float64]) -> None:
        """Take the likeliest with no attention below 0.

        Estimate projection: Simon 2010, IET Control Theory & Applications 4(8).
        """
        for index in (2, 1):
            if state[index] < 0:
                column = self._covariance[:, index]
                state = state - column * (state[index] / column[index])
        factor, by_row, shared = state.tolist()
        self.factor, self.by_row = max(factor, 0.01), max(by_row, 0.0)
        self.shared = max(shared, 0.0)

    def _slopes(self, calibrated: float, rows: int, context: int) -> Slopes:
        expected = self.seconds(calibrated, rows, context)
        by_shared = self.factor * context * self._unit_s
        return np.array((expected / self.factor, rows * by_shared, by_shared))

"""Where a round's proposal ends, by what more of it would cost and gain.

The stopping rule is that of optimal stopping for a renewal process: go on while what the next
proposals are expected to gain exceeds their cost at the current tokens per second (SpecDec++,
Huang et al. 2024, arXiv 2405.19715, shows that the best policy is such a threshold). The look-ahead
matters because the cost of a pass is a staircase.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.acceptance import AcceptanceTable
from app.engine.cost_model import LiveCosts


@dataclass(slots=True)
class Survival:
    """The chance that everything proposed so far in a round is accepted."""

    chance: float = 1.0


class AutoLimit:
    """Stops a round's proposal where the next tokens are not expected to pay.

    The limits of one round share its `survival`.
    """

    _LOOK_AHEAD = 4

    def __init__(
        self,
        cap: int,
        costs: LiveCosts,
        table: AcceptanceTable,
        step_s: float,
        rate: float,
        survival: Survival,
        owed: int = 1,
    ) -> None:
        """owed: rows of the pass besides the proposals."""
        self._cap = min(cap, costs.widest - owed)
        self._owed = owed
        self._costs = costs
        self._table = table
        self._step_s = step_s
        self._rate = rate  # tokens per second that time is worth
        self._survival = survival

    def worth_drafting(self, proposed: int) -> bool:
        return self._best_gain(proposed, self._survival.chance) > 0

    def worth_proposing(self, proposed: int, evidence: int) -> bool:
        if proposed >= self._cap:
            return False
        survival = self._survival.chance * self._table.rate(evidence)
        first = survival - self._rate * self._widening(proposed, proposed + 1)
        worth = first + max(self._best_gain(proposed + 1, survival), 0.0) > 0
        if worth:
            self._survival.chance = survival
        return worth

    def _best_gain(self, proposed: int, survival: float) -> float:
        """Expected tokens gained by the best number of further proposals, less their cost."""
        best, gained = -1.0, 0.0
        for ahead in range(1, min(self._LOOK_AHEAD, self._cap - proposed) + 1):
            survival *= self._table.mean
            gained += survival
            seconds = ahead * self._step_s + self._widening(proposed, proposed + ahead)
            best = max(best, gained - self._rate * seconds)
        return best

    def _widening(self, proposed: int, more: int) -> float:
        """Extra seconds of a round of `more` proposals instead of `proposed`, besides drafting."""
        wider = self._costs.target_s(more + self._owed) - self._costs.target_s(
            proposed + self._owed
        )
        return wider + (more - proposed) * self._costs.host.proposal_s

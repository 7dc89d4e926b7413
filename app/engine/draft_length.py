"""How many tokens to propose, and from which source: the most expected tokens per second.

The stopping rule is that of optimal stopping for a renewal process: go on while what the next
proposals are expected to gain exceeds their cost at the current tokens per second (SpecDec++,
Huang et al. 2024, arXiv 2405.19715, shows that the best policy is such a threshold). The look-ahead
matters because the cost of a pass is a staircase.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from app.engine.acceptance import GAP_PRIOR, MATCH_PRIOR, AcceptanceTable
from app.engine.cost_model import LiveCosts, expected_tokens
from app.engine.drafting import UNKNOWN, LengthLimit, Proposal
from app.engine.stats import Round, Source


@dataclass(frozen=True, slots=True)
class Plan:
    """The source to ask in this round, and its limit."""

    source: Source
    limit: LengthLimit


class LengthPolicy(Protocol):
    """Plans rounds and learns from them."""

    @property
    def off_reason(self) -> str | None:
        """Why it is not drafting at the moment, in words."""
        ...

    def plan(self, cap: int, matches: Mapping[Source, int]) -> Plan | None:
        """The next round's source and length; None: a plain step.

        cap: most tokens that may be proposed. matches: the sources that could propose, each with
        the evidence bucket of its first token, or UNKNOWN.
        """
        ...

    def learn(self, finished: Round, proposal: Proposal) -> None: ...


@dataclass(frozen=True, slots=True)
class FixedLimit:
    """Always `length` tokens."""

    length: int

    def worth_drafting(self, proposed: int) -> bool:
        return proposed < self.length

    def worth_proposing(self, proposed: int, evidence: int) -> bool:
        return proposed < self.length


class FixedLength:
    """A length that a person chose; a lookup match goes before the draft model if it is long."""

    off_reason = None
    _SURE_MATCH = 4  # bucket

    def __init__(self, length: int) -> None:
        self._length = length

    def plan(self, cap: int, matches: Mapping[Source, int]) -> Plan | None:
        limit = FixedLimit(min(self._length, cap))
        if not limit.length or not matches:
            return None
        sure = matches.get(Source.LOOKUP, UNKNOWN) >= self._SURE_MATCH
        lookup = sure or Source.DRAFT not in matches
        return Plan(Source.LOOKUP if lookup else Source.DRAFT, limit)

    def learn(self, finished: Round, proposal: Proposal) -> None:
        """A fixed length learns nothing."""


class AutoLimit:
    """Stops a round's proposal where the next tokens are not expected to pay."""

    _LOOK_AHEAD = 4

    def __init__(
        self, cap: int, costs: LiveCosts, table: AcceptanceTable, step_s: float, rate: float
    ) -> None:
        self._cap = min(cap, costs.widest - 1)
        self._costs = costs
        self._table = table
        self._step_s = step_s
        self._rate = rate  # tokens per second that time is worth
        self._survival = 1.0  # chance that everything proposed so far is accepted

    def worth_drafting(self, proposed: int) -> bool:
        return self._best_gain(proposed, self._survival) > 0

    def worth_proposing(self, proposed: int, evidence: int) -> bool:
        if proposed >= self._cap:
            return False
        survival = self._survival * self._table.rate(evidence)
        first = survival - self._rate * self._widening(proposed, proposed + 1)
        worth = first + max(self._best_gain(proposed + 1, survival), 0.0) > 0
        if worth:
            self._survival = survival
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
        """Extra seconds of a target pass over `more` proposals instead of `proposed`."""
        return self._costs.target_s(more + 1) - self._costs.target_s(proposed + 1)


class AutoLength:
    """Chooses by measured cost and learnt acceptance; switches itself off where drafting loses.

    While off, it probes again after 16, 32, … 256 plain rounds.
    """

    _MARGIN = 1.02  # drafting has to promise 2 % more than plain decoding
    _PROBE_ROUNDS = 2
    _FIRST_PAUSE, _LONGEST_PAUSE = 16, 256

    def __init__(self, costs: LiveCosts) -> None:
        self._costs = costs
        self._tables = {
            Source.DRAFT: AcceptanceTable(GAP_PRIOR),
            Source.LOOKUP: AcceptanceTable(MATCH_PRIOR),
        }
        self._reset_pause()
        self.off_reason: str | None = None

    def plan(self, cap: int, matches: Mapping[Source, int]) -> Plan | None:
        cap = min(cap, self._costs.widest - 1)
        if cap < 1 or not matches:
            return None
        plain = 1 / self._costs.target_s(1)
        rates = {source: self._best_rate(source, cap, first) for source, first in matches.items()}
        source = max(rates, key=rates.__getitem__)
        if rates[source] > plain * self._MARGIN:
            self._switch_on(source)
            return Plan(source, self._limit(source, cap, max(rates[source], plain)))
        return self._while_off(source, cap)

    def learn(self, finished: Round, proposal: Proposal) -> None:
        self._costs.observe_target(finished.width, finished.verify_s)
        if finished.drafted:
            self._tables[finished.source].learn(proposal.evidence, finished.accepted)
        if finished.source is Source.DRAFT:
            self._costs.observe_draft(proposal.steps, finished.draft_s)

    def _best_rate(self, source: Source, cap: int, first: int) -> float:
        """Tokens per second of the best fixed length from this source."""
        return max(self._rate_at(source, length, first) for length in range(1, cap + 1))

    def _rate_at(self, source: Source, length: int, first: int) -> float:
        table = self._tables[source]
        mean = table.mean if first == UNKNOWN else table.rate(first)
        seconds = length * self._step_s(source) + self._costs.target_s(length + 1)
        return expected_tokens(mean, length) / seconds

    def _limit(self, source: Source, cap: int, rate: float) -> AutoLimit:
        return AutoLimit(cap, self._costs, self._tables[source], self._step_s(source), rate)

    def _step_s(self, source: Source) -> float:
        return self._costs.draft_step_s if source is Source.DRAFT else 0.0

    def _switch_on(self, source: Source) -> None:
        if source is Source.DRAFT:
            self._reset_pause()
            self.off_reason = None

    def _reset_pause(self) -> None:
        self._until_probe, self._next_pause = self._FIRST_PAUSE, 2 * self._FIRST_PAUSE
        self._probes_left = self._PROBE_ROUNDS

    def _while_off(self, source: Source, cap: int) -> Plan | None:
        """None, or a short probe after every pause."""
        self.off_reason = self._explain(source)
        if self._until_probe:
            self._until_probe -= 1
            return None
        self._probes_left -= 1
        if not self._probes_left:
            self._until_probe, self._probes_left = self._next_pause, self._PROBE_ROUNDS
            self._next_pause = min(self._next_pause * 2, self._LONGEST_PAUSE)
        return Plan(source, FixedLimit(min(2, cap)))

    def _explain(self, source: Source) -> str:
        table, single = self._tables[source], self._costs.target_s(1)
        width = min(4, self._costs.widest)
        return (
            f"a pass of width {width} costs {self._costs.target_s(width) / single:.1f} times a "
            f"single pass on this machine, a draft step {self._step_s(source) / single:.2f} times, "
            f"and {table.mean * 100:.0f} % of the proposals are accepted"
        )

"""A draft length chosen each round by measured cost and learnt acceptance.

The stopping rule is that of optimal stopping for a renewal process: go on while what the next
proposals are expected to gain exceeds their cost at the current tokens per second (SpecDec++,
Huang et al. 2024, arXiv 2405.19715, shows that the best policy is such a threshold). The look-ahead
matters because the cost of a pass is a staircase.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from app.engine.acceptance import GAP_PRIOR, LOOKUP_PRIOR, AcceptanceTable
from app.engine.branching import Beside, HitRates, Likely, worthwhile
from app.engine.cost_model import PROFIT, LiveCosts
from app.engine.draft_length import CLEAR, Outlook, Plan
from app.engine.drafting import Proposal
from app.engine.stats import Round, Source
from app.engine.track_record import TrackRecord

_OUTLIER = 2.0  # times what a round usually takes; beyond it another program was in the way
_FEW_JUDGED = 16  # proposals
_READ_AT_ONCE = 16  # tokens
_USUAL_CATCH_UP = 2  # tokens; after a rest the first pass is a prefill and tells little of a step


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


class AutoLength:
    """Chooses by measured cost and learnt acceptance; lets a source rest where it loses.

    After 48 drafted rounds comes a plain one, so that there is something to compare with.
    """

    _HOPED = 0.97  # acceptance at which a draft that loses even then is never asked
    _REFERENCE = 48  # rounds
    _LATE = 2.0  # times a usual draft step: behind a lookup its first pass has many rows

    def __init__(self, costs: LiveCosts) -> None:
        self.costs = costs
        self._draft, self._lookup = TrackRecord(GAP_PRIOR), TrackRecord(LOOKUP_PRIOR)
        self._records = {Source.DRAFT: self._draft, Source.LOOKUP: self._lookup}
        self._hits = HitRates()
        self._since_plain = 0
        self._owed = 1
        self.off_reason: str | None = None

    def plan(
        self, cap: int, matches: Mapping[Source, int], outlook: Outlook = CLEAR
    ) -> Plan | None:
        cap, self._owed = min(cap, self.costs.widest - outlook.owed), outlook.owed
        if cap < 1 or self._since_plain >= self._REFERENCE:
            return None
        promises = self._promises(cap, matches, outlook)
        source = max(promises, key=promises.__getitem__, default=None)
        if source is None or promises[source] <= PROFIT:
            return None
        survival, step_s = Survival(), self.costs.draft_step_s
        lookup = Plan(Source.LOOKUP, self._limit(Source.LOOKUP, cap, 0.0, survival))
        if source is Source.DRAFT:
            then = None if self._lookup.rests else lookup
            return Plan(source, self._limit(source, cap, step_s, survival), then)
        if promises.get(Source.DRAFT, 0.0) <= PROFIT:
            return lookup
        limit = self._limit(Source.DRAFT, cap, self._LATE * step_s, survival)
        return replace(lookup, then=Plan(Source.DRAFT, limit))

    def besides(self, proposal: Proposal, most: int) -> tuple[Beside, ...]:
        rows = self._owed + len(proposal.choices)
        most = min(most, self.costs.widest - rows)
        if most < 1 or not self.costs.any_width:
            return ()
        target_s = self.costs.target_s
        return worthwhile(self._corrections(proposal), rows, most, target_s, self._worth)

    def _corrections(self, proposal: Proposal) -> list[Likely]:
        """What the target may want instead of a proposed token, and how likely that is."""
        found, survival = [], 1.0
        places = zip(
            proposal.source_by_choice, proposal.evidence, proposal.others_by_choice, strict=True
        )
        for index, (source, evidence, others) in enumerate(places):
            accepted = self._records[source].table.rate(evidence)
            rejected_here = survival * (1 - accepted)
            for rank, token in enumerate(others):
                found.append(Likely(Beside(index, token), rejected_here * self._hits.rate(rank)))
            survival *= accepted
        return found

    @property
    def _worth(self) -> float:
        """Tokens that a second is worth."""
        return max(self._draft.gain.speed, 1.0) / self.costs.plain_s

    def _limit(self, source: Source, cap: int, step_s: float, survival: Survival) -> AutoLimit:
        table = self._records[source].table
        return AutoLimit(cap, self.costs, table, step_s, self._worth, survival, self._owed)

    def learn(self, finished: Round, proposal: Proposal) -> None:
        self.costs.observe_target(finished.width, finished.verify_s)
        self.costs.host.observe(finished.drafted, finished.host_s)
        self._since_plain = self._since_plain + 1 if finished.drafted else 0
        for part in proposal.parts:
            if part.start <= finished.accepted:  # else nothing of it was judged
                evidence = proposal.evidence[part.start : part.end]
                accepted = min(finished.accepted, part.end) - part.start
                self._records[part.source].learn(evidence, accepted)
        self._learn_correction(finished, proposal)
        for source, record in self._records.items():
            if source is not finished.source:
                record.wait()
        if finished.source is Source.DRAFT and proposal.caught_up <= _USUAL_CATCH_UP:
            self.costs.observe_draft(proposal.steps, finished.draft_s)
            self._judge(finished, proposal, finished.draft_s, proposal.steps)
            if self._draft.rests:
                self.off_reason = self._explain()
        elif finished.source is Source.DRAFT:
            self._draft.gain.lost += finished.draft_s / self.costs.plain_s
        elif finished.source is Source.LOOKUP and finished.drafted:
            self._judge(finished, proposal, 0.0, 0)

    def _learn_correction(self, finished: Round, proposal: Proposal) -> None:
        others = proposal.others_by_choice[finished.accepted : finished.accepted + 1]
        if others and others[0]:
            self._hits.learn(others[0], finished.committed[finished.accepted])

    def _promises(
        self, cap: int, matches: Mapping[Source, int], outlook: Outlook
    ) -> dict[Source, float]:
        """Expected speed against plain decoding, by source."""
        promises = {}
        if Source.LOOKUP in matches and not self._lookup.rests:
            sure = self._lookup.table.rate(matches[Source.LOOKUP])
            promises[Source.LOOKUP] = self._speed(sure, cap, step_s=0.0)
        if Source.DRAFT in matches and not self._draft.rests:
            promise = self._promise_of_draft(cap)
            promises[Source.DRAFT] = self._after_reading(promise, outlook)
        return promises

    def _after_reading(self, promise: float, outlook: Outlook) -> float:
        """0 where what the draft has to read first takes more than the answer may gain by it."""
        if promise <= PROFIT or outlook.unread <= _READ_AT_ONCE:
            return promise
        saved = outlook.left * self.costs.plain_s * (1 - 1 / promise)
        if outlook.unread * self.costs.draft_read_s <= saved:
            return promise
        self.off_reason = (
            f"the draft would have to read {outlook.unread} tokens first, which takes longer than "
            "it is likely to save in this answer"
        )
        return 0.0

    def _promise_of_draft(self, cap: int) -> float:
        """What drafting has gained lately; 0 where not even an almost perfect draft would pay.

        At least a little: a draft that really loses is paused after the round. Before there is much
        to go by, what is usual is hoped for; later that says too much, as only likely tokens are
        proposed.
        """
        if self._speed(self._HOPED, cap, self.costs.draft_step_s) <= PROFIT:
            self.off_reason = self._explain()
            return 0.0
        self.off_reason = None
        usual = 0.0
        if self._draft.proposed < _FEW_JUDGED:
            usual = self._speed(self._draft.table.mean, cap, self.costs.draft_step_s)
        return max(self._draft.gain.speed, usual, PROFIT + 0.01)

    def _speed(self, acceptance: float, cap: int, step_s: float) -> float:
        """Speed of the best fixed length against plain decoding."""
        return max(self.costs.speed(acceptance, k, step_s) for k in range(1, cap + 1))

    def _judge(self, finished: Round, proposal: Proposal, draft_s: float, steps: int) -> None:
        """Count what a round really gained for the source that was asked first.

        What another source added behind its tokens is left out, with what that cost.
        """
        width = self.costs.target_s(self._measured(finished.width))
        usual = steps * self.costs.draft_step_s + width
        seconds = min(draft_s + finished.verify_s, _OUTLIER * usual)
        own = next((p.end for p in proposal.parts[:1] if p.source is finished.source), 0)
        added = width - self.costs.target_s(self._measured(1 + own + finished.branches))
        emitted = min(finished.accepted, own) + 1 + finished.foreseen
        host_s = min(finished.host_s, _OUTLIER * self.costs.host.of(finished.drafted))
        passes = (seconds - max(added, 0.0) + host_s) / self.costs.plain_s
        self._records[finished.source].judge(emitted, passes)

    def _measured(self, width: int) -> int:
        return min(width, self.costs.widest)

    def _explain(self) -> str:
        single, width = self.costs.target_s(1), min(4, self.costs.widest)
        costs = (
            f"a pass of width {width} costs {self.costs.target_s(width) / single:.1f} times a "
            "single pass on this machine, a draft step "
            f"{self.costs.draft_step_s / single:.2f} times"
        )
        if not self._draft.proposed:
            return f"{costs}, so that not even a draft that is nearly always right would pay"
        accepted = f"{self._draft.accepted / self._draft.proposed * 100:.0f} %"
        return f"{costs}, and {accepted} of the judged proposals were accepted"

"""Source and draft length of each round, by measured cost and learnt acceptance."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.engine.acceptance import GAP_PRIOR, LOOKUP_PRIOR, USUAL
from app.engine.auto_limit import AutoLimit, Survival
from app.engine.branching import Beside, HitRates, Likely, worthwhile
from app.engine.cost_model import PROFIT, LiveCosts
from app.engine.draft_length import CLEAR, Outlook, Plan
from app.engine.drafting import Proposal
from app.engine.loss_limit import LossLimits
from app.engine.stats import Round, Source
from app.engine.track_record import TrackRecord

_OUTLIER = 2.0  # times what a round usually takes; beyond it another program was in the way
_FOR_READING = 0.25  # of what the rest of the answer is expected to gain
_USUAL_CATCH_UP = 2  # tokens; after a rest the first pass is a prefill and tells little of a step


class AutoLength:
    """Chooses by measured cost and learnt acceptance; lets a source rest where it loses.

    After 48 drafted rounds comes a plain one, so that there is something to compare with, and where
    a text is so much longer than any before that nothing is.
    """

    _HOPED = 0.97  # acceptance at which a draft that loses even then is never asked
    _REFERENCE = 48  # rounds
    _LATE = 2.0  # times a usual draft step: behind a lookup its first pass has many rows

    def __init__(self, costs: LiveCosts) -> None:
        self.costs = costs
        self._draft = TrackRecord(GAP_PRIOR, self._speed_of_draft(USUAL))
        self._lookup = TrackRecord(LOOKUP_PRIOR, self._speed(USUAL, costs.widest - 1, 0.0))
        self._records = {Source.DRAFT: self._draft, Source.LOOKUP: self._lookup}
        self._hits = HitRates()
        self._limits = LossLimits()
        self._prospect: float | None = None  # passes that the reading now begun may still take
        self._since_plain = 0
        self._owed = 1
        self.off_reason: str | None = None

    @property
    def wants_draft(self) -> bool:
        """Not while it rests, unless what is known of it lets hope."""
        acceptance = self._draft.table.mean if self._draft.rests else self._HOPED
        return self._speed_of_draft(acceptance) > PROFIT

    def start_answer(self) -> None:
        self._limits.start_answer()
        self._prospect = None
        self.off_reason = self._explain() if self._draft.rests else None

    def plan(
        self, cap: int, matches: Mapping[Source, int], outlook: Outlook = CLEAR
    ) -> Plan | None:
        self.costs.look_back_on(outlook.context, outlook.draft_context)
        cap, self._owed = min(cap, self.costs.widest - outlook.owed), outlook.owed
        if cap < 1 or self._since_plain >= self._REFERENCE or self.costs.doubts_plain:
            return None
        promises = self._promises(cap, matches, outlook)
        source = max(promises, key=promises.__getitem__, default=None)
        if source is None or promises[source] <= PROFIT:
            return None
        survival, step_s = Survival(), self.costs.draft_step_s
        if source is Source.DRAFT:
            plan = Plan(source, self._limit(source, cap, step_s, survival))
            if self._lookup.rests:
                return plan
            behind = self._affordable(source, cap, step_s)
            return replace(plan, then=self._plan_lookup(behind, survival))
        lookup = self._plan_lookup(cap, survival)
        if promises.get(Source.DRAFT, 0.0) <= PROFIT:
            return lookup
        late_s = self._LATE * step_s
        behind = self._affordable(Source.LOOKUP, cap, late_s)
        return replace(
            lookup, then=Plan(Source.DRAFT, self._limit(Source.DRAFT, behind, late_s, survival))
        )

    def _plan_lookup(self, cap: int, survival: Survival) -> Plan:
        return Plan(Source.LOOKUP, self._limit(Source.LOOKUP, cap, 0.0, survival))

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
        table, worth = self._records[source].table, self._worth
        affordable = self._affordable(source, cap, step_s)
        if affordable < cap:  # what longer proposals gained is out of reach
            reachable = max(self._speed(self._HOPED, affordable, step_s), 1.0)
            worth = min(worth, reachable / self.costs.plain_s)
        return AutoLimit(affordable, self.costs, table, step_s, worth, survival, self._owed)

    def _affordable(self, source: Source, cap: int, step_s: float) -> int:
        """Most proposals of `source` that may be seen rejected."""
        plain_s = self.costs.target_s(self._owed) + self.costs.host.round_s
        draft_gains = self._draft.is_known and self._draft.gain.speed > PROFIT
        passes = self._limits.of(source, draft_gains=draft_gains)
        seconds = plain_s + passes * self.costs.plain_s
        for length in range(cap, 0, -1):
            if self.costs.round_s(length, step_s, self._owed) <= seconds:
                return length
        return 0

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
        self._note(finished, proposal)
        for source, record in self._records.items():
            if source is not finished.source:
                record.wait()
        if finished.source is Source.DRAFT and proposal.caught_up <= _USUAL_CATCH_UP:
            self.costs.observe_draft(proposal.steps, finished.draft_s)
            self._judge(finished, proposal, finished.draft_s, proposal.steps)
            if self._draft.rests:
                self.off_reason = self._explain()
        elif finished.source is Source.LOOKUP and finished.drafted:
            self._judge(finished, proposal, 0.0, 0)

    def _note(self, finished: Round, proposal: Proposal) -> None:
        """Note what the round won or lost, and what was read in it by itself."""
        plain_s, read_s = self.costs.plain_s, 0.0
        if proposal.caught_up > _USUAL_CATCH_UP:
            read_s = proposal.caught_up * self.costs.draft_read_s
        on_trust = self._on_trust(read_s / plain_s)
        passes = float(finished.emitted)
        if finished.source is not Source.PLAIN:
            draft_s = max(finished.draft_s - read_s, 0.0)
            passes = self._seconds(finished, draft_s, proposal.steps) / plain_s
        self._limits.add(finished.source, finished.emitted, passes, on_trust)

    def _on_trust(self, passes: float) -> float:
        """What of so many passes of reading is more than it is expected to pay for."""
        if self._prospect is None:
            return 0.0
        paid = min(passes, self._prospect)
        self._prospect -= paid
        return passes - paid

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
            affordable = self._affordable(Source.LOOKUP, cap, 0.0)
            promises[Source.LOOKUP] = self._speed(sure, affordable, step_s=0.0)
        if Source.DRAFT in matches and not self._draft.rests:
            promise = self._promise_of_draft(cap)
            promises[Source.DRAFT] = self._after_reading(promise, outlook)
        return promises

    def _after_reading(self, promise: float, outlook: Outlook) -> float:
        """0 where what the draft has to read first takes too much of what the answer may gain."""
        if promise <= PROFIT:
            return promise
        if outlook.unread <= _USUAL_CATCH_UP:
            self._prospect = None
            return promise
        if self._prospect is None:
            self._prospect = _FOR_READING * outlook.left * max(1 - 1 / self._gain_of_draft, 0.0)
        passes = outlook.unread * self.costs.draft_read_s / self.costs.plain_s
        if passes <= self._prospect + self._limits.of_trust:
            return promise
        self._prospect = None
        self.off_reason = (
            f"the draft would have to read {outlook.unread} tokens first, which is not likely to "
            "pay in this answer"
        )
        return 0.0

    def _promise_of_draft(self, cap: int) -> float:
        """What drafting has gained lately; 0 where not even an almost perfect draft would pay.

        At least a little: a draft that really loses is paused after the round. Before there is much
        to go by, what is usual is hoped for; later that says too much, as only likely tokens are
        proposed.
        """
        step_s = self.costs.draft_step_s
        affordable = self._affordable(Source.DRAFT, cap, step_s)
        if self._speed(self._HOPED, affordable, step_s) > PROFIT:
            self.off_reason, usual = None, 0.0
            if self._draft.few_judged:
                usual = self._speed(self._draft.table.mean, affordable, step_s)
            return max(self._draft.gain.speed, usual, PROFIT + 0.01)
        if self._speed(self._HOPED, cap, step_s) > PROFIT:
            self.off_reason = self._explain() if self._draft.proposed else self._explain_risk()
        elif self._speed_of_draft(self._HOPED) <= PROFIT:  # not only so near to the end
            self.off_reason = self._explain()
        return 0.0

    @property
    def _gain_of_draft(self) -> float:
        """The speed that it has shown here; what is usual before it has lost; no hopes."""
        if self._draft.is_known:
            return self._draft.gain.speed
        return 1.0 if self._draft.has_lost else self._speed_of_draft(self._draft.table.mean)

    def _speed_of_draft(self, acceptance: float) -> float:
        """Whatever the context and the answer would allow."""
        return self._speed(acceptance, self.costs.widest - 1, self.costs.draft_step_s)

    def _speed(self, acceptance: float, cap: int, step_s: float) -> float:
        """Speed of the best fixed length against plain decoding."""
        lengths = range(1, cap + 1)
        return max((self.costs.speed(acceptance, k, step_s) for k in lengths), default=0.0)

    def _judge(self, finished: Round, proposal: Proposal, draft_s: float, steps: int) -> None:
        """Count what a round really gained for the source that was asked first.

        What another source added behind its tokens is left out, with what that cost.
        """
        width = self.costs.target_s(self._measured(finished.width))
        own = next((p.end for p in proposal.parts[:1] if p.source is finished.source), 0)
        added = width - self.costs.target_s(self._measured(1 + own + finished.branches))
        emitted = min(finished.accepted, own) + 1 + finished.foreseen
        seconds = self._seconds(finished, draft_s, steps) - max(added, 0.0)
        self._records[finished.source].judge(emitted, seconds / self.costs.plain_s)

    def _seconds(self, finished: Round, draft_s: float, steps: int) -> float:
        """What the round took, if no other program was in the way."""
        width = self.costs.target_s(self._measured(finished.width))
        usual = steps * self.costs.draft_step_s + width
        host_s = min(finished.host_s, _OUTLIER * self.costs.host.of(finished.drafted))
        return min(draft_s + finished.verify_s, _OUTLIER * usual) + host_s

    def _measured(self, width: int) -> int:
        return min(width, self.costs.widest)

    def _costs_in_words(self) -> str:
        single, width = self.costs.target_s(1), min(4, self.costs.widest)
        return (
            f"a pass of width {width} costs {self.costs.target_s(width) / single:.1f} times a "
            "single pass on this machine, a draft step "
            f"{self.costs.draft_step_s / single:.2f} times"
        )

    def _explain(self) -> str:
        costs = self._costs_in_words()
        if not self._draft.proposed:
            if self._speed_of_draft(self._HOPED) <= PROFIT:
                return f"{costs}, so that not even a draft that is nearly always right would pay"
            return f"{costs}, and no guess of the draft was sure enough to be worth checking"
        accepted = self._draft.accepted / self._draft.proposed
        if self._speed_of_draft(accepted) > PROFIT:
            return f"{costs}, and few guesses of the draft were sure enough to be worth checking"
        share = f"{accepted * 100:.0f} %"
        return f"{costs}, and {share} of the judged proposals were accepted"

    def _explain_risk(self) -> str:
        return (
            f"{self._costs_in_words()}, so that a wrong guess would cost more time than drafting "
            "may lose in this answer"
        )

"""What the rounds of one answer propose, from which sources, and why from none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from app.engine.branching import Beside
from app.engine.draft_length import LengthPolicy, Outlook, Plan
from app.engine.drafting import Drafter
from app.engine.errors import EngineError
from app.engine.request import MAX_DRAFT_LENGTH
from app.engine.rounds import NOTHING, Drafted, RoundMaker
from app.engine.stats import Source

_USUAL_LENGTH = 200  # tokens of an answer
_FAILED = {Source.DRAFT: "the draft failed", Source.LOOKUP: "the lookup failed"}


@dataclass(slots=True)
class TurnDrafting:
    """A drafter that fails is left alone for the rest of the answer."""

    maker: RoundMaker
    drafters: Mapping[Source, Drafter]
    policy: LengthPolicy
    known_reason: str | None = None  # why nothing is drafted, before the first round
    _lost: set[Source] = field(default_factory=set)

    @property
    def off_reason(self) -> str | None:
        """Why nothing is drafted at the moment, in words."""
        if self.known_reason is None and Source.DRAFT in self.drafters:
            return self.policy.off_reason
        return self.known_reason

    def propose(self, committed: Sequence[int], answered: int, room: int) -> Drafted:
        """What the sources of this round's plan propose, one behind the other.

        answered: tokens of `committed` that are the answer's. room: that may still be committed.
        """
        cap = self._cap(committed, room)
        outlook = self._outlook(committed, answered, room)
        plan = self.policy.plan(cap, self._matches(committed), outlook)
        if plan is None:
            return NOTHING
        drafted = self._ask(committed, plan, NOTHING)
        if plan.then is None or self._ends(drafted):
            return drafted
        return self._ask(committed, plan.then, drafted)

    def besides(self, committed: Sequence[int], drafted: Drafted) -> Sequence[Beside]:
        """Tokens to evaluate besides the proposal, as far as there is room for them."""
        tokens, target = drafted.proposal.tokens, self.maker.target
        room = target.context_size - len(committed) - len(tokens)
        most = min(target.most_branches, room) if tokens else 0
        return self.policy.besides(drafted.proposal, most) if most > 0 else ()

    def _ask(self, committed: Sequence[int], plan: Plan, drafted: Drafted) -> Drafted:
        """`drafted` and more."""
        drafter = self.drafters.get(plan.source)
        if drafter is None or plan.source in self._lost:
            return drafted
        try:
            return self.maker.propose(committed, drafter, plan.limit, drafted)
        except EngineError as error:
            self._lost.add(plan.source)
            self.known_reason = f"{_FAILED[plan.source]}: {str(error).rstrip('.')}"
            return drafted

    def _ends(self, drafted: Drafted) -> bool:
        """Whether the proposal comes to an end of the answer."""
        tokens = drafted.proposal.tokens
        return bool(tokens) and self.maker.target.vocabulary.is_end(tokens[-1])

    def _cap(self, committed: Sequence[int], room: int) -> int:
        """Most tokens that may be proposed: what may be committed, and what the context holds."""
        lengths = range(min(room - 1, MAX_DRAFT_LENGTH), 0, -1)
        return next((k for k in lengths if self.maker.fits(len(committed), k)), 0)

    def _matches(self, committed: Sequence[int]) -> dict[Source, int]:
        """The sources that could propose now, with the evidence known beforehand."""
        known = {
            source: drafter.evidence(committed)
            for source, drafter in self.drafters.items()
            if source not in self._lost
        }
        return {source: bucket for source, bucket in known.items() if bucket is not None}

    def _outlook(self, committed: Sequence[int], answered: int, room: int) -> Outlook:
        """The answer is expected to go on for as long as it has been, and for a while at least."""
        return Outlook(
            context=len(committed),
            draft_context=max(one.looks_back_on(committed) for one in self.drafters.values()),
            owed=len(committed) - len(self.maker.target.cached),
            unread=sum(drafter.unread(committed) for drafter in self.drafters.values()),
            left=min(room, max(answered, _USUAL_LENGTH)),
        )

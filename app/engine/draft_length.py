"""How many tokens to propose, and from which source: what every policy answers, and a fixed one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from app.engine.acceptance import LOOKUP_PRIOR
from app.engine.branching import Beside
from app.engine.drafting import LengthLimit, Proposal
from app.engine.stats import Round, Source


@dataclass(frozen=True, slots=True)
class Plan:
    """The source to ask in this round, its limit, and what may be asked for more after it."""

    source: Source
    limit: LengthLimit
    then: Plan | None = None


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a round has to pay for besides its proposals, and what there is to gain by that."""

    context: int = 0  # tokens that the target's pass looks back on
    draft_context: int = 0  # and a draft model's
    owed: int = 1  # committed tokens that the target's pass begins with
    unread: int = 0  # committed tokens that the draft model has to read first
    left: int = 1000  # tokens that the answer may still have, at a guess


CLEAR = Outlook()


class LengthPolicy(Protocol):
    """Plans rounds and learns from them."""

    @property
    def off_reason(self) -> str | None:
        """Why it is not drafting at the moment, in words."""
        ...

    @property
    def wants_draft(self) -> bool:
        """Whether it may ask a draft model before long."""
        ...

    def start_answer(self) -> None:
        """An answer begins: what it may lose does not depend on the one before."""
        ...

    def plan(
        self, cap: int, matches: Mapping[Source, int], outlook: Outlook = CLEAR
    ) -> Plan | None:
        """The next round's source and length; None: a plain step.

        cap: most tokens that may be proposed. matches: the sources that could propose, each with
        the evidence bucket of its first token, or UNKNOWN.
        """
        ...

    def besides(self, proposal: Proposal, most: int) -> tuple[Beside, ...]:
        """What the target's pass should evaluate besides `proposal`, deepest first."""
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
    wants_draft = True
    _SURE = 0.7  # acceptance

    def __init__(self, length: int) -> None:
        self._length = length

    def start_answer(self) -> None:
        """A fixed length has nothing to lose."""

    def plan(
        self, cap: int, matches: Mapping[Source, int], outlook: Outlook = CLEAR
    ) -> Plan | None:
        limit = FixedLimit(min(self._length, cap))
        if not limit.length or not matches:
            return None
        match = matches.get(Source.LOOKUP)
        sure = match is not None and LOOKUP_PRIOR[match] >= self._SURE
        draft = Plan(Source.DRAFT, limit) if Source.DRAFT in matches else None
        return Plan(Source.LOOKUP, limit, draft) if sure or draft is None else draft

    def besides(self, proposal: Proposal, most: int) -> tuple[Beside, ...]:
        """A fixed length knows no costs, so no row that is worth its own."""
        return ()

    def learn(self, finished: Round, proposal: Proposal) -> None:
        """A fixed length learns nothing."""

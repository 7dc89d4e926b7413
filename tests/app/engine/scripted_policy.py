"""Policies that let sources follow each other whether that pays or not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from app.engine.branching import Beside
from app.engine.draft_length import CLEAR, FixedLimit, Outlook, Plan
from app.engine.drafting import Proposal
from app.engine.stats import Round, Source


class Alternating:
    """Asks one source for `first` tokens and the other for more, `both` in all."""

    off_reason = None
    wants_draft = True

    def __init__(self, source: Source, first: int, both: int) -> None:
        other = Source.LOOKUP if source is Source.DRAFT else Source.DRAFT
        self.one = Plan(source, FixedLimit(first), Plan(other, FixedLimit(both)))

    def start_answer(self) -> None:
        """All answers are the same to it."""

    def plan(
        self, cap: int, matches: Mapping[Source, int], outlook: Outlook = CLEAR
    ) -> Plan | None:
        then = self.one.then
        assert isinstance(self.one.limit, FixedLimit)
        assert then is not None
        assert isinstance(then.limit, FixedLimit)
        first, both = min(self.one.limit.length, cap), min(then.limit.length, cap)
        return replace(
            self.one, limit=FixedLimit(first), then=replace(then, limit=FixedLimit(both))
        )

    def besides(self, proposal: Proposal, most: int) -> tuple[Beside, ...]:
        return ()

    def learn(self, finished: Round, proposal: Proposal) -> None:
        """What it does is written down."""


class Wild:
    """Any source, any lengths, one behind the other, with any branches."""

    off_reason = None
    wants_draft = True

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)

    def start_answer(self) -> None:
        """All answers are the same to it."""

    def plan(
        self, cap: int, matches: Mapping[Source, int], outlook: Outlook = CLEAR
    ) -> Plan | None:
        source = Source.DRAFT if self._rng.random() < 0.5 else Source.LOOKUP
        policy = Alternating(source, *sorted(self._rng.integers(0, 7, 2).tolist()))
        return policy.plan(cap, matches) if self._rng.random() < 0.9 else None

    def besides(self, proposal: Proposal, most: int) -> tuple[Beside, ...]:
        others = enumerate(proposal.others_by_choice)
        known = [Beside(index, token) for index, tokens in others for token in tokens]
        count = min(most, len(known), int(self._rng.integers(0, 5)))
        chosen = self._rng.choice(len(known), count, replace=False) if count else []
        return tuple(sorted((known[i] for i in chosen), key=lambda beside: -beside.index))

    def learn(self, finished: Round, proposal: Proposal) -> None:
        assert len(proposal.source_by_choice) == len(proposal.choices) == len(proposal.evidence)

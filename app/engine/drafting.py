"""What proposes tokens: the Drafter protocol, its Proposal and the limit that it obeys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Protocol

from app.engine.stats import Source
from app.engine.verify import Choice, Verifier

UNKNOWN = -1


@dataclass(frozen=True, slots=True)
class Part:
    """Choices `start` to `end` of a proposal, which came from one source."""

    source: Source
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Proposal:
    """Tokens that may follow; `evidence` holds one bucket per choice, see `acceptance`."""

    source: Source  # that was asked first
    choices: tuple[Choice, ...] = ()
    evidence: tuple[int, ...] = ()
    steps: int = 0  # passes of a draft model that it took
    caught_up: int = 0  # committed tokens that the first of these passes evaluated
    sources: tuple[Source, ...] = ()  # by choice; empty: all from `source`
    others: tuple[tuple[int, ...], ...] = ()  # by choice: the next best tokens; empty: not known

    @property
    def tokens(self) -> tuple[int, ...]:
        return tuple(choice.token for choice in self.choices)

    @property
    def source_by_choice(self) -> tuple[Source, ...]:
        return self.sources or (self.source,) * len(self.choices)

    @property
    def others_by_choice(self) -> tuple[tuple[int, ...], ...]:
        return self.others or ((),) * len(self.choices)

    @property
    def parts(self) -> tuple[Part, ...]:
        """The runs of choices from one source, in order."""
        parts: list[Part] = []
        for source, run in groupby(self.source_by_choice):
            start = parts[-1].end if parts else 0
            parts.append(Part(source, start, start + len(tuple(run))))
        return tuple(parts)

    def followed_by(self, more: Proposal) -> Proposal:
        """Both as one, `more` proposing what comes after this."""
        sources = self.source_by_choice + more.source_by_choice
        return Proposal(
            self.source,
            self.choices + more.choices,
            self.evidence + more.evidence,
            self.steps + more.steps,
            self.caught_up + more.caught_up,
            sources if set(sources) - {self.source} else (),
            self.others_by_choice + more.others_by_choice,
        )


class LengthLimit(Protocol):
    """How far a drafter goes in one round.

    Both answers may depend on the committed tokens and on the draft's distribution, never on a
    drawn token that is then withheld: that would bias the text.
    """

    def worth_drafting(self, proposed: int) -> bool:
        """Whether to pay for another draft step after `proposed` tokens."""
        ...

    def worth_proposing(self, proposed: int, evidence: int) -> bool:
        """Whether a token with this evidence should follow `proposed` others; asked in order."""
        ...


class Drafter(Protocol):
    """A source of proposals, which keeps what it knows of the history between rounds."""

    @property
    def source(self) -> Source: ...

    def evidence(self, committed: Sequence[int]) -> int | None:
        """Bucket of the first token that it would propose, as far as known before it is asked.

        UNKNOWN where only asking tells; None: it has nothing to propose.
        """
        ...

    def unread(self, committed: Sequence[int]) -> int:
        """Tokens of `committed` that it has to read, one pass or more, before it proposes any."""
        ...

    def looks_back_on(self, committed: Sequence[int]) -> int:
        """Tokens of `committed` that a model's next pass looks back on."""
        ...

    def propose(
        self,
        committed: Sequence[int],
        limit: LengthLimit,
        verifier: Verifier,
        ahead: Sequence[int] = (),
    ) -> Proposal:
        """Propose what follows `committed` and `ahead`; an empty proposal is fine.

        ahead: proposed in this round already, and counted by `limit` too.
        """
        ...

    def read(self, committed: Sequence[int]) -> None:
        """Take in some of `committed`, if that costs next to nothing; asked during the prefill."""
        ...

    def roll_back(self, committed: Sequence[int]) -> None:
        """Forget everything that is not a prefix of `committed`."""
        ...

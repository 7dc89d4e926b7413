"""What proposes tokens: the Drafter protocol, its Proposal and the limit that it obeys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from app.engine.stats import Source
from app.engine.verify import Choice, Verifier

UNKNOWN = -1


@dataclass(frozen=True, slots=True)
class Proposal:
    """Tokens that may follow; `evidence` holds one bucket per choice, see `acceptance`."""

    source: Source
    choices: tuple[Choice, ...] = ()
    evidence: tuple[int, ...] = ()
    steps: int = 0  # passes of a draft model that it took
    caught_up: int = 0  # committed tokens that the first of these passes evaluated

    @property
    def tokens(self) -> tuple[int, ...]:
        return tuple(choice.token for choice in self.choices)


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

    def propose(self, committed: Sequence[int], limit: LengthLimit, verifier: Verifier) -> Proposal:
        """Propose what follows `committed`; an empty proposal is fine."""
        ...

    def roll_back(self, committed: Sequence[int]) -> None:
        """Forget everything that is not a prefix of `committed`."""
        ...

"""One round: propose → verify → commit, with both caches left at the last committed token."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

from app.engine.drafting import Drafter, LengthLimit, Proposal
from app.engine.language_model import LanguageModel
from app.engine.stats import Round, Source
from app.engine.verify import Verifier


@dataclass(frozen=True, slots=True)
class Drafted:
    """A proposal and the seconds it took."""

    proposal: Proposal
    seconds: float


NOTHING = Drafted(Proposal(Source.PLAIN), 0.0)


@dataclass(frozen=True, slots=True)
class RoundMaker:
    """Runs rounds on one target. The target's cache holds all committed tokens but the last."""

    target: LanguageModel
    verifier: Verifier
    padded: Callable[[int], int]  # width → the width at which the pass is run
    clock: Callable[[], float] = perf_counter

    def propose(self, committed: Sequence[int], drafter: Drafter, limit: LengthLimit) -> Drafted:
        """Ask `drafter`; it may propose nothing."""
        start = self.clock()
        proposal = drafter.propose(committed, limit, self.verifier)
        return Drafted(proposal, self.clock() - start)

    def judge(self, committed: Sequence[int], drafted: Drafted = NOTHING) -> Round:
        """Evaluate the last committed token and the proposal in one pass, keep what stands."""
        start = self.clock()
        tokens = drafted.proposal.tokens
        fits = self.fits(len(committed), len(tokens))
        width = self.padded(1 + len(tokens)) if fits else 1 + len(tokens)
        padding = [committed[-1]] * (width - 1 - len(tokens))
        rows = self.target.evaluate([committed[-1], *tokens, *padding], rows=width)
        verified = self.clock()
        verdict = self.verifier.verify(drafted.proposal.choices, rows, committed)
        self.target.truncate(len(committed) + verdict.accepted)
        return Round(
            source=drafted.proposal.source,
            proposal=tokens,
            accepted=verdict.accepted,
            committed=(*tokens[: verdict.accepted], verdict.next_token),
            ending=verdict.ending,
            width=width,
            draft_s=drafted.seconds,
            verify_s=verified - start,
            host_s=self.clock() - verified,
        )

    def fits(self, committed: int, proposed: int) -> bool:
        """Whether the context has room for a pass over `proposed` tokens and its padding."""
        return committed - 1 + self.padded(1 + proposed) <= self.target.context_size

"""One round: propose → verify → commit, with both caches left at the last committed token."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

from app.engine.drafting import Drafter, LengthLimit, Proposal
from app.engine.language_model import LanguageModel, Mark
from app.engine.stats import Round, Source
from app.engine.token_probs import committed_probs
from app.engine.verify import Verifier


@dataclass(frozen=True, slots=True)
class Drafted:
    """A proposal and the seconds it took."""

    proposal: Proposal
    seconds: float


NOTHING = Drafted(Proposal(Source.PLAIN), 0.0)
_MOST_OWED = 8  # committed tokens that are evaluated along with a proposal, rather than before it


@dataclass(frozen=True, slots=True)
class RoundMaker:
    """Runs rounds on one target.

    The target's cache holds all committed tokens but the last; fewer after a proposal was rejected
    by a target that comes back only to marks. What is missing is part of the next pass.
    """

    target: LanguageModel
    verifier: Verifier
    padded: Callable[[int], int]  # width → the width at which the pass is run
    clock: Callable[[], float] = perf_counter

    def propose(
        self,
        committed: Sequence[int],
        drafter: Drafter,
        limit: LengthLimit,
        before: Drafted = NOTHING,
    ) -> Drafted:
        """Ask `drafter` what follows `committed` and the proposal `before`; maybe nothing."""
        start, first = self.clock(), before.proposal
        more = drafter.propose(committed, limit, self.verifier, first.tokens)
        proposal = more if before is NOTHING else first.followed_by(more)
        return Drafted(proposal, before.seconds + self.clock() - start)

    def judge(self, committed: Sequence[int], drafted: Drafted = NOTHING) -> Round:
        """Evaluate the last committed token and the proposal in one pass, keep what stands."""
        start = self.clock()
        tokens = drafted.proposal.tokens
        fits = self.fits(len(committed), len(tokens))
        rows_wanted = self.padded(1 + len(tokens)) if fits else 1 + len(tokens)
        padding = [committed[-1]] * (rows_wanted - 1 - len(tokens))
        owed = self._owed(committed, marking=bool(tokens or padding))
        rows = self.target.evaluate([*owed, *tokens, *padding], rows=rows_wanted)
        verified = self.clock()
        verdict = self.verifier.verify(drafted.proposal.choices, rows, committed)
        kept = (*tokens[: verdict.accepted], verdict.next_token)
        probs, rejected = committed_probs(rows, kept, tokens)
        judged = self.clock()
        self.target.truncate(len(committed) + verdict.accepted)
        rolled_back = self.clock()
        return Round(
            source=drafted.proposal.source,
            proposal=tokens,
            accepted=verdict.accepted,
            committed=kept,
            ending=verdict.ending,
            width=len(owed) + len(tokens) + len(padding),
            draft_s=drafted.seconds,
            verify_s=verified - start + rolled_back - judged,
            host_s=judged - verified,
            target_probs=probs,
            rejected_prob=rejected,
            sources=drafted.proposal.sources,
        )

    def _owed(self, committed: Sequence[int], *, marking: bool) -> Sequence[int]:
        """Committed tokens for the next pass; the target is marked where it may have to return."""
        owed = committed[len(self.target.cached) :]
        if marking:
            if len(owed) > _MOST_OWED:
                self.target.evaluate(owed[:-1])
                owed = owed[-1:]
            self.target.mark(Mark.ROUND)
        return owed

    def fits(self, committed: int, proposed: int) -> bool:
        """Whether the context has room for a pass over `proposed` tokens and its padding."""
        return committed - 1 + self.padded(1 + proposed) <= self.target.context_size

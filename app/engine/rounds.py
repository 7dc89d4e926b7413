"""One round: propose → verify → commit, with both caches left at the last committed token."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

from app.engine.branching import Beside
from app.engine.drafting import Drafter, LengthLimit, Proposal
from app.engine.errors import EngineError
from app.engine.language_model import Branch, LanguageModel, LogitRows, Mark
from app.engine.stats import Round, Source
from app.engine.token_probs import committed_probs, token_probs
from app.engine.verify import Verdict, Verifier


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

    The target's cache holds all committed tokens but the last; fewer after a correction that was
    foreseen, or after a proposal was rejected by a target that comes back only to marks. What is
    missing is part of the next pass.
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

    def judge(
        self,
        committed: Sequence[int],
        drafted: Drafted = NOTHING,
        besides: Sequence[Beside] = (),
        began: float | None = None,
    ) -> Round:
        """Evaluate the last committed token and the proposal in one pass, keep what stands.

        `besides`, deepest first, are evaluated along; one that is the correction gives one more.
        began: when the round began, if that was before this call.
        """
        start = self.clock()
        tokens = drafted.proposal.tokens
        owed = self._owed(committed, marking=bool(tokens))
        padding = [committed[-1]] * self._padding(len(owed) + len(tokens) + len(besides))
        passed = [*owed, *tokens, *padding]
        own = 1 + len(tokens) + len(padding)
        branches = [Branch(len(owed) + beside.index, beside.token) for beside in besides]
        rows = self.target.evaluate(passed, rows=own, branches=branches)
        verified = self.clock()
        verdict = self.verifier.verify(drafted.proposal.choices, rows[:own], committed)
        kept = (*tokens[: verdict.accepted], verdict.next_token)
        probs, rejected = committed_probs(rows, kept, tokens)
        ahead = self._foreseen(verdict, besides, rows[own:], [*committed, *kept]) if besides else ()
        judged = self.clock()
        self.target.truncate(len(committed) + verdict.accepted)
        done = self.clock()
        verify_s = verified - start + done - judged
        before = drafted.seconds if began is not None else 0.0
        host_s = done - (start if began is None else began) - before - verify_s
        return Round(
            source=drafted.proposal.source,
            proposal=tokens,
            accepted=verdict.accepted,
            committed=(*kept, *(token for token, _ in ahead)),
            ending=verdict.ending,
            width=len(passed) + len(branches),
            draft_s=drafted.seconds,
            verify_s=verify_s,
            host_s=max(host_s, 0.0),
            target_probs=(*probs, *(prob for _, prob in ahead)),
            rejected_prob=rejected,
            sources=drafted.proposal.sources,
            branches=len(branches),
        )

    def _foreseen(
        self, verdict: Verdict, besides: Sequence[Beside], rows: LogitRows, history: Sequence[int]
    ) -> tuple[tuple[int, float], ...]:
        """The token after a correction that was evaluated besides, with its probability.

        A failure there is left to the next round, before which the correction is shown.
        """
        correction = Beside(verdict.accepted, verdict.next_token)
        if correction not in besides or self.target.vocabulary.is_end(correction.token):
            return ()
        row = rows[besides.index(correction)]
        try:
            token = self.verifier.verify((), row[None], history).next_token
        except EngineError:
            return ()
        return ((token, token_probs(row, (token,))[0]),)

    def _padding(self, needed: int) -> int:
        """Rows to add to a pass of `needed` rows."""
        width = self.padded(needed)
        fits = len(self.target.cached) + width <= self.target.context_size
        return width - needed if fits else 0

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

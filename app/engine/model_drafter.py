"""Proposals by a draft model, whose cache is kept between rounds: k passes for k proposals."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.engine.acceptance import best_tokens, gap_bucket
from app.engine.drafting import UNKNOWN, LengthLimit, Proposal
from app.engine.errors import EngineError
from app.engine.language_model import LanguageModel, Mark, Rollback, common_prefix
from app.engine.sampling import Logits
from app.engine.stats import Source
from app.engine.verify import Choice, Verifier

_SLICE = 256  # tokens that one round catches up with, so that a long prompt delays none for long
_AHEAD = 32  # tokens read at a time while nothing is asked; who asks meanwhile waits for them
_FEW = 8  # tokens that it is ready to read for a proposal that another source began


class ModelDrafter:
    """Drafts with a language model that shares the target's vocabulary, but for the last ids."""

    source = Source.DRAFT

    def __init__(
        self,
        model: LanguageModel,
        target_size: int,
        is_end: Callable[[int], bool],
        others: int = 0,
    ) -> None:
        """target_size: ids of the target's vocabulary. is_end: of the target as well.

        others: how many of the next best tokens to name beside each proposed one.
        """
        self._model = model
        self._shared_size = min(target_size, model.vocabulary.size)
        self._reads_all = model.vocabulary.size >= target_size
        self._is_end = is_end
        self._others = min(others, self._shared_size - 1)
        self._ranked = max(2, self._others + 1)  # tokens of a row to put in order
        self._agreed = 0  # the cache equals the committed tokens at least up to here

    def evidence(self, committed: Sequence[int]) -> int | None:
        return UNKNOWN

    def unread(self, committed: Sequence[int]) -> int:
        return len(committed) - min(self._agreed, len(self._model.cached))

    def propose(
        self,
        committed: Sequence[int],
        limit: LengthLimit,
        verifier: Verifier,
        ahead: Sequence[int] = (),
    ) -> Proposal:
        """Draft until `limit` or an end-of-generation token. The last proposal is not evaluated.

        While much is missing in the cache, a round evaluates a slice of it and proposes nothing.
        """
        kept = self._keep_prefix(committed[:-1], self._agreed)
        missing = committed[kept:]
        if ahead and not self._may_follow(len(missing) + len(ahead), limit, len(ahead)):
            return Proposal(self.source)
        self._agreed = kept + min(len(missing), _SLICE)
        row = self._step([*missing[:_SLICE], *ahead])
        if len(missing) > _SLICE:
            return Proposal(self.source, caught_up=_SLICE)
        self._model.mark(Mark.ROUND)
        return self._draft(row, [*committed, *ahead], limit, verifier, len(missing), len(ahead))

    def read(self, committed: Sequence[int]) -> None:
        """Reading costs passes, which the prefill would have to wait for."""

    def read_ahead(self, committed: Sequence[int]) -> bool:
        """Read a little of what is missing; whether there is more."""
        if self._model.rollback is not Rollback.CUT:
            return False  # a mark at the end of this text is of no use to the next
        before = committed[:-1]
        if self._shared(before, self._agreed) == len(before):
            return False  # what is cached beyond it may be of use
        kept = self._keep_prefix(before, self._agreed)
        more = before[kept : kept + _AHEAD]
        self._step(more)
        self._agreed = kept + len(more)
        return self._agreed < len(before)

    def roll_back(self, committed: Sequence[int]) -> None:
        self._agreed = self._keep_prefix(committed, agreed=0)

    def _draft(
        self,
        row: Logits,
        history: list[int],
        limit: LengthLimit,
        verifier: Verifier,
        caught_up: int,
        before: int,
    ) -> Proposal:
        """before: tokens at the end of `history` that are proposed already.

        A failure ends the proposal, but withholds none of it: whether the draft fails may depend on
        what was drawn.
        """
        choices: list[Choice] = []
        evidence: list[int] = []
        others: list[tuple[int, ...]] = []
        steps = 1
        try:
            while True:
                ranked, logits = best_tokens(row, self._ranked)
                bucket = gap_bucket(logits[0], logits[1])
                if not limit.worth_proposing(before + len(choices), bucket):
                    break
                choice = verifier.choose(row, history)
                choices.append(choice)
                evidence.append(bucket)
                besides = [token for token in ranked if token != choice.token]
                others.append(tuple(besides[: self._others]))
                history.append(choice.token)
                if self._is_end(choice.token) or not limit.worth_drafting(before + len(choices)):
                    break
                row, steps = self._step([choice.token]), steps + 1
        except EngineError:
            if not choices:
                raise
        return Proposal(
            self.source,
            tuple(choices),
            tuple(evidence),
            steps,
            caught_up,
            others=tuple(others),
        )

    def _may_follow(self, unread: int, limit: LengthLimit, proposed: int) -> bool:
        """Whether to read what another source proposed, and to go on behind it."""
        can_forget = self._model.rollback is Rollback.CUT
        return can_forget and unread <= _FEW and limit.worth_drafting(proposed)

    def _keep_prefix(self, committed: Sequence[int], agreed: int) -> int:
        """Cut the cache to what it shares with `committed`, which it does up to `agreed`."""
        return self._model.truncate(self._shared(committed, agreed))

    def _shared(self, committed: Sequence[int], agreed: int) -> int:
        """How far the cache equals `committed`, which it does up to `agreed`."""
        known = self._known(committed)
        return common_prefix(self._model.cached, known, min(agreed, len(known)))

    def _step(self, tokens: Sequence[int]) -> Logits:
        row: Logits = self._model.evaluate(self._known(tokens))[0][: self._shared_size]
        return row

    def _known(self, tokens: Sequence[int]) -> Sequence[int]:
        """`tokens` as the draft can read them: one that only the target has becomes token 0."""
        if self._reads_all:
            return tokens
        return [token if token < self._shared_size else 0 for token in tokens]

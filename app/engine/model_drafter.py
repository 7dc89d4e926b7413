"""Proposals by a draft model, whose cache is kept between rounds: k passes for k proposals.

A draft that has missed much reads only the end of it, and the text's first tokens, which attention
leans on (StreamingLLM, Xiao et al. 2023, arXiv 2309.17453).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.engine.acceptance import best_tokens, gap_bucket
from app.engine.drafting import UNKNOWN, LengthLimit, Proposal
from app.engine.errors import ContextTooSmallError, EngineError, GrammarError
from app.engine.language_model import LanguageModel, Mark, Rollback, common_prefix
from app.engine.sampling import Logits
from app.engine.stats import Source
from app.engine.verify import Choice, Verifier

_SLICE = 256  # tokens that one round catches up with, so that a long prompt delays none for long
_AHEAD = 32  # tokens read at a time while nothing is asked; who asks meanwhile waits for them
_FEW = 8  # tokens that it is ready to read for a proposal that another source began
_FIRST = 4  # tokens that are always read
_SMALLEST = 8  # window that a draft can do anything with
WINDOW = 256  # tokens at the end of a text that say nearly as much as all of it
_WINDOWS = 4  # that it keeps at most: a small model's attention soon costs more than its weights


class ModelDrafter:
    """Drafts with a language model that shares the target's vocabulary, but for the last ids."""

    source = Source.DRAFT

    def __init__(
        self,
        model: LanguageModel,
        target_size: int,
        is_end: Callable[[int], bool],
        others: int = 0,
        window: int = WINDOW,
    ) -> None:
        """target_size: ids of the target's vocabulary. is_end: of the target as well.

        others: how many of the next best tokens to name beside each proposed one.
        window: most tokens to read before a proposal; what is missing besides is left out.
        """
        self._model = model
        self._shared_size = min(target_size, model.vocabulary.size)
        self._reads_all = model.vocabulary.size >= target_size
        self._is_end = is_end
        self._others = min(others, self._shared_size - 1)
        self._ranked = max(2, self._others + 1)  # tokens of a row to put in order
        self._window = min(window, model.context_size // 2)
        self._most = min(_WINDOWS * window, model.context_size)
        self._left_out = 0  # committed tokens behind the first that the cache does without
        self._agreed = 0  # the cache equals the others at least up to here

    def evidence(self, committed: Sequence[int]) -> int | None:
        return UNKNOWN

    def unread(self, committed: Sequence[int]) -> int:
        return self._window if self._starts_anew(committed) else self._missing(committed)

    def looks_back_on(self, committed: Sequence[int]) -> int:
        if self._starts_anew(committed):
            return self._window
        return len(committed) - self._left_out

    def propose(
        self,
        committed: Sequence[int],
        limit: LengthLimit,
        verifier: Verifier,
        ahead: Sequence[int] = (),
    ) -> Proposal:
        """Draft until `limit` or an end-of-generation token. The last proposal is not evaluated.

        What is missing in the cache is read first, a slice in each round, and if it is more than a
        window, only the end of it.
        """
        if self._starts_anew(committed, len(ahead)):
            if ahead:
                return Proposal(self.source)
            self._leave_out(len(committed) - self._window)
        read = self._readable(committed)
        kept = self._keep_prefix(read[:-1], self._agreed)
        missing = read[kept:]
        if ahead and not self._may_follow(len(missing) + len(ahead), limit, len(ahead)):
            return Proposal(self.source)
        self._agreed = kept + min(len(missing), _SLICE)
        try:
            row = self._step([*missing[:_SLICE], *ahead])
        except ContextTooSmallError:
            self._read_less(committed)
            return Proposal(self.source)
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
        if self._missing(before) > self._window:
            self._leave_out(0)  # there is time for all of it
        if self._is_full(before):
            self._leave_out(len(before) - self._most // 2)
        read = self._readable(before)
        if self._shared(read, self._agreed) == len(read):
            return False  # what is cached beyond it may be of use
        kept = self._keep_prefix(read, self._agreed)
        more = read[kept : kept + _AHEAD]
        try:
            self._step(more)
        except ContextTooSmallError:
            self._read_less(before)
            return True
        self._agreed = kept + len(more)
        return self._agreed < len(read)

    def roll_back(self, committed: Sequence[int]) -> None:
        few = max(self._window // 2, _FIRST + 1)
        if self._left_out and self._shared(self._readable(committed), 0) < few:
            self._leave_out(0)
        self._agreed = self._keep_prefix(self._readable(committed), 0)

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
                if len(self._model.cached) >= self._model.context_size:
                    break
                row, steps = self._step([choice.token]), steps + 1
        except GrammarError:
            pass  # one of another vocabulary may lack what has to come
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

    def _starts_anew(self, committed: Sequence[int], ahead: int = 0) -> bool:
        """Whether too much is missing to read it all, or there is no room for more."""
        return self._missing(committed) > self._window or self._is_full(committed, ahead)

    def _missing(self, committed: Sequence[int]) -> int:
        return len(committed) - self._left_out - min(self._agreed, len(self._model.cached))

    def _leave_out(self, count: int) -> None:
        """Do without so many committed tokens behind the first."""
        if count != self._left_out:
            self._left_out, self._agreed = count, 0

    def _read_less(self, committed: Sequence[int]) -> None:
        """A foreign draft may need more tokens for a text than it was thought to.

        Raises ContextTooSmallError.
        """
        while len(self._readable(committed)) <= self._window:
            if self._window < 2 * _SMALLEST:
                raise ContextTooSmallError("The draft has no room for a text like this.")
            self._window //= 2
        self._leave_out(len(committed) - self._window)

    def _readable(self, committed: Sequence[int]) -> Sequence[int]:
        """What of `committed` is not left out."""
        if not self._left_out:
            return committed
        return [*committed[:_FIRST], *committed[_FIRST + self._left_out :]]

    def _is_full(self, committed: Sequence[int], ahead: int = 0) -> bool:
        return len(committed) - self._left_out + ahead > self._most

    def _keep_prefix(self, read: Sequence[int], agreed: int) -> int:
        """Cut the cache to what it shares with `read`, which it does up to `agreed`."""
        return self._model.truncate(self._shared(read, agreed))

    def _shared(self, read: Sequence[int], agreed: int) -> int:
        """How far the cache equals `read`, which it does up to `agreed`."""
        known = self._known(read)
        return common_prefix(self._model.cached, known, min(agreed, len(known)))

    def _step(self, tokens: Sequence[int]) -> Logits:
        row: Logits = self._model.evaluate(self._known(tokens))[0][: self._shared_size]
        return row

    def _known(self, tokens: Sequence[int]) -> Sequence[int]:
        """`tokens` as the draft can read them: one that only the target has becomes token 0."""
        if self._reads_all:
            return tokens
        return [token if token < self._shared_size else 0 for token in tokens]

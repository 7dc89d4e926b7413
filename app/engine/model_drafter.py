"""Proposals by a draft model, whose cache is kept between rounds: k passes for k proposals."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.engine.acceptance import gap_bucket
from app.engine.drafting import UNKNOWN, LengthLimit, Proposal
from app.engine.language_model import LanguageModel, common_prefix
from app.engine.sampling import Logits
from app.engine.stats import Source
from app.engine.verify import Choice, Verifier


class ModelDrafter:
    """Drafts with a language model that shares the target's first `shared_size` token ids."""

    source = Source.DRAFT

    def __init__(
        self, model: LanguageModel, shared_size: int, is_end: Callable[[int], bool]
    ) -> None:
        self._model = model
        self._shared_size = shared_size
        self._is_end = is_end
        self._agreed = 0  # the cache equals the committed tokens at least up to here

    def evidence(self, committed: Sequence[int]) -> int | None:
        return UNKNOWN

    def propose(self, committed: Sequence[int], limit: LengthLimit, verifier: Verifier) -> Proposal:
        """Draft until `limit` or an end-of-generation token. The last proposal is not evaluated."""
        choices: list[Choice] = []
        evidence: list[int] = []
        history = list(committed)
        kept = self._keep_prefix(committed[:-1], self._agreed)
        row, steps = self._step(committed[kept:]), 1
        self._agreed = len(committed)
        while limit.worth_proposing(len(choices), bucket := gap_bucket(row)):
            choice = verifier.choose(row, history)
            choices.append(choice)
            evidence.append(bucket)
            history.append(choice.token)
            if self._is_end(choice.token) or not limit.worth_drafting(len(choices)):
                break
            row, steps = self._step([choice.token]), steps + 1
        caught_up = len(committed) - kept
        return Proposal(self.source, tuple(choices), tuple(evidence), steps, caught_up)

    def roll_back(self, committed: Sequence[int]) -> None:
        self._agreed = self._keep_prefix(committed, agreed=0)

    def _keep_prefix(self, committed: Sequence[int], agreed: int) -> int:
        """Cut the cache to what it shares with `committed`, which it does up to `agreed`."""
        shared = common_prefix(self._model.cached, committed, min(agreed, len(committed)))
        return self._model.truncate(shared)

    def _step(self, tokens: Sequence[int]) -> Logits:
        row: Logits = self._model.evaluate(tokens)[0][: self._shared_size]
        return row

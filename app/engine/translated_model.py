"""A draft with a vocabulary of its own, read and asked in the target's tokens.

What the target has committed is spelled with the draft's tokens. The draft's logits are kept for
the tokens that both have, in the target's ids, and are minus infinity for all others: after the
softmax that is the draft's distribution restricted to the intersection and renormalized (TLI:
Timor et al. 2025, arXiv 2502.05202, algorithm 4). It is a distribution over target tokens like any
other draft's, so verification stays exact.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

import numpy as np

from app.engine.language_model import (
    Branch,
    LanguageModel,
    LogitRows,
    Mark,
    Rollback,
    Vocabulary,
)
from app.engine.sampling import Logits
from models.shared_vocabulary import SharedVocabulary

_SPELLED = 2  # tokens of the draft for one of the target's; more than usual


class TranslatedModel:
    """The LanguageModel that `model` is for those who speak the target's tokens."""

    most_branches = 0

    def __init__(self, model: LanguageModel, target: Vocabulary, shared: SharedVocabulary) -> None:
        self._model = model
        self.vocabulary = target
        self._shared = shared
        drafts = zip(shared.target_ids.tolist(), shared.draft_ids.tolist(), strict=True)
        self._spelled: dict[int, tuple[int, ...]] = {token: (draft,) for token, draft in drafts}
        self._cached: list[int] = []
        self._ends: list[int] = []  # the draft's cache length after each of them
        self._rows: LogitRows = np.full((1, target.size), -np.inf, dtype=np.float32)

    @property
    def context_size(self) -> int:
        """Of the target's tokens: so many that the draft's spelling of them is likely to fit."""
        free = self._model.context_size - len(self._model.cached)
        return len(self._cached) + free // _SPELLED

    @property
    def rollback(self) -> Rollback:
        return self._model.rollback

    @property
    def cached(self) -> Sequence[int]:
        return self._cached

    def evaluate(
        self, tokens: Sequence[int], *, rows: int = 1, branches: Sequence[Branch] = ()
    ) -> LogitRows:
        """As LanguageModel; a token that the draft spells with several takes the last one's row."""
        assert not branches, "a draft has none"
        self._make_rows(rows)
        head = len(tokens) - rows + 1
        parts = [tokens[:head], *([token] for token in tokens[head:])]
        for index, part in enumerate(parts):
            row = self._append(part)
            self._rows[index, self._shared.target_ids] = row[self._shared.draft_ids]
        return self._rows[:rows]

    def truncate(self, length: int) -> int:
        if length < len(self._cached):
            self._model.truncate(self._ends[length - 1] if length > 0 else 0)
        self._follow()
        return len(self._cached)

    def mark(self, purpose: Mark) -> bool:
        return self._model.mark(purpose)

    def _append(self, tokens: Sequence[int]) -> Logits:
        spelled = [self._spell(token) for token in tokens]
        lengths = np.cumsum([len(part) for part in spelled]) + len(self._model.cached)
        try:
            row: Logits = self._model.evaluate([draft for part in spelled for draft in part])[0]
        except BaseException:
            self._follow()
            raise
        self._cached.extend(tokens)
        self._ends.extend(lengths.tolist())
        return row

    def _follow(self) -> None:
        """Keep the tokens that the draft still has in full."""
        length = bisect_right(self._ends, len(self._model.cached))
        del self._cached[length:], self._ends[length:]
        self._model.truncate(self._ends[-1] if self._ends else 0)

    def _spell(self, token: int) -> tuple[int, ...]:
        """The draft's tokens for one of the target's; at least one."""
        if token not in self._spelled:
            self._spelled[token] = tuple(self._tokenize(token)) or (0,)
        return self._spelled[token]

    def _tokenize(self, token: int) -> list[int]:
        target, draft = self.vocabulary, self._model.vocabulary
        if token in target.opening() and draft.opening():
            return draft.opening()
        if target.is_control(token):
            return draft.tokenize(target.text(token), parse_special=True)
        return draft.tokenize(target.piece(token).decode(errors="replace"), parse_special=False)

    def _make_rows(self, rows: int) -> None:
        if len(self._rows) < rows:
            self._rows = np.full((rows, self.vocabulary.size), -np.inf, dtype=np.float32)

"""Scripted doubles at the engine's own seams: models whose next token is written down."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from app.engine.language_model import (
    Branch,
    LanguageModel,
    LogitRows,
    Mark,
    Rollback,
    common_prefix,
)

NextToken = Callable[[Sequence[int]], int]


class WordVocabulary:
    """Tokens are whole words, each with the space before it; one of them ends an answer."""

    def __init__(self, words: Sequence[str], end: str = "<end>") -> None:
        self._words = [*words, end]
        self._end = len(words)

    @property
    def size(self) -> int:
        return len(self._words)

    def tokenize(self, text: str, *, parse_special: bool) -> list[int]:
        return [self._words.index(word) for word in text.split()]

    def piece(self, token: int) -> bytes:
        return b"" if token == self._end else f" {self._words[token]}".encode()

    def text(self, token: int) -> str:
        return self._words[token]

    def is_end(self, token: int) -> bool:
        return token == self._end

    def is_control(self, token: int) -> bool:
        return token == self._end

    def opening(self) -> list[int]:
        return []


class ByteVocabulary(WordVocabulary):
    """Tokens are single bytes, 256 ends an answer."""

    def __init__(self) -> None:
        super().__init__([chr(byte) for byte in range(256)])

    def tokenize(self, text: str, *, parse_special: bool) -> list[int]:
        return list(text.encode())

    def piece(self, token: int) -> bytes:
        return bytes([token]) if token < 256 else b""


class ScriptedModel:
    """A LanguageModel that prefers `next_token(history)`, or draws from given logits.

    Counts what it evaluates, and keeps the discipline of a real cache: rows are a view that the
    next call overwrites.
    """

    def __init__(
        self,
        vocabulary: WordVocabulary,
        next_token: NextToken | None = None,
        *,
        logits: Callable[[Sequence[int]], Sequence[float]] | None = None,
        context_size: int = 64,
        most_branches: int = 0,
    ) -> None:
        self.vocabulary = vocabulary
        self.most_branches = most_branches
        self.context_size = context_size
        self.rollback = Rollback.CUT
        self.cached: list[int] = []
        self.passes: list[tuple[int, ...]] = []
        self._next_token = next_token
        self._logits = logits
        self._buffer = np.zeros((64, vocabulary.size), dtype=np.float32)

    def evaluate(
        self, tokens: Sequence[int], *, rows: int = 1, branches: Sequence[Branch] = ()
    ) -> LogitRows:
        needed = len(self.cached) + len(tokens) + len(branches)
        assert needed <= self.context_size, "past the end of the context"
        assert len(branches) <= self.most_branches
        self.passes.append((*tokens, *(branch.token for branch in branches)))
        computed = []
        before = len(self.cached)
        for token in tokens:
            self.cached.append(token)
            computed.append(self._row(self.cached))
        computed = computed[len(computed) - rows :]
        for branch in branches:
            computed.append(self._row([*self.cached[: before + branch.after], branch.token]))
        self._buffer[: len(computed)] = computed
        return self._buffer[: len(computed)]

    def truncate(self, length: int) -> int:
        del self.cached[length:]
        return len(self.cached)

    def mark(self, purpose: Mark) -> bool:
        """Can be cut anywhere."""
        return True

    def _row(self, history: Sequence[int]) -> np.ndarray:
        if self._logits is not None:
            return np.asarray(self._logits(history), dtype=np.float32)
        assert self._next_token is not None
        row = np.zeros(self.vocabulary.size, dtype=np.float32)
        row[self._next_token(history)] = 10.0
        return row


class RememberedModel:
    """A real model whose logits are computed once for every history, for tests that draw often."""

    def __init__(self, model: LanguageModel) -> None:
        self.vocabulary = model.vocabulary
        self.context_size = model.context_size
        self.rollback = Rollback.CUT
        self.most_branches = 4
        self.cached: list[int] = []
        self._model = model
        self._rows: dict[tuple[int, ...], np.ndarray] = {}

    def evaluate(
        self, tokens: Sequence[int], *, rows: int = 1, branches: Sequence[Branch] = ()
    ) -> LogitRows:
        wanted = []
        before = len(self.cached)
        for token in tokens:
            self.cached.append(token)
            wanted.append(tuple(self.cached))
        beside = [(*self.cached[: before + b.after], b.token) for b in branches]
        return np.stack([self._row(history) for history in (*wanted[-rows:], *beside)])

    def truncate(self, length: int) -> int:
        del self.cached[length:]
        return len(self.cached)

    def mark(self, purpose: Mark) -> bool:
        """Can be cut anywhere."""
        return True

    def _row(self, history: tuple[int, ...]) -> np.ndarray:
        if history not in self._rows:
            kept = self._model.truncate(common_prefix(self._model.cached, history[:-1]))
            self._rows[history] = self._model.evaluate(history[kept:])[0].copy()
        return self._rows[history]


def sentence(vocabulary: WordVocabulary, text: str, prompt_length: int) -> NextToken:
    """Prefer the words of `text` one after another behind the prompt, then the end token."""
    tokens = vocabulary.tokenize(text, parse_special=False)
    end = vocabulary.size - 1

    def next_token(history: Sequence[int]) -> int:
        position = len(history) - prompt_length
        return tokens[position] if 0 <= position < len(tokens) else end

    return next_token

"""What the engine needs of a language model; `llama_model` is the real one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

LogitRows = NDArray[np.float32]  # (rows, vocabulary)


class Vocabulary(Protocol):
    """Text ↔ tokens of one model."""

    @property
    def size(self) -> int: ...

    def tokenize(self, text: str, *, parse_special: bool) -> list[int]:
        """Tokens of `text`, without BOS or EOS. Control tokens are recognized on request only."""
        ...

    def piece(self, token: int) -> bytes:
        """UTF-8 bytes of one token, possibly part of a character; empty for control tokens."""
        ...

    def text(self, token: int) -> str:
        """The token as it stands in the vocabulary, control tokens included."""
        ...

    def is_end(self, token: int) -> bool:
        """Whether the token ends a generation (end of sequence, of turn, of message)."""
        ...

    def is_control(self, token: int) -> bool: ...

    def opening(self) -> list[int]:
        """Tokens that have to stand before every prompt: BOS, or nothing."""
        ...


class Rollback(Enum):
    """How a model's cache comes back to an earlier state."""

    CUT = "cut"  # at any length: attention keeps its keys and values by token
    MARKS = "marks"  # to where it was marked: a recurrent state, of which a copy was kept
    NONE = "none"  # only to the start


class Mark(Enum):
    """What a mark is for; a new one takes the place of the old one with the same purpose."""

    PROMPT = "prompt"
    ROUND = "round"
    TIMING = "timing"


@dataclass(frozen=True, slots=True)
class Branch:
    """A token that a pass evaluates besides its tokens, as if it came after the first `after`."""

    after: int
    token: int


class LanguageModel(Protocol):
    """A model with one cache: a sequence of tokens that is extended and cut at its end."""

    @property
    def vocabulary(self) -> Vocabulary: ...

    @property
    def context_size(self) -> int:
        """Tokens that the cache can hold, as far as that is known now."""
        ...

    @property
    def rollback(self) -> Rollback: ...

    @property
    def cached(self) -> Sequence[int]:
        """The tokens in the cache, oldest first."""
        ...

    @property
    def most_branches(self) -> int:
        """Branches that one pass can have."""
        ...

    def evaluate(
        self, tokens: Sequence[int], *, rows: int = 1, branches: Sequence[Branch] = ()
    ) -> LogitRows:
        """Append `tokens` to the cache; logits of the last `rows` of them, then of each branch.

        Branches leave no trace in the cache; with some, `tokens` fit into one pass. The result,
        (rows + branches, vocabulary), is a view that the next call overwrites. On an error the
        cache is as before, or empty where it cannot be cut. Raises DecodeError.
        """
        ...

    def truncate(self, length: int) -> int:
        """Cut the cache to `length` tokens; returns what could be kept.

        That is `length`, or for Rollback.MARKS the last mark before it, or 0.
        """
        ...

    def mark(self, purpose: Mark) -> bool:
        """Make the present end of the cache a place to come back to; False where that fails.

        It stays one until the cache is cut below it. Does nothing for a cache that can be cut. A
        model with Rollback.MARKS that has just come back may have to evaluate a token first.
        """
        ...


def common_prefix(a: Sequence[int], b: Sequence[int], start: int = 0) -> int:
    """Length of the common prefix of `a` and `b`, which agree before `start`."""
    end = min(len(a), len(b))
    for block in range(start, end, _BLOCK):
        stop = min(block + _BLOCK, end)
        if a[block:stop] == b[block:stop]:
            continue
        for index in range(block, stop):
            if a[index] != b[index]:
                return index
    return end


_BLOCK = 1024  # tokens that are compared at once

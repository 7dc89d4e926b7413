"""The batch of one pass, as llama.cpp wants it, and the logits that it gives back."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np

from app.engine.language_model import Branch, LogitRows
from app.engine.llama_backend import llama_cpp


class Batch:
    """A llama_batch whose arrays are allocated once and filled by slices.

    The conversation is sequence 0; each branch is a sequence of its own, which shares with it what
    comes before the branch (llama_batch in llama.cpp's llama.h).
    """

    def __init__(self, capacity: int, most_branches: int) -> None:
        self.capacity = capacity
        self._tokens = np.zeros(capacity, dtype=np.int32)
        self._positions = np.zeros(capacity, dtype=np.int32)
        self._wanted = np.zeros(capacity, dtype=np.int8)
        self._counts = np.ones(capacity, dtype=np.int32)
        self._branched = 0  # tokens of the last batch, if it had branches
        count = most_branches + 1
        self._numbers = (llama_cpp.llama_seq_id * count)(*range(count))
        self._from = [self._pointer(number) for number in range(count)]
        self._sequences = (ctypes.POINTER(llama_cpp.llama_seq_id) * capacity)(
            *[self._from[0]] * capacity
        )
        self._struct = llama_cpp.llama_batch(
            token=self._tokens.ctypes.data_as(ctypes.POINTER(llama_cpp.llama_token)),
            pos=self._positions.ctypes.data_as(ctypes.POINTER(llama_cpp.llama_pos)),
            n_seq_id=self._counts.ctypes.data_as(ctypes.POINTER(ctypes.c_int32)),
            seq_id=ctypes.cast(
                self._sequences, ctypes.POINTER(ctypes.POINTER(llama_cpp.llama_seq_id))
            ),
            logits=self._wanted.ctypes.data_as(ctypes.POINTER(ctypes.c_int8)),
        )

    def fill(
        self, tokens: Sequence[int], start: int, rows: int, branches: Sequence[Branch] = ()
    ) -> Any:
        """The batch of `tokens` at positions `start`…, with logits for the last `rows`.

        The rows of the branches follow. Branch number n is sequence n; the deepest come first, so
        that the sequences of a token are always 0 up to some number.
        """
        count, total = len(tokens), len(tokens) + len(branches)
        self._tokens[:count] = tokens
        self._positions[:count] = range(start, start + count)
        if self._branched:
            self._forget_branches()
        if branches:
            self._add(branches, count, start)
        self._wanted[:total] = 0
        self._wanted[count - rows : total] = 1
        self._struct.n_tokens = total
        return self._struct

    def _add(self, branches: Sequence[Branch], count: int, start: int) -> None:
        for at, branch in enumerate(branches, count):
            self._tokens[at], self._positions[at] = branch.token, start + branch.after
            self._sequences[at] = self._from[at - count + 1]
            self._counts[: branch.after] += 1
        self._branched = count + len(branches)

    def _forget_branches(self) -> None:
        self._counts[: self._branched] = 1
        self._sequences[: self._branched] = [self._from[0]] * self._branched
        self._branched = 0

    def _pointer(self, number: int) -> Any:
        """To the sequence numbers from `number` on."""
        at = ctypes.byref(self._numbers, number * ctypes.sizeof(llama_cpp.llama_seq_id))
        return ctypes.cast(at, ctypes.POINTER(llama_cpp.llama_seq_id))


class LogitView:
    """llama.cpp's buffer of logits, seen from numpy without a copy."""

    def __init__(self, most_rows: int, vocabulary_size: int) -> None:
        self._shape = (most_rows, vocabulary_size)
        self._address = 0
        self._all: LogitRows = np.empty((0, vocabulary_size), dtype=np.float32)

    def rows(self, pointer: Any, count: int) -> LogitRows:
        """(count, vocabulary) at `pointer`, which moves only where llama.cpp allocates anew."""
        address = ctypes.addressof(pointer.contents)
        if address != self._address:
            size = self._shape[0] * self._shape[1]
            flat = np.ctypeslib.as_array((ctypes.c_float * size).from_address(address))
            self._address, self._all = address, flat.reshape(self._shape)
        return self._all[:count]

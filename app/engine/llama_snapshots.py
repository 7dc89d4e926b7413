"""Copies of the part of llama.cpp's memory that cannot be cut: recurrent states."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

from app.engine.errors import DecodeError
from app.engine.language_model import Mark
from app.engine.llama_backend import llama_cpp

_PARTIAL = llama_cpp.LLAMA_STATE_SEQ_FLAGS_PARTIAL_ONLY  # attention keys are cut, not copied


@dataclass(slots=True)
class _Snapshot:
    length: int  # tokens in the cache
    buffer: Any
    used: int  # bytes of the buffer


class Snapshots:
    """One copy for each purpose, in buffers that are kept."""

    def __init__(self, context: Any) -> None:
        self._context = context
        self._taken: dict[Mark, _Snapshot] = {}
        self._spare: dict[Mark, Any] = {}

    def take(self, purpose: Mark, length: int) -> None:
        """Copy the state after `length` tokens. Raises DecodeError."""
        size = int(llama_cpp.llama_state_seq_get_size_ext(self._context, 0, _PARTIAL))
        buffer = self._buffer(purpose, size)
        used = int(llama_cpp.llama_state_seq_get_data_ext(self._context, buffer, size, 0, _PARTIAL))
        if used == 0:
            raise DecodeError(
                "llama.cpp could not copy the model's state.", advice="Load the model again."
            )
        self._taken[purpose] = _Snapshot(length, buffer, used)

    def restore_before(self, length: int) -> int:
        """Bring back the last state of at most `length` tokens; 0 where there is none."""
        found = [taken for taken in self._taken.values() if 0 < taken.length <= length]
        if not found:
            return 0
        last = max(found, key=lambda taken: taken.length)
        read = llama_cpp.llama_state_seq_set_data_ext(
            self._context, last.buffer, last.used, 0, _PARTIAL
        )
        return last.length if read else 0

    def forget_beyond(self, length: int) -> None:
        """Drop what belongs to tokens that are no longer in the cache."""
        self._taken = {p: taken for p, taken in self._taken.items() if taken.length <= length}

    def _buffer(self, purpose: Mark, size: int) -> Any:
        buffer = self._spare.get(purpose)
        if buffer is None or len(buffer) < size:
            buffer = self._spare[purpose] = (ctypes.c_uint8 * size)()
        return buffer

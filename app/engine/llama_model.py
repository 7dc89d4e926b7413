"""A language model run by llama.cpp: one file, one context, one sequence."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from app.engine.errors import (
    ContextTooSmallError,
    DecodeError,
    LoadCancelledError,
    ModelLoadError,
)
from app.engine.kept_states import KeptStates
from app.engine.language_model import Branch, LogitRows, Mark, Rollback
from app.engine.llama_backend import llama_cpp, llama_log
from app.engine.llama_batch import Batch, LogitView
from app.engine.llama_context import LlamaOptions, load_error, make_context
from app.engine.llama_snapshots import Snapshots
from app.engine.llama_vocabulary import LlamaVocabulary
from app.engine.thread_choice import Threads


class LlamaModel:
    """The LanguageModel that llama.cpp runs. Not thread-safe; `close` frees everything."""

    def __init__(
        self,
        path: Path,
        options: LlamaOptions,
        *,
        progress: Callable[[float], bool] = lambda fraction: True,
    ) -> None:
        """Load the file. `progress` gets 0 to 1; returning False cancels.

        Raises ModelLoadError, OutOfMemoryError, LoadCancelledError.
        """
        self._context: Any = None
        self.in_memory = options.in_memory
        self._model = _load_weights(path, options, progress)
        self.vocabulary = LlamaVocabulary(self._model)
        try:
            self._refuse_other_kinds(path)
            self.most_branches = options.branches if _can_branch(self._model) else 0
            self._context, buffers = make_context(self._model, path, options, self.most_branches)
            self.kv_bytes = sum(b.n_bytes for b in buffers if b.kind in ("KV", "RS"))
            self.device_bytes = sum(b.n_bytes for b in buffers if b.on_device)
            n_ctx = int(llama_cpp.llama_n_ctx(self._context))
            self._context_size = min(options.context_size, n_ctx)
            self._memory = llama_cpp.llama_get_memory(self._context)
            self._batch = Batch(int(llama_cpp.llama_n_batch(self._context)), self.most_branches)
            most_rows = options.max_rows + self.most_branches
            self._view = LogitView(most_rows, self.vocabulary.size)
            self._cached: list[int] = []
            self._snapshots = Snapshots(self._context)
            self._states = KeptStates(int(llama_cpp.llama_n_rs_seq(self._context)))
            self._rollback = Rollback.MARKS
            self._rollback = self._probe_rollback()
        except BaseException:
            self.close()
            raise

    @property
    def context_size(self) -> int:
        """Tokens that may be in the cache; llama.cpp itself rounds what was asked for up."""
        return self._context_size

    @property
    def rollback(self) -> Rollback:
        return self._rollback

    @property
    def cached(self) -> Sequence[int]:
        """The tokens in the cache, oldest first."""
        return self._cached

    @property
    def weight_bytes(self) -> int:
        return int(llama_cpp.llama_model_size(self._model))

    @property
    def chat_template(self) -> str | None:
        """Jinja source of the model's own template."""
        text = llama_cpp.llama_model_chat_template(self._model, None)
        return text.decode("utf-8", "replace") if text else None

    def evaluate(
        self, tokens: Sequence[int], *, rows: int = 1, branches: Sequence[Branch] = ()
    ) -> LogitRows:
        """Append `tokens` to the cache; logits of the last `rows` of them, then of each branch.

        The result, (rows + branches, vocabulary), is a view into llama.cpp's buffer that the next
        call overwrites. On an error the cache is as before, or empty where it cannot be cut. Raises
        DecodeError.
        """
        assert tokens, "nothing to evaluate"
        length = len(self._cached)
        try:
            for at in range(0, len(tokens), self._batch.capacity):
                part = tokens[at : at + self._batch.capacity]
                last = at + len(part) == len(tokens)
                self._decode(part, rows if last else 0, branches)
        except BaseException:
            self.truncate(length)
            raise
        return self._logits(rows + len(branches))

    def truncate(self, length: int) -> int:
        """Cut the cache to `length` tokens; returns what could be kept.

        A recurrent state comes back only to a mark, and a sliding window may have dropped what the
        cut needs.
        """
        if length >= len(self._cached):
            return len(self._cached)
        kept = self._kept(length)
        if kept == 0:
            llama_cpp.llama_memory_clear(self._memory, True)
        self._snapshots.forget_beyond(kept)
        del self._cached[kept:]
        return kept

    @property
    def threads(self) -> Threads:
        context = self._context
        return Threads(
            int(llama_cpp.llama_n_threads(context)), int(llama_cpp.llama_n_threads_batch(context))
        )

    def set_threads(self, threads: Threads) -> None:
        llama_cpp.llama_set_n_threads(self._context, threads.single, threads.batch)

    def mark(self, purpose: Mark) -> bool:
        """Copy the state that cannot be cut, where no kept one will do. Raises DecodeError."""
        if self._rollback is not Rollback.MARKS:
            return self._rollback is Rollback.CUT
        if purpose is Mark.ROUND and self._states.most > 0:
            return True
        if self._states.is_pending:
            return False
        self._snapshots.take(purpose, len(self._cached))
        return True

    def close(self) -> None:
        """Free context and weights; closing twice is fine."""
        if self._context:
            llama_cpp.llama_free(self._context)
        if self._model:
            llama_cpp.llama_model_free(self._model)
        self._context = self._model = None

    def _decode(self, tokens: Sequence[int], rows: int, branches: Sequence[Branch]) -> None:
        start = len(self._cached)
        needed = start + len(tokens) + len(branches)
        if needed > self.context_size:
            raise ContextTooSmallError(
                f"The context holds {self.context_size} tokens; {needed} are needed.",
                advice="Start a new chat, or load the model with a longer context.",
            )
        numbers = range(1, len(branches) + 1)
        for number in numbers:
            llama_cpp.llama_memory_seq_cp(self._memory, 0, number, -1, -1)
        code = llama_cpp.llama_decode(
            self._context, self._batch.fill(tokens, start, rows, branches)
        )
        for number in numbers:
            llama_cpp.llama_memory_seq_rm(self._memory, number, -1, -1)
        self._cached.extend(tokens)
        self._states.evaluated(len(tokens))
        if code != 0:
            raise DecodeError(
                f"llama.cpp could not evaluate the text (code {code}).",
                advice="Load the model again, with a smaller context if memory is short.",
            )

    def _logits(self, rows: int) -> LogitRows:
        pointer = llama_cpp.llama_get_logits(self._context)
        if not pointer:
            raise DecodeError(
                "llama.cpp gave no result for a pass.", advice="Load the model again."
            )
        return self._view.rows(pointer, rows)

    def _kept(self, length: int) -> int:
        """Bring llama.cpp's memory back to `length` tokens or the last mark before; 0: failed."""
        if length > 0 and self._rollback is Rollback.CUT and self._cut(length):
            return length
        if self._rollback is not Rollback.MARKS:
            return 0
        if length > 0 and self._states.reach(len(self._cached) - length) and self._remove(length):
            self._states.went_back()
            return length
        self._states.lost()
        marked = self._snapshots.restore_before(length)
        return marked if marked and self._remove(marked) else 0

    def _remove(self, length: int) -> bool:
        """Take everything from position `length` on out of llama.cpp's memory."""
        return bool(llama_cpp.llama_memory_seq_rm(self._memory, 0, length, -1))

    def _cut(self, length: int) -> bool:
        """Remove everything from position `length` on, if what stays is whole.

        A sliding window that has left all of that behind has no oldest position; that is -1.
        """
        if not self._remove(length):
            return False
        window = int(llama_cpp.llama_model_n_swa(self._model))
        oldest = int(llama_cpp.llama_memory_seq_pos_min(self._memory, 0))
        return window == 0 or 0 <= oldest <= max(0, length - window)

    def _probe_rollback(self) -> Rollback:
        """Try it: cut the cache, or come back to a mark and get the same logits again."""
        token = (self.vocabulary.opening() or [0])[0]
        self.evaluate([token])
        self.mark(Mark.PROMPT)
        expected = self.evaluate([token])[0].copy()
        if self._states.most == 0 and self._cut(1):
            del self._cached[1:]
            found = Rollback.CUT
        elif self._comes_back(1, token, expected):
            found = Rollback.MARKS
            if not self._keeps_states(token, expected):
                self._states = KeptStates(0)
        else:
            found = Rollback.NONE
        self.truncate(0)
        return found

    def _keeps_states(self, token: int, expected: LogitRows) -> bool:
        """Try going back inside a pass, also before coming back to a mark; nothing to try: True."""
        if self._states.most == 0:
            return True
        self.truncate(1)
        self.evaluate([token] * 3)
        if self.truncate(2) != 2 or not self._comes_back(1, token, expected):
            return False
        self.truncate(0)
        self.evaluate([token] * 3)
        return self._comes_back(1, token, expected)

    def _comes_back(self, length: int, token: int, expected: LogitRows) -> bool:
        """Whether `token` after `length` tokens gives the logits that it is to give."""
        if self.truncate(length) != length:
            return False
        again = self.evaluate([token])[0]
        return bool(np.allclose(again, expected, rtol=1e-3, atol=1e-3))

    def _refuse_other_kinds(self, path: Path) -> None:
        encoder = llama_cpp.llama_model_has_encoder(self._model)
        diffusion = llama_cpp.llama_model_is_diffusion(self._model)
        if encoder or diffusion or not llama_cpp.llama_model_has_decoder(self._model):
            raise ModelLoadError(
                f"{path.name} is not a model that answers in chat.",
                advice="Choose a text-generation model; encoders and diffusion models do not chat.",
            )


def _load_weights(path: Path, options: LlamaOptions, progress: Callable[[float], bool]) -> Any:
    log, going_on = llama_log(), _Progress(progress)
    log.clear()
    params = llama_cpp.llama_model_default_params()
    params.n_gpu_layers = options.gpu_layers
    if options.in_memory:
        params.load_mode = llama_cpp.LLAMA_LOAD_MODE_NONE
    params.progress_callback = going_on.callback
    model = llama_cpp.llama_model_load_from_file(os.fsencode(path), params)
    if going_on.error is not None:
        raise going_on.error
    if model:
        return model
    if going_on.cancelled:
        raise LoadCancelledError(f"Loading {path.name} was cancelled.")
    raise load_error(path, log.errors())


def _can_branch(model: Any) -> bool:
    """Whether sequences share what they have in common, at no cost in memory."""
    stateful = llama_cpp.llama_model_is_recurrent(model) or llama_cpp.llama_model_is_hybrid(model)
    return not stateful and int(llama_cpp.llama_model_n_swa(model)) == 0


class _Progress:
    """Wraps a Python callback for llama.cpp; an exception in it cancels the load."""

    def __init__(self, report: Callable[[float], bool]) -> None:
        self._report = report
        self.cancelled = False
        self.error: BaseException | None = None
        self.callback = llama_cpp.llama_progress_callback(self._receive)

    def _receive(self, fraction: float, _user_data: Any) -> bool:
        try:
            self.cancelled = not self._report(fraction)
        except BaseException as error:  # noqa: BLE001 - must not cross the C frame
            self.error = error
            return False
        return not self.cancelled

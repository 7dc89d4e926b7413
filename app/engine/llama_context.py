"""A llama.cpp context: how a model is to run, and what goes wrong where it cannot be made."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.engine.errors import ModelLoadError, OutOfMemoryError
from app.engine.llama_backend import Buffer, llama_cpp, llama_log

_KV_TYPES = {
    "f16": llama_cpp.GGML_TYPE_F16,
    "q8_0": llama_cpp.GGML_TYPE_Q8_0,
    "q4_0": llama_cpp.GGML_TYPE_Q4_0,
}
_FLASH_ATTENTION_AUTO, _FLASH_ATTENTION_ON = -1, 1
_MEMORY_WORDS = ("alloc", "out of memory", "memory")
_MOST_STATE_BYTES = 256 * 2**20


@dataclass(frozen=True, slots=True)
class LlamaOptions:
    """How to run a model."""

    context_size: int  # tokens
    batch_size: int = 512  # tokens of one pass at most
    max_rows: int = 17  # rows of logits of one pass at most
    threads: int = 2  # of a single pass
    batch_threads: int | None = None  # of a wider pass; None: as many
    gpu_layers: int = 0  # -1: all
    in_memory: bool = False  # read the weights rather than map the file
    kv_type: str = "f16"
    branches: int = 0  # of one pass at most, where the memory allows any
    kept_states: int = 0  # of a recurrent model's last pass, where there is room for them


def make_context(
    model: Any, path: Path, options: LlamaOptions, branches: int
) -> tuple[Any, list[Buffer]]:
    """A context and the allocations it made. Raises ModelLoadError, OutOfMemoryError."""
    context, buffers = _new_context(model, path, options, branches, kept_states=0)
    if options.kept_states and _can_keep(options.kept_states, buffers):
        llama_cpp.llama_free(context)
        llama_log().clear()
        weights = [buffer for buffer in buffers if buffer.kind == "model"]
        states = options.kept_states
        context, buffers = _new_context(model, path, options, branches, kept_states=states)
        return context, weights + buffers
    return context, buffers


def _can_keep(states: int, buffers: list[Buffer]) -> bool:
    """Whether there is a recurrent state, and one that may be kept so many times."""
    sizes = [buffer.n_bytes for buffer in buffers if buffer.kind == "RS"]
    return bool(sizes) and sum(sizes) * states <= _MOST_STATE_BYTES


def _new_context(
    model: Any, path: Path, options: LlamaOptions, branches: int, *, kept_states: int
) -> tuple[Any, list[Buffer]]:
    log = llama_log()
    params = llama_cpp.llama_context_default_params()
    params.n_ctx = options.context_size
    params.n_batch = params.n_ubatch = min(options.batch_size, options.context_size)
    params.n_seq_max = 1 + branches
    params.n_rs_seq = kept_states
    params.kv_unified = True
    params.n_outputs_max = min(options.max_rows + branches, params.n_batch)
    params.n_threads = options.threads
    params.n_threads_batch = options.batch_threads or options.threads
    params.type_k = params.type_v = _KV_TYPES[options.kv_type]
    quantized = options.kv_type != "f16"
    params.flash_attn_type = _FLASH_ATTENTION_ON if quantized else _FLASH_ATTENTION_AUTO
    params.swa_full = False
    params.no_perf = True
    context = llama_cpp.llama_init_from_model(model, params)
    if not context:
        raise load_error(path, log.errors())
    return context, log.buffers()


def load_error(path: Path, errors: list[str]) -> ModelLoadError | OutOfMemoryError:
    reason = next((line for line in errors if line.strip()), "")
    if any(word in " ".join(errors).lower() for word in _MEMORY_WORDS):
        return OutOfMemoryError(
            f"There is not enough memory to load {path.name}.",
            advice="Choose a smaller model, a shorter context, or fewer GPU layers.",
        )
    return ModelLoadError(
        f"llama.cpp cannot load {path.name}"
        + (f": {reason.strip().rstrip('.')}." if reason else "."),
        advice="The file may be damaged, or may need a newer version of llama.cpp.",
    )

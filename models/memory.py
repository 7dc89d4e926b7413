"""How much memory a pair will take, from its headers alone.

Weights are read into memory or mapped from the file. On a processor, llama.cpp keeps many matrices
in another order, which makes passes faster; where the file is mapped, those are a copy. The figures
of the compute buffer and of what goes with the vocabulary were fitted to what the engine process
uses; a test compares them for the models at hand (``tests/app/test_memory_fit.py``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from models.gguf_header import GgufHeader, TensorInfo
from models.kv_cache import cache_shape

DEFAULT_CONTEXT: Final = 4096  # tokens, where the file allows it
BATCH_SIZE: Final = 512  # tokens of one pass at most
ALL_LAYERS: Final = -1

_PROCESS_BYTES: Final = 60 << 20  # the engine process before a model is loaded, and what it adds
_TARGET_TOKEN_BYTES: Final = 335  # of each token in the vocabulary: its text, rows of logits
_DRAFT_TOKEN_BYTES: Final = 150
_LOGIT_ROWS: Final = 17
_MASK_BYTES: Final = 2
_LOOKED_UP: Final = -1  # before the first block
_FEED_FORWARDS, _WIDTHS = 3, 4  # vectors of each size that are alive at once in a layer


@dataclass(frozen=True, slots=True)
class Placement:
    """How a pair is to be run; the draft's cache is as the target's where nothing else is said.

    ``repacked`` maps the types of matrices that this processor's kernels want in another order to
    the number that their rows have to be a multiple of. ``in_memory``: weights are read rather than
    mapped, where no layer of the model goes to a card.
    """

    context_size: int = DEFAULT_CONTEXT
    kv_type: str = "f16"
    gpu_layers: int = 0
    draft_kv_type: str | None = None
    draft_gpu_layers: int = 0
    repacked: Mapping[str, int] | None = None
    in_memory: bool = False


@dataclass(frozen=True, slots=True)
class ModelMemory:
    """Bytes of one model: in the system's memory, and in ``device_bytes`` on graphics cards.

    ``repacked_bytes`` are copies of some ``weight_bytes`` that are mapped from the file; those are
    then needed only while loading.
    """

    weight_bytes: int
    repacked_bytes: int
    cache_bytes: int
    compute_bytes: int
    vocabulary_bytes: int
    device_bytes: int = 0

    @property
    def resident_bytes(self) -> int:
        """What the system counts where memory is plentiful."""
        return self.needed_bytes + self.repacked_bytes

    @property
    def needed_bytes(self) -> int:
        """What has to fit: the system may drop pages of the file that have been copied."""
        return self.weight_bytes + self.cache_bytes + self.compute_bytes + self.vocabulary_bytes


@dataclass(frozen=True, slots=True)
class PairMemory:
    """Bytes of a pair and of the engine process around it."""

    target: ModelMemory
    draft: ModelMemory | None = None
    process_bytes: int = _PROCESS_BYTES

    @property
    def models(self) -> tuple[ModelMemory, ...]:
        return (self.target,) if self.draft is None else (self.target, self.draft)

    @property
    def resident_bytes(self) -> int:
        return self.process_bytes + sum(model.resident_bytes for model in self.models)

    @property
    def needed_bytes(self) -> int:
        return self.process_bytes + sum(model.needed_bytes for model in self.models)

    @property
    def device_bytes(self) -> int:
        return sum(model.device_bytes for model in self.models)


def estimate_pair(target: GgufHeader, draft: GgufHeader | None, placement: Placement) -> PairMemory:
    """The memory of a pair.

    The draft gets the target's context, as far as it was trained for that, as the engine does it.
    """
    fitted = replace(placement, context_size=usable_context(target, placement.context_size))
    if draft is None:
        return PairMemory(estimate_model(target, fitted))
    small = replace(
        fitted,
        context_size=usable_context(draft, fitted.context_size),
        gpu_layers=placement.draft_gpu_layers,
        kv_type=placement.draft_kv_type or placement.kv_type,
    )
    return PairMemory(
        estimate_model(target, fitted),
        estimate_model(draft, small, token_bytes=_DRAFT_TOKEN_BYTES),
    )


def usable_context(header: GgufHeader, wanted: int | None) -> int:
    """Tokens that the engine makes room for: never more than the model was trained for."""
    return min(wanted or DEFAULT_CONTEXT, header.context_length or DEFAULT_CONTEXT)


def estimate_model(
    header: GgufHeader, placement: Placement, *, token_bytes: int = _TARGET_TOKEN_BYTES
) -> ModelMemory:
    """The memory of one model."""
    share = _device_share(header, placement.gpu_layers)
    batch = min(BATCH_SIZE, placement.context_size)
    cache = cache_shape(header).n_bytes(placement.context_size, placement.kv_type, batch)
    compute = _compute_bytes(header, placement.context_size, batch)
    moved = _moved_bytes(header, placement.gpu_layers)
    on_device = moved + round(share * cache) + (compute if placement.gpu_layers else 0)
    is_mapped = not placement.in_memory or placement.gpu_layers
    repacked = (1 - share) * _repacked_bytes(header, placement.repacked or {})
    return ModelMemory(
        weight_bytes=header.total_bytes - moved,
        repacked_bytes=round(repacked) if is_mapped else 0,
        cache_bytes=cache - round(share * cache),
        compute_bytes=0 if share == 1 else compute,
        vocabulary_bytes=token_bytes * (header.vocabulary_size or 0),
        device_bytes=on_device,
    )


def _device_share(header: GgufHeader, gpu_layers: int) -> float:
    """The part of the blocks, and so of the cache, that is on graphics cards."""
    blocks = header.block_count or 0
    return 1.0 if gpu_layers < 0 or not blocks else min(max(gpu_layers - 1, 0), blocks) / blocks


def _moved_bytes(header: GgufHeader, gpu_layers: int) -> int:
    """Weights on graphics cards: llama.cpp moves the output first, then blocks from the last one.

    Tables of embeddings are looked up on the processor; a copy of one may be the output.
    """
    blocks = header.block_count or 0
    first = 0 if gpu_layers < 0 else max(blocks + 1 - gpu_layers, 0)
    tensors = tuple(header.all_tensors())
    is_tied = all(tensor.name != "output.weight" for tensor in tensors)
    return sum(t.n_bytes for t in tensors if first <= _layer_of(t, blocks, is_tied=is_tied))


def _layer_of(tensor: TensorInfo, blocks: int, *, is_tied: bool) -> int:
    """Where llama.cpp counts a tensor; the output comes after the last block."""
    kind, _, rest = tensor.name.partition(".")
    number = rest.partition(".")[0]
    if kind == "blk" and number.isdecimal():
        return int(number)
    is_looked_up = kind.endswith("_embd") and not (kind == "token_embd" and is_tied)
    return _LOOKED_UP if is_looked_up else blocks


def _repacked_bytes(header: GgufHeader, repacked: Mapping[str, int]) -> int:
    """Matrices with which rows are multiplied; tables that are looked up stay as they are."""
    return sum(tensor.n_bytes for tensor in header.all_tensors() if _is_repacked(tensor, repacked))


def _is_repacked(tensor: TensorInfo, repacked: Mapping[str, int]) -> bool:
    multiple = repacked.get(tensor.type_name)
    if multiple is None or len(tensor.shape) < 2 or "embd" in tensor.name:
        return False
    return tensor.shape[1] % multiple == 0


def _compute_bytes(header: GgufHeader, context_size: int, batch: int) -> int:
    """llama.cpp's buffer for intermediate results of a pass of ``batch`` tokens."""
    width = header.embedding_length or 0
    live = _FEED_FORWARDS * _feed_forward(header) + _WIDTHS * width
    logits = _LOGIT_ROWS * (header.vocabulary_size or 0) * 4
    mask = cache_shape(header).mask_cells(context_size, batch) * batch * _MASK_BYTES
    return max(4 * batch * live, logits) + mask


def _feed_forward(header: GgufHeader) -> int:
    """Width of the widest layer inside; of as many experts as a token uses."""
    plain = header.architecture_integer("feed_forward_length") or 0
    lengths = header.numbers(f"{header.architecture}.feed_forward_length")
    if lengths is not None and len(lengths):
        plain = int(max(lengths))
    expert = header.architecture_integer("expert_feed_forward_length") or 0
    used = header.architecture_integer("expert_used_count") or 0
    return max(plain, expert * used)

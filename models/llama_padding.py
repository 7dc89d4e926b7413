"""Zero-padding a llama-architecture model: the same function at the cost of a bigger one.

With width d padded to d', the mean square that RMS norm divides by shrinks by d/d'. Norm weights
times √(d/d') and an epsilon times d/d' undo that exactly. Every other matrix sits in the corner of
a zero matrix, so the added coordinates stay zero all the way, and added heads attend to zeros.
Query heads keep their key/value head because the ratio of the two counts is kept. Sizes are
multiples of the quantization blocks, so packed blocks move byte for byte: a block of zero bytes
means zeros in every type that has a scale.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from models.errors import CancelledError
from models.gguf import GgufHeader, TensorInfo, read_header
from models.gguf_constants import TENSOR_TYPES_BY_NAME
from models.gguf_source import unsupported
from models.gguf_writer import Replacement, write_gguf
from models.progress import Cancelled, never

Bytes: TypeAlias = NDArray[np.uint8]

_WIDTH, _FFN, _HEADS, _KV_HEADS, _KEPT = "width", "ffn", "heads", "kv_heads", "kept"
_AXES: Final[Mapping[str, tuple[str, ...]]] = {
    "token_embd.weight": (_WIDTH, _KEPT),
    "output.weight": (_WIDTH, _KEPT),
    "output_norm.weight": (_WIDTH,),
    "rope_freqs.weight": (_KEPT,),
    "attn_norm.weight": (_WIDTH,),
    "attn_q.weight": (_WIDTH, _HEADS),
    "attn_k.weight": (_WIDTH, _KV_HEADS),
    "attn_v.weight": (_WIDTH, _KV_HEADS),
    "attn_q.bias": (_HEADS,),
    "attn_k.bias": (_KV_HEADS,),
    "attn_v.bias": (_KV_HEADS,),
    "attn_output.weight": (_HEADS, _WIDTH),
    "attn_output.bias": (_WIDTH,),
    "ffn_norm.weight": (_WIDTH,),
    "ffn_gate.weight": (_WIDTH, _FFN),
    "ffn_up.weight": (_WIDTH, _FFN),
    "ffn_down.weight": (_FFN, _WIDTH),
    "ffn_gate.bias": (_FFN,),
    "ffn_up.bias": (_FFN,),
    "ffn_down.bias": (_WIDTH,),
}


@dataclass(frozen=True, slots=True)
class PaddedDims:
    """Sizes of a llama model: width, feed-forward width, heads and key/value heads."""

    width: int
    ffn: int
    heads: int
    kv_heads: int


@dataclass(frozen=True, slots=True)
class _Plan:
    header: GgufHeader
    old: PaddedDims
    new: PaddedDims
    head_size: int

    @property
    def shrink(self) -> float:
        """d/d', by which the mean square shrinks."""
        return self.old.width / self.new.width

    def axis(self, kind: str, size: int) -> int:
        """The new size of an axis."""
        return {
            _WIDTH: self.new.width,
            _FFN: self.new.ffn,
            _HEADS: self.new.heads * self.head_size,
            _KV_HEADS: self.new.kv_heads * self.head_size,
        }.get(kind, size)


def padded_bytes(source: GgufHeader, dims: PaddedDims) -> int:
    """Size of the tensors after padding. Raises UnsupportedGgufError as `pad_llama` does."""
    return sum(tensor.n_bytes for tensor in _padded_tensors(_plan(source, dims)))


def pad_llama(
    source: Path,
    target: Path,
    dims: PaddedDims,
    *,
    metadata: Mapping[str, Replacement],
    progress: Callable[[float], None] = lambda _: None,
    cancelled: Cancelled = never,
) -> None:
    """Write ``source``, padded to ``dims``, to ``target``; metadata is kept but for ``metadata``.

    One tensor is in memory at a time. Raises UnsupportedGgufError if the source is no plain llama
    model or does not fit ``dims``, and CancelledError between tensors.
    """
    plan = _plan(read_header(source), dims)
    padded = _padded_tensors(plan)
    replaced = {**_architecture_metadata(plan), **metadata}
    contents = _contents(plan, padded, progress, cancelled)
    write_gguf(target, plan.header, padded, contents, replaced)


def _plan(header: GgufHeader, new: PaddedDims) -> _Plan:
    if header.architecture != "llama" or header.architecture_integer("expert_count"):
        raise unsupported(header.path, "only plain llama models can be padded")
    names = ("embedding_length", "feed_forward_length", "attention.head_count")
    width, ffn, heads = (header.architecture_integer(name) for name in names)
    if not width or not ffn or not heads:
        raise unsupported(header.path, "it does not state its sizes")
    kv_heads = header.architecture_integer("attention.head_count_kv") or heads
    old = PaddedDims(width, ffn, heads, kv_heads)
    head_size = header.architecture_integer("attention.key_length") or width // heads
    value_size = header.architecture_integer("attention.value_length") or head_size
    if value_size != head_size:
        raise unsupported(header.path, "its keys and values differ in size")
    _check_dims(header.path, old, new)
    return _Plan(header, old, new, head_size)


def _check_dims(path: Path, old: PaddedDims, new: PaddedDims) -> None:
    if new.heads * old.kv_heads != old.heads * new.kv_heads:
        raise unsupported(path, "padding has to keep the ratio of heads to key/value heads")
    pairs = ((old.width, new.width), (old.ffn, new.ffn), (old.heads, new.heads))
    if any(larger < smaller for smaller, larger in pairs):
        raise unsupported(path, "padding cannot make a model smaller")


def _padded_tensors(plan: _Plan) -> tuple[TensorInfo, ...]:
    return tuple(_padded_tensor(plan, tensor) for tensor in plan.header.tensors)


def _padded_tensor(plan: _Plan, tensor: TensorInfo) -> TensorInfo:
    """The tensor's new shape and size; its offset remains that in the source."""
    axes = _AXES.get(_role(tensor.name))
    if axes is None or len(axes) != len(tensor.shape):
        raise unsupported(plan.header.path, f"its tensor “{tensor.name}” has no known padding")
    if _is_norm(tensor) and tensor.type_name != "F32":
        raise unsupported(plan.header.path, f"its norm “{tensor.name}” is not in F32")
    shape = tuple(plan.axis(kind, size) for kind, size in zip(axes, tensor.shape, strict=True))
    kind = TENSOR_TYPES_BY_NAME[tensor.type_name]
    if shape[0] % kind.block_size:
        raise unsupported(
            plan.header.path, f"a width of {shape[0]:,} does not fit the blocks of {kind.name}"
        )
    n_bytes = math.prod(shape) // kind.block_size * kind.block_bytes
    return TensorInfo(tensor.name, shape, tensor.type_name, tensor.offset, n_bytes)


def _role(name: str) -> str:
    """``blk.7.attn_q.weight`` → ``attn_q.weight``."""
    return name.split(".", 2)[2] if name.startswith("blk.") and name.count(".") > 1 else name


def _is_norm(tensor: TensorInfo) -> bool:
    return tensor.name.endswith("norm.weight")


def _architecture_metadata(plan: _Plan) -> dict[str, Replacement]:
    epsilon = plan.header.number("llama.attention.layer_norm_rms_epsilon")
    if epsilon is None:
        raise unsupported(plan.header.path, "it does not state the epsilon of its norms")
    rotated = plan.header.architecture_integer("rope.dimension_count") or plan.head_size
    return {
        "llama.embedding_length": Replacement.integer(plan.new.width),
        "llama.feed_forward_length": Replacement.integer(plan.new.ffn),
        "llama.attention.head_count": Replacement.integer(plan.new.heads),
        "llama.attention.head_count_kv": Replacement.integer(plan.new.kv_heads),
        "llama.attention.key_length": Replacement.integer(plan.head_size),
        "llama.attention.value_length": Replacement.integer(plan.head_size),
        "llama.rope.dimension_count": Replacement.integer(rotated),
        "llama.attention.layer_norm_rms_epsilon": Replacement.real(epsilon * plan.shrink),
    }


def _contents(
    plan: _Plan,
    padded: tuple[TensorInfo, ...],
    progress: Callable[[float], None],
    cancelled: Cancelled,
) -> Iterator[Bytes]:
    total, done = sum(tensor.n_bytes for tensor in padded), 0
    with plan.header.path.open("rb") as file:
        for old, new in zip(plan.header.tensors, padded, strict=True):
            if cancelled():
                raise CancelledError("Padding the model was stopped.")
            file.seek(old.offset)
            data = np.frombuffer(file.read(old.n_bytes), np.uint8)
            if _is_norm(old):
                data = _scaled(data, math.sqrt(plan.shrink))
            yield _in_corner(data, old, new)
            done += new.n_bytes
            progress(done / total)


def _scaled(data: Bytes, factor: float) -> Bytes:
    values = data.view(np.float32).astype(np.float64) * factor
    return values.astype(np.float32).view(np.uint8)


def _in_corner(data: Bytes, old: TensorInfo, new: TensorInfo) -> Bytes:
    """The old rows at the start of the new ones, zeros elsewhere."""
    old_rows, new_rows = math.prod(old.shape[1:]), math.prod(new.shape[1:])
    padded = np.zeros((new_rows, new.n_bytes // new_rows), np.uint8)
    padded[:old_rows, : old.n_bytes // old_rows] = data.reshape(old_rows, -1)
    return padded

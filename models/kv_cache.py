"""How large a model's cache is: keys and values per token, windows, and recurrent states.

Source: llama.cpp (build 11434), ``llama-kv-cache.cpp``, ``llama-kv-cache-iswa.cpp``,
``llama-hparams.cpp`` and the files of the architectures in ``src/models``.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Final, NamedTuple

from models.gguf_constants import MOST_LAYERS, TENSOR_TYPES_BY_NAME
from models.gguf_header import GgufHeader, TensorInfo

_CELLS: Final = 256  # the cache grows in steps of so many tokens
_STATE_COPIES: Final = 3  # a recurrent state, and the copies that drafting comes back to


class _Windowed(NamedTuple):
    """Every ``pattern``-th layer sees all tokens, the others the last ``window``."""

    pattern: int
    window: int = 0  # where the file says nothing
    is_dense_first: bool = False


# Architectures that use a sliding window, with what they assume where the file says nothing.
_WINDOWED: Final = {
    "afmoe": _Windowed(4),
    "cohere2": _Windowed(4),
    "exaone-moe": _Windowed(4, 128),
    "exaone4": _Windowed(4, 4096),
    "gemma2": _Windowed(2, 4096),
    "gemma3": _Windowed(6),
    "gemma3n": _Windowed(5),
    "gemma4": _Windowed(6),
    "gpt-oss": _Windowed(2),
    "granite-swa": _Windowed(4),
    "llama4": _Windowed(4, 8192),
    "mimo2": _Windowed(6),
    "olmo2": _Windowed(4),
    "plamo3": _Windowed(8),
    "smallthinker": _Windowed(4, 4096, is_dense_first=True),
    "step35": _Windowed(4),
}
_SHARED_FROM: Final = {"gemma3n": 20}  # later layers use the caches of earlier ones


@dataclass(frozen=True, slots=True)
class CacheShape:
    """What one token costs: ``full_width`` numbers in layers that keep every token,
    ``window_width`` in layers that keep the last ``window``; ``state_bytes`` whatever the length.
    """

    full_width: int
    window_width: int = 0
    window: int = 0
    state_bytes: int = 0

    def n_bytes(self, context_size: int, kv_type: str, batch_size: int) -> int:
        """Bytes of a cache for ``context_size`` tokens of type f16, q8_0 or q4_0."""
        cells = padded(context_size)
        windowed = min(cells, padded(self.window + batch_size)) if self.window else 0
        kind = TENSOR_TYPES_BY_NAME[kv_type.upper()]
        numbers = cells * self.full_width + windowed * self.window_width
        return numbers * kind.block_bytes // kind.block_size + self.state_bytes

    def mask_cells(self, context_size: int, batch_size: int) -> int:
        """Cells that attention masks cover, for each token of a batch."""
        cells = padded(context_size)
        windowed = min(cells, padded(self.window + batch_size)) if self.window_width else 0
        return (cells if self.full_width else 0) + windowed


def padded(tokens: int) -> int:
    """Cells that llama.cpp makes for so many tokens."""
    return -(-tokens // _CELLS) * _CELLS


def cache_shape(header: GgufHeader) -> CacheShape:
    """The shape of a model's cache; 0 wide where the file does not say enough."""
    layers = _tensors_by_layer(header)
    window, is_windowed = _window(header), _windowed_layers(header)
    full = windowed = states = 0
    for index in range(_layer_count(header)):
        width = _layer_width(header, index, layers[index])
        if window and is_windowed[index]:
            windowed += width
        else:
            full += width
        states += _state_bytes(header, layers[index])
    return CacheShape(full, windowed, window if windowed else 0, states * _STATE_COPIES)


def _tensors_by_layer(header: GgufHeader) -> dict[int, dict[str, TensorInfo]]:
    """Layer → short name such as ``attn_k`` → tensor."""
    layers: dict[int, dict[str, TensorInfo]] = defaultdict(dict)
    for tensor in header.all_tensors():
        start, _, rest = tensor.name.partition(".")
        number, _, name = rest.partition(".")
        if start == "blk" and number.isdecimal():
            layers[int(number)][name.removesuffix(".weight")] = tensor
    return layers


def _layer_width(header: GgufHeader, index: int, tensors: dict[str, TensorInfo]) -> int:
    """Numbers that one token leaves in this layer's cache: its keys and values."""
    if index >= _first_shared(header):
        return 0
    if "attn_kv_a_mqa" in tensors:
        return _latent_width(header)
    keys, values = tensors.get("attn_k"), tensors.get("attn_v")
    if keys is not None:
        return _rows(keys) + _rows(values if values is not None else keys)
    is_recurrent = any(name.startswith(("ssm_", "shortconv", "time_mix")) for name in tensors)
    if is_recurrent or "attn_qkv" not in tensors:
        return 0
    heads = _of_layer(header, "attention.head_count_kv", index) or _head_count(header, index)
    return heads * sum(_head_length(header, what, index) for what in ("key", "value"))


def _latent_width(header: GgufHeader) -> int:
    """Multi-head latent attention keeps one latent vector, and no values of their own."""
    rank = header.architecture_integer("attention.kv_lora_rank") or 0
    return rank + (header.architecture_integer("rope.dimension_count") or 0)


def _head_count(header: GgufHeader, index: int) -> int:
    return _of_layer(header, "attention.head_count", index) or 1


def _head_length(header: GgufHeader, what: str, index: int) -> int:
    stated = header.architecture_integer(f"attention.{what}_length")
    return stated or (header.embedding_length or 0) // _head_count(header, index)


def _of_layer(header: GgufHeader, name: str, index: int) -> int:
    """A number that may be one for all layers or a list."""
    each = header.numbers(f"{header.architecture}.{name}")
    if each is not None:
        return int(each[index]) if index < len(each) else 0
    return header.architecture_integer(name) or 0


def _rows(tensor: TensorInfo) -> int:
    return tensor.shape[1] if len(tensor.shape) > 1 else 0


def _layer_count(header: GgufHeader) -> int:
    """As many as llama.cpp can load at most: a file may state billions."""
    return min(max(header.block_count or 0, 0), MOST_LAYERS)


def _first_shared(header: GgufHeader) -> int:
    count = _layer_count(header)
    if header.architecture in _SHARED_FROM:
        return _SHARED_FROM[header.architecture]
    return count - (header.architecture_integer("attention.shared_kv_layers") or 0)


def _window(header: GgufHeader) -> int:
    windowed = _WINDOWED.get(header.architecture)
    if windowed is None:
        return 0
    return header.architecture_integer("attention.sliding_window") or windowed.window


def _windowed_layers(header: GgufHeader) -> list[bool]:
    """Which layers keep a window only."""
    count = _layer_count(header)
    key = f"{header.architecture}.attention.sliding_window_pattern"
    each = header.numbers(key)
    if each is not None:
        return [bool(flag) for flag in each[:count]] + [False] * (count - len(each))
    windowed = _WINDOWED.get(header.architecture, _Windowed(1))
    pattern = header.integer(key) or windowed.pattern
    full = 0 if windowed.is_dense_first else pattern - 1
    return [index % pattern != full for index in range(count)]


def _state_bytes(header: GgufHeader, tensors: dict[str, TensorInfo]) -> int:
    """A Mamba-like layer keeps a convolution's past and a state, as 32-bit numbers."""
    if not any(name.startswith("ssm_") for name in tensors):
        return 0
    inner, state, groups, kernel = (
        header.architecture_integer(f"ssm.{name}") or 0
        for name in ("inner_size", "state_size", "group_count", "conv_kernel")
    )
    past = max(0, kernel - 1) * (inner + 2 * groups * state)
    return 4 * (past + state * inner)

"""Parsing the header of one GGUF file, version 2 or 3, of either byte order.

Refuses what llama.cpp's ``gguf.cpp`` (build 11434) refuses: empty or repeated keys, arrays of
arrays, an alignment that is no power of two, tensors that overlap or leave gaps.
"""

from __future__ import annotations

import math
import struct
from dataclasses import dataclass
from types import MappingProxyType

from models.gguf_arrays import MetadataValue, NumberArray, StringArray
from models.gguf_constants import (
    ARRAY,
    DEFAULT_ALIGNMENT,
    MAGIC,
    MAX_ARRAY_STRINGS,
    MAX_DIMENSIONS,
    MAX_KEY_BYTES,
    MAX_METADATA_KEYS,
    MAX_TENSOR_NAME_BYTES,
    MAX_TENSORS,
    NUMBER_CODES,
    STRING,
    TENSOR_TYPES,
    VERSIONS,
)
from models.gguf_header import GgufHeader, TensorInfo
from models.gguf_source import HeaderSource, not_gguf, truncated, unsupported
from models.gguf_strings import skip_strings
from models.seen_arrays import SeenArrays

# 8 (length) + 1 (text) + 4 (type) + 1 (value); 8 (length) + 4 (rank) + 4 (type) + 8 (offset).
_SMALLEST_ENTRY = 14
_SMALLEST_TENSOR = 24


@dataclass(frozen=True, slots=True)
class _Entries:
    values: dict[str, MetadataValue]
    types: dict[str, int]


def parse_header(source: HeaderSource, seen: SeenArrays | None = None) -> GgufHeader:
    """The header at the start of ``source``; ``seen`` are lists of texts in earlier headers.

    Raises NotGgufError, TruncatedFileError or UnsupportedGgufError.
    """
    _check_magic(source)
    version = _read_version(source)
    tensor_count = source.integer("Q")
    key_count = source.integer("Q")
    _check_count(source, key_count, "metadata entries", MAX_METADATA_KEYS, _SMALLEST_ENTRY)
    _check_count(source, tensor_count, "tensors", MAX_TENSORS, _SMALLEST_TENSOR)
    entries = _read_entries(source, key_count, seen or SeenArrays(0))
    alignment = _alignment(source, entries)
    relative = [_read_tensor(source) for _ in range(tensor_count)]
    data_offset = _aligned(source.position, alignment) if relative else source.position
    tensors = _placed(source, relative, data_offset, alignment)
    return GgufHeader(
        path=source.path,
        version=version,
        size_bytes=source.size,
        metadata=MappingProxyType(entries.values),
        tensors=tensors,
        data_offset=data_offset,
        byte_order=source.byte_order,
        value_types=MappingProxyType(entries.types),
    )


def _check_magic(source: HeaderSource) -> None:
    if source.size == 0:
        raise not_gguf(source.path, "it is empty")
    start = bytes(source.peek(len(MAGIC)))
    if not MAGIC.startswith(start):
        raise not_gguf(source.path, "it does not begin as one")
    source.skip(len(MAGIC))


def _read_version(source: HeaderSource) -> int:
    raw = source.take(4)
    little, big = int.from_bytes(raw, "little"), int.from_bytes(raw, "big")
    if little & 0xFFFF == 0 and big in VERSIONS:
        source.byte_order = "big"
        return big
    if little not in VERSIONS:
        raise unsupported(source.path, f"it has GGUF version {little}; only 2 and 3 are known")
    return little


def _check_count(source: HeaderSource, count: int, what: str, limit: int, smallest: int) -> None:
    if count > limit:
        raise unsupported(source.path, f"it declares {count:,} {what}")
    if count * smallest > source.remaining:
        raise truncated(source.path, f"it is too short for the {count:,} {what} that it declares")


def _read_entries(source: HeaderSource, count: int, seen: SeenArrays) -> _Entries:
    entries = _Entries({}, {})
    strings_left = MAX_ARRAY_STRINGS
    for _ in range(count):
        key = source.string(MAX_KEY_BYTES).decode(errors="replace")
        if not key or key in entries.values:
            what = f"its entry “{key}” appears twice" if key else "one of its entries has no name"
            raise unsupported(source.path, what)
        value, value_type = _read_value(source, source.integer("I"), strings_left, seen)
        if isinstance(value, StringArray):
            strings_left -= len(value)
        entries.values[key] = value
        entries.types[key] = value_type
    return entries


def _read_value(
    source: HeaderSource, value_type: int, strings_left: int, seen: SeenArrays
) -> tuple[MetadataValue, int]:
    if value_type == ARRAY:
        return _read_array(source, strings_left, seen)
    if value_type == STRING:
        return source.string().decode(errors="replace"), STRING
    if value_type in NUMBER_CODES:
        return source.numbers(NUMBER_CODES[value_type])[0], value_type
    raise unsupported(source.path, f"it holds values of the unknown type {value_type}")


def _read_array(
    source: HeaderSource, strings_left: int, seen: SeenArrays
) -> tuple[MetadataValue, int]:
    item_type, count = source.integer("I"), source.integer("Q")
    if item_type == STRING:
        return _read_string_array(source, count, strings_left, seen), STRING
    if item_type in NUMBER_CODES:
        item_bytes = struct.calcsize("<" + NUMBER_CODES[item_type])
        _check_count(source, count, "numbers in a list", source.size, item_bytes)
        raw = source.take(count * item_bytes)
        return NumberArray(raw, count, item_type, source.byte_order), item_type
    if item_type == ARRAY:
        raise unsupported(source.path, "it holds lists within lists")
    raise unsupported(source.path, f"it holds lists of the unknown type {item_type}")


def _read_string_array(
    source: HeaderSource, count: int, strings_left: int, seen: SeenArrays
) -> StringArray:
    _check_count(source, count, "texts in a list", strings_left, 8)
    known = seen.find(source, count)
    if known is not None:
        source.skip(len(known))
        return StringArray(known, count, source.byte_order)
    start = source.position
    skip_strings(source, count)
    raw = source.between(start, source.position)
    seen.add(raw, count)
    return StringArray(raw, count, source.byte_order)


def _alignment(source: HeaderSource, entries: _Entries) -> int:
    value = entries.values.get("general.alignment", DEFAULT_ALIGNMENT)
    if type(value) is not int or value <= 0 or value & (value - 1):
        raise unsupported(source.path, "its alignment is not a power of two")
    return value


def _read_tensor(source: HeaderSource) -> TensorInfo:
    """One tensor's entry; its offset still counts from the start of the tensor data."""
    name = source.string(MAX_TENSOR_NAME_BYTES).decode(errors="replace")
    rank = source.integer("I")
    if rank > MAX_DIMENSIONS:
        raise unsupported(source.path, f"its tensor “{name}” has {rank:,} dimensions")
    *dimensions, type_id, offset = source.numbers("Q" * rank + "IQ")
    shape, kind = tuple(dimensions), TENSOR_TYPES.get(type_id)
    if kind is None:
        raise unsupported(source.path, f"its tensor “{name}” has the unknown type {type_id}")
    count = math.prod(shape)
    if count >= 1 << 63 or (shape[0] if shape else 1) % kind.block_size:
        raise unsupported(source.path, f"its tensor “{name}” has an impossible shape")
    n_bytes = count // kind.block_size * kind.block_bytes
    return TensorInfo(name, shape, kind.name, offset, n_bytes)


def _placed(
    source: HeaderSource, relative: list[TensorInfo], data_offset: int, alignment: int
) -> tuple[TensorInfo, ...]:
    """Tensors with offsets from the start of the file, which must hold every one completely."""
    expected = 0
    placed: dict[str, TensorInfo] = {}
    for tensor in relative:
        name = tensor.name
        if tensor.offset != expected or name in placed:
            raise unsupported(source.path, f"its tensor “{name}” is misplaced")
        start = data_offset + tensor.offset
        if start + tensor.n_bytes > source.size:
            raise truncated(source.path, _missing_data(source.size, relative, data_offset))
        placed[name] = TensorInfo(name, tensor.shape, tensor.type_name, start, tensor.n_bytes)
        expected = _aligned(expected + tensor.n_bytes, alignment)
    return tuple(placed.values())


def _missing_data(size: int, relative: list[TensorInfo], data_offset: int) -> str:
    whole = data_offset + sum(tensor.n_bytes for tensor in relative)
    return f"it has {size:,} bytes, but its header promises about {whole:,}"


def _aligned(position: int, alignment: int) -> int:
    return -(-position // alignment) * alignment

"""Writing a GGUF file that is another one with changes, tensor by tensor."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from models.gguf_arrays import MetadataValue, NumberArray, StringArray
from models.gguf_constants import ARRAY, FLOAT32, STRING, TENSOR_TYPE_IDS, UINT32
from models.gguf_header import GgufHeader, TensorInfo

if TYPE_CHECKING:
    import gguf


@dataclass(frozen=True, slots=True)
class Replacement:
    """A metadata value, of a GGUF value type id, to write instead of what the source has."""

    value: int | float | str
    value_type: int

    @classmethod
    def integer(cls, value: int) -> Replacement:
        """An unsigned 32-bit number."""
        return cls(value, UINT32)

    @classmethod
    def real(cls, value: float) -> Replacement:
        """A 32-bit floating-point number."""
        return cls(value, FLOAT32)

    @classmethod
    def text(cls, value: str) -> Replacement:
        return cls(value, STRING)


def write_gguf(
    path: Path,
    source: GgufHeader,
    tensors: Iterable[TensorInfo],
    contents: Iterable[NDArray[np.uint8]],
    replaced: Mapping[str, Replacement],
) -> None:
    """Write ``tensors`` with the metadata of ``source``, some of it replaced.

    ``contents`` yields the bytes of each tensor in order, so that one is in memory at a time;
    offsets of ``tensors`` are not looked at. What raises in ``contents`` leaves a partial file.
    """
    import gguf  # takes 0.2 s, and the window needs no writer

    writer = gguf.GGUFWriter(path, source.architecture)
    try:
        _add_metadata(writer, source, replaced)
        for tensor in tensors:
            kind = gguf.GGMLQuantizationType(TENSOR_TYPE_IDS[tensor.type_name])
            shape, dtype = tensor.shape[::-1], np.dtype(np.float32)  # the dtype is not looked at
            writer.add_tensor_info(tensor.name, shape, dtype, tensor.n_bytes, raw_dtype=kind)
        writer.write_header_to_file()
        writer.write_kv_data_to_file()
        writer.write_ti_data_to_file()
        for content in contents:
            writer.write_tensor_data(content)
    finally:
        writer.close()


def _add_metadata(
    writer: gguf.GGUFWriter, source: GgufHeader, replaced: Mapping[str, Replacement]
) -> None:
    for key, value in source.metadata.items():
        if key not in replaced and key != "general.architecture":  # the writer adds that itself
            _add_value(writer, key, value, source.value_types[key])
    for key, replacement in replaced.items():
        _add_value(writer, key, replacement.value, replacement.value_type)


def _add_value(writer: gguf.GGUFWriter, key: str, value: MetadataValue, value_type: int) -> None:
    from gguf import GGUFValueType

    if isinstance(value, StringArray | NumberArray):
        items: tuple[Any, ...] = value.encoded if isinstance(value, StringArray) else value.numbers
        if items:  # the writer refuses empty lists; nobody misses one
            writer.add_key_value(key, items, GGUFValueType(ARRAY), GGUFValueType(value_type))
    else:
        writer.add_key_value(key, value, GGUFValueType(value_type))

"""What a GGUF file says about itself before its weights begin."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from models.gguf_arrays import ByteOrder, MetadataValue, NumberArray, StringArray
from models.gguf_constants import FILE_TYPES

Metadata: TypeAlias = Mapping[str, MetadataValue]


@dataclass(frozen=True, slots=True)
class TensorInfo:
    """One tensor: ``shape`` has the fastest dimension first; ``offset`` counts from the file's
    first byte; ``n_bytes`` is its size as stored."""

    name: str
    shape: tuple[int, ...]
    type_name: str
    offset: int
    n_bytes: int

    @property
    def element_count(self) -> int:
        return math.prod(self.shape)


@dataclass(frozen=True)
class GgufHeader:
    """The header of one GGUF file; of the first file, with the others in ``parts``, if split.

    ``value_types`` has the GGUF value type id of every metadata key (of an array's items for an
    array); ``size_bytes`` is the size of this file, ``data_offset`` where its tensor data begins.
    """

    path: Path
    version: int
    size_bytes: int
    metadata: Metadata
    tensors: tuple[TensorInfo, ...]
    data_offset: int
    byte_order: ByteOrder = "little"
    value_types: Mapping[str, int] = field(default_factory=dict)
    parts: tuple[GgufHeader, ...] = ()

    def all_tensors(self) -> Iterator[TensorInfo]:
        """Tensors of this file and of its parts."""
        yield from self.tensors
        for part in self.parts:
            yield from part.tensors

    def text(self, key: str) -> str | None:
        """A text value, None where the key is missing or not a text."""
        value = self.metadata.get(key)
        return value if isinstance(value, str) else None

    def integer(self, key: str) -> int | None:
        """A whole number, None where the key is missing or not a whole number."""
        value = self.metadata.get(key)
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    def number(self, key: str) -> float | None:
        """A number, None where the key is missing or not a number."""
        value = self.metadata.get(key)
        if isinstance(value, int | float) and not isinstance(value, bool):
            return float(value)
        return None

    def flag(self, key: str) -> bool | None:
        """A boolean, None where the key is missing or not a boolean."""
        value = self.metadata.get(key)
        return value if isinstance(value, bool) else None

    def strings(self, key: str) -> StringArray | None:
        """An array of texts, None where the key is missing or something else."""
        value = self.metadata.get(key)
        return value if isinstance(value, StringArray) else None

    def numbers(self, key: str) -> NumberArray | None:
        """An array of numbers, None where the key is missing or something else."""
        value = self.metadata.get(key)
        return value if isinstance(value, NumberArray) else None

    def architecture_integer(self, name: str) -> int | None:
        """A whole number under the architecture's prefix, such as ``block_count``."""
        return self.integer(f"{self.architecture}.{name}")

    @property
    def architecture(self) -> str:
        """``llama``, ``qwen3``, …; empty if the file does not say."""
        return self.text("general.architecture") or ""

    @property
    def name(self) -> str:
        """The model's own name, or the file's."""
        return self.text("general.name") or self.path.stem

    @property
    def context_length(self) -> int | None:
        """Tokens that the model was trained for."""
        return self.architecture_integer("context_length")

    @property
    def block_count(self) -> int | None:
        return self.architecture_integer("block_count")

    @property
    def embedding_length(self) -> int | None:
        return self.architecture_integer("embedding_length")

    @property
    def vocabulary_size(self) -> int | None:
        """Number of tokens, from the vocabulary or else from the architecture's own key."""
        tokens = self.strings("tokenizer.ggml.tokens")
        return len(tokens) if tokens is not None else self.architecture_integer("vocab_size")

    @property
    def chat_template(self) -> str | None:
        """The source of the model's Jinja template."""
        return self.text("tokenizer.chat_template")

    @property
    def parameter_count(self) -> int:
        """Numbers in all tensors, parts included."""
        return sum(tensor.element_count for tensor in self.all_tensors())

    @property
    def total_bytes(self) -> int:
        """Size of the file and its parts."""
        return self.size_bytes + sum(part.size_bytes for part in self.parts)

    @property
    def quantization(self) -> str:
        """The label that people know, such as Q4_K_M; the commonest matrix type if unstated."""
        file_type = self.integer("general.file_type")
        if file_type in FILE_TYPES:
            return FILE_TYPES[file_type]
        matrices = Counter(t.type_name for t in self.all_tensors() if len(t.shape) > 1)
        return matrices.most_common(1)[0][0] if matrices else "unknown"

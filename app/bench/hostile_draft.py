"""A draft of random weights: the cost of a real one, and hardly ever right."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from app.bench.errors import BenchError
from models.gguf import GgufHeader, TensorInfo, read_header
from models.gguf_constants import TENSOR_TYPES_BY_NAME
from models.gguf_writer import Replacement, write_gguf

HOSTILE_SEED: Final = 20240229
_DESCRIPTION: Final = (
    "The blocks of another model's tensors in random order, so that it predicts nothing. "
    "For measuring only."
)


def write_hostile_draft(draft: Path, out: Path, seed: int = HOSTILE_SEED) -> None:
    """Write a model to `out` with the header of `draft` and random tensors of the same types.

    The quantization blocks of each tensor are shuffled over the whole tensor: every value stays
    finite and of a usual size in any type, and nothing that was learnt remains. The same seed gives
    the same file. Raises BenchError, ModelFileError, OSError.
    """
    header = read_header(draft)
    if header.parts:
        raise BenchError("A draft in several files cannot be imitated; take one in a single file.")
    labels = {
        "general.name": Replacement.text("Random weights"),
        "general.description": Replacement.text(_DESCRIPTION),
    }
    write_gguf(out, header, header.tensors, _shuffled(header, seed), labels)


def _shuffled(header: GgufHeader, seed: int) -> Iterator[NDArray[np.uint8]]:
    random = np.random.default_rng(seed)
    with header.path.open("rb") as file:
        for tensor in header.tensors:
            file.seek(tensor.offset)
            data = np.frombuffer(file.read(tensor.n_bytes), np.uint8)
            yield random.permutation(data.reshape(-1, _block_bytes(tensor)))


def _block_bytes(tensor: TensorInfo) -> int:
    """Bytes of the smallest part of a tensor that has a meaning by itself."""
    return TENSOR_TYPES_BY_NAME[tensor.type_name].block_bytes

"""Which matrices llama.cpp copies into another order, for the kernels of this processor.

Source: ``ggml_repack_get_optimal_repack_type`` in llama.cpp's ``ggml-cpu/repack.cpp`` (b11434).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_AVX2: Final = {"Q4_0": 8, "Q4_K": 8, "IQ4_NL": 8, "MXFP4": 8}
_AVX512: Final = {"Q2_K": 8}
_DOTPROD: Final = {
    "Q1_0": 4,
    "Q4_0": 4,
    "Q4_K": 8,
    "Q5_K": 8,
    "Q6_K": 8,
    "Q8_0": 4,
    "IQ4_NL": 4,
    "MXFP4": 4,
}


def repacked_types(machine: str, flags: frozenset[str]) -> Mapping[str, int]:
    """Tensor type → what the number of rows has to be a multiple of.

    ``machine`` is as in `platform.machine`; ``flags`` are the processor's features as Linux names
    them, empty where the system does not tell, which is taken for a usual processor of its kind.
    """
    name = machine.lower()
    if name in ("x86_64", "amd64", "i386", "i686"):
        avx2 = _AVX2 if not flags or "avx2" in flags else {}
        return avx2 | (_AVX512 if "avx512f" in flags else {})
    if name in ("arm64", "aarch64"):
        return _DOTPROD if not flags or "asimddp" in flags else {}
    return {}

"""Requantize a GGUF file with llama.cpp."""

from __future__ import annotations

import os
from pathlib import Path

from app.engine.errors import ModelLoadError
from app.engine.llama_backend import llama_cpp, llama_log

_FILE_TYPES = {
    "F16": 1,  # enum llama_ftype in include/llama.h
    "Q4_0": llama_cpp.LLAMA_FTYPE_MOSTLY_Q4_0,
    "Q8_0": llama_cpp.LLAMA_FTYPE_MOSTLY_Q8_0,
    "Q2_K": llama_cpp.LLAMA_FTYPE_MOSTLY_Q2_K,
}


def quantize(source: Path, target: Path, file_type: str) -> None:
    """Write `source` with weights of `file_type` ("Q4_0", "Q2_K", …) to `target`.

    Already quantized weights are quantized again. Raises ModelLoadError.
    """
    log = llama_log()
    log.clear()
    params = llama_cpp.llama_model_quantize_default_params()
    params.ftype = _FILE_TYPES[file_type]
    params.allow_requantize = True
    if llama_cpp.llama_model_quantize(os.fsencode(source), os.fsencode(target), params) != 0:
        target.unlink(missing_ok=True)
        reason = next(iter(log.errors()), "no reason was given")
        raise ModelLoadError(
            f"{source.name} could not be quantized to {file_type}: {reason}.",
            advice="Check the free disk space and that the file is a whole model.",
        )

"""Is a GGUF file a model that writes text from left to right, or something that only looks so?"""

from __future__ import annotations

from typing import Final

from models.gguf_header import GgufHeader

_PROJECTOR = "is an image or sound projector that belongs to another model"
_EMBEDDING = "is an embedding model, which reads text but does not write it"
_DIFFUSION = "is a diffusion model, which does not write from left to right"
_SPEECH = "is a speech model, which does not write text"
_DRAFT_HEAD = "is a {} that works only inside its own target model"

# llama.cpp's architectures (build 11434) that do not write text from left to right on their own.
_PROBLEMS: Final = {
    "clip": _PROJECTOR,
    "bert": _EMBEDDING,
    "modern-bert": _EMBEDDING,
    "nomic-bert": _EMBEDDING,
    "nomic-bert-moe": _EMBEDDING,
    "neo-bert": _EMBEDDING,
    "jina-bert-v2": _EMBEDDING,
    "jina-bert-v3": _EMBEDDING,
    "eurobert": _EMBEDDING,
    "gemma-embedding": _EMBEDDING,
    "llama-embed": _EMBEDDING,
    "t5encoder": _EMBEDDING,
    "t5": "is an encoder-decoder model, which is not supported",
    "dream": _DIFFUSION,
    "llada": _DIFFUSION,
    "llada-moe": _DIFFUSION,
    "rnd1": _DIFFUSION,
    "wavtokenizer-dec": _SPEECH,
    "qwen3tts": _SPEECH,
    "pockettts": _SPEECH,
    "eagle3": _DRAFT_HEAD.format("EAGLE-3 draft head"),
    "dflash": _DRAFT_HEAD.format("DFlash draft head"),
    "gemma4-assistant": _DRAFT_HEAD.format("multi-token prediction head"),
    "": "does not say which architecture it has",
}
_FILE_KINDS: Final = {
    "adapter": "is a LoRA adapter that belongs to another model",
    "mmproj": _PROJECTOR,
    "imatrix": "is an importance matrix, which is used to quantize models",
    "vocab": "is a vocabulary without a model",
}


def text_model_problem(header: GgufHeader) -> str | None:
    """Why this file cannot write text on its own, as a clause (“is …”); None if it can."""
    return (
        _problem_in_kind(header)
        or _PROBLEMS.get(header.architecture)
        or _problem_in_metadata(header)
        or _problem_in_tensors(header)
    )


def _problem_in_kind(header: GgufHeader) -> str | None:
    return _FILE_KINDS.get(header.text("general.type") or "model")


def _problem_in_metadata(header: GgufHeader) -> str | None:
    if header.architecture_integer("pooling_type"):
        return "is an embedding or reranking model, which reads text but does not write it"
    if header.flag(f"{header.architecture}.attention.causal") is False:
        return "is an encoder, which reads text but does not write it"
    return None


def _problem_in_tensors(header: GgufHeader) -> str | None:
    names = {tensor.name for tensor in header.all_tensors()}
    if not names:
        return "has no weights"
    has_head = bool(header.architecture_integer("nextn_predict_layers"))
    if has_head and not any(name.startswith("blk.0.") for name in names):
        return _DRAFT_HEAD.format("multi-token prediction head")
    return None

"""Is a GGUF file a model that writes text from left to right, or something that only looks so?"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from models.gguf_constants import MOST_LAYERS
from models.gguf_header import GgufHeader


class Kind(StrEnum):
    """What a model file is, in a word for people."""

    TEXT = "text"
    PROJECTOR = "projector"
    EMBEDDING = "embedding"
    ENCODER = "encoder"
    DIFFUSION = "diffusion"
    SPEECH = "speech"
    DRAFT_HEAD = "draft head"
    ADAPTER = "adapter"
    IMATRIX = "imatrix"
    VOCABULARY = "vocabulary"
    OTHER_ENGINE = "other engine"
    UNKNOWN = "unknown"


class NotText(NamedTuple):
    """Why a file is no model that writes text: a word, and a clause (“is …”)."""

    kind: Kind
    clause: str


_PROJECTOR = NotText(Kind.PROJECTOR, "is an image or sound projector that belongs to another model")
_EMBEDDING = NotText(
    Kind.EMBEDDING, "is an embedding model, which reads text but does not write it"
)
_RERANKER = NotText(
    Kind.EMBEDDING, "is an embedding or reranking model, which reads text but does not write it"
)
_ENCODER = NotText(Kind.ENCODER, "is an encoder, which reads text but does not write it")
_ENCODER_DECODER = NotText(Kind.ENCODER, "is an encoder-decoder model, which is not supported")
_DIFFUSION = NotText(
    Kind.DIFFUSION, "is a diffusion model, which does not write from left to right"
)
_SPEECH = NotText(Kind.SPEECH, "is a speech model, which does not write text")
_ADAPTER = NotText(Kind.ADAPTER, "is a LoRA adapter that belongs to another model")
_STEERING = NotText(Kind.ADAPTER, "is a control vector that belongs to another model")
_IMATRIX = NotText(Kind.IMATRIX, "is an importance matrix, which is used to quantize models")
_VOCABULARY = NotText(Kind.VOCABULARY, "is a vocabulary without a model")
_OTHER_ENGINE = NotText(
    Kind.OTHER_ENGINE,
    "has its image part inside, which only Ollama's own engine can read",
)
_NO_ARCHITECTURE = NotText(Kind.UNKNOWN, "does not say which architecture it has")
_IMPOSSIBLE_LAYERS = NotText(Kind.UNKNOWN, "states an impossible number of layers")
_NO_WEIGHTS = NotText(Kind.VOCABULARY, "has no weights")


def _draft_head(what: str) -> NotText:
    return NotText(Kind.DRAFT_HEAD, f"is {what} that works only inside its own target model")


_PREDICTION_HEAD = _draft_head("a multi-token prediction head")

# llama.cpp's architectures (build 11434) that do not write text from left to right on their own.
_ARCHITECTURES: Final = {
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
    "t5": _ENCODER_DECODER,
    "dream": _DIFFUSION,
    "llada": _DIFFUSION,
    "llada-moe": _DIFFUSION,
    "rnd1": _DIFFUSION,
    "wavtokenizer-dec": _SPEECH,
    "qwen3tts": _SPEECH,
    "pockettts": _SPEECH,
    "eagle3": _draft_head("an EAGLE-3 draft head"),
    "dflash": _draft_head("a DFlash draft head"),
    "controlvector": _STEERING,
    "": _NO_ARCHITECTURE,
}
# Heads of this and other engines: gemma4-assistant, gemma4_assistant, gemma4_mtp.
_HEAD_ENDINGS: Final = ("-assistant", "_assistant", "-mtp", "_mtp")
_FILE_KINDS: Final = {
    "adapter": _ADAPTER,
    "mmproj": _PROJECTOR,
    "imatrix": _IMATRIX,
    "vocab": _VOCABULARY,
}


def why_not_text(header: GgufHeader) -> NotText | None:
    """Why this file cannot write text on its own; None if it can. The name is not looked at."""
    return (
        _FILE_KINDS.get(header.text("general.type") or "model")
        or _from_architecture(header.architecture)
        or _from_metadata(header)
        or _from_tensors(header)
    )


def text_model_problem(header: GgufHeader) -> str | None:
    """As `why_not_text`, but only the clause."""
    problem = why_not_text(header)
    return problem.clause if problem else None


def _from_architecture(architecture: str) -> NotText | None:
    if architecture.endswith(_HEAD_ENDINGS):
        return _PREDICTION_HEAD
    return _ARCHITECTURES.get(architecture)


def _from_metadata(header: GgufHeader) -> NotText | None:
    if header.architecture_integer("pooling_type"):
        return _RERANKER
    if header.flag(f"{header.architecture}.attention.causal") is False:
        return _ENCODER
    return None


def _from_tensors(header: GgufHeader) -> NotText | None:
    """Names of tensors say what old converters did not: every later part is looked at as well."""
    names = {tensor.name for tensor in header.all_tensors()}
    if not names:
        return _NO_WEIGHTS
    has_head = bool(header.architecture_integer("nextn_predict_layers"))
    if has_head and not any(name.startswith("blk.0.") for name in names):
        return _PREDICTION_HEAD
    if all(name.endswith((".lora_a", ".lora_b")) for name in names):
        return _ADAPTER
    if any(name.startswith("v.blk.") for name in names):
        return _OTHER_ENGINE
    if header.block_count is not None and not 0 < header.block_count <= MOST_LAYERS:
        return _IMPOSSIBLE_LAYERS
    return None

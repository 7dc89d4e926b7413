"""Single changes, each of which alone would make a pair fit this machine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from models.byte_size import gigabytes


@dataclass(frozen=True, slots=True)
class LighterCache:
    """Another type for both caches."""

    kv_type: str


@dataclass(frozen=True, slots=True)
class ShorterContext:
    """Fewer tokens of context; with ``kv_type``, another type for both caches as well."""

    tokens: int
    kv_type: str | None = None


@dataclass(frozen=True, slots=True)
class FewerLayers:
    """Of the target on graphics cards."""

    layers: int


@dataclass(frozen=True, slots=True)
class WithoutDraft:
    """The target alone."""


@dataclass(frozen=True, slots=True)
class SmallerFile:
    """The same target in a smaller quantization, which has to be got first."""

    quantization: str
    size_bytes: int


Remedy: TypeAlias = LighterCache | ShorterContext | FewerLayers | WithoutDraft | SmallerFile


def remedy_sentence(remedy: Remedy) -> str:
    """What to do, for people."""
    match remedy:
        case LighterCache(kv_type):
            return f"Set the cache type to {kv_type}."
        case ShorterContext(tokens, None):
            return f"Set the context to {tokens:,} tokens."
        case ShorterContext(tokens, kv_type):
            return f"Set the context to {tokens:,} tokens and the cache type to {kv_type}."
        case FewerLayers(layers):
            return f"Put {layers} layers on the graphics card instead of all."
        case WithoutDraft():
            return "Load it without the draft."
        case SmallerFile(quantization, size_bytes):
            return f"Get the model as {quantization}, about {gigabytes(size_bytes)}."

"""What can go wrong in the engine, each with a sentence for people."""

from __future__ import annotations

from typing import Final

from models.errors import PacelineError


class EngineError(PacelineError):
    """Base of the engine's own errors."""


class ModelLoadError(EngineError):
    """llama.cpp refused a file whose header was sound."""

    code = "model-load"


class LoadCancelledError(EngineError):
    """The person cancelled the loading of a model."""

    code = "load-cancelled"


class ContextTooSmallError(EngineError):
    """The prompt leaves no room for an answer in the context."""

    code = "context-too-small"


NOTHING_TO_DROP: Final = "prompt-too-long"  # code of the same where no older turn could be left out


class OutOfMemoryError(EngineError):
    """llama.cpp could not allocate weights, cache or compute buffers."""

    code = "out-of-memory"


class DecodeError(EngineError):
    """A forward pass failed or gave logits that are not numbers."""

    code = "decode-failed"


class TemplateError(EngineError):
    """The model's chat template does not parse or refuses these messages."""

    code = "template-broken"


class RequestError(EngineError):
    """A request that cannot be carried out as it was asked."""

    code = "bad-request"


class EngineDiedError(EngineError):
    """The engine process ended without being asked to."""

    code = "engine-died"


class GrammarError(EngineError):
    """A grammar or JSON schema that cannot be used, or that no token fits any more."""

    code = "bad-grammar"

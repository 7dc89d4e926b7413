"""What can be asked of the engine: a pair to load, an answer to generate."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, Self

from app.engine.errors import RequestError
from app.engine.sampling import SamplingParams

Exactness = Literal["strict", "fast"]
ContextFull = Literal["stop", "drop-oldest"]
CONTEXT_FULL: tuple[ContextFull, ...] = ("stop", "drop-oldest")
# Before an answer; usual: as the chat template has it. The last three say how hard.
Thinking = Literal["usual", "on", "off", "low", "medium", "high"]
THINKING: tuple[Thinking, ...] = ("usual", "on", "off", "low", "medium", "high")
EFFORTS: tuple[Thinking, ...] = ("low", "medium", "high")
Role = Literal["system", "user", "assistant"]
KV_TYPES = ("f16", "q8_0", "q4_0")
MAX_DRAFT_LENGTH = 16
PAIR_BOUNDS = {"context_size": (64, 2**24), "threads": (1, 512), "batch_threads": (1, 512)}


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """One message of a conversation, as the chat template sees it."""

    role: Role
    content: str


@dataclass(frozen=True, slots=True)
class PairSpec:
    """Files and placement. None means: choose for this machine."""

    target: Path
    draft: Path | None = None
    context_size: int | None = None  # tokens
    threads: int | None = None  # of a single pass
    batch_threads: int | None = None  # of a wider pass; None: as many
    gpu_layers: int | None = None
    draft_gpu_layers: int | None = None
    kv_type: str = "f16"
    draft_kv_type: str | None = None  # None: as the target's
    foreign_draft: bool = False  # whether the draft may have a vocabulary of its own

    def __post_init__(self) -> None:
        for kv_type in (self.kv_type, self.draft_kv_type or self.kv_type):
            if kv_type not in KV_TYPES:
                raise RequestError(
                    f"The cache type {kv_type!r} is not one of {', '.join(KV_TYPES)}."
                )
        for name, (least, most) in PAIR_BOUNDS.items():
            value = getattr(self, name)
            if value is not None and not least <= value <= most:
                words = name.replace("_", " ")
                have = "have" if words.endswith("s") else "has"
                raise RequestError(f"The {words} {have} to be {least} to {most}, not {value}.")


@dataclass(frozen=True, slots=True)
class SpeculationParams:
    """How this answer may be drafted."""

    draft: bool = True
    lookup: bool = True
    draft_length: int | None = None  # None: chosen each round from measured costs
    exactness: Exactness = "fast"

    def __post_init__(self) -> None:
        length = self.draft_length
        if length is not None and not 0 <= length <= MAX_DRAFT_LENGTH:
            raise RequestError(f"The draft length has to be 0 to {MAX_DRAFT_LENGTH}, not {length}.")
        if self.exactness not in ("strict", "fast"):
            raise RequestError(f"Exactness is 'strict' or 'fast', not {self.exactness!r}.")

    @classmethod
    def plain(cls, exactness: Exactness = "fast") -> Self:
        """Without any drafting: what others are compared with."""
        return cls(draft=False, lookup=False, draft_length=0, exactness=exactness)


@dataclass(frozen=True, slots=True)
class OutputGrammar:
    """What the answer has to look like: a grammar in llama.cpp's notation, or a JSON schema."""

    text: str
    kind: Literal["gbnf", "json_schema"] = "gbnf"

    def __post_init__(self) -> None:
        if not self.text.strip():
            raise RequestError("The grammar is empty.")
        if self.kind == "json_schema":
            _check_schema(self.text)


def _check_schema(text: str) -> None:
    try:
        schema = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RequestError(f"The JSON schema is not JSON: {error}.") from error
    if not isinstance(schema, dict):
        raise RequestError('A JSON schema has to be an object, such as {"type": "object"}.')


@dataclass(frozen=True, slots=True)
class GenerationRequest:
    """One answer: a conversation for the chat template, or a raw prompt without one.

    With `answer_start`, the answer begins with that text and only its continuation is generated.
    """

    messages: tuple[ChatMessage, ...] = ()
    raw_prompt: str | None = None
    answer_start: str = ""
    sampling: SamplingParams = field(default_factory=SamplingParams)
    max_tokens: int | None = None  # None: until the context is full
    max_seconds: float | None = None  # of decoding, looked at between rounds; None: no limit
    stop: tuple[str, ...] = ()
    speculation: SpeculationParams = field(default_factory=SpeculationParams)
    grammar: OutputGrammar | None = None
    context_full: ContextFull = "stop"  # or go on without the oldest turns
    thinking: Thinking = "usual"  # no more than a wish where the template has no switch for it
    read_ahead: bool = True  # afterwards, while nothing is asked, by the draft

    def __post_init__(self) -> None:
        if self.raw_prompt is None and not self.messages:
            raise RequestError("There is nothing to answer: give a message or a prompt.")
        if self.raw_prompt is not None and self.messages:
            raise RequestError("Give either messages or a raw prompt, not both.")
        if self.max_tokens is not None and self.max_tokens < 1:
            raise RequestError(f"The answer has to have at least 1 token, not {self.max_tokens}.")
        if self.max_seconds is not None and not self.max_seconds > 0:
            raise RequestError(f"The answer has to have some time, not {self.max_seconds} seconds.")
        if self.context_full not in CONTEXT_FULL:
            raise RequestError(
                f"A full context is met by {' or '.join(CONTEXT_FULL)}, not {self.context_full!r}."
            )
        if self.thinking not in THINKING:
            raise RequestError(f"Thinking is {', '.join(THINKING)}, not {self.thinking!r}.")

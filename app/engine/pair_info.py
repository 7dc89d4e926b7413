"""Facts about a loaded pair, as plain values that can leave the engine process."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.engine.cost_model import CostTable
from app.engine.request import Thinking


@dataclass(frozen=True, slots=True)
class ModelInfo:
    """One loaded model."""

    path: Path
    name: str
    architecture: str
    quantization: str
    parameter_count: int
    weight_bytes: int
    vocabulary_size: int
    context_length: int  # trained context, tokens


@dataclass(frozen=True, slots=True)
class MemoryUse:
    """Bytes. `rss_bytes` is the engine process as the system counts it.

    `held_bytes` of these are free again only once the pair is gone; the others, pages of mapped
    files, the system counts as free already.
    """

    rss_bytes: int
    target_bytes: int
    draft_bytes: int
    kv_bytes: int
    device_bytes: int
    held_bytes: int = 0


@dataclass(frozen=True, slots=True)
class PairInfo:
    """What was loaded and how it will run."""

    target: ModelInfo
    draft: ModelInfo | None
    context_size: int  # tokens
    threads: int
    kv_type: str
    load_s: float
    costs: CostTable
    memory: MemoryUse
    has_chat_template: bool  # False: a plain fallback is used, and people are told
    off_reason: str | None  # why this pair cannot draft at all, in words
    draft_kv_type: str | None = None
    batch_threads: int | None = None  # of passes over more than one token
    thinks: bool | None = None  # before it answers, if nobody says; None: nobody can say
    efforts: tuple[Thinking, ...] = ()  # how hard it can be told to think
    usual_effort: Thinking | None = None  # if nobody says; None: none of `efforts`
    shared_tokens: int | None = None  # with a draft of another vocabulary; None: it has the same

    @property
    def thinking_choices(self) -> tuple[Thinking, ...]:
        """What makes a difference to this model; empty: it leaves no choice."""
        if self.thinks is not None:
            return ("on", "off", *self.efforts)
        return ("usual", *self.efforts) if self.efforts and not self.usual_effort else self.efforts

    def thinking(self, wanted: Thinking) -> Thinking:
        """The choice that a wish comes to; "usual" where none of them is meant."""
        if wanted in self.thinking_choices:
            return wanted
        if self.thinks is False:
            return "off"
        return self.usual_effort or ("on" if self.thinks else "usual")

"""What a generation yields: PromptRead, Prefilled, then rounds and text, at last Finished."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from app.engine.stats import Round, TurnStats


class StopReason(StrEnum):
    """Why an answer ended."""

    EOS = "eos"
    STOP = "stop"
    LENGTH = "length"
    CONTEXT = "context"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class PromptRead:
    """A part of a prompt that takes several passes is in the target's cache."""

    tokens: int  # that are there by now
    prompt_tokens: int

    @property
    def share(self) -> float:
        return self.tokens / self.prompt_tokens


@dataclass(frozen=True, slots=True)
class Prefilled:
    """The prompt is in the target's cache."""

    prompt_tokens: int
    cached_tokens: int
    seconds: float
    dropped_messages: int = 0  # the oldest ones, that the model does not see any more


@dataclass(frozen=True, slots=True)
class TextDelta:
    """Text that can be shown: whole characters, never part of a stop string."""

    text: str


@dataclass(frozen=True, slots=True)
class RoundFinished:
    """One round was committed."""

    round: Round
    off_reason: str | None = None  # why drafting rests or is off, in words
    context: int = 0  # tokens that its pass looked back on


@dataclass(frozen=True, slots=True)
class Finished:
    """The answer is complete, or as complete as it gets.

    The first token comes from the prompt's last row of logits; all others come from `rounds`.
    `pieces` has the bytes of every token in answer and proposals, or the name of a control token.
    """

    text: str
    tokens: tuple[int, ...]
    stop_reason: StopReason
    stats: TurnStats
    rounds: tuple[Round, ...]
    pieces: Mapping[int, bytes] = field(default_factory=dict)
    first_prob: float | None = None  # the target's probability of the first token


Event = PromptRead | Prefilled | TextDelta | RoundFinished | Finished

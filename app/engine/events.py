"""What a generation yields: Prefilled, then RoundFinished and TextDelta, at last Finished."""

from __future__ import annotations

from dataclasses import dataclass
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
class Prefilled:
    """The prompt is in the target's cache."""

    prompt_tokens: int
    cached_tokens: int
    seconds: float


@dataclass(frozen=True, slots=True)
class TextDelta:
    """Text that can be shown: whole characters, never part of a stop string."""

    text: str


@dataclass(frozen=True, slots=True)
class RoundFinished:
    """One round was committed."""

    round: Round


@dataclass(frozen=True, slots=True)
class Finished:
    """The answer is complete, or as complete as it gets."""

    text: str
    tokens: tuple[int, ...]
    stop_reason: StopReason
    stats: TurnStats
    rounds: tuple[Round, ...]


Event = Prefilled | TextDelta | RoundFinished | Finished

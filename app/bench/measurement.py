"""One measured answer, whoever gave it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from app.bench.rendered_prompt import RenderedPrompt
from app.bench.round_totals import RoundTotals

PEER: Final = "peer "
PEER_PLAIN: Final = f"{PEER}plain"
ITS_DEFAULT: Final = ", its default"
END_OF_SEQUENCE: Final = "eos"


def peer_name(draft_length: int, default: int | None = None) -> str:
    """The name of the peer's arm that drafts this many tokens, if it can: 0 is without a draft."""
    if not draft_length:
        return PEER_PLAIN
    return f"{PEER}n_max {draft_length}{ITS_DEFAULT if draft_length == default else ''}"


@dataclass(frozen=True, slots=True)
class Answer:
    """What an arm measured of one answer. Times in seconds.

    `decode_s` is by the clock of whoever computed; the other times are those of the one who asked.
    """

    text: str
    prompt_tokens: int
    cached_tokens: int  # of the prompt; a fresh prompt has 0 or the one token that starts each
    output_tokens: int  # without the token that ends a sequence
    ended: str  # eos, length, stop or context
    ttft_s: float  # request sent → first text here
    timed_tokens: int  # what `decode_s` timed: without the end where our engine answers
    decode_s: float  # first of them → last
    client_decode_s: float  # first text → last text here
    total_s: float  # request sent → done
    drafted: int = 0
    accepted: int = 0
    rounds: int | None = None
    totals: RoundTotals | None = None  # None: not known
    off_reason: str | None = None

    @property
    def decoded(self) -> int:
        """Tokens that were decided on, the one that ends a sequence included."""
        return self.output_tokens + (self.ended == END_OF_SEQUENCE)

    @property
    def decode_rate(self) -> float | None:
        """(Tokens − 1) ÷ (last − first), in tokens per second."""
        return _per_second(self.timed_tokens, self.decode_s)

    @property
    def client_decode_rate(self) -> float | None:
        """The same by the clock of the one who asked; a cross-check."""
        return _per_second(self.output_tokens, self.client_decode_s)

    @property
    def end_to_end_rate(self) -> float | None:
        """Tokens ÷ (request sent → last token)."""
        seconds = self.ttft_s + self.decode_s
        return self.timed_tokens / seconds if seconds > 0 else None


@dataclass(frozen=True, slots=True)
class Measurement:
    """An answer with its place in the benchmark."""

    arm: str
    prompt: str
    repetition: int  # from 1
    order: int  # from 1: when in this prompt's turn
    answer: Answer
    cores_elsewhere: float  # mean number of cores that other programs took meanwhile


@dataclass(frozen=True, slots=True)
class ArmFailure:
    """An arm that was left out from here on."""

    arm: str
    prompt: str
    repetition: int
    reason: str


class Arm(Protocol):
    """One way to answer a prompt."""

    @property
    def name(self) -> str: ...

    @property
    def process_id(self) -> int | None:
        """The process that computes; None while it is not running."""

    def prepare(self, prompt: RenderedPrompt) -> None:
        """Get ready, without anything of the prompt in a cache. Raises PacelineError."""

    def answer(self, prompt: RenderedPrompt) -> Answer:
        """Answer once, and measure it. Raises PacelineError."""


Clock = Callable[[], float]


def _per_second(tokens: int, seconds: float) -> float | None:
    """By the time from the first token to the last."""
    return (tokens - 1) / seconds if tokens > 1 and seconds > 0 else None

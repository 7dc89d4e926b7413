"""Every figure that Paceline shows about a turn, defined once.

A turn is folded from its rounds; window, command line and benchmark read the same properties.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from models.speedup import PAYS

ALIKE: Final = 0.95  # above this, and where it does not pay, the speeds are the same


class Source(StrEnum):
    """Where the proposal of a round came from."""

    DRAFT = "draft"
    LOOKUP = "lookup"
    PLAIN = "plain"


class Ending(StrEnum):
    """The token that the target adds at the end of a round."""

    CORRECTION = "correction"
    BONUS = "bonus"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Round:
    """One propose → verify → commit. Times in seconds."""

    source: Source  # that was asked first
    proposal: tuple[int, ...]
    accepted: int
    committed: tuple[int, ...]  # accepted tokens, the correction or bonus token, one if foreseen
    ending: Ending
    width: int  # rows of the target pass
    draft_s: float
    verify_s: float
    host_s: float
    target_probs: tuple[float, ...] = ()  # of `committed`, see `token_probs`; empty: not recorded
    rejected_prob: float | None = None  # of the first rejected proposal, likewise
    sources: tuple[Source, ...] = ()  # by proposed token; empty: all from `source`
    branches: int = 0  # rows of the pass for tokens that might correct a proposal

    @property
    def drafted(self) -> int:
        return len(self.proposal)

    @property
    def source_by_token(self) -> tuple[Source, ...]:
        return self.sources or (self.source,) * self.drafted

    @property
    def emitted(self) -> int:
        return len(self.committed)

    @property
    def foreseen(self) -> bool:
        """Whether a branch was the correction, so that the pass gave the token after it as well."""
        return self.emitted > self.accepted + 1

    @property
    def seconds(self) -> float:
        return self.draft_s + self.verify_s + self.host_s


@dataclass(frozen=True, slots=True)
class SourceCount:
    """Proposals and acceptances of one source, and the rounds that it proposed tokens in.

    A round of several sources counts for each of them; a token counts for its own.
    """

    rounds: int = 0
    drafted: int = 0
    accepted: int = 0


@dataclass(frozen=True, slots=True)
class PositionCount:
    """How many rounds drafted this position, and how many of them accepted it."""

    drafted: int
    accepted: int

    @property
    def rate(self) -> float:
        return self.accepted / self.drafted


@dataclass(frozen=True, slots=True)
class Speculation:
    """What the rounds of one turn did."""

    rounds: int
    drafted: int
    accepted: int
    emitted: int
    by_position: tuple[PositionCount, ...]
    by_source: dict[Source, SourceCount]
    draft_s: float
    verify_s: float
    host_s: float
    branches: int = 0  # rows for tokens that might correct a proposal
    foreseen: int = 0  # corrections that were such a token

    @property
    def acceptance_rate(self) -> float | None:
        """Accepted ÷ drafted; None where nothing was drafted."""
        return self.accepted / self.drafted if self.drafted else None

    @property
    def mean_acceptance_length(self) -> float | None:
        """Emitted tokens ÷ rounds, the correction or bonus token included."""
        return self.emitted / self.rounds if self.rounds else None


def fold_rounds(rounds: Iterable[Round]) -> Speculation:
    """Sum the rounds of a turn."""
    done = tuple(rounds)
    drafting = [r for r in done if r.drafted]
    depth = max((r.drafted for r in drafting), default=0)
    return Speculation(
        rounds=len(done),
        drafted=sum(r.drafted for r in done),
        accepted=sum(r.accepted for r in done),
        emitted=sum(r.emitted for r in done),
        by_position=tuple(_position(drafting, i) for i in range(depth)),
        by_source={
            source: _source_count(drafting, source) for source in (Source.DRAFT, Source.LOOKUP)
        },
        draft_s=sum(r.draft_s for r in done),
        verify_s=sum(r.verify_s for r in done),
        host_s=sum(r.host_s for r in done),
        branches=sum(r.branches for r in done),
        foreseen=sum(r.foreseen for r in done),
    )


def _position(rounds: Iterable[Round], index: int) -> PositionCount:
    reached = [r for r in rounds if r.drafted > index]
    return PositionCount(len(reached), sum(r.accepted > index for r in reached))


def _source_count(rounds: Iterable[Round], source: Source) -> SourceCount:
    mine = [(r.source_by_token, r.accepted) for r in rounds if source in r.source_by_token]
    return SourceCount(
        rounds=len(mine),
        drafted=sum(sources.count(source) for sources, _ in mine),
        accepted=sum(sources[:accepted].count(source) for sources, accepted in mine),
    )


@dataclass(frozen=True, slots=True)
class Timings:
    """Seconds, counted from the moment the request reached the engine."""

    prefill_s: float
    ttft_s: float  # request → first visible token
    decode_s: float  # first token → last token
    total_s: float  # request → done


@dataclass(frozen=True, slots=True)
class TurnStats:
    """The statistics of one answer."""

    prompt_tokens: int
    cached_tokens: int  # prompt tokens that were already in the target's cache
    output_tokens: int
    timings: Timings
    speculation: Speculation
    plain_rate: float | None  # tokens per second: 1 ÷ median width-1 pass at this context length
    mode: str  # "draft", "lookup", "draft+lookup" or "plain"
    exactness: str
    off_reason: str | None  # why drafting did not happen or was switched off, in words
    dropped_messages: int = 0  # the oldest ones, left out because the context was full
    verification: str | None = None  # "greedy", "coupled" or "block"; None: not known
    unread_tokens: int = 0  # prompt tokens that were left, as the prefill was cancelled
    continues: bool = False  # of what was added to an answer that was there before

    @property
    def prefill_rate(self) -> float | None:
        """Prompt tokens evaluated ÷ prefill time, in tokens per second."""
        evaluated = self.prompt_tokens - self.cached_tokens - self.unread_tokens
        if evaluated <= 0 or self.timings.prefill_s <= 0:
            return None
        return evaluated / self.timings.prefill_s

    @property
    def decode_rate(self) -> float | None:
        """(Output tokens − 1) ÷ (last token − first token), in tokens per second."""
        if self.output_tokens < 2 or self.timings.decode_s <= 0:
            return None
        return (self.output_tokens - 1) / self.timings.decode_s

    @property
    def end_to_end_rate(self) -> float | None:
        return self.output_tokens / self.timings.total_s if self.timings.total_s > 0 else None

    @property
    def speedup(self) -> float | None:
        """Decode rate ÷ plain rate, both of this machine and turn; None if nothing was drafted."""
        if self.decode_rate is None or not self.plain_rate or not self.speculation.drafted:
            return None
        return self.decode_rate / self.plain_rate

    @property
    def pays(self) -> bool:
        return self.speedup is not None and self.speedup >= PAYS

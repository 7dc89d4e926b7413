"""What the details have to show, gathered in one value."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.pair_info import PairInfo
from app.engine.stats import Source, Speculation, TurnStats
from app.engine.stats_live import BestLength, LiveFigures, best_length


@dataclass(frozen=True, slots=True)
class Shown:
    """An answer, finished or growing, and the loaded pair."""

    stats: TurnStats | None = None  # of a finished answer
    info: PairInfo | None = None
    live: LiveFigures | None = None  # None: its rounds are not known
    plain_now: float | None = None  # tokens per second without a draft, where a growing answer is
    is_growing: bool = False
    off_reason: str | None = None  # why drafting rests or is off
    draft_length: int | None = None  # that the person chose; None: automatic

    @property
    def speculation(self) -> Speculation | None:
        if self.stats is not None:
            return self.stats.speculation
        return None if self.live is None else self.live.speculation

    @property
    def sources(self) -> frozenset[Source]:
        """Who proposed tokens."""
        counts = self.speculation.by_source if self.speculation is not None else {}
        return frozenset(source for source, count in counts.items() if count.drafted)

    @property
    def rate(self) -> float | None:
        """Tokens per second: of the finished answer, or of its rounds so far."""
        if self.stats is not None:
            return self.stats.decode_rate
        return None if self.live is None else self.live.rate

    @property
    def plain_rate(self) -> float | None:
        """Without a draft: as the answer measured it, as its rounds tell, or as calibrated."""
        if self.stats is not None and self.stats.plain_rate:
            return self.stats.plain_rate
        if self.plain_now is not None or self.info is None:
            return self.plain_now
        return self.info.costs.plain_rate

    @property
    def best(self) -> BestLength | None:
        """The draft length that this machine's costs make best at this acceptance."""
        if self.info is None or self.live is None or self.live.chance is None:
            return None
        return best_length(self.info.costs, self.live.chance)

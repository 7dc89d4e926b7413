"""The rounds of answers, added up: what a benchmark keeps of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from app.engine.stats import Round, Source


@dataclass(frozen=True, slots=True)
class SourceTotals:
    """What came from one source; plain rounds have none.

    A round and what it emitted belong to the source that proposed first in it.
    """

    rounds: int = 0
    drafted: int = 0
    accepted: int = 0
    rejected: int = 0  # the first that did not stand; what came after it was not judged
    emitted: int = 0

    @property
    def acceptance(self) -> float | None:
        """Share of the judged proposals that were accepted; None where nothing was judged."""
        judged = self.accepted + self.rejected
        return self.accepted / judged if judged else None

    def __add__(self, other: SourceTotals) -> SourceTotals:
        return SourceTotals(
            self.rounds + other.rounds,
            self.drafted + other.drafted,
            self.accepted + other.accepted,
            self.rejected + other.rejected,
            self.emitted + other.emitted,
        )


@dataclass(frozen=True, slots=True)
class PassTotals:
    """Target passes of one width."""

    count: int = 0
    seconds: float = 0.0

    @property
    def mean_s(self) -> float:
        return self.seconds / self.count

    def __add__(self, other: PassTotals) -> PassTotals:
        return PassTotals(self.count + other.count, self.seconds + other.seconds)


@dataclass(frozen=True, slots=True)
class RoundTotals:
    """Of one answer, or of several."""

    by_source: Mapping[Source, SourceTotals] = field(default_factory=dict)
    passes: Mapping[int, PassTotals] = field(default_factory=dict)  # by width
    by_emitted: Mapping[int, int] = field(default_factory=dict)  # tokens of a round → rounds
    draft_s: float = 0.0
    host_s: float = 0.0

    @property
    def rounds(self) -> int:
        return sum(self.by_emitted.values())

    def source(self, source: Source) -> SourceTotals:
        return self.by_source.get(source, SourceTotals())

    def __add__(self, other: RoundTotals) -> RoundTotals:
        sources = dict.fromkeys((*self.by_source, *other.by_source))
        widths = sorted({*self.passes, *other.passes})
        return RoundTotals(
            by_source={one: self.source(one) + other.source(one) for one in sources},
            passes={
                width: self.passes.get(width, PassTotals()) + other.passes.get(width, PassTotals())
                for width in widths
            },
            by_emitted=dict(sorted((Counter(self.by_emitted) + Counter(other.by_emitted)).items())),
            draft_s=self.draft_s + other.draft_s,
            host_s=self.host_s + other.host_s,
        )


def add_rounds(rounds: Iterable[Round]) -> RoundTotals:
    """The totals of one answer."""
    return add_totals(map(_of_one, rounds))


def add_totals(totals: Iterable[RoundTotals]) -> RoundTotals:
    return sum(totals, RoundTotals())


def _of_one(done: Round) -> RoundTotals:
    return RoundTotals(
        by_source=_by_source(done),
        passes={done.width: PassTotals(1, done.verify_s)},
        by_emitted={done.emitted: 1},
        draft_s=done.draft_s,
        host_s=done.host_s,
    )


def _by_source(done: Round) -> dict[Source, SourceTotals]:
    first = done.source if done.drafted else Source.PLAIN
    found = {first: SourceTotals(rounds=1, emitted=done.emitted)}
    for index, source in enumerate(done.source_by_token):
        judged = SourceTotals(
            drafted=1, accepted=int(index < done.accepted), rejected=int(index == done.accepted)
        )
        found[source] = found.get(source, SourceTotals()) + judged
    return found

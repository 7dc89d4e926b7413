"""One round of an answer as a textbook would draw it. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from app.engine.stats import Ending, Round, Source
from app.engine.trace import Trace, token_marks

_BEFORE = 160  # characters of the text so far


class Fate(StrEnum):
    """What became of a proposal."""

    ACCEPTED = "accepted"
    REJECTED = "rejected"  # the first that the target did not want
    DISCARDED = "discarded"  # after that one, on which it depended


@dataclass(frozen=True, slots=True)
class Proposed:
    """One proposed token."""

    text: str
    source: Source
    fate: Fate


@dataclass(frozen=True, slots=True)
class Step:
    """A round with what went before. Probabilities are the target's; None: not recorded."""

    number: int  # from 1
    count: int  # rounds of the answer
    before: str  # the end of the text so far
    proposals: tuple[Proposed, ...]
    wanted: str  # the token that the target added
    ahead: str | None  # the one after it, where a branch had foreseen that
    ending: Ending
    wanted_prob: float | None
    rejected_prob: float | None
    draft_s: float
    verify_s: float
    host_s: float
    single_s: float | None  # what single passes for the same tokens would have taken

    @property
    def accepted(self) -> int:
        return sum(proposed.fate is Fate.ACCEPTED for proposed in self.proposals)

    @property
    def emitted(self) -> int:
        return self.accepted + (1 if self.ahead is None else 2)

    @property
    def rejected(self) -> Proposed | None:
        return next((p for p in self.proposals if p.fate is Fate.REJECTED), None)

    @property
    def discarded(self) -> tuple[Proposed, ...]:
        return tuple(p for p in self.proposals if p.fate is Fate.DISCARDED)


def replay_step(trace: Trace, index: int, plain_rate: float | None) -> Step:
    """The round at `index`. plain_rate: single passes per second, where it was measured."""
    done = trace.rounds[index]
    probs = done.target_probs
    return Step(
        number=index + 1,
        count=len(trace.rounds),
        before=_text_before(trace, index + 1),
        proposals=tuple(
            Proposed(trace.piece(token), source, _fate(done, place))
            for place, (token, source) in enumerate(
                zip(done.proposal, done.source_by_token, strict=True)
            )
        ),
        wanted=trace.piece(done.committed[done.accepted]),
        ahead=trace.piece(done.committed[-1]) if done.foreseen else None,
        ending=done.ending,
        wanted_prob=probs[done.accepted] if len(probs) == done.emitted else None,
        rejected_prob=done.rejected_prob,
        draft_s=done.draft_s,
        verify_s=done.verify_s,
        host_s=done.host_s,
        single_s=done.emitted / plain_rate if plain_rate else None,
    )


def _fate(done: Round, index: int) -> Fate:
    if index < done.accepted:
        return Fate.ACCEPTED
    return Fate.REJECTED if index == done.accepted else Fate.DISCARDED


def _text_before(trace: Trace, number: int) -> str:
    text = "".join(mark.text for mark in token_marks(trace) if mark.round < number)
    return text if len(text) <= _BEFORE else f"…{text[-_BEFORE:]}"

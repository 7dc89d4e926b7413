"""Every model as a draft for one target, the most promising first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TypeAlias

from models.gguf_header import GgufHeader
from models.measured_pair import MeasuredPair, Measurements, ModelIdentity
from models.pairing import Compatible, PairCheck, check_pair, foreign_vocabulary
from models.shared_vocabulary import SharedVocabulary
from models.speedup import (
    FOREIGN_ACCEPTANCE,
    PAYS,
    SAME_MODEL_ACCEPTANCE,
    USUAL_ACCEPTANCE,
    Basis,
    Gain,
    PassCosts,
    active_bytes,
    best_gain,
    costs_from_sizes,
    costs_from_times,
    gain_from_file_sizes,
)
from models.tokenizer import summarize_tokenizer

# Fingerprint of a draft's vocabulary, and the rule that it breaks → what it shares.
SharedByVocabulary: TypeAlias = dict[tuple[str, str], SharedVocabulary | None]


class Standing(IntEnum):
    """How a draft stands to the target, the best first."""

    COMPATIBLE = 0
    FOREIGN = 1  # another vocabulary: possible where it is welcome
    IMPOSSIBLE = 2


@dataclass(frozen=True, slots=True)
class RankedDraft:
    """One candidate: ``gain`` is what it may bring, None if it cannot draft."""

    header: GgufHeader
    verdict: PairCheck
    shared: SharedVocabulary | None = None
    gain: Gain | None = None
    measured: MeasuredPair | None = None

    @property
    def standing(self) -> Standing:
        if isinstance(self.verdict, Compatible):
            return Standing.COMPATIBLE
        return Standing.FOREIGN if self.shared is not None else Standing.IMPOSSIBLE


@dataclass(frozen=True, slots=True)
class RankingFacts:
    """What is known about the machine: its name in measurements, and whether it has a GPU."""

    measurements: Measurements = field(default_factory=Measurements)
    machine: str = ""
    on_gpu: bool = False


def rank_drafts(
    target: GgufHeader, candidates: Iterable[GgufHeader], facts: RankingFacts
) -> list[RankedDraft]:
    """All ``candidates`` but the target itself.

    Compatible drafts that were measured to pay come first, then those that are expected to, then
    what was measured not to; then foreign vocabularies; last what cannot draft.
    """
    known: SharedByVocabulary = {}
    ranked = [
        rank_draft(target, candidate, facts, known)
        for candidate in candidates
        if candidate.path != target.path
    ]
    return sorted(ranked, key=_order)


def rank_draft(
    target: GgufHeader, draft: GgufHeader, facts: RankingFacts, known: SharedByVocabulary
) -> RankedDraft:
    """One candidate; ``known`` is what was found out for others, by the draft's vocabulary."""
    verdict = check_pair(target, draft)
    shared = _shared(target, draft, verdict, known)
    if not isinstance(verdict, Compatible) and shared is None:
        return RankedDraft(draft, verdict)
    identities = identity(target), identity(draft)
    measured = facts.measurements.of_pair(*identities, facts.machine)
    if measured is not None:
        return RankedDraft(draft, verdict, shared, measured.gain, measured)
    return RankedDraft(draft, verdict, shared, expected_gain(target, draft, shared, facts))


def _shared(
    target: GgufHeader, draft: GgufHeader, verdict: PairCheck, known: SharedByVocabulary
) -> SharedVocabulary | None:
    """Comparing two vocabularies takes a third of a second, and many models have the same."""
    if isinstance(verdict, Compatible):
        return None
    key = (summarize_tokenizer(draft).fingerprint, verdict.check)
    if key not in known:
        known[key] = foreign_vocabulary(target, draft, verdict)
    return known[key]


def expected_gain(
    target: GgufHeader, draft: GgufHeader, shared: SharedVocabulary | None, facts: RankingFacts
) -> Gain:
    """What a pair that was not measured may bring."""
    passes = facts.measurements.passes_of(identity(target), facts.machine)
    sizes = costs_from_sizes(target, draft, on_gpu=facts.on_gpu)
    if passes is None:
        return best_gain(sizes, _acceptance(target, draft, shared), Basis.SIZES)
    # The step of a draft that was not measured is in proportion to what it reads.
    step_s = passes[1] * active_bytes(draft) / max(1, active_bytes(target))
    costs: PassCosts = costs_from_times(passes, step_s) or sizes
    return best_gain(costs, _acceptance(target, draft, shared), Basis.COSTS)


def expected_gain_of_file(target: GgufHeader, draft_bytes: int, facts: RankingFacts) -> Gain:
    """What a usual draft may bring of which nothing but the size of its file is known."""
    passes = facts.measurements.passes_of(identity(target), facts.machine) or {}
    step_s = passes.get(1, 0.0) * draft_bytes / max(1, target.total_bytes)
    costs = costs_from_times(passes, step_s)
    if costs is None:
        return gain_from_file_sizes(target.total_bytes, draft_bytes, on_gpu=facts.on_gpu)
    return best_gain(costs, USUAL_ACCEPTANCE, Basis.COSTS)


def identity(header: GgufHeader) -> ModelIdentity:
    return ModelIdentity.of(header.path, header.total_bytes)


def _acceptance(target: GgufHeader, draft: GgufHeader, shared: SharedVocabulary | None) -> float:
    if shared is not None:
        return FOREIGN_ACCEPTANCE * shared.share
    same = (target.architecture, target.parameter_count, target.name)
    if same == (draft.architecture, draft.parameter_count, draft.name):
        return SAME_MODEL_ACCEPTANCE
    return USUAL_ACCEPTANCE


def _order(draft: RankedDraft) -> tuple[int, int, float, str]:
    gain = draft.gain
    if gain is None:
        return draft.standing, 0, 0.0, draft.header.path.name
    pays = gain.speedup >= PAYS
    measured = gain.basis is Basis.MEASURED
    group = (0 if pays else 2) if measured else 1
    return draft.standing, group, -gain.speedup, draft.header.path.name

"""`paceline models drafts`: which models may draft for a target, and what that may gain."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Annotated

import typer

from app.cli import options
from app.cli.errors import OK
from app.cli.pair_setup import user_facts
from app.cli.terminal import show
from app.config.paths import Paths
from app.draft_finder import catalogue_drafts
from app.model_names import ModelNames
from models.byte_size import gigabytes
from models.catalogue import CatalogueModel, load_catalogue
from models.draft_ranking import (
    RankedDraft,
    RankingFacts,
    Standing,
    expected_gain_of_file,
    rank_drafts,
)
from models.errors import PacelineError
from models.gguf import read_header
from models.gguf_header import GgufHeader
from models.measured_pair import MeasuredPair
from models.model_file import ModelFile
from models.pairing import Incompatible
from models.registry import Registry
from models.seen_arrays import SeenArrays
from models.speedup import Basis, Gain
from models.split_name import model_stem

_GET = "paceline models get-draft"


def list_drafts(
    target: Annotated[str, typer.Argument(metavar="TARGET", help="The big model.")],
    *,
    as_json: options.AsJson = False,
) -> int:
    """List all models as drafts for TARGET, most promising first. The catalogue's follow."""
    paths = Paths.of_user()
    registry = Registry(paths.data)
    header = read_header(ModelNames(registry).target(target))
    facts = user_facts(paths)
    ranked = rank_drafts(header, _candidates(registry), facts)
    known = _not_here(header, ranked)
    if as_json:
        reports = [draft_report(each) for each in ranked]
        show(json.dumps([*reports, *(catalogue_report(header, each, facts) for each in known)]))
    else:
        show("\n".join(filter(None, (drafts_text(ranked), catalogue_text(header, known, facts)))))
    return OK


def catalogue_report(
    target: GgufHeader, draft: CatalogueModel, facts: RankingFacts
) -> dict[str, object]:
    """A draft of the catalogue that is not on this machine, as JSON."""
    gain = expected_gain_of_file(target, draft.size_bytes, facts)
    return {
        "path": None,
        "repository": draft.repository,
        "file": draft.file,
        "size_bytes": draft.size_bytes,
        "standing": "not here",
        "speedup": gain.speedup,
        "basis": gain.basis.value,
        "draft_length": gain.draft_length,
        "acceptance": gain.acceptance,
    }


def catalogue_text(
    target: GgufHeader, drafts: Sequence[CatalogueModel], facts: RankingFacts
) -> str:
    """A line for each draft that could be downloaded; its vocabulary is compared before that."""
    if not drafts:
        return ""
    width = max(len(draft.file) for draft in drafts)
    lines = [f"Not here yet; found, compared and downloaded by: {_GET} {target.path.stem}"]
    for draft in drafts:
        gain = expected_gain_of_file(target, draft.size_bytes, facts)
        size = gigabytes(draft.size_bytes, 2)
        lines.append(f"  {draft.file:<{width}}  {size:>9}  {gain_text(gain, None)}")
    return "\n".join(lines)


def draft_report(draft: RankedDraft) -> dict[str, object]:
    """One candidate as JSON; `speedup` is None where it cannot draft."""
    gain, verdict = draft.gain, draft.verdict
    return {
        "path": str(draft.header.path),
        "size_bytes": draft.header.total_bytes,
        "standing": draft.standing.name.lower(),
        "speedup": gain.speedup if gain else None,
        "basis": gain.basis.value if gain else None,
        "draft_length": gain.draft_length if gain else None,
        "acceptance": gain.acceptance if gain else None,
        "shared_vocabulary": draft.shared.share if draft.shared else None,
        "measured": measured_report(draft.measured) if draft.measured else None,
        "reason": verdict.reason if isinstance(verdict, Incompatible) else None,
    }


def measured_report(pair: MeasuredPair) -> dict[str, object]:
    """A measurement as JSON."""
    return {
        "decode_rate": pair.decode_rate,
        "plain_rate": pair.plain_rate,
        "speedup": pair.speedup,
        "acceptance_rate": pair.acceptance_rate,
        "draft_length": pair.gain.draft_length,
        "measured_on": pair.measured_on,
        "machine": pair.machine,
        "kv_type": pair.kv_type,
        "context_size": pair.context_size,
    }


def drafts_text(ranked: Sequence[RankedDraft]) -> str:
    """A line for each draft, and why for each that is none."""
    if not ranked:
        return "There is no other model. Add some with: paceline models add PATH"
    width = max(len(model_stem(each.header.path)) for each in ranked)
    return "\n".join(
        f"{model_stem(each.header.path):<{width}}  {each.header.quantization:<8}"
        f"{gigabytes(each.header.total_bytes, 2):>10}  {_promise(each)}"
        for each in ranked
    )


def _promise(draft: RankedDraft) -> str:
    gain, verdict = draft.gain, draft.verdict
    if gain is None:
        return f"no: {verdict.reason}" if isinstance(verdict, Incompatible) else "no"
    promise = gain_text(gain, draft.measured)
    if draft.standing is Standing.FOREIGN and draft.shared is not None:
        return f"{promise}; foreign vocabulary, {draft.shared.share:.0%} shared (--foreign-draft)"
    return promise


def gain_text(gain: Gain, measured: MeasuredPair | None) -> str:
    """The speed-up and how it is known."""
    if measured is not None:
        return f"{gain.speedup:.2f}× measured on {measured.measured_on}"
    how = "from measured passes" if gain.basis is Basis.COSTS else "from sizes"
    if gain.draft_length == 0:
        return f"no gain expected {how}"
    return f"about {gain.speedup:.1f}× expected {how}"


def _not_here(target: GgufHeader, ranked: Sequence[RankedDraft]) -> list[CatalogueModel]:
    here = {(each.header.path.name, each.header.total_bytes) for each in ranked}
    drafts = catalogue_drafts(load_catalogue(), target)
    return [draft for draft in drafts if (draft.file, draft.size_bytes) not in here]


def _candidates(registry: Registry) -> Iterator[GgufHeader]:
    seen = SeenArrays()
    for entry in registry.files():
        if isinstance(entry, ModelFile):
            try:
                yield read_header(entry.path, seen)
            except PacelineError:  # it has changed since it was listed
                continue

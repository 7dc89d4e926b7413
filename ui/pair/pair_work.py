"""What is read and checked about models and pairs, away from the GUI thread. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from app.config.settings import Settings
from app.engine.request import PairSpec
from app.memory_fit import Machine, pair_fit
from app.model_names import ModelNames, PairFiles
from app.pair_measurement import machine_name
from models.demo_pair import demo_paths, is_built
from models.draft_ranking import RankingFacts, SharedByVocabulary, rank_draft
from models.errors import ModelNotFoundError, PacelineError
from models.gguf import read_header
from models.measured_pair import MeasurementFile
from models.pairing import Incompatible
from models.registry import Registry
from models.remedy import FewerLayers, LighterCache, ShorterContext
from ui.pair.choices import Library, MeasuredHere
from ui.pair.draft_choices import DraftOutlook


def read_library(
    registry: Registry,
    find_starter: Callable[[], Path],
    folder: Path,
    measurements: MeasurementFile,
) -> Library:
    """What is on this machine; reads files, so not for the GUI thread."""
    starter: Path | None = None
    with suppress(ModelNotFoundError):
        starter = find_starter()
    measured = MeasuredHere(measurements.read(), machine_name())
    entries, demo = tuple(registry.files()), demo_paths(folder)
    return Library(entries, starter, demo, is_built(folder), measured, is_read=True)


def prepare(
    names: ModelNames,
    target: str,
    draft: str,
    find_starter: Callable[[], Path],
    *,
    foreign: bool,
) -> PairFiles | Path:
    """The checked files of a pair; or the starter, if the demo pair has to be built from it."""
    if names.needs_demo(target, draft):
        return find_starter()
    files = names.pair(target, draft)
    files.check(foreign=foreign)
    return files


def require_fit(spec: PairSpec, machine: Machine) -> None:
    """Raises NotEnoughMemoryError for what would be killed, ModelFileError for a bad file."""
    pair_fit(spec, machine).require()


def settings_of(remedy: LighterCache | ShorterContext | FewerLayers) -> dict[str, object]:
    """The settings that a remedy changes."""
    match remedy:
        case LighterCache(kv_type):
            return {"kv_type": kv_type, "draft_kv_type": None}
        case ShorterContext(tokens, None):
            return {"context_size": tokens}
        case ShorterContext(tokens, kv_type):
            return {"context_size": tokens, "kv_type": kv_type, "draft_kv_type": None}
        case FewerLayers(layers):
            return {"gpu_layers": layers}


def check_drafts(
    target: Path, drafts: Sequence[Path], facts: RankingFacts
) -> dict[tuple[Path, Path], DraftOutlook]:
    """What to expect of each draft for the target. A file that cannot be read may not draft."""
    outlooks: dict[tuple[Path, Path], DraftOutlook] = {}
    known: SharedByVocabulary = {}
    for draft in drafts:
        try:
            ranked = rank_draft(read_header(target), read_header(draft), facts, known)
        except PacelineError as error:
            outlooks[target, draft] = DraftOutlook(Incompatible("file", str(error)))
        else:
            shared = ranked.shared.share if ranked.shared is not None else None
            outlooks[target, draft] = DraftOutlook(ranked.verdict, ranked.gain, shared)
    return outlooks


def pair_spec(settings: Settings, target: Path, draft: Path | None) -> PairSpec:
    """How these settings run a pair."""
    spec = PairSpec(target, draft)
    return replace(
        spec,
        context_size=settings.context_size,
        threads=settings.threads,
        batch_threads=settings.batch_threads,
        gpu_layers=settings.gpu_layers,
        draft_gpu_layers=settings.draft_gpu_layers,
        kv_type=settings.kv_type,
        draft_kv_type=settings.draft_kv_type,
        foreign_draft=True,  # the menu says so where one can be chosen
    )

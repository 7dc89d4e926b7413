"""What the models on this machine are good for here: does each fit, and for whom may it draft?"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from app.engine.request import PairSpec
from app.memory_fit import Machine, headers_fit
from models.errors import PacelineError
from models.fit import Fit
from models.gguf import read_header
from models.gguf_header import GgufHeader
from models.model_file import ModelFile
from models.pairing import MAX_SIZE_DIFFERENCE, Compatible, check_pair
from models.speedup import MOST_OF_TARGET
from models.tokenizer import summarize_tokenizer


@dataclass(frozen=True, slots=True)
class Surveyed:
    """`fit` is that of the model alone; `targets` are those it may draft for and is small for."""

    fit: Fit
    targets: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class _Vocabulary:
    """Models with equal vocabularies need to be compared only once."""

    kind: str
    size: int
    fingerprint: str
    bos: int | None
    eos: int | None


def survey(
    models: Iterable[ModelFile], spec: PairSpec, machine: Machine
) -> Mapping[Path, Surveyed]:
    """Every model that can chat; one whose header cannot be read any more is left out.

    Reads each header once, and those of different vocabularies of nearly one size once more.
    `spec` says how models are run here, whatever files it names.
    """
    fits: dict[Path, Fit] = {}
    groups: dict[_Vocabulary, list[ModelFile]] = defaultdict(list)
    for model in models:
        if model.limitation:
            continue
        try:
            header = read_header(model.path)
        except PacelineError:  # it has changed since it was listed
            continue
        fits[model.path] = headers_fit(header, None, replace(spec, draft=None), machine)
        groups[_vocabulary(header)].append(model)
    return {path: Surveyed(fits[path], found) for path, found in _targets(groups)}


def drafts_of(target: Path, surveyed: Mapping[Path, Surveyed]) -> tuple[Path, ...]:
    """The models that may draft for `target`."""
    return tuple(path for path, facts in surveyed.items() if target in facts.targets)


def _targets(
    groups: Mapping[_Vocabulary, Sequence[ModelFile]],
) -> Iterable[tuple[Path, tuple[Path, ...]]]:
    for of_drafts, drafts in groups.items():
        matching = partial(_matches, draft=(of_drafts, drafts[0].path))
        found = [m for v, models in groups.items() if matching((v, models[0].path)) for m in models]
        found.sort(key=lambda model: model.size_bytes)
        for draft in drafts:
            least = draft.size_bytes / MOST_OF_TARGET
            yield draft.path, tuple(m.path for m in found if m.size_bytes >= least)


def _matches(target: tuple[_Vocabulary, Path], draft: tuple[_Vocabulary, Path]) -> bool:
    if target[0] == draft[0]:
        return True
    same_kind = target[0].kind == draft[0].kind
    if not same_kind or abs(target[0].size - draft[0].size) > MAX_SIZE_DIFFERENCE:
        return False
    try:
        headers = read_header(target[1]), read_header(draft[1])
    except PacelineError:
        return False
    return isinstance(check_pair(*headers), Compatible)


def _vocabulary(header: GgufHeader) -> _Vocabulary:
    tokens = summarize_tokenizer(header)
    return _Vocabulary(
        tokens.kind,
        tokens.size,
        tokens.fingerprint,
        tokens.bos_id if tokens.add_bos else None,
        tokens.eos_id if tokens.add_eos else None,
    )

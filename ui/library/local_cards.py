"""The models on this machine as cards. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

from app.library_survey import Surveyed
from models.fit import Verdict
from models.model_file import ModelFile
from models.registry_entry import BadModelFile, RegistryEntry
from ui.known_sentences import known
from ui.library.card import Act, Card, Head, Row
from ui.library.wording import context, fit_light, listed, parameters
from ui.numbers import decimal
from ui.pair.choices import STARTER_TITLE, Library, format_size, measured_pairs
from ui.translation import tr

Gains: TypeAlias = Mapping[tuple[Path, Path], float]  # measured, by target and draft
Sort: TypeAlias = Literal["name", "size", "fit", "architecture"]
_FIT_ORDER = {Verdict.FITS: 0, Verdict.TIGHT: 1, Verdict.TOO_BIG: 2}

TARGET, DRAFT, MEASURE = "target", "draft", "measure"
FIND_DRAFT, GET_DRAFT = "find-draft", "get-draft"
SHOW_FILE, FORGET, DELETE = "show-file", "forget", "delete"


@dataclass(frozen=True, slots=True)
class Local:
    """What is known of this machine's models; `used` are the paths of target and draft."""

    library: Library = field(default_factory=Library)
    surveyed: Mapping[Path, Surveyed] = field(default_factory=dict)
    used: tuple[Path | None, Path | None] = (None, None)
    added: frozenset[Path] = frozenset()

    @property
    def models(self) -> tuple[ModelFile, ...]:
        """Those that can chat."""
        found = (entry for entry in self.library.entries if isinstance(entry, ModelFile))
        return tuple(model for model in found if not model.limitation)

    def title(self, path: Path) -> str:
        """A model by the name that the list has for it."""
        library = self.library
        if path == library.starter:
            return STARTER_TITLE
        if library.demo is not None and path == library.demo.target:
            return tr("Demo target")
        if library.demo is not None and path == library.demo.draft:
            return tr("Demo draft")
        model = library.model(path)
        return model.registry_name if model is not None else path.name


def local_rows(local: Local, text: str = "", sort: Sort = "name") -> list[Row]:
    """Models that can chat, then what cannot and why; only those that have all words of `text`."""
    entries = [entry for entry in local.library.entries if _has(entry, local, text)]
    models = [e for e in entries if isinstance(e, ModelFile) and not e.limitation]
    others = [e for e in entries if isinstance(e, BadModelFile) or e.limitation]
    gains = {paths: pair.speedup for paths, pair in measured_pairs(local.library).items()}
    rows: list[Row] = [
        _model_card(model, local, gains) for model in sorted(models, key=_key(sort, local))
    ]
    if others:
        rows.append(Head(tr("Not offered for chatting"), f"{len(others)}"))
        rows += [_other_card(entry, local) for entry in others]
    return rows


def _model_card(model: ModelFile, local: Local, gains: Gains) -> Card:
    surveyed = local.surveyed.get(model.path)
    return Card(
        key=str(model.path),
        title=local.title(model.path),
        detail=f"{model.quantization} · {format_size(model.size_bytes)}",
        badge=_badge(model.path, local),
        lines=tuple(filter(None, (_facts(model), _drafts(model, surveyed, local, gains)))),
        light=fit_light(surveyed.fit) if surveyed is not None else None,
        acts=(Act(TARGET, tr("Use as target")), Act(DRAFT, tr("Use as draft"))),
        more=(
            Act(GET_DRAFT, tr("Get a matching draft")),
            Act(FIND_DRAFT, tr("Find a draft for it")),
            *_measure_acts(surveyed, local),
            *_file_acts(model, local),
        ),
    )


def _other_card(entry: RegistryEntry, local: Local) -> Card:
    if isinstance(entry, BadModelFile):
        lines = tuple(filter(None, (known(str(entry.error)), known(entry.error.advice))))
        more = [Act(SHOW_FILE, tr("Show in its folder"))]
        if entry.path in local.added:
            more.append(Act(FORGET, tr("Take off the list")))
        name = entry.path.name
        return Card(str(entry.path), name, lines=lines, more=tuple(more), is_dim=True)
    return Card(
        str(entry.path),
        local.title(entry.path),
        detail=f"{entry.kind} · {format_size(entry.size_bytes)}",
        lines=(tr("It {why}.").format(why=known(entry.limitation)),),
        more=_file_acts(entry, local),
        is_dim=True,
    )


def _file_acts(model: ModelFile, local: Local) -> tuple[Act, ...]:
    acts = [Act(SHOW_FILE, tr("Show in its folder"))]
    if model.path in local.added:
        acts.append(Act(FORGET, tr("Take off the list")))
    return (*acts, Act(DELETE, tr("Delete the file…")))


def _badge(path: Path, local: Local) -> str:
    if path == local.used[0]:
        return tr("Target now")
    return tr("Draft now") if path == local.used[1] else ""


def _facts(model: ModelFile) -> str:
    facts = [model.architecture, parameters(model.parameter_count)]
    if model.context_length:
        facts.append(context(model.context_length))
    if model.parts:
        facts.append(tr("in %n files", "", len(model.parts) + 1))
    if model.place:
        facts.append(tr("of {program}").format(program=model.place))
    return " · ".join(facts)


def _drafts(model: ModelFile, surveyed: Surveyed | None, local: Local, gains: Gains) -> str:
    """For whom it may draft; what was measured to gain first."""
    if surveyed is None or not surveyed.targets:
        return ""
    measured = {path: gains.get((path, model.path), 0.0) for path in surveyed.targets}
    ordered = sorted(surveyed.targets, key=lambda path: -measured[path])
    names = [_with_gain(local.title(path), measured[path]) for path in ordered]
    return tr("Can draft for {names}").format(names=listed(names))


def _with_gain(name: str, gain: float) -> str:
    if not gain:
        return name
    return tr("{name} ({times}× measured)").format(name=name, times=decimal(gain, 1))


def _measure_acts(surveyed: Surveyed | None, local: Local) -> tuple[Act, ...]:
    """A draft that fits the target in use can be tried out with it."""
    target = local.used[0]
    if target is None or surveyed is None or target not in surveyed.targets:
        return ()
    words = tr("Measure as draft for {target}").format(target=local.title(target))
    return (Act(MEASURE, words),)


def _has(entry: RegistryEntry, local: Local, text: str) -> bool:
    words = text.casefold().split()
    known = [str(entry.path)]
    if isinstance(entry, ModelFile):
        known += [entry.name, local.title(entry.path), entry.architecture, entry.quantization]
        known += [entry.kind, entry.place]
    haystack = " ".join(known).casefold()
    return all(word in haystack for word in words)


def _key(sort: Sort, local: Local) -> Callable[[ModelFile], tuple[object, ...]]:
    def by_name(model: ModelFile) -> tuple[object, ...]:
        return (local.title(model.path).casefold(),)

    def fit_rank(model: ModelFile) -> int:
        surveyed = local.surveyed.get(model.path)
        return 3 if surveyed is None else _FIT_ORDER[surveyed.fit.verdict]

    keys: dict[Sort, Callable[[ModelFile], tuple[object, ...]]] = {
        "name": by_name,
        "size": lambda model: (-model.size_bytes, *by_name(model)),
        "fit": lambda model: (fit_rank(model), -model.size_bytes),
        "architecture": lambda model: (model.architecture, *by_name(model)),
    }
    return keys[sort]


def count_words(models: Sequence[ModelFile]) -> str:
    """How much there is."""
    size = format_size(sum(model.size_bytes for model in models))
    return tr("%n models, {size}", "", len(models)).format(size=size)


def may_be_twice(local: Local) -> bool:
    """Whether files have the same size to the byte, so that it is worth comparing them."""
    entries = local.library.entries
    sizes = [entry.size_bytes for entry in entries if isinstance(entry, ModelFile)]
    return len(set(sizes)) < len(sizes)

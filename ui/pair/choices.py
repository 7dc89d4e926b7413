"""What can be chosen as target and as draft, and why not. Pure: no Qt, no files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path

from models.demo_pair import DEMO_NAME, DemoPair
from models.measured_pair import MeasuredPair, Measurements, ModelIdentity
from models.pair import ModelFile
from models.pairing import Compatible, Incompatible, PairCheck, is_about_vocabulary
from models.registry import BadModelFile, RegistryEntry
from models.starter import STARTER_NAME

STARTER_TITLE = "SmolLM2 135M"  # the file's own name is that of a training run
FOREIGN = "Has another vocabulary: it may guess only what both can say, so it usually gains less."
CHECKING = "Checking whether it fits…"
DEMO_TEXT = (
    "Shows what drafting gains: the starter’s answers at the cost of a 2B model. "
    "Needs 1.3 GB on disk."
)


@dataclass(frozen=True, slots=True)
class Choice:
    """One row of a menu. `key` is what the settings keep; a `reason` means it cannot be chosen."""

    key: str
    title: str
    detail: str = ""  # quantization and size
    remark: str = ""  # a second line
    reason: str = ""
    figure: str = ""  # a measured gain, which the remark says in words


@dataclass(frozen=True, slots=True)
class MeasuredHere:
    """What pairs were measured to do on this machine."""

    measurements: Measurements = field(default_factory=Measurements)
    machine: str = ""

    def of(self, target: ModelFile, draft: ModelFile) -> MeasuredPair | None:
        return self.measurements.of_pair(_identity(target), _identity(draft), self.machine)


@dataclass(frozen=True, slots=True)
class Library:
    """What is on this machine; `entries` holds the starter and the demo files too."""

    entries: tuple[RegistryEntry, ...] = ()
    starter: Path | None = None
    demo: DemoPair | None = None
    demo_built: bool = False
    measured: MeasuredHere = field(default_factory=MeasuredHere)

    def key_of(self, path: Path, *, as_draft: bool = False) -> str:
        """The key that stands for a file."""
        if path == self.starter:
            return STARTER_NAME
        demo = self.demo.draft if as_draft and self.demo else self.demo and self.demo.target
        return DEMO_NAME if path == demo else str(path)

    def model(self, path: Path) -> ModelFile | None:
        """The model file at a path, if it is known and sound."""
        found = (entry for entry in self.entries if entry.path == path)
        return next((entry for entry in found if isinstance(entry, ModelFile)), None)

    def path_of(self, key: str, *, as_draft: bool = False) -> Path | None:
        """The file that a key stands for; None if there is none (yet)."""
        if not key:
            return None
        if key == STARTER_NAME:
            return self.starter
        if key == DEMO_NAME:
            if self.demo is None:
                return None
            return self.demo.draft if as_draft else self.demo.target
        return Path(key)


def target_choices(library: Library) -> list[Choice]:
    """Everything that may be a target: what was measured to gain first, the demo pair last."""
    entries = [entry for entry in library.entries if not _of_demo(entry, library)]
    best = {entry.path: _best_draft(entry.path, library) for entry in entries}
    entries.sort(key=lambda entry: -_speedup(best[entry.path]))
    choices = [_with_best(_choice(entry, library), best[entry.path], library) for entry in entries]
    return [*choices, _demo_choice(library)]


def draft_choices(
    library: Library, target: Path | None, checks: Mapping[tuple[Path, Path], PairCheck]
) -> list[Choice]:
    """No draft first, then what was measured to gain, then every other model.

    Those that may not draft for the target say why.
    """
    rows = [Choice("", "No draft", remark="The target answers alone.")]
    for entry in sorted(library.entries, key=lambda entry: -_gain(entry, library, target)):
        if library.demo is not None and entry.path == library.demo.target:
            continue
        choice = _choice(entry, library)
        if library.demo is not None and entry.path == library.demo.draft:
            choice = Choice(DEMO_NAME, "Demo draft", choice.detail, reason=choice.reason)
        rows.append(choice if choice.reason else _checked(choice, entry, library, target, checks))
    return rows


def best_measured_draft(target: str, library: Library) -> str:
    """The key of the draft that was measured to gain most for a target; empty if none did."""
    path = library.path_of(target)
    best = _best_draft(path, library) if path is not None else None
    return library.key_of(best[0], as_draft=True) if best is not None else ""


def title_of(key: str, library: Library, *, as_draft: bool = False) -> tuple[str, str]:
    """Name and quantization for a key, as the chooser's button shows them."""
    if key == DEMO_NAME:
        path = library.path_of(key, as_draft=as_draft)
        model = library.model(path) if path is not None else None
        return ("Demo draft" if as_draft else "Demo target"), model.quantization if model else ""
    path = library.path_of(key, as_draft=as_draft)
    model = library.model(path) if path is not None else None
    if key == STARTER_NAME:
        return STARTER_TITLE, model.quantization if model else ""
    if model is not None:
        return model.name or path_title(model.path), model.quantization
    return (path_title(path) if path is not None else key.capitalize()), ""


def path_title(path: Path) -> str:
    """A file's name without its ending."""
    return path.stem


def format_size(size: int) -> str:
    """Bytes as people say them: 94 MB, 1.2 GB."""
    if size >= 1e9:
        return f"{size / 1e9:.1f} GB"
    return f"{max(1, round(size / 1e6))} MB"


def _choice(entry: RegistryEntry, library: Library) -> Choice:
    if isinstance(entry, BadModelFile):
        return Choice(str(entry.path), entry.shown_name, reason=str(entry.error))
    is_starter = entry.path == library.starter
    return Choice(
        key=STARTER_NAME if is_starter else str(entry.path),
        title=STARTER_TITLE if is_starter else entry.name or path_title(entry.path),
        detail=f"{entry.quantization} · {format_size(entry.size_bytes)}",
        remark="Starter: small, for trying things out." if is_starter else "",
        reason=f"This file {entry.limitation}." if entry.limitation else "",
    )


def _demo_choice(library: Library) -> Choice:
    reason = "" if library.starter is not None else "The demo pair is made from the starter model."
    detail = "" if library.demo_built else "built on first use"
    return Choice(DEMO_NAME, "Demo pair", detail, remark=DEMO_TEXT, reason=reason)


def _of_demo(entry: RegistryEntry, library: Library) -> bool:
    return library.demo is not None and entry.path in (library.demo.target, library.demo.draft)


def _checked(
    choice: Choice,
    entry: RegistryEntry,
    library: Library,
    target: Path | None,
    checks: Mapping[tuple[Path, Path], PairCheck],
) -> Choice:
    if target is None:
        return choice
    if entry.path == target:
        reason = "This is the target. A draft has to be a smaller model of the same family."
        return _with(choice, reason=reason)
    gain = _gain(entry, library, target)
    figure = _figure(gain) if gain else ""
    match checks.get((target, entry.path)):
        case Incompatible() as verdict if _may_be_foreign(verdict, entry, library, target):
            sentences = [*_measured_remarks(entry, library, target), FOREIGN]
            return _with(choice, remark=" ".join(sentences), figure=figure)
        case Incompatible(_, reason, _):
            return _with(choice, reason=reason)
        case Compatible(remarks):
            sentences = [*_measured_remarks(entry, library, target), *remarks]
            sentences += _weight_remarks(entry, library, target)
            return _with(choice, remark=" ".join(sentences), figure=figure)
        case None:
            return _with(choice, remark=CHECKING)


def _may_be_foreign(
    verdict: Incompatible, entry: RegistryEntry, library: Library, target: Path
) -> bool:
    """Whether a draft with another vocabulary is so small that it might pay all the same."""
    return is_about_vocabulary(verdict) and not any(_weight_remarks(entry, library, target))


def _weight_remarks(entry: RegistryEntry, library: Library, target: Path) -> Iterable[str]:
    model = library.model(target)
    if model is None or not isinstance(entry, ModelFile):
        return
    if entry.size_bytes > model.size_bytes / 2:
        yield "Hardly smaller than the target: it may not make answers faster."


def _gain(entry: RegistryEntry, library: Library, target: Path | None) -> float:
    """The measured speed-up as a draft for `target` where it is one, else 0."""
    measured = _measured(entry, library, target)
    return measured.speedup if measured is not None and measured.speedup > 1 else 0.0


def _best_draft(target: Path, library: Library) -> tuple[Path, MeasuredPair] | None:
    """What was measured to gain most as a draft for `target`."""
    gains = {_gain(entry, library, target): entry for entry in library.entries}
    most = max(gains, default=0.0)
    measured = _measured(gains[most], library, target) if most > 1 else None
    return (gains[most].path, measured) if measured is not None else None


def _speedup(best: tuple[Path, MeasuredPair] | None) -> float:
    return best[1].speedup if best is not None else 0.0


def _with_best(choice: Choice, best: tuple[Path, MeasuredPair] | None, library: Library) -> Choice:
    """A target that was measured says with which draft, and what that gains."""
    if best is None or choice.reason:
        return choice
    path, measured = best
    draft = title_of(library.key_of(path, as_draft=True), library, as_draft=True)[0]
    remark = f"{measured.speedup:.1f} times as fast with {draft}, {_when(measured)}."
    return _with(choice, remark=remark, figure=_figure(measured.speedup))


def _figure(speedup: float) -> str:
    return f"{speedup:.1f}×"


def _measured(entry: RegistryEntry, library: Library, target: Path | None) -> MeasuredPair | None:
    model = library.model(target) if target is not None else None
    if model is None or not isinstance(entry, ModelFile):
        return None
    return library.measured.of(model, entry)


def _measured_remarks(entry: RegistryEntry, library: Library, target: Path) -> Iterable[str]:
    measured = _measured(entry, library, target)
    if measured is None:
        return
    if measured.speedup > 1:
        yield f"{measured.speedup:.1f} times as fast as without a draft, {_when(measured)}."
    else:
        yield f"No gain, {_when(measured)}."


def _when(measured: MeasuredPair) -> str:
    day = date.fromisoformat(measured.measured_on)
    return f"measured here on {day.day} {day:%B %Y}"


def _identity(model: ModelFile) -> ModelIdentity:
    return ModelIdentity.of(model.path, model.size_bytes)


def _with(choice: Choice, *, remark: str = "", reason: str = "", figure: str = "") -> Choice:
    return replace(choice, remark=remark or choice.remark, reason=reason, figure=figure)

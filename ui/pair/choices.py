"""What is on this machine, and what of it can be chosen as a target. Pure: no widgets, no files."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

from models.demo_pair import DEMO_NAME, DemoPair
from models.measured_pair import MeasuredPair, Measurements, ModelIdentity
from models.model_file import ModelFile
from models.registry_entry import BadModelFile, RegistryEntry
from models.starter import STARTER_NAME
from ui.known_sentences import known
from ui.numbers import day_text, decimal
from ui.translation import mark, tr

STARTER_TITLE = "SmolLM2 135M"  # the file's own name is that of a training run
DEMO_TEXT = mark(
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
    """What is on this machine; `entries` holds the starter and the demo files too.

    `is_read`: somebody has looked.
    """

    entries: tuple[RegistryEntry, ...] = ()
    starter: Path | None = None
    demo: DemoPair | None = None
    demo_built: bool = False
    measured: MeasuredHere = field(default_factory=MeasuredHere)
    is_read: bool = False
    _models: dict[Path, ModelFile] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        sound = (entry for entry in self.entries if isinstance(entry, ModelFile))
        # Every row of a list asks for its model; there may be thousands.
        object.__setattr__(self, "_models", {entry.path: entry for entry in sound})

    def key_of(self, path: Path, *, as_draft: bool = False) -> str:
        """The key that stands for a file."""
        if path == self.starter:
            return STARTER_NAME
        demo = self.demo.draft if as_draft and self.demo else self.demo and self.demo.target
        return DEMO_NAME if path == demo else str(path)

    def model(self, path: Path) -> ModelFile | None:
        """The model file at a path, if it is known and sound."""
        return self._models.get(path)

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
    best = best_drafts(library)
    entries = [entry for entry in library.entries if not _of_demo(entry, library)]
    entries.sort(key=lambda entry: -best[entry.path].speedup if entry.path in best else 0)
    choices = [
        _with_best(plain_choice(entry, library), best.get(entry.path), library) for entry in entries
    ]
    return [*choices, _demo_choice(library)]


@dataclass(frozen=True, slots=True)
class BestDraft:
    """What was measured to gain most as a draft for a target."""

    draft: Path
    measured: MeasuredPair

    @property
    def speedup(self) -> float:
        return self.measured.speedup


def measured_pairs(library: Library) -> dict[tuple[Path, Path], MeasuredPair]:
    """By target and draft: what was measured on this machine to gain, the most last."""
    files: dict[ModelIdentity, list[Path]] = {}
    for entry in library.entries:
        if isinstance(entry, ModelFile):
            files.setdefault(_identity(entry), []).append(entry.path)
    known = library.measured
    pairs = [
        pair for pair in known.measurements.pairs if pair.machine == known.machine and pair.pays
    ]
    return {
        (target, draft): pair
        for pair in sorted(pairs, key=lambda pair: pair.speedup)
        for target in files.get(pair.target, ())
        for draft in files.get(pair.draft, ())
    }


def best_drafts(library: Library) -> dict[Path, BestDraft]:
    """By target, where anything was measured to gain."""
    found = measured_pairs(library)
    return {target: BestDraft(draft, pair) for (target, draft), pair in found.items()}


def best_measured_draft(target: str, library: Library) -> str:
    """The key of the draft that was measured to gain most for a target; empty if none did."""
    path = library.path_of(target)
    best = best_drafts(library).get(path) if path is not None else None
    return library.key_of(best.draft, as_draft=True) if best is not None else ""


def title_of(key: str, library: Library, *, as_draft: bool = False) -> tuple[str, str]:
    """Name and quantization for a key, as the chooser's button shows them."""
    if key == DEMO_NAME:
        path = library.path_of(key, as_draft=as_draft)
        model = library.model(path) if path is not None else None
        return (
            tr("Demo draft") if as_draft else tr("Demo target")
        ), model.quantization if model else ""
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
        return tr("{size} GB").format(size=decimal(size / 1e9, 1))
    return tr("{size} MB").format(size=max(1, round(size / 1e6)))


def plain_choice(entry: RegistryEntry, library: Library) -> Choice:
    """A file as a choice, before it is looked at as a target or a draft."""
    if isinstance(entry, BadModelFile):
        return Choice(str(entry.path), entry.shown_name, reason=known(str(entry.error)))
    is_starter = entry.path == library.starter
    return Choice(
        key=STARTER_NAME if is_starter else str(entry.path),
        title=STARTER_TITLE if is_starter else entry.name or path_title(entry.path),
        detail=f"{entry.quantization} · {format_size(entry.size_bytes)}",
        remark=tr("Starter: small, for trying things out.") if is_starter else "",
        reason=_limitation(entry) if entry.limitation else "",
    )


def _limitation(model: ModelFile) -> str:
    return tr("This file {why}.").format(why=known(model.limitation))


def _demo_choice(library: Library) -> Choice:
    reason = (
        "" if library.starter is not None else tr("The demo pair is made from the starter model.")
    )
    detail = "" if library.demo_built else tr("built on first use")
    return Choice(DEMO_NAME, tr("Demo pair"), detail, remark=tr(DEMO_TEXT), reason=reason)


def _of_demo(entry: RegistryEntry, library: Library) -> bool:
    return library.demo is not None and entry.path in (library.demo.target, library.demo.draft)


def _with_best(choice: Choice, best: BestDraft | None, library: Library) -> Choice:
    """A target that was measured says with which draft, and what that gains."""
    if best is None or choice.reason:
        return choice
    draft = title_of(library.key_of(best.draft, as_draft=True), library, as_draft=True)[0]
    words = tr("{times} times as fast with {draft}, measured here on {day}.")
    remark = words.format(
        times=decimal(best.speedup, 1), draft=draft, day=day_measured(best.measured)
    )
    return said_of(choice, remark=remark, figure=figure_of(best.speedup))


def figure_of(speedup: float) -> str:
    """A gain as it stands beside a name."""
    return f"{decimal(speedup, 1)}×"


def day_measured(measured: MeasuredPair) -> str:
    """The day as people write it."""
    return day_text(measured.measured_on)


def _identity(model: ModelFile) -> ModelIdentity:
    return ModelIdentity.of(model.path, model.size_bytes)


def said_of(choice: Choice, *, remark: str = "", reason: str = "", figure: str = "") -> Choice:
    """The choice with what is said of it in its role."""
    return replace(choice, remark=remark or choice.remark, reason=reason, figure=figure)

"""Finds models, checks pairs and has the chosen pair loaded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.model_names import ModelNames, PairFiles
from models.demo_pair import DEMO_NAME
from models.errors import IncompatiblePairError, PacelineError
from models.measured_pair import MeasurementFile
from models.pair import ModelFile
from models.pairing import PairCheck
from models.registry import Registry
from ui.engine_control import EngineControl
from ui.engine_state import Phase
from ui.jobs import Err, JobRunner, Ok, Result
from ui.pair.choices import (
    Library,
    best_measured_draft,
    draft_choices,
    target_choices,
    title_of,
)
from ui.pair.pair_chooser import PairChooser
from ui.pair.pair_work import check_drafts, pair_spec, prepare, read_library
from ui.preferences import Preferences

PairKeys = tuple[str, str]  # target and draft, as the settings keep them


class PairController(QObject):
    """What is chosen becomes the setting once it is loaded, so that a bad choice never sticks.

    A choice that comes to nothing gives way to the pair that is still loaded, if there is one.
    """

    failed = Signal(object)  # PacelineError or another exception: nothing else was loaded
    changed = Signal()  # `wanted` or `library` is another
    replacing = Signal()  # another pair is about to be loaded
    measure_requested = Signal(str, str)  # keys of a target and a draft

    def __init__(
        self,
        preferences: Preferences,
        control: EngineControl,
        registry: Registry,
        jobs: JobRunner,
        chooser: PairChooser,
        *,
        find_starter: Callable[[], Path],
        pick_file: Callable[[], Path | None],
        measurements: MeasurementFile,
    ) -> None:
        super().__init__(chooser)
        self._preferences = preferences
        self._control = control
        self._registry = registry
        self._names = ModelNames(registry)
        self._jobs = jobs
        self._chooser = chooser
        self._find_starter = find_starter
        self._pick_file = pick_file
        self._measurements = measurements
        self._wanted: PairKeys = (preferences.settings.target, preferences.settings.draft)
        self._tried = self._wanted  # what `load` was last called for
        self._asked = self._wanted  # what the engine was last asked to load
        self._loaded: PairKeys | None = None
        self._phase = control.state.phase
        self._is_preparing = False
        self._library = Library()
        self._checks: dict[tuple[Path, Path], PairCheck] = {}
        self._attempt = 0
        chooser.target_opening.connect(self.refresh)
        chooser.draft_opening.connect(self.refresh)
        chooser.target_chosen.connect(self.choose_target)
        chooser.draft_chosen.connect(self.choose_draft)
        chooser.target_file_requested.connect(self.open_target_file)
        chooser.draft_file_requested.connect(self._open_draft_file)
        chooser.measure_requested.connect(lambda: self.measure(*self._wanted))
        control.changed.connect(self._engine_changed)
        self._show()

    @property
    def wanted(self) -> PairKeys:
        """The pair that was chosen last and did not fail; the target is empty if there is none."""
        return self._wanted

    @property
    def loaded(self) -> PairKeys | None:
        """The pair that is loaded now."""
        return self._loaded

    @property
    def library(self) -> Library:
        return self._library

    @property
    def needs_reload(self) -> bool:
        """Was the loaded pair loaded with other settings than those in force?"""
        spec = self._control.state.spec
        if self._control.state.phase is not Phase.LOADED or spec is None:
            return False
        return spec != pair_spec(self._preferences.settings, spec.target, spec.draft)

    def refresh(self) -> None:
        """Look again at what is on this machine."""
        self._show()
        folder = self._registry.demo_folder
        registry, find_starter = self._registry, self._find_starter
        measurements = self._measurements

        def read() -> Library:
            return read_library(registry, find_starter, folder, measurements)

        self._jobs.run(read, self._take_library)

    def choose_target(self, key: str) -> None:
        """Load this target with the draft that was measured to gain most, else the present one."""
        if key == DEMO_NAME:
            draft = DEMO_NAME
        else:
            present = "" if self._wanted[1] == DEMO_NAME else self._wanted[1]
            draft = best_measured_draft(key, self._library) or present
        self._choose(key, draft, drop_draft=True)

    def choose_draft(self, key: str) -> None:
        """Load the present target with this draft, or with none."""
        self._choose(self._wanted[0], key, drop_draft=False)

    def choose_pair(self, target: str, draft: str) -> None:
        """Load both; neither without the other."""
        self._choose(target, draft, drop_draft=False)

    def measure(self, target: str, draft: str) -> None:
        """Find out what a draft gains; the pair is loaded for it."""
        self.measure_requested.emit(target, draft)

    def open_target_file(self) -> None:
        """Ask for a file and load it."""
        self._open_file(self.choose_target)

    def add_target_file(self, path: Path) -> None:
        """Load a file that was dropped or named."""
        self._add_file(path, self.choose_target)

    def load(self, *, drop_draft: bool = False) -> None:
        """Load the wanted pair; `drop_draft`: rather without the draft than not at all."""
        target, draft = self._wanted
        if not target:
            return
        self._tried = self._wanted
        self._is_preparing = True
        self._attempt += 1
        attempt, names, find_starter = self._attempt, self._names, self._find_starter

        def done(result: Result[PairFiles | Path]) -> None:
            if attempt == self._attempt:
                self._is_preparing = False
                self._prepared(result, drop_draft=drop_draft)

        foreign = not drop_draft  # one that was chosen, not one that was left from another target
        self._jobs.run(lambda: prepare(names, target, draft, find_starter, foreign=foreign), done)

    def try_again(self) -> None:
        """Load the pair that failed last."""
        self._want(*self._tried)
        self.load()

    def load_without_draft(self) -> None:
        """Load the wanted target alone."""
        self.choose_draft("")

    def _choose(self, target: str, draft: str, *, drop_draft: bool) -> None:
        is_loaded = self._control.state.phase is Phase.LOADED
        if is_loaded and self._wanted == (target, draft):
            return
        self._want(target, draft)
        self.load(drop_draft=drop_draft)

    def _prepared(self, result: Result[PairFiles | Path], *, drop_draft: bool) -> None:
        match result:
            case Ok(PairFiles(target, draft)):
                self.replacing.emit()
                self._asked, self._loaded = self._wanted, None
                self._control.load(pair_spec(self._preferences.settings, target, draft))
            case Ok(Path() as starter):
                self.replacing.emit()
                self._control.build_demo(starter, self._registry.demo_folder)
            case Err(IncompatiblePairError()) if drop_draft:
                self._want(self._wanted[0], "")
                self.load()
            case Err(error):
                self._go_back()
                self.failed.emit(error)

    def _open_draft_file(self) -> None:
        self._open_file(self.choose_draft)

    def _open_file(self, then: Callable[[str], None]) -> None:
        path = self._pick_file()
        if path is not None:
            self._add_file(path, then)

    def _add_file(self, path: Path, then: Callable[[str], None]) -> None:
        def done(result: Result[ModelFile]) -> None:
            match result:
                case Ok(model) if model.limitation:
                    sentence = f"“{path.name}” {model.limitation}."
                    self.failed.emit(PacelineError(sentence, advice="Open a model that can chat."))
                case Ok(model):
                    self.refresh()
                    then(str(model.path))
                case Err(error):
                    self.failed.emit(error)

        self._jobs.run(lambda: self._registry.add(path), done)

    def _engine_changed(self) -> None:
        state = self._control.state
        before, self._phase = self._phase, state.phase
        match before, state.phase:
            case Phase.LOADING, Phase.LOADED:
                self._take_loaded()
            case Phase.BUILDING, Phase.EMPTY | Phase.LOADED if state.built is None:
                self._go_back()
            case Phase.BUILDING, Phase.EMPTY | Phase.LOADED if DEMO_NAME in self._wanted:
                self.refresh()
                self.load()
            case _, Phase.DIED:
                self._loaded = None
        self._show()

    def _take_loaded(self) -> None:
        """What was asked for is loaded; by now, something else may be wanted."""
        self._loaded = self._asked
        if not self._is_preparing:
            self._wanted = self._asked
        self._preferences.change(target=self._asked[0], draft=self._asked[1])

    def _go_back(self) -> None:
        if self._loaded is not None:
            self._want(*self._loaded)

    def _want(self, target: str, draft: str) -> None:
        self._wanted = (target, draft)
        self._show()

    def _take_library(self, result: Result[Library]) -> None:
        match result:
            case Ok(library):
                if library.entries != self._library.entries:
                    self._checks.clear()
                self._library = library
                self._show()
                self._check_drafts()
            case Err(error):
                self.failed.emit(error)

    def _check_drafts(self) -> None:
        target = self._library.path_of(self._wanted[0])
        if target is None:
            return
        models = [entry for entry in self._library.entries if isinstance(entry, ModelFile)]
        missing = [
            model.path
            for model in models
            if not model.limitation and (target, model.path) not in self._checks
        ]
        if missing:
            self._jobs.run(lambda: check_drafts(target, missing), self._take_checks)

    def _take_checks(self, result: Result[dict[tuple[Path, Path], PairCheck]]) -> None:
        if isinstance(result, Ok):
            self._checks.update(result.value)
            self._show()

    def _show(self) -> None:
        target, draft = self._wanted
        library = self._library
        path = library.path_of(target)
        self._chooser.show_target_choices(target_choices(library), target)
        self._chooser.show_draft_choices(draft_choices(library, path, self._checks), draft)
        self._chooser.show_pair(
            title_of(target, library) if target else None,
            title_of(draft, library, as_draft=True) if draft else None,
        )
        self._chooser.show_measurable(is_measurable=bool(self._loaded and self._loaded[1]))
        self.changed.emit()

"""Which pair is wanted, which is loaded, and the way from the one to the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.model_names import ModelNames, PairFiles
from models.demo_pair import DEMO_NAME
from models.errors import IncompatiblePairError
from models.measured_pair import MeasurementFile
from models.registry import Registry
from models.remedy import Remedy, SmallerFile, WithoutDraft
from ui.engine_control import EngineControl
from ui.engine_state import Phase
from ui.jobs import Err, JobRunner, Ok, Result
from ui.pair.choices import (
    Library,
    best_measured_draft,
    target_choices,
    title_of,
)
from ui.pair.draft_choices import draft_choices
from ui.pair.file_opener import FileOpener
from ui.pair.library_reader import LibraryReader
from ui.pair.machine_watch import MachineWatch
from ui.pair.pair_chooser import PairChooser
from ui.pair.pair_preparation import PairKeys, PairPreparation, Prepared
from ui.pair.pair_work import pair_spec, settings_of
from ui.preferences import Preferences


class PairController(QObject):
    """What is chosen becomes the setting once it is loaded, so that a bad choice never sticks.

    A choice that comes to nothing gives way to the pair that is still loaded, if there is one.
    """

    failed = Signal(object)  # PacelineError or another exception: nothing else was loaded
    preparing = Signal()  # a pair is looked at before it is loaded; see `is_preparing`
    changed = Signal()  # `wanted` or `library` is another
    replacing = Signal()  # another pair is about to be loaded
    smaller_wanted = Signal(object)  # Path of a target that does not fit
    draft_wanted = Signal(object)  # Path of a target that has none
    measure_requested = Signal(str, str)  # keys of a target and a draft
    unload_requested = Signal()

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
        self._chooser = chooser
        self._jobs = jobs
        self._files = FileOpener(registry, jobs, pick_file, self)
        self._reader = LibraryReader(registry, jobs, find_starter, measurements, self)
        self._machine = MachineWatch(control, self)
        self._preparation = PairPreparation(
            preferences, ModelNames(registry), find_starter, self._machine, jobs
        )
        self._wanted: PairKeys = (preferences.settings.target, preferences.settings.draft)
        self._tried = self._wanted  # what `load` was last called for
        self._asked = self._wanted  # what the engine was last asked to load
        self._loaded: PairKeys | None = None
        self._phase = control.state.phase
        self._connect(chooser)
        self._show()

    def _connect(self, chooser: PairChooser) -> None:
        chooser.target_opening.connect(self.refresh)
        chooser.draft_opening.connect(self.refresh)
        chooser.target_chosen.connect(self.choose_target)
        chooser.draft_chosen.connect(self.choose_draft)
        chooser.target_file_requested.connect(self.open_target_file)
        chooser.draft_file_requested.connect(lambda: self._files.ask(self.choose_draft))
        chooser.draft_get_requested.connect(self.get_draft)
        chooser.measure_requested.connect(lambda: self.measure(*self._wanted))
        chooser.unload_requested.connect(self.unload_requested)
        self._reader.read.connect(self._library_read)
        self._reader.checked.connect(self._show)
        self._reader.failed.connect(self.failed)
        self._files.added.connect(self.refresh)
        self._files.failed.connect(self.failed)
        self._control.changed.connect(self._engine_changed)

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
        return self._reader.library

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
        self._reader.refresh()

    def choose_target(self, key: str) -> None:
        """Load this target with the draft that was measured to gain most, else the present one."""
        if key == DEMO_NAME:
            draft = DEMO_NAME
        else:
            present = "" if self._wanted[1] == DEMO_NAME else self._wanted[1]
            draft = best_measured_draft(key, self.library) or present
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

    def get_draft(self) -> None:
        """Have the draft looked for that matches the wanted target."""
        target = self.library.path_of(self._wanted[0])
        if target is not None:
            self.draft_wanted.emit(target)

    def open_target_file(self) -> None:
        """Ask for a file and load it."""
        self._files.ask(self.choose_target)

    def add_target_file(self, path: Path) -> None:
        """Load a file that was dropped or named."""
        self._files.add(path, self.choose_target)

    def load(self, *, drop_draft: bool = False, force: bool = False) -> None:
        """Load the wanted pair.

        `drop_draft`: rather without the draft than not at all. `force`: even if it does not fit
        into memory; else NotEnoughMemoryError is told.
        """
        if not self._wanted[0]:
            return
        self._tried = self._wanted
        self._preparation.begin(
            self._wanted,
            partial(self._prepared, drop_draft=drop_draft),
            foreign=not drop_draft,  # one that was chosen, not one left from another target
            force=force,
        )
        self.preparing.emit()

    def unload(self, then: Callable[[], None]) -> None:
        """Have no pair loaded any more; `then` is called when its memory is free.

        `load` loads it again.
        """
        self.give_up()
        self._loaded = None
        self._control.unload(self._jobs, then)

    @property
    def is_preparing(self) -> bool:
        """Is a pair being looked at, and the engine perhaps started, before it is loaded?"""
        return self._preparation.is_running

    def give_up(self) -> None:
        """Do not load what is being prepared; the pair from before stays."""
        self._preparation.give_up()
        self._go_back()

    def load_anyway(self) -> None:
        """Load the pair that failed last, whatever memory it takes."""
        self._want(*self._tried)
        self.load(force=True)

    def try_with(self, remedy: Remedy) -> None:
        """Load the pair that did not fit, with a change that makes it fit."""
        match remedy:
            case WithoutDraft():
                self._want(self._tried[0], "")
                self.load()
            case SmallerFile():
                path = self.library.path_of(self._tried[0])
                if path is not None:
                    self.smaller_wanted.emit(path)
            case _:
                self._preferences.change(**settings_of(remedy))
                self.try_again()

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

    def _prepared(self, result: Result[Prepared], *, drop_draft: bool) -> None:
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
                self._preparation.stop_waiting()
        self._show()

    def _take_loaded(self) -> None:
        """What was asked for is loaded; by now, something else may be wanted."""
        self._loaded = self._asked
        if not self.is_preparing:
            self._wanted = self._asked
        self._preferences.change(target=self._asked[0], draft=self._asked[1])

    def _go_back(self) -> None:
        if self._loaded is not None:
            self._want(*self._loaded)

    def _want(self, target: str, draft: str) -> None:
        self._wanted = (target, draft)
        self._show()

    def _library_read(self) -> None:
        self._show()
        target = self.library.path_of(self._wanted[0])
        self._reader.check_drafts(target, on_gpu=self._machine.has_gpu)

    def _show(self) -> None:
        target, draft = self._wanted
        library, outlooks = self.library, self._reader.outlooks
        path = library.path_of(target)
        self._chooser.show_target_choices(target_choices(library), target)
        self._chooser.show_draft_choices(draft_choices(library, path, outlooks), draft)
        self._chooser.show_pair(
            title_of(target, library) if target else None,
            title_of(draft, library, as_draft=True) if draft else None,
        )
        self._chooser.show_measurable(is_measurable=bool(self._loaded and self._loaded[1]))
        self._chooser.show_loaded(is_loaded=bool(self._loaded))
        self.changed.emit()

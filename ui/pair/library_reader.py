"""Knows what is on this machine, and which of it may draft for a target."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from models.draft_ranking import RankingFacts
from models.measured_pair import MeasurementFile
from models.model_file import ModelFile
from models.registry import Registry
from ui.jobs import Err, JobRunner, Ok, Result
from ui.pair.choices import Library
from ui.pair.draft_choices import DraftOutlook, Outlooks
from ui.pair.pair_work import check_drafts, read_library


class LibraryReader(QObject):
    """`read` follows each reading of the library, `checked` each check of drafts."""

    read = Signal()
    checked = Signal()
    failed = Signal(object)

    def __init__(
        self,
        registry: Registry,
        jobs: JobRunner,
        find_starter: Callable[[], Path],
        measurements: MeasurementFile,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._registry = registry
        self._jobs = jobs
        self._find_starter = find_starter
        self._measurements = measurements
        self._library = Library()
        self._outlooks: dict[tuple[Path, Path], DraftOutlook] = {}
        self._current: set[tuple[Path, Path]] = set()  # outlooks that need no second look

    @property
    def library(self) -> Library:
        return self._library

    @property
    def outlooks(self) -> Outlooks:
        """What to expect of drafts, as far as they were compared."""
        return self._outlooks

    def refresh(self) -> None:
        """Look again at what is on this machine."""
        folder = self._registry.demo_folder
        registry, find_starter = self._registry, self._find_starter
        measurements = self._measurements

        def look() -> Library:
            return read_library(registry, find_starter, folder, measurements)

        self._jobs.run(look, self._take)

    def check_drafts(self, target: Path | None, *, on_gpu: bool) -> None:
        """Compare a target with what was not compared with it yet."""
        if target is None:
            return
        measured = self._library.measured
        facts = RankingFacts(measured.measurements, measured.machine, on_gpu=on_gpu)
        models = [entry for entry in self._library.entries if isinstance(entry, ModelFile)]
        missing = [
            model.path
            for model in models
            if not model.limitation and (target, model.path) not in self._current
        ]
        if missing:
            self._jobs.run(lambda: check_drafts(target, missing, facts), self._take_outlooks)

    def _take(self, result: Result[Library]) -> None:
        match result:
            case Ok(library):
                old = self._library
                if (library.entries, library.measured) != (old.entries, old.measured):
                    self._current.clear()
                self._library = library
                self.read.emit()
            case Err(error):
                self.failed.emit(error)

    def _take_outlooks(self, result: Result[dict[tuple[Path, Path], DraftOutlook]]) -> None:
        if isinstance(result, Ok):
            self._outlooks.update(result.value)
            self._current.update(result.value)
            self.checked.emit()

"""What is on this machine: kept up to date, added to, and taken away from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.engine.device import Device
from app.library_survey import Surveyed, survey
from app.memory_fit import Machine, limited, this_machine
from models.errors import PacelineError
from models.model_file import ModelFile
from models.model_folder import find_model_files
from models.registry import Registry
from models.removal import Removal, delete_model, plan_removal
from ui.dialogs import Dialogs, folder_error
from ui.engine_control import EngineControl
from ui.jobs import Err, JobRunner, Ok, Result
from ui.library.folder_watcher import FolderWatcher
from ui.library.local_cards import Local
from ui.notice import Notice
from ui.pair.choices import format_size
from ui.pair.machine_watch import MachineWatch, ReadMachine
from ui.pair.pair_controller import PairController
from ui.pair.pair_work import pair_spec
from ui.preferences import Preferences
from ui.translation import tr


class LocalDesk(QObject):
    """`changed` follows every change of `local`, `folders` or `machine`."""

    changed = Signal()
    deleted = Signal(object)  # Path
    failed = Signal(object)  # an error that concerns the person
    said = Signal(object)  # Notice

    def __init__(
        self,
        registry: Registry,
        pair: PairController,
        control: EngineControl,
        preferences: Preferences,
        dialogs: Dialogs,
    ) -> None:
        super().__init__(pair)
        self._registry = registry
        self._pair = pair
        self._preferences = preferences
        self._dialogs = dialogs
        self._jobs = JobRunner(self)
        self._watch = MachineWatch(control, self)
        self._is_wanted = False
        self._is_due = False  # stock will be taken as soon as the devices are known
        self._watcher = FolderWatcher(self)
        self._watcher.changed.connect(self.refresh)
        self.local = Local()
        self.folders: tuple[tuple[Path, str], ...] = ()
        self.machine = Machine(this_machine().free)
        pair.changed.connect(self._pair_changed)
        self._watch.changed.connect(self._devices_changed)

    @property
    def devices(self) -> tuple[Device, ...]:
        """The processors that the engine sees; none before it was started."""
        return self._watch.devices

    def refresh(self) -> None:
        """Look again at what is there; from now on `local` is kept up to date."""
        self._is_wanted = self._is_due = True
        self._pair.refresh()
        self._watch.glance(self._take_stock)  # only the engine can ask graphics cards

    def add(self, paths: Sequence[Path]) -> None:
        """Put files, and folders that have some, on the list; nothing is copied."""
        registry = self._registry

        def done(result: Result[int]) -> None:
            match result:
                case Ok(count):
                    self.said.emit(added_notice(paths, count))
                case Err(error):
                    self.failed.emit(error)
            self.refresh()

        self._jobs.run(lambda: sum(add_to_list(registry, path) for path in paths), done)

    def forget(self, path: Path) -> None:
        """Take a file or folder off the list; nothing is deleted."""
        self._jobs.run(lambda: self._registry.remove(path), self._refreshed)

    def delete(self, path: Path) -> None:
        """Ask, saying what it frees and whose it is, then delete a model's files."""
        model = self.local.library.model(path)
        if model is None:
            return
        ours = self._registry.own_folders

        def planned(result: Result[Removal]) -> None:
            match result:
                case Ok(plan):
                    self._ask(model, plan)
                case Err(error):
                    self.failed.emit(error)

        self._jobs.run(lambda: plan_removal(model, ours), planned)

    def show_file(self, path: Path) -> None:
        """Show a file's folder in the system's file manager."""
        if not self._dialogs.open_folder(path.parent):
            self.failed.emit(folder_error(path.parent))

    def close(self) -> None:
        """The window closes."""
        self._jobs.close()
        self._watcher.stop()

    def _ask(self, model: ModelFile, plan: Removal) -> None:
        name = self.local.title(model.path)
        is_used = model.path in self.local.used
        question = deletion_question(model, name, plan, is_used=is_used)
        if not self._dialogs.confirm(question, tr("Delete")):
            return

        def done(result: Result[None]) -> None:
            self._refreshed(result)
            if isinstance(result, Ok):
                self.said.emit(deleted_notice(name, plan))
                self.deleted.emit(model.path)

        self._jobs.run(partial(delete_model, self._registry, model, plan), done)

    def _refreshed(self, result: Result[None]) -> None:
        if isinstance(result, Err):
            self.failed.emit(result.error)
        self.refresh()

    def _devices_changed(self) -> None:
        if self._is_wanted and not self._is_due:
            self._take_stock(self._watch.reader())

    def _pair_changed(self) -> None:
        library, wanted = self._pair.library, self._pair.wanted
        used = (library.path_of(wanted[0]), library.path_of(wanted[1], as_draft=True))
        is_new = library.entries != self.local.library.entries
        if (library, used) == (self.local.library, self.local.used):
            return
        self.local = replace(self.local, library=library, used=used)
        if is_new and self._is_wanted and not self._is_due:
            self._take_stock(self._watch.reader())
        self.changed.emit()

    def _take_stock(self, read_machine: ReadMachine) -> None:
        """Folders and fit; both read files."""
        self._is_due = False
        models = self.local.models
        spec = pair_spec(self._preferences.settings, Path(), None)
        registry, watcher = self._registry, self._watcher
        limit = self._preferences.settings.memory_limit

        def look() -> tuple[_Stock, Machine]:
            machine = limited(read_machine(), limit)
            stock = _Stock(registry, survey(models, spec, machine))
            watcher.watch([folder for folder, _ in stock.folders])
            return stock, machine

        self._jobs.run(look, self._take)

    def _take(self, result: Result[tuple[_Stock, Machine]]) -> None:
        match result:
            case Ok((stock, machine)):
                self.folders, self.machine = stock.folders, machine
                self.local = replace(self.local, surveyed=stock.surveyed, added=stock.added)
                self.changed.emit()
            case Err(error):
                self.failed.emit(error)


class _Stock:
    """What the registry says, read where it may take time."""

    def __init__(self, registry: Registry, surveyed: Mapping[Path, Surveyed]) -> None:
        self.folders = registry.searched_folders()
        self.added = registry.added_files()
        self.surveyed = surveyed


def add_to_list(registry: Registry, path: Path) -> int:
    """How many model files it is. Raises PacelineError for what is none or has none."""
    if not path.is_dir():
        registry.add(path)
        return 1
    if not find_model_files(path):
        advice = tr("Choose the folder that holds the GGUF files, or one above it.")
        sentence = tr("There are no models in “{folder}”.").format(folder=path.name)
        raise PacelineError(sentence, advice=advice)
    return len(registry.add_folder(path))


def added_notice(paths: Sequence[Path], count: int) -> Notice:
    """What was put on the list."""
    if len(paths) == 1 and paths[0].is_dir():
        words = tr("{folder} has %n model files.", "", count)
        sentence = words.format(folder=paths[0].name)
    else:
        sentence = tr("%n model files are on the list now.", "", count)
    return Notice(sentence, tr("The files stay where they are."), tone="plain")


def deleted_notice(name: str, plan: Removal) -> Notice:
    """A model is gone for good."""
    freed = tr("{size} are free again.").format(size=format_size(plan.freed_bytes))
    return Notice(tr("“{name}” was deleted.").format(name=name), freed, tone="plain")


def deletion_question(model: ModelFile, name: str, plan: Removal, *, is_used: bool) -> str:
    """What would go, what that frees, and whose it is."""
    words = tr("Delete “{name}” and its %n files? This frees {size}.", "", len(plan.files))
    question = [words.format(name=name, size=format_size(plan.freed_bytes))]
    if not plan.is_ours:
        if model.place:
            whose = tr("It belongs to {program}:").format(program=model.place)
        else:
            whose = tr("It belongs to you and was not downloaded here:")
        question.append(f"{whose}\n{model.path}")
    if is_used:
        question.append(tr("It is in use now; the loaded pair goes on until another is chosen."))
    return "\n\n".join(question)


def choosable(local: Local, path: Path, *, as_draft: bool) -> str:
    """The key of a model for the pair controller. Raises PacelineError for one that is gone."""
    if local.library.model(path) is None:
        advice = tr("Look at the list again.")
        sentence = tr("“{file}” is not there any more.").format(file=path.name)
        raise PacelineError(sentence, advice=advice)
    return local.library.key_of(path, as_draft=as_draft)

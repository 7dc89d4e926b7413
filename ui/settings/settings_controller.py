"""Opens the settings page, and does what is asked for there."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.config.paths import Paths
from app.engine.pair_info import PairInfo
from models.hub_errors import NetworkOffError
from models.network import check_network
from models.registry import Registry
from ui.dialogs import Dialogs, folder_error
from ui.jobs import Err, JobRunner, Ok, Result
from ui.known_sentences import known
from ui.main_pane import MainPane
from ui.preferences import Preferences
from ui.settings.field_section import Fields, field_section
from ui.settings.folders_section import FoldersSection
from ui.settings.items import (
    ANSWERS,
    APPEARANCE,
    DRAFTING,
    ENGINE,
    MODELS,
    NETWORK,
    PRIVACY,
    SERVE,
    SERVE_PORT,
    SHORTCUTS,
    Section,
)
from ui.settings.loaded_words import loaded_words
from ui.settings.privacy_section import PrivacySection, kept_things
from ui.settings.rows import text_label
from ui.settings.serving_card import ServingCard
from ui.settings.settings_page import SettingsPage
from ui.settings.shortcut_section import ShortcutSection
from ui.theme import Theme
from ui.translation import tr

_SECTIONS = (APPEARANCE, ANSWERS, DRAFTING, ENGINE)


@dataclass(frozen=True, slots=True)
class Found:
    """Where models are looked for."""

    added: tuple[Path, ...]
    libraries: tuple[tuple[str, Path], ...]  # programs' names and folders


class SettingsController(QObject):
    """The page lies over the chat until it is closed or another chat is opened."""

    failed = Signal(object)  # an error that concerns the person

    def __init__(
        self,
        theme: Theme,
        preferences: Preferences,
        paths: Paths,
        registry: Registry,
        jobs: JobRunner,
        dialogs: Dialogs,
        main: MainPane,
    ) -> None:
        super().__init__(main)
        self._registry = registry
        self._jobs = jobs
        self._dialogs = dialogs
        self._main = main
        self.fields = Fields(theme, preferences)
        self.folders = FoldersSection()
        network = self.fields.add(NETWORK)
        self.serving = ServingCard(self.fields.add(SERVE), self.fields.add(SERVE_PORT))
        self.privacy = PrivacySection(network, offline_reason(), self.serving, kept_things(paths))
        self.loaded = text_label("")
        made = [(each.title, self._section(each)) for each in _SECTIONS]
        self.shortcuts = ShortcutSection(theme)
        others = ((MODELS, self.folders), (PRIVACY, self.privacy), (SHORTCUTS, self.shortcuts))
        self.page = SettingsPage(theme, [*made, *others])
        main.add_page(self.page)
        self.fields.show_values()
        self.page.closed.connect(self.close)
        self.shortcuts.filled.connect(self.page.order_tabs)
        self.folders.add_requested.connect(self._add_folder)
        self.folders.removed.connect(self._remove_folder)
        self.folders.open_requested.connect(self._open_folder)
        self.privacy.open_requested.connect(self._open_folder)

    def open(self, section: str = "") -> None:
        """Show the page, at a section or where it was left."""
        self._find_folders()
        self._main.open_over(self.page)
        self.page.show_section(section)

    def close(self) -> bool:
        """Back to what was covered; whether the page was open."""
        self.fields.save()
        return self._main.close_over(self.page)

    def show_loaded(self, info: PairInfo | None, *, needs_reload: bool) -> None:
        """What runs now, and whether it runs with other settings than these."""
        self.loaded.setText(loaded_words(info))
        self.page.show_reload(wanted=needs_reload)

    def _section(self, section: Section) -> QWidget:
        notes = (self.loaded,) if section is ENGINE else ()
        return field_section(section, self.fields, *notes)

    def _add_folder(self) -> None:
        folder = self._dialogs.pick_folder(tr("Add a folder with models"))
        if folder is not None:
            self._jobs.run(lambda: self._registry.add_folder(folder), self._folders_changed)

    def _remove_folder(self, folder: Path) -> None:
        self._jobs.run(lambda: self._registry.remove(folder), self._folders_changed)

    def _folders_changed(self, result: Result[object]) -> None:
        if isinstance(result, Err):
            self.failed.emit(result.error)
        self._find_folders()

    def _find_folders(self) -> None:
        registry = self._registry
        self._jobs.run(lambda: find_folders(registry), self._show_folders)

    def _show_folders(self, result: Result[Found]) -> None:
        match result:
            case Ok(found):
                downloads = self._registry.downloads_folder
                self.folders.show_folders(found.added, found.libraries, downloads)
                self.page.order_tabs()
            case Err(error):
                self.failed.emit(error)

    def _open_folder(self, place: Path) -> None:
        folder = existing_folder(place)
        if folder is None or not self._dialogs.open_folder(folder):
            self.failed.emit(folder_error(folder or place))


def find_folders(registry: Registry) -> Found:
    """Looks into the disk, so not for the GUI thread."""
    libraries = tuple((each.program.value, each.folder) for each in registry.libraries())
    return Found(registry.folders(), libraries)


def existing_folder(place: Path) -> Path | None:
    """The folder of a file or folder that may not have been written yet, or one above it."""
    return next((each for each in (place, *place.parents) if each.is_dir()), None)


def offline_reason() -> str:
    """Why the network stays unused even where the switch allows it; empty if nothing forbids it."""
    try:
        check_network(switched_on=True)
    except NetworkOffError as error:
        return f"{known(str(error))} {known(error.advice)}"
    return ""

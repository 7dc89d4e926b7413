"""The models that this program knows: starter, demo pair, downloads, what people added, and what
other programs have.

The registry remembers paths. It never copies, moves or deletes a model file.
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from models.data_folder import DEMO_FOLDER, DOWNLOADS_FOLDER
from models.demo_pair import demo_paths
from models.errors import (
    AmbiguousNameError,
    FileUnreadableError,
    ModelNotFoundError,
    PacelineError,
    PathLike,
)
from models.foreign_files import find_foreign_files
from models.foreign_library import ForeignLibrary, Program, known_libraries
from models.found_file import FoundFile
from models.gguf import read_header
from models.header_cache import HeaderCache
from models.model_file import ModelFile
from models.model_folder import find_model_files, scan_folder
from models.partial_download import partial_download
from models.registry_entry import BadModelFile, RegistryEntry
from models.registry_file import RegistryState, change_state, load_state
from models.starter import STARTER_NAME, find_starter

_READERS: Final = 4


class Registry:
    """The list of models of one data folder; two processes may use it at once."""

    def __init__(
        self,
        data_folder: Path,
        *,
        find_starter: Callable[[], Path] = find_starter,
        find_libraries: Callable[[], Sequence[ForeignLibrary]] = known_libraries,
    ) -> None:
        self._file = data_folder / "models.json"
        self._cache = HeaderCache(data_folder / "model-headers.json")
        self._find_starter = find_starter
        self._find_libraries = find_libraries
        self.demo_folder = data_folder / DEMO_FOLDER
        self.downloads_folder = data_folder / DOWNLOADS_FOLDER

    @property
    def own_folders(self) -> tuple[Path, Path]:
        """What is in these was fetched or made by this program."""
        return self.downloads_folder, self.demo_folder

    def files(self) -> list[RegistryEntry]:
        """All known models in a fixed order; opens only files that changed since last time."""
        with ThreadPoolExecutor(_READERS) as pool:  # half of reading a header waits or is numpy's
            entries = list(pool.map(self._entry, self.found()))
        entries += [
            BadModelFile(folder, _missing_folder(folder))
            for folder in self.folders()
            if not folder.is_dir()
        ]
        self._cache.save()
        return entries

    def found(self) -> list[FoundFile]:
        """The files behind `files`, each once: starter, demo, added, downloaded, other programs'.

        Looks into folders, but opens no model file.
        """
        by_file: dict[Path, FoundFile] = {}
        for found in (*self._own_files(), *self._foreign_files()):
            by_file.setdefault(_resolved(found.path), found)
        return list(by_file.values())

    def folders(self) -> tuple[Path, ...]:
        """Folders that people added."""
        return load_state(self._file).folders

    def libraries(self) -> tuple[ForeignLibrary, ...]:
        """Other programs' libraries whose models are listed."""
        hidden = load_state(self._file).hidden
        return tuple(each for each in self._find_libraries() if each.folder not in hidden)

    def searched_folders(self) -> tuple[tuple[Path, str], ...]:
        """Each folder that is searched, and whose it is: "downloads", "added" or a program."""
        folders = [(self.downloads_folder, "downloads")]
        folders += [(folder, "added") for folder in self.folders()]
        folders += [(library.folder, str(library.program)) for library in self.libraries()]
        return tuple(folders)

    def watched_folders(self) -> tuple[Path, ...]:
        """All folders in which models may come and go, those that do not exist left out."""
        folders = [*self.own_folders, *self.folders()]
        folders += [library.folder for library in self.libraries()]
        return tuple(folder for folder in dict.fromkeys(folders) if folder.is_dir())

    def add(self, path: PathLike) -> ModelFile:
        """Remember a model file and say what it is. Raises as `read_model_file` does."""
        absolute = _absolute(path)
        model = self._cache.read(absolute)
        self._cache.save()
        change_state(
            self._file,
            lambda state: replace(state, files=tuple(dict.fromkeys((*state.files, absolute)))),
        )
        return model

    def add_folder(self, path: PathLike) -> list[Path]:
        """Remember a folder; the model files in it now. Raises FileUnreadableError."""
        folder = _absolute(path)
        if not folder.is_dir():
            raise _missing_folder(folder)
        for library in self._find_libraries():
            if library.folder == folder:
                self._show_library(folder)
                return [found.path for found in find_foreign_files(library)]
        change_state(
            self._file,
            lambda state: replace(state, folders=tuple(dict.fromkeys((*state.folders, folder)))),
        )
        return find_model_files(folder)

    def remove(self, path: PathLike) -> None:
        """Forget a file or folder that was added, or another program's folder; nothing is deleted.

        Raises ModelNotFoundError for what was not added by itself.
        """
        absolute = _absolute(path)
        is_foreign = any(library.folder == absolute for library in self.libraries())

        def forget(state: RegistryState) -> RegistryState:
            forgotten = replace(
                state,
                files=tuple(file for file in state.files if file != absolute),
                folders=tuple(folder for folder in state.folders if folder != absolute),
                hidden=(*state.hidden, absolute) if is_foreign else state.hidden,
            )
            if forgotten == state:
                advice = "Only files and folders that were added can be removed from the list."
                raise ModelNotFoundError(str(path), advice=advice)
            return forgotten

        change_state(self._file, forget)

    def is_added(self, path: Path) -> bool:
        """Was this very file added by itself?"""
        return path in self.added_files()

    def added_files(self) -> frozenset[Path]:
        """Files that people added by themselves."""
        return frozenset(load_state(self._file).files)

    def resolve(self, name_or_path: PathLike) -> Path:
        """The file meant by a path, by ``starter``, or by a model's name in any case.

        A model of another program is meant only where none of our own has the name. Raises
        ModelNotFoundError, AmbiguousNameError, or FileUnreadableError for a path that does not lead
        to a file.
        """
        text = str(name_or_path)
        if text.casefold() == STARTER_NAME:
            return self._find_starter()
        path = _absolute(text)
        if _is_file(path):
            return path
        known = [found for found in self.found() if found.is_whole]
        matches = _matches(text, known)
        if len(matches) == 1:
            return matches[0]
        if matches:
            raise AmbiguousNameError(text, matches)
        if _looks_like_path(text):
            read_header(path)  # fails, and says why in the usual words
        raise ModelNotFoundError(text, close_names=_close_names(text, known))

    def entry(self, path: Path) -> RegistryEntry:
        """What is known about one file."""
        found = next((found for found in self.found() if found.path == path), FoundFile(path))
        entry = self._entry(found)
        self._cache.save()
        return entry

    def _entry(self, found: FoundFile) -> RegistryEntry:
        if not found.is_whole:
            return BadModelFile(found.path, partial_download(found.path, found.alias), found.alias)
        try:
            model = self._cache.read(found.path)
        except PacelineError as error:
            return BadModelFile(found.path, error, found.alias)
        if found.alias or found.place:
            return replace(model, alias=found.alias, place=str(found.place))
        return model

    def _show_library(self, folder: Path) -> None:
        def show(state: RegistryState) -> RegistryState:
            return replace(state, hidden=tuple(each for each in state.hidden if each != folder))

        change_state(self._file, show)

    def _own_files(self) -> Iterator[FoundFile]:
        with suppress(ModelNotFoundError):
            yield FoundFile(self._find_starter())
        demo = demo_paths(self.demo_folder)
        yield from (FoundFile(path) for path in (demo.target, demo.draft) if path.is_file())
        state = load_state(self._file)
        yield from (FoundFile(path) for path in state.files)
        # What is still being downloaded is in the list of downloads.
        yield from (found for found in _files_in(self.downloads_folder) if found.is_whole)
        for folder in state.folders:
            yield from _files_in(folder)

    def _foreign_files(self) -> Iterator[FoundFile]:
        for library in self.libraries():
            yield from find_foreign_files(library)


def _files_in(folder: Path) -> Iterator[FoundFile]:
    """What lies in a folder of ours or the person's, parts of which may be a cache of the hub."""
    for found in find_foreign_files(ForeignLibrary(Program.HUGGING_FACE, folder)):
        yield replace(found, place="")
    scan = scan_folder(folder)
    for path in (*scan.models, *scan.unfinished):
        if not path.relative_to(folder).parts[0].startswith("models--"):
            yield FoundFile(path, is_whole=path not in scan.unfinished)


def _matches(text: str, known: list[FoundFile]) -> list[Path]:
    named = [found for found in known if text.casefold() in found.names]
    own = [found.path for found in named if not found.place]
    return own or [found.path for found in named]


def _resolved(path: Path) -> Path:
    try:
        return path.resolve()
    except (OSError, RuntimeError):  # a circle of links
        return path


def _absolute(path: PathLike) -> Path:
    """Without following links: a hub's cache names files well only through its links."""
    home_named = os.path.expanduser(path)  # noqa: PTH111 - leaves “~nobody” as it is
    return Path(os.path.abspath(home_named))  # noqa: PTH100 - resolves “..”


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a name too long for the system
        return False


def _looks_like_path(text: str) -> bool:
    return Path(text).name != text or text.lower().endswith(".gguf")


def _close_names(text: str, known: list[FoundFile]) -> list[str]:
    names = {found.shown_name.casefold(): found.shown_name for found in known}
    names[STARTER_NAME] = STARTER_NAME
    close = difflib.get_close_matches(text.casefold(), names, n=3, cutoff=0.5)
    close += [key for key in names if text.casefold() in key and key not in close]
    return [names[key] for key in close[:3]]


def _missing_folder(folder: Path) -> FileUnreadableError:
    return FileUnreadableError(
        folder,
        f"The folder “{folder}” cannot be opened: it is not there.",
        advice="Connect the disk that it is on, or remove it from the list.",
    )

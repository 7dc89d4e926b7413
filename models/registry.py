"""The models that this program knows: starter, demo pair, downloads, and what people added.

The registry remembers paths. It never copies, moves or deletes a model file.
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

from models.demo_pair import demo_paths
from models.errors import (
    AmbiguousNameError,
    FileUnreadableError,
    ModelNotFoundError,
    PacelineError,
    PathLike,
)
from models.gguf import read_header
from models.header_cache import HeaderCache
from models.model_folder import find_model_files
from models.pair import ModelFile
from models.registry_file import load_state, save_state
from models.starter import STARTER_NAME, find_starter


@dataclass(frozen=True, slots=True)
class BadModelFile:
    """A file or folder in the list that cannot be used, and why."""

    path: Path
    error: PacelineError


RegistryEntry: TypeAlias = ModelFile | BadModelFile


class Registry:
    """The list of models of one data folder; two processes may use it at once."""

    def __init__(
        self, data_folder: Path, *, find_starter: Callable[[], Path] = find_starter
    ) -> None:
        self._file = data_folder / "models.json"
        self._cache = HeaderCache(data_folder / "model-headers.json")
        self._find_starter = find_starter
        self.demo_folder = data_folder / "demo"
        self.downloads_folder = data_folder / "models"

    def files(self) -> list[RegistryEntry]:
        """All known models in a fixed order; opens only files that changed since last time."""
        entries = [self._entry(path) for path in self._known_paths()]
        entries += [
            BadModelFile(folder, _missing_folder(folder))
            for folder in self.folders()
            if not folder.is_dir()
        ]
        self._cache.save()
        return entries

    def folders(self) -> tuple[Path, ...]:
        """Folders that people added."""
        return load_state(self._file).folders

    def add(self, path: PathLike) -> ModelFile:
        """Remember a model file and say what it is. Raises as `read_model_file` does."""
        absolute = _absolute(path)
        model = self._cache.read(absolute)
        self._cache.save()
        state = load_state(self._file)
        if absolute not in state.files:
            save_state(self._file, replace(state, files=(*state.files, absolute)))
        return model

    def add_folder(self, path: PathLike) -> list[Path]:
        """Remember a folder; the model files in it now. Raises FileUnreadableError."""
        folder = _absolute(path)
        if not folder.is_dir():
            raise _missing_folder(folder)
        state = load_state(self._file)
        if folder not in state.folders:
            save_state(self._file, replace(state, folders=(*state.folders, folder)))
        return find_model_files(folder)

    def remove(self, path: PathLike) -> None:
        """Forget a file or folder that was added; nothing is deleted.

        Raises ModelNotFoundError for what was not added by itself.
        """
        absolute = _absolute(path)
        state = load_state(self._file)
        files = tuple(file for file in state.files if file != absolute)
        folders = tuple(folder for folder in state.folders if folder != absolute)
        if (files, folders) == (state.files, state.folders):
            advice = "Only files and folders that were added can be removed from the list."
            raise ModelNotFoundError(str(path), advice=advice)
        save_state(self._file, replace(state, files=files, folders=folders))

    def resolve(self, name_or_path: PathLike) -> Path:
        """The file meant by a path, by ``starter``, or by a model's file name in any case.

        Raises ModelNotFoundError, AmbiguousNameError, or FileUnreadableError for a path that
        does not lead to a file.
        """
        text = str(name_or_path)
        if text.casefold() == STARTER_NAME:
            return self._find_starter()
        path = _absolute(text)
        if _is_file(path):
            return path
        known = list(self._known_paths())
        matches = _distinct(file for file in known if text.casefold() in _names(file))
        if len(matches) == 1:
            return matches[0]
        if matches:
            raise AmbiguousNameError(text, matches)
        if _looks_like_path(text):
            read_header(path)  # fails, and says why in the usual words
        raise ModelNotFoundError(text, close_names=_close_names(text, known))

    def _entry(self, path: Path) -> RegistryEntry:
        try:
            return self._cache.read(path)
        except PacelineError as error:
            return BadModelFile(path, error)

    def _known_paths(self) -> Iterator[Path]:
        yield from dict.fromkeys(self._all_paths())

    def _all_paths(self) -> Iterator[Path]:
        with suppress(ModelNotFoundError):
            yield self._find_starter()
        demo = demo_paths(self.demo_folder)
        yield from (path for path in (demo.target, demo.draft) if path.is_file())
        state = load_state(self._file)
        yield from state.files
        for folder in (self.downloads_folder, *state.folders):
            yield from find_model_files(folder)


def _absolute(path: PathLike) -> Path:
    """Without following links: a hub's cache names files well only through its links."""
    try:
        return Path(os.path.abspath(Path(path).expanduser()))  # noqa: PTH100 - resolves “..”
    except RuntimeError:  # “~nobody”
        return Path(path)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a name too long for the system
        return False


def _names(path: Path) -> tuple[str, str]:
    return path.stem.casefold(), path.name.casefold()


def _distinct(paths: Iterable[Path]) -> list[Path]:
    """One path of each file: links may lead to the same one."""
    return list({path.resolve(): path for path in reversed(list(paths))}.values())[::-1]


def _looks_like_path(text: str) -> bool:
    return Path(text).name != text or text.lower().endswith(".gguf")


def _close_names(text: str, known: list[Path]) -> list[str]:
    names = {path.stem.casefold(): path.stem for path in known}
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

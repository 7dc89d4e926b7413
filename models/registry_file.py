"""The small file that remembers which models and folders a person has added."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from models.atomic_file import read_kept_object, write_text_atomically
from models.errors import FolderUnwritableError
from models.file_lock import taking_turns
from models.json_text import json_text

_NAMES: Final = ("files", "folders", "hidden")


@dataclass(frozen=True, slots=True)
class RegistryState:
    """Absolute paths, in the order in which they were added.

    ``hidden`` are folders of other programs that the person does not want to see here.
    """

    files: tuple[Path, ...] = ()
    folders: tuple[Path, ...] = ()
    hidden: tuple[Path, ...] = ()


def change_state(file: Path, change: Callable[[RegistryState], RegistryState]) -> None:
    """Read, change and write the list while no other process does; ``change`` may raise.

    Raises FolderUnwritableError and BusyError.
    """
    try:
        with taking_turns(file.with_suffix(".lock")):
            state = load_state(file)
            changed = change(state)
            if changed != state:
                save_state(file, changed)
    except OSError as error:
        raise FolderUnwritableError(file.parent, error) from error


def load_state(file: Path) -> RegistryState:
    """What ``file`` says; entries that make no sense are left out, a broken file is set aside."""
    content = read_kept_object(file) or {}
    return RegistryState(*(_paths(content.get(name)) for name in _NAMES))


def save_state(file: Path, state: RegistryState) -> None:
    """Raises FolderUnwritableError."""
    content = {name: [str(path) for path in getattr(state, name)] for name in _NAMES}
    try:
        write_text_atomically(file, json_text(content, indent=2))
    except OSError as error:
        raise FolderUnwritableError(file.parent, error) from error


def _paths(value: Any) -> tuple[Path, ...]:
    items = value if isinstance(value, list) else []
    return tuple(dict.fromkeys(Path(item) for item in items if _may_be_path(item)))


def _may_be_path(item: Any) -> bool:
    """Whether the system could have a file of this name; edited lists hold anything."""
    if not isinstance(item, str) or not item or "\0" in item:
        return False
    try:
        os.fsencode(item)
    except UnicodeEncodeError:
        return False
    return True

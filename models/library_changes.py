"""What is new, gone or different in the library, from two looks at it. Pure but for the look."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from models.found_file import FoundFile


@dataclass(frozen=True, slots=True)
class FileState:
    """What tells a file from what it was."""

    size_bytes: int
    modified_ns: int
    is_whole: bool


LibrarySnapshot: TypeAlias = Mapping[Path, FileState]


@dataclass(frozen=True, slots=True)
class Changes:
    """Paths, each sorted; what has finished downloading is ``changed``."""

    added: tuple[Path, ...] = ()
    removed: tuple[Path, ...] = ()
    changed: tuple[Path, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.added or self.removed or self.changed)


def take_snapshot(found: Iterable[FoundFile]) -> LibrarySnapshot:
    """The state of every file; one that has vanished meanwhile is left out."""
    states = {}
    for file in found:
        try:
            status = file.path.stat()
        except OSError:
            continue
        states[file.path] = FileState(status.st_size, status.st_mtime_ns, file.is_whole)
    return states


def changes_between(before: LibrarySnapshot, after: LibrarySnapshot) -> Changes:
    """What happened from one to the other."""
    return Changes(
        added=tuple(sorted(after.keys() - before.keys())),
        removed=tuple(sorted(before.keys() - after.keys())),
        changed=tuple(sorted(p for p in before.keys() & after.keys() if before[p] != after[p])),
    )

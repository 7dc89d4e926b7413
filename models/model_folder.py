"""Finding model files in a folder that a person added."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from models.partial_download import unfinished
from models.split_name import first_part

_MAX_DEPTH = 6  # publisher/repository/snapshots/revision/quantization/file and one to spare
_MAX_FOLDERS = 5_000  # somebody will add their whole disk


@dataclass(frozen=True, slots=True)
class FolderScan:
    """What a folder holds, sorted: ``models`` has one path for each, split or not."""

    models: tuple[Path, ...]
    unfinished: tuple[Path, ...] = ()


def scan_folder(folder: Path) -> FolderScan:
    """Look for GGUF files in ``folder`` and below.

    Hidden files, hidden folders and links to folders are not entered; what cannot be read is passed
    over. Of a split model the first part is given, even where only later ones are there.
    """
    models: set[Path] = set()
    partial: list[Path] = []
    for place, names in _places(folder):
        halves = unfinished(names)
        partial += [Path(place, name) for name in halves]
        models.update(
            first_part(Path(place, name))
            for name in names
            if name.lower().endswith(".gguf") and name not in halves
        )
    return FolderScan(tuple(sorted(models)), tuple(sorted(partial)))


def find_model_files(folder: Path) -> list[Path]:
    """The models that `scan_folder` finds."""
    return list(scan_folder(folder).models)


def _places(folder: Path) -> Iterator[tuple[str, list[str]]]:
    root_depth = len(folder.parts)
    for count, (place, folders, names) in enumerate(os.walk(folder)):
        if count >= _MAX_FOLDERS:
            return
        is_deep = len(Path(place).parts) - root_depth >= _MAX_DEPTH
        folders[:] = [] if is_deep else sorted(f for f in folders if not f.startswith("."))
        yield place, [name for name in names if not name.startswith(".")]

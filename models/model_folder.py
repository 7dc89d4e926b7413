"""Finding model files in a folder that a person added."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from models.gguf import is_later_part

_MAX_DEPTH = 6  # publisher/repository/snapshots/revision/quantization/file and one to spare
_MAX_FOLDERS = 5_000  # somebody will add their whole disk


def find_model_files(folder: Path) -> list[Path]:
    """GGUF files in ``folder`` and below, sorted; of a split model only the first part.

    Hidden folders and links to folders are not entered; what cannot be read is passed over.
    """
    found = (
        Path(place, name)
        for place, names in _places(folder)
        for name in names
        if name.lower().endswith(".gguf")
    )
    return sorted(path for path in found if not is_later_part(path))


def _places(folder: Path) -> Iterator[tuple[str, list[str]]]:
    root_depth = len(folder.parts)
    for count, (place, folders, names) in enumerate(os.walk(folder)):
        if count >= _MAX_FOLDERS:
            return
        is_deep = len(Path(place).parts) - root_depth >= _MAX_DEPTH
        folders[:] = [] if is_deep else sorted(f for f in folders if not f.startswith("."))
        yield place, names

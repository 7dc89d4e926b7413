"""Files that are dragged onto the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData


def dropped_model(data: QMimeData) -> Path | None:
    """The one GGUF file that is dragged; None if it is anything else."""
    paths = _paths(data)
    return paths[0] if len(paths) == 1 and _is_model(paths[0]) else None


def dropped_library(data: QMimeData) -> tuple[Path, ...]:
    """Folders and GGUF files that are dragged, to be put on the list of models."""
    return tuple(path for path in _paths(data) if _is_model(path) or path.is_dir())


def dropped_files(data: QMimeData) -> tuple[Path, ...]:
    """The local files that are dragged or pasted, other than models."""
    return tuple(path for path in _paths(data) if not _is_model(path) and path.is_file())


def _paths(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def _is_model(path: Path) -> bool:
    return path.suffix.lower() == ".gguf" and not path.is_dir()

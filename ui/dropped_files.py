"""Files that are dragged onto the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData


def dropped_model(data: QMimeData) -> Path | None:
    """The one GGUF file that is dragged; None if it is anything else."""
    urls = data.urls()
    if len(urls) == 1 and urls[0].isLocalFile():
        path = Path(urls[0].toLocalFile())
        return path if path.suffix.lower() == ".gguf" else None
    return None


def dropped_files(data: QMimeData) -> tuple[Path, ...]:
    """The local files that are dragged or pasted, other than models."""
    paths = (Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    return tuple(path for path in paths if path.suffix.lower() != ".gguf" and path.is_file())

"""Files that another program, or a browser, has not finished downloading."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from models.errors import PartialDownloadError

_ENDINGS: Final = tuple(
    f".gguf{ending}"
    for ending in (
        ".part",  # Firefox, LM Studio
        ".partial",
        ".incomplete",
        ".crdownload",  # Chromium
        ".download",  # Safari
        ".opdownload",
        ".downloadinprogress",  # llama.cpp
        ".tmp",  # Jan
        ".aria2",  # beside the file itself
        ".!ut",
    )
)
_BEGINNINGS: Final = ("incomplete-", "downloading_")  # GPT4All, LM Studio
_BESIDE: Final = ".aria2"


def is_partial_name(name: str) -> bool:
    """Does the name say that the download of a model file is not finished?"""
    lower = name.lower()
    return lower.endswith(_ENDINGS) or (
        lower.startswith(_BEGINNINGS) and ".gguf" in lower[len(_BEGINNINGS[0]) :]
    )


def unfinished(names: list[str]) -> set[str]:
    """Those of a folder's ``names`` that are not complete model files.

    aria2 writes into the final file and keeps a note beside it: then both are meant, but only the
    file is given.
    """
    beside = {name[: -len(_BESIDE)] for name in names if name.lower().endswith(_BESIDE)}
    noted = {name for name in names if name in beside and name.lower().endswith(".gguf")}
    notes = {f"{name}{_BESIDE}" for name in noted}
    return noted | {name for name in names if is_partial_name(name) and name not in notes}


def partial_download(path: Path, what: str = "") -> PartialDownloadError:
    """The error for such a file; ``what`` names the model if the file's name does not."""
    return PartialDownloadError(
        path,
        f"“{what or path.name}” is not a whole model: its download has not finished.",
        advice="Finish the download in the program that began it, or delete the file.",
    )

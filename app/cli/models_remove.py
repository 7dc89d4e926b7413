"""`paceline models remove`: forget a model or folder, or delete a model's files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from app.cli.errors import NOT_GOOD, OK, InputError
from app.cli.terminal import say, show
from app.config.paths import Paths
from models.byte_size import gigabytes
from models.pair import ModelFile
from models.registry import BadModelFile, Registry, RegistryEntry
from models.removal import Removal, plan_removal, remove_files


def remove(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="A model, or a folder that is listed.")
    ],
    *,
    delete: Annotated[bool, typer.Option("--delete", help="Delete the model's files.")] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
) -> int:
    """Take a model or folder off the list; --delete also deletes the model's files."""
    registry = Registry(Paths.of_user().data)
    if Path(name).is_dir():
        return _forget_folder(registry, Path(name), delete=delete)
    entry = registry.entry(registry.resolve(name))
    if not delete:
        return _forget(registry, entry)
    if isinstance(entry, BadModelFile):
        raise entry.error
    plan = plan_removal(entry, (registry.downloads_folder, registry.demo_folder))
    say(removal_text(entry, plan))
    if not yes and not _agrees():
        return NOT_GOOD
    remove_files(plan)
    if registry.is_added(entry.path):
        registry.remove(entry.path)
    show(f"Deleted {entry.registry_name}; {gigabytes(plan.freed_bytes, 2)} are free again.")
    return OK


def removal_text(model: ModelFile, plan: Removal) -> str:
    """Which files would go, whose they are, and what that frees."""
    whose = "" if plan.is_ours else f" They belong to {model.place or 'you, not to Paceline'}."
    files = "\n".join(f"  {path}" for path in plan.files)
    return f"This deletes, and frees {gigabytes(plan.freed_bytes, 2)}:{whose}\n{files}"


def _forget_folder(registry: Registry, folder: Path, *, delete: bool) -> int:
    if delete:
        raise InputError("Folders are never deleted.", advice="Name the model that is to go.")
    registry.remove(folder)
    show(f"{folder} is no longer listed; nothing was deleted.")
    return OK


def _forget(registry: Registry, entry: RegistryEntry) -> int:
    if registry.is_added(entry.path):
        registry.remove(entry.path)
        show(f"{entry.path.name} is no longer listed; the file stays where it is.")
        return OK
    raise InputError(
        f"“{entry.path}” is listed because of the folder that it is in.",
        advice="Add --delete to delete the file, or remove the folder from the list.",
    )


def _agrees() -> bool:
    if not sys.stdin.isatty():
        raise InputError("Nothing was deleted.", advice="Add --yes to delete without a question.")
    return bool(typer.confirm("Delete?", err=True))

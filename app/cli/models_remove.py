"""`paceline models remove`: forget a model or folder, or delete a model's files."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from app.cli.errors import NOT_GOOD, OK, InputError
from app.cli.terminal import say, show
from app.config.paths import Paths
from models.byte_size import gigabytes
from models.demo_pair import DEMO_NAME, demo_paths
from models.errors import ModelNotFoundError
from models.model_file import ModelFile
from models.registry import Registry
from models.registry_entry import BadModelFile, RegistryEntry
from models.removal import Removal, delete_model, plan_removal, remove_files


def remove(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="A model, or a folder that is listed.")
    ],
    *,
    delete: Annotated[bool, typer.Option("--delete", help="Delete the model's files.")] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
) -> int:
    """Take a model or folder off the list. --delete also deletes the model's files."""
    registry = Registry(Paths.of_user().data)
    path = Path(name).absolute()  # what is gone from the disk is found by it as well
    if path.is_dir() or path in registry.folders():
        return _forget_folder(registry, Path(name), delete=delete)
    if name.strip().casefold() == DEMO_NAME:
        return _remove_demo(registry, delete=delete, yes=yes)
    entry = registry.entry(path if registry.is_added(path) else registry.resolve(name))
    if not delete:
        return _forget(registry, entry)
    if isinstance(entry, BadModelFile):
        raise entry.error
    plan = plan_removal(entry, registry.own_folders)
    whose = "" if plan.is_ours else f" They belong to {entry.place or 'you, not to Paceline'}."
    if not _may_delete(plan, whose, yes=yes):
        return NOT_GOOD
    delete_model(registry, entry, plan)
    _say_deleted(entry.registry_name, plan)
    return OK


def _remove_demo(registry: Registry, *, delete: bool, yes: bool) -> int:
    """Both files, since neither is of use without the other."""
    pair = demo_paths(registry.demo_folder)
    files = tuple(path for path in (pair.target, pair.draft) if path.is_file())
    if not files:
        raise ModelNotFoundError(
            DEMO_NAME, advice="The demo pair is not built, so nothing is there."
        )
    if not delete:
        raise InputError(
            "The demo pair is listed as long as its files are there.",
            advice="Add --delete to delete them; they can be built again.",
        )
    plan = Removal(files, sum(path.stat().st_size for path in files), is_ours=True)
    if not _may_delete(plan, yes=yes):
        return NOT_GOOD
    remove_files(plan)
    _say_deleted("the demo pair", plan)
    return OK


def _may_delete(plan: Removal, whose: str = "", *, yes: bool) -> bool:
    """Say which files would go, whose they are and what that frees; ask unless `yes`."""
    files = "\n".join(f"  {path}" for path in plan.files)
    say(f"This deletes, and frees {gigabytes(plan.freed_bytes, 2)}:{whose}\n{files}")
    return yes or _agrees()


def _say_deleted(name: str, plan: Removal) -> None:
    show(f"Deleted {name}; {gigabytes(plan.freed_bytes, 2)} are free again.")


def _forget_folder(registry: Registry, folder: Path, *, delete: bool) -> int:
    if delete:
        raise InputError("Folders are never deleted.", advice="Name the model that is to go.")
    registry.remove(folder)
    show(f"{folder} is no longer listed; nothing was deleted.")
    return OK


def _forget(registry: Registry, entry: RegistryEntry) -> int:
    if registry.is_added(entry.path):
        registry.remove(entry.path)
        show(f"{entry.path.name} is no longer listed; nothing was deleted.")
        return OK
    if isinstance(entry, ModelFile):
        plan_removal(entry, registry.own_folders)  # says why it must not be deleted, if so
    raise InputError(
        f"“{entry.path}” is listed because of the folder that it is in.",
        advice=_ways_off_the_list(registry, entry),
    )


def _ways_off_the_list(registry: Registry, entry: RegistryEntry) -> str:
    """Only those that are there: our own folders stay, and what is no model is never deleted."""
    folder = next((each for each in registry.folders() if each in entry.path.parents), None)
    forget = f"paceline models remove {shlex.quote(str(folder))}"
    is_bad = isinstance(entry, BadModelFile)
    delete = "Delete it yourself" if is_bad else "Add --delete to delete the file"
    return f"{delete}, or take the folder off the list: {forget}" if folder else f"{delete}."


def _agrees() -> bool:
    if not sys.stdin.isatty():
        raise InputError("Nothing was deleted.", advice="Add --yes to delete without a question.")
    return bool(typer.confirm("Delete?", err=True))

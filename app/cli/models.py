"""`paceline models`: the models that this machine has."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from app.cli import options
from app.cli.command import Command
from app.cli.errors import OK
from app.cli.models_download import download, downloads
from app.cli.models_drafts import list_drafts
from app.cli.models_duplicates import duplicates
from app.cli.models_get_draft import get_draft
from app.cli.models_measure import measure
from app.cli.models_network import network, requests, token
from app.cli.models_remove import remove
from app.cli.models_search import catalogue, search, show_repository
from app.cli.models_show import show_model
from app.cli.models_watch import watch
from app.cli.terminal import show
from app.config.paths import Paths
from app.counted import counted
from app.model_names import ModelNames
from models.byte_size import gigabytes
from models.model_file import ModelFile
from models.registry import Registry
from models.registry_entry import BadModelFile, RegistryEntry


def models_app() -> typer.Typer:
    """The group of subcommands."""
    group = typer.Typer(help="Find, download, list and measure models.", no_args_is_help=True)
    commands: dict[str, Callable[..., int]] = {
        "list": list_models,
        "add": add,
        "show": show_model,
        "drafts": list_drafts,
        "get-draft": get_draft,
        "measure": measure,
        "folders": list_folders,
        "remove": remove,
        "duplicates": duplicates,
        "watch": watch,
        "catalogue": catalogue,
        "search": search,
        "repository": show_repository,
        "download": download,
        "downloads": downloads,
        "network": network,
        "requests": requests,
        "token": token,
    }
    for name, command in commands.items():
        group.command(name, cls=Command)(command)
    return group


def list_models(*, as_json: options.AsJson = False) -> int:
    """List all known models. To name one, type its first column, or the word after “or:”."""
    registry = Registry(Paths.of_user().data)
    entries, words = registry.files(), ModelNames(registry).words()
    if as_json:
        show(json.dumps([entry_report(entry, words.get(entry.path)) for entry in entries]))
    else:
        show(table(entries, words))
    return OK


def add(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH", help="GGUF files, or folders.")],
) -> int:
    """Add model files, or folders with model files, to the list. Nothing is copied."""
    registry = Registry(Paths.of_user().data)
    for path in paths:
        if path.is_dir():
            found = registry.add_folder(path)
            show(f"Added {path} with {counted(len(found), 'model file')}.")
            _say_bad(registry, frozenset(found))
        else:
            show(f"Added {registry.add(path).registry_name}.")
    return OK


def _say_bad(registry: Registry, found: frozenset[Path]) -> None:
    bad = [e for e in registry.files() if isinstance(e, BadModelFile) and e.path in found]
    if bad:
        files = counted(len(bad), "file")
        show(f"Of these, {files} cannot be used; paceline models list says why.")


def list_folders(*, as_json: options.AsJson = False) -> int:
    """List the folders that are searched. They are our own, added ones, and other programs'."""
    folders = Registry(Paths.of_user().data).searched_folders()
    if as_json:
        show(json.dumps([{"path": str(folder), "of": whose} for folder, whose in folders]))
    else:
        show("\n".join(f"{folder}  ({whose})" for folder, whose in folders))
    return OK


def entry_report(entry: RegistryEntry, word: str | None) -> dict[str, object]:
    """One entry as JSON; `problem` says why a file cannot be used, `word` is a shorter name."""
    if isinstance(entry, BadModelFile):
        error = entry.error
        return {"path": str(entry.path), "problem": str(error), "code": error.code}
    return {
        "name": entry.registry_name,
        "word": word,
        "path": str(entry.path),
        "architecture": entry.architecture,
        "quantization": entry.quantization,
        "size_bytes": entry.size_bytes,
        "parameters": entry.parameter_count,
        "context_length": entry.context_length,
        "kind": entry.kind,
        "program": entry.place or None,
        "parts": [str(part) for part in entry.parts],
        "problem": f"It {entry.limitation}." if entry.limitation else None,
    }


def table(entries: Sequence[RegistryEntry], words: Mapping[Path, str]) -> str:
    """A line for each model, and under it what is wrong with it, if anything.

    Where several have one name, their paths show which is which.
    """
    if not entries:
        return "There are no models yet. Add some with: paceline models add PATH"
    good = [entry for entry in entries if isinstance(entry, ModelFile)]
    width = max((len(entry.registry_name) for entry in good), default=0)
    names = Counter(entry.registry_name.casefold() for entry in good)
    lines: list[str] = []
    for entry in entries:
        lines += _lines(entry, words.get(entry.path), width)
        if isinstance(entry, ModelFile) and names[entry.registry_name.casefold()] > 1:
            lines.append(f"  {entry.path}")
    return "\n".join(lines)


def _lines(entry: RegistryEntry, word: str | None, width: int) -> list[str]:
    if isinstance(entry, BadModelFile):
        return [f"{entry.path}", f"  cannot be used: {entry.error}"]
    parameters = f"{entry.parameter_count / 1e9:.2f}B"
    columns = (
        f"{entry.registry_name:<{width}}",
        f"{parameters:>8}",
        f"{entry.quantization:<8}",
        f"{gigabytes(entry.size_bytes, 2):>9}",
        entry.architecture,
        *([f"({entry.place})"] if entry.place else []),
        *([f"or: {word}"] if word else []),
    )
    lines = ["  ".join(columns)]
    return [*lines, f"  it {entry.limitation}"] if entry.limitation else lines

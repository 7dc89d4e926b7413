"""`paceline models search`, `catalogue` and `repository`: what there is to download."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, get_args

import typer

from app.cli import options
from app.cli.errors import NOT_GOOD, OK, InputError
from app.cli.terminal import say, show
from app.config.paths import Paths
from app.config.settings_file import SettingsFile
from app.engine.free_ram import free_ram
from app.model_hub import user_hub
from models.byte_size import MEMORY_GIGABYTE, gigabytes, memory_gigabytes
from models.catalogue import (
    BRISK_BYTES,
    CatalogueModel,
    CataloguePair,
    load_catalogue,
    recommended_pair,
    search_catalogue,
)
from models.hub_files import FileGroup, recommended
from models.hub_messages import Hit, OpenRepository, ReadReadme, Repository, Search, SizeClass, Sort
from models.hub_process import HubClient
from models.hub_reference import HubReference, parse_reference

Words = Annotated[list[str] | None, typer.Argument(metavar="WORD", help="What to look for.")]
Memory = Annotated[
    float | None,
    typer.Option("--memory", min=0.1, help="GB of memory to fit; else what is free now."),
]


def catalogue(
    words: Words = None, *, memory: Memory = None, as_json: options.AsJson = False
) -> int:
    """List known pairs, and mark one for this machine. It needs no network."""
    known = load_catalogue()
    pairs = search_catalogue(known, " ".join(words or ()))
    most = BRISK_BYTES if memory is None else None  # what a graphics card could do is not known
    free = free_bytes(memory)
    best = recommended_pair(pairs, free, most_bytes=most)
    if as_json:
        show(json.dumps([pair_report(pair, is_best=pair == best) for pair in pairs]))
    elif pairs:
        show("\n".join(pair_line(pair, is_best=pair == best) for pair in pairs))
        if not any(pair.memory_bytes <= free for pair in pairs):
            say(f"None of them fits into {memory_gigabytes(free)} of memory.")
    else:
        say("The catalogue has nothing like it; try: paceline models search")
    return OK if pairs else NOT_GOOD


def search(
    words: Words = None,
    *,
    sort: Annotated[str, typer.Option("--sort", metavar="|".join(get_args(Sort)))] = "trending",
    size: Annotated[str, typer.Option("--size", metavar="|".join(get_args(SizeClass)))] = "any",
    licence: Annotated[str, typer.Option("--licence", help="Such as apache-2.0.")] = "",
    architecture: Annotated[str, typer.Option("--architecture", help="Such as qwen3.")] = "",
    limit: Annotated[int, typer.Option("--limit", min=1, max=500)] = 30,
    as_json: options.AsJson = False,
) -> int:
    """Search the model hub for repositories with GGUF files."""
    question = Search(
        text=" ".join(words or ()),
        sort=_one_of("--sort", sort, get_args(Sort)),
        size=_one_of("--size", size, get_args(SizeClass)),
        licence=licence,
        architecture=architecture,
        limit=limit,
    )
    with open_hub() as hub:
        hits = hub.search(question)
        found = _print_as_json(hits) if as_json else _print_as_they_come(hits)
    if not found and not as_json:
        say("Nothing was found.")
    return OK if found else NOT_GOOD


def show_repository(
    repository: Annotated[str, typer.Argument(metavar="OWNER/NAME", help="As search lists it.")],
    *,
    readme: Annotated[bool, typer.Option("--readme", help="Print its README as well.")] = False,
    memory: Memory = None,
    as_json: options.AsJson = False,
) -> int:
    """Show a repository's files, and which one fits this machine. It says what each is good for."""
    reference = named_repository(repository)
    with open_hub() as hub:
        found = hub.repository(OpenRepository(reference.repo_id, reference.revision))
        text = hub.readme(ReadReadme(found.hit.repo_id)) if readme else ""
    best = recommended(found.groups, free_bytes(memory))
    if as_json:
        show(json.dumps(repository_report(found, best) | ({"readme": text} if readme else {})))
    else:
        show(repository_text(found, best))
        if text:
            show(f"\n{text}")
    return OK


def named_repository(text: str) -> HubReference:
    """What was typed or pasted. Raises InputError for what names no repository."""
    reference = parse_reference(text)
    if reference is None:
        raise InputError(
            f"“{text[:80]}” is neither a pair of the catalogue nor a repository.",
            advice="See what there is with: paceline models catalogue, or models search",
        )
    return reference


def open_hub() -> HubClient:
    """The hub of this person's settings."""
    paths = Paths.of_user()
    return user_hub(paths, SettingsFile(paths.settings_file).load())


def free_bytes(memory_gb: float | None) -> int:
    """What was given, else the memory that is free now."""
    if memory_gb is None:
        return free_ram()
    return int(memory_gb * MEMORY_GIGABYTE)


def pair_line(pair: CataloguePair, *, is_best: bool) -> str:
    """Two lines: what it is, and what to know about it."""
    licences = ", ".join(pair.licences)
    first = f"{pair.id:<22}  {pair.name}: {gigabytes(pair.size_bytes, 2)}, {licences}"
    remark = {
        "measured": "",
        "untried": "Same vocabulary; nobody has published how much the draft helps. ",
        "no-gain": "",
    }[pair.expectation]
    second = f"{remark}{pair.note}".strip()
    fits = "  ← recommended here" if is_best else ""
    return f"{first}{fits}\n{'':<22}  {second}" if second else f"{first}{fits}"


def pair_report(pair: CataloguePair, *, is_best: bool) -> dict[str, object]:
    return {
        "id": pair.id,
        "name": pair.name,
        "good_for": pair.good_for,
        "expectation": pair.expectation,
        "note": pair.note,
        "memory_bytes": pair.memory_bytes,
        "recommended": is_best,
        "target": _model_report(pair.target),
        "draft": _model_report(pair.draft),
    }


def _model_report(model: CatalogueModel) -> dict[str, object]:
    return {
        "repository": model.repository,
        "file": model.file,
        "size_bytes": model.size_bytes,
        "size_is_exact": model.size_is_exact,
        "licence": model.licence,
        "gated": model.gated,
    }


def hit_line(hit: Hit) -> str:
    """One line, with what people choose by."""
    facts = [
        f"{hit.parameter_count / 1e9:.1f}B" if hit.parameter_count else "",
        hit.architecture or "",
        hit.licence or "no licence given",
        f"{hit.downloads:,} downloads",
        hit.updated,
        "asks before it gives" if hit.is_gated else "",
    ]
    return f"{hit.repo_id}  " + ", ".join(fact for fact in facts if fact)


def hit_report(hit: Hit) -> dict[str, Any]:
    return {
        "repository": hit.repo_id,
        "licence": hit.licence,
        "gated": hit.is_gated,
        "downloads": hit.downloads,
        "likes": hit.likes,
        "architecture": hit.architecture,
        "parameters": hit.parameter_count,
        "context_length": hit.context_length,
        "updated": hit.updated,
    }


def repository_text(repository: Repository, best: FileGroup | None) -> str:
    lines = [hit_line(repository.hit)]
    if repository.is_renamed:
        lines.append(f"({repository.asked_for} has been renamed to this.)")
    lines += [_group_line(group, is_best=group == best) for group in repository.groups]
    if not repository.groups:
        lines.append("It has no GGUF model that could be downloaded.")
    return "\n".join(lines)


def repository_report(repository: Repository, best: FileGroup | None) -> dict[str, Any]:
    groups = [
        {
            "name": group.name,
            "quantization": group.label,
            "size_bytes": group.size_bytes,
            "complete": group.is_complete,
            "recommended": group == best,
            "files": [file.path for file in group.files],
        }
        for group in repository.groups
    ]
    return hit_report(repository.hit) | {"commit": repository.commit, "models": groups}


def _group_line(group: FileGroup, *, is_best: bool) -> str:
    words = group.quantization.words if group.quantization else "does not say how it is quantized"
    if not group.is_complete:
        words = f"cannot be used: it has {len(group.files)} of {group.part_count} parts"
    mark = "  ← recommended here" if is_best else ""
    return f"  {group.label:<12} {gigabytes(group.size_bytes, 2):>9}  {words}{mark}"


def _print_as_they_come(hits: Iterable[Hit]) -> bool:
    found = False
    for hit in hits:
        show(hit_line(hit))
        found = True
    return found


def _print_as_json(hits: Iterable[Hit]) -> bool:
    reports = [hit_report(hit) for hit in hits]
    show(json.dumps(reports))
    return bool(reports)


def _one_of(option: str, text: str, allowed: Sequence[str]) -> Any:
    if text not in allowed:
        raise InputError(f"{option} takes {', '.join(allowed)}, not “{text[:40]}”.")
    return text

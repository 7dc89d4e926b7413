"""`paceline models get-draft`: the matching draft of a target, found and downloaded."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from app.cli import options
from app.cli.errors import NOT_GOOD, OK
from app.cli.models_download import follow, open_downloads, said_when_paused
from app.cli.models_search import open_hub
from app.cli.pair_setup import user_facts, user_names
from app.cli.terminal import ProgressLine, say, show
from app.config.paths import Paths
from app.draft_finder import DraftWish, FoundDraft, catalogue_drafts, find_draft
from app.engine.request import PairSpec
from app.memory_fit import this_machine
from models.byte_size import gigabytes
from models.catalogue import CatalogueModel, load_catalogue
from models.gguf import read_header
from models.gguf_header import GgufHeader
from models.hub_errors import HubError


def get_draft(
    target: Annotated[str, typer.Argument(metavar="TARGET", help="The big model.")],
    *,
    only_find: Annotated[
        bool, typer.Option("--only-find", help="Say what it is, and download nothing.")
    ] = False,
    as_json: options.AsJson = False,
    quiet: options.Quiet = False,
) -> int:
    """Find the draft that matches TARGET, and download it. The catalogue comes before the hub."""
    paths = Paths.of_user()
    path = user_names(paths).target(target)
    header = read_header(path)
    wish = _wish(header, paths)
    with (
        _said_without_hub(wish),
        open_hub() as hub,
        ProgressLine(sys.stderr, quiet=quiet, brief=True) as progress,
    ):
        progress.show(0.0, f"Looking for a draft for {path.stem}")
        found = find_draft(hub, wish)
    if found is None:
        say("No draft was found that shares its vocabulary, gains something and fits.")
        return NOT_GOOD
    if as_json:
        show(json.dumps(found_report(found)))
    else:
        say(found_text(found, path))
    if only_find:
        return OK
    with open_downloads(will_fetch=True) as manager, said_when_paused():
        manager.check_space((found.download,))
        return follow(manager, [manager.add(found.download)], quiet=quiet)


def found_report(found: FoundDraft) -> dict[str, object]:
    """What was found as JSON."""
    return {
        "repository": found.download.repo_id,
        "file": found.download.paths[0],
        "size_bytes": found.size_bytes,
        "licence": found.licence,
        "speedup": found.speedup,
    }


def found_text(found: FoundDraft, target: Path) -> str:
    """What was found, in a sentence."""
    what = f"{found.download.name} of {found.download.repo_id}"
    facts = f"{gigabytes(found.size_bytes)}, {found.licence or 'no licence stated'}"
    return f"{what} ({facts}) matches {target.stem}: about {found.speedup:.1f}× expected."


def known_text(draft: CatalogueModel, target: Path) -> str:
    """What the catalogue says, which no header has confirmed."""
    what = f"{draft.file} of {draft.repository}"
    facts = f"{gigabytes(draft.size_bytes, 2)}, {draft.licence}"
    return (
        f"The catalogue has {what} ({facts}) for {target.stem}. "
        "It takes the network to compare the two and to download it."
    )


@contextmanager
def _said_without_hub(wish: DraftWish) -> Iterator[None]:
    """Before the reason why the hub cannot be asked comes what is known without it."""
    try:
        yield
    except HubError:
        for draft in catalogue_drafts(wish.catalogue, wish.target)[:1]:
            say(known_text(draft, wish.target.path))
        raise


def _wish(target: GgufHeader, paths: Paths) -> DraftWish:
    spec = PairSpec(target.path)
    return DraftWish(target, load_catalogue(), user_facts(paths), spec, this_machine())

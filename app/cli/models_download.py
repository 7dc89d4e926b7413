"""`paceline models download` and `downloads`: fetching models, and the queue of what is fetched."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from app.cli import options
from app.cli.advice import download_advice
from app.cli.errors import NOT_GOOD, OK, InputError
from app.cli.models_search import free_bytes, named_repository, open_hub
from app.cli.terminal import ProgressLine, brief_time, say, show
from app.config.paths import Paths
from app.config.settings_file import SettingsFile
from app.model_hub import user_access, user_downloads, user_requests
from models.byte_size import gigabytes
from models.catalogue import CataloguePair, load_catalogue
from models.download import MOST_ATTEMPTS, Download
from models.download_manager import DownloadManager, DownloadStatus
from models.hub_access import HubAccess
from models.hub_files import FileGroup, recommended
from models.hub_messages import OpenRepository, Repository

_POLL_S = 0.25
_SETTLED = ("done", "failed", "paused")


def download(
    what: Annotated[
        str,
        typer.Argument(
            metavar="WHAT", help="A pair of the catalogue, a repository, a file in it, or a link."
        ),
    ],
    *,
    quantization: Annotated[
        str, typer.Option("--quant", help="Such as Q4_K_M; else what suits this machine.")
    ] = "",
    quiet: options.Quiet = False,
) -> int:
    """Download a model or a pair. Ctrl-C pauses; models downloads --resume goes on."""
    with open_downloads(will_fetch=True) as manager:
        wanted = find_wanted(what, quantization)
        manager.check_space(wanted.downloads)
        say(wanted.sentence)
        ids = [manager.add(download) for download in wanted.downloads]
        with said_when_paused():
            return follow(manager, ids, quiet=quiet)


def downloads(
    *,
    resume: Annotated[
        list[str] | None, typer.Option("--resume", metavar="ID|all", help="Go on; repeatable.")
    ] = None,
    cancel: Annotated[
        list[str] | None,
        typer.Option("--cancel", metavar="ID|all", help="Delete what has arrived; repeatable."),
    ] = None,
    first: Annotated[
        str | None, typer.Option("--first", metavar="ID", help="Put it in front of the others.")
    ] = None,
    quiet: options.Quiet = False,
    as_json: options.AsJson = False,
) -> int:
    """List the downloads, go on with them, or cancel them.

    The ID of a download is the path that its line in the list begins with.
    """
    with open_downloads(will_fetch=bool(resume)) as manager:
        for download_id in _named(cancel or (), manager):
            manager.cancel(download_id)
        if first is not None:
            manager.move(first, 0)
        if resume:
            ids = _named(resume, manager)
            if not ids:
                say("No download is paused or has failed.")
            for download_id in ids:
                manager.resume(download_id)
            with said_when_paused():
                return follow(manager, ids, quiet=quiet)
        statuses = manager.statuses()
    if as_json:
        show(json.dumps([status_report(status) for status in statuses]))
    else:
        show("\n".join(map(status_text, statuses)) or "There are no downloads.")
    return OK


def open_downloads(*, will_fetch: bool) -> DownloadManager:
    """The queue of this person; the keyring is opened only for what `will_fetch`.

    Raises NetworkOffError where something is to be fetched that may not be.
    """
    paths = Paths.of_user()
    settings = SettingsFile(paths.settings_file).load()
    access = user_access(settings) if will_fetch else HubAccess(network_on=False)
    return user_downloads(paths, access, user_requests(paths))


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for."""

    name: str
    downloads: tuple[Download, ...]
    licences: tuple[str, ...]

    @property
    def sentence(self) -> str:
        size = gigabytes(sum(download.total or 0 for download in self.downloads), 2)
        return f"Downloading {self.name}: {size}, licence {' and '.join(self.licences)}."


@contextmanager
def said_when_paused() -> Iterator[None]:
    """Ctrl-C ends the program; what has arrived stays."""
    try:
        yield
    except KeyboardInterrupt:
        say("Paused. Go on with: paceline models downloads --resume all")
        raise


def find_wanted(what: str, quantization: str) -> Wanted:
    """Both models of a pair in the catalogue, or one of a repository. Raises PacelineError."""
    for pair in load_catalogue():
        if pair.id == what.strip().casefold():
            _refuse_quantization(pair, quantization)
            models = (pair.target.download, pair.draft.download)
            return Wanted(f"{pair.name} and its draft", models, pair.licences)
    reference = named_repository(what)
    with open_hub() as hub:
        found = hub.repository(OpenRepository(reference.repo_id, reference.revision))
    group = _choose(found, reference.file, quantization or reference.quantization)
    paths = tuple(file.path for file in group.files)
    model = Download(found.hit.repo_id, paths, reference.revision, announced=group.size_bytes)
    licences = (found.hit.licence or "none given",)
    return Wanted(f"{group.name} of {found.hit.repo_id}", (model,), licences)


def _refuse_quantization(pair: CataloguePair, quantization: str) -> None:
    if quantization:
        repository = pair.target.repository
        raise InputError(
            f"The files of the pair {pair.id} are chosen already, so --quant has no say in it.",
            advice="Leave out --quant, or download its target alone: "
            f"paceline models download {repository} --quant {quantization}",
        )


def follow(manager: DownloadManager, ids: Sequence[str], *, quiet: bool) -> int:
    """Wait until nothing runs any more, and say where each is or why it failed."""
    told = _watch(manager, quiet=quiet)
    ends = {status.download.id: status.download for status in manager.statuses()}
    for download_id in dict.fromkeys(ids):
        if download_id not in ends:
            say(f"{download_id} was cancelled by another Paceline.")
        elif download_id not in told:
            _report_end(ends[download_id])
    return OK if all(i in ends and ends[i].state == "done" for i in ids) else NOT_GOOD


def _watch(manager: DownloadManager, *, quiet: bool) -> set[str]:
    """The ids of those whose end came meanwhile, and was told."""
    told: set[str] = set()
    in_terminal = sys.stderr.isatty()
    with ProgressLine(sys.stderr, quiet=quiet) as progress:
        while manager.is_busy:
            for status in manager.poll(_POLL_S):
                if status.download.state in _SETTLED:
                    progress.clear()
                    told.add(status.download.id)
                    _report_end(status.download)
                else:
                    _report_progress(progress, status, in_terminal=in_terminal)
    return told


def status_text(status: DownloadStatus) -> str:
    """A line for each, and under it what went wrong."""
    download = status.download
    state = "running in another Paceline" if status.is_elsewhere else download.state
    total = gigabytes(download.total, 2) if download.total else "unknown size"
    line = f"{download.id}  {state}, {gigabytes(download.received, 2)} of {total}"
    if download.local_path:
        return f"{line}\n  {download.local_path}"
    if download.problem:
        return f"{line}\n  {download.problem.sentence} {download_advice(download.problem)}"
    return line


def status_report(status: DownloadStatus) -> dict[str, Any]:
    download = status.download
    return {
        "id": download.id,
        "state": download.state,
        "elsewhere": status.is_elsewhere,
        "received_bytes": download.received,
        "total_bytes": download.total,
        "path": str(download.local_path) if download.local_path else None,
        "problem": download.problem.sentence if download.problem else None,
        "code": download.problem.code if download.problem else None,
    }


def _named(ids: Sequence[str], manager: DownloadManager) -> Sequence[str]:
    """What was typed, or all that have neither arrived nor are another program's just now."""
    if "all" not in ids:
        return ids
    here = [status.download for status in manager.statuses() if not status.is_elsewhere]
    return [download.id for download in here if download.state in ("paused", "failed")]


def _choose(found: Repository, file: str, quantization: str) -> FileGroup:
    groups = [group for group in found.groups if group.is_complete]
    if file:
        groups = [g for g in groups if any(part.path == file for part in g.files)]
    if quantization:
        groups = [group for group in groups if group.label == quantization.upper()]
    if not groups:
        raise InputError(
            f"{found.hit.repo_id} has no such model.",
            advice=f"See what it has with: paceline models repository {found.hit.repo_id}",
        )
    best = groups[0] if file or quantization else recommended(groups, free_bytes(None))
    if best is None:
        raise InputError(
            f"Nothing in {found.hit.repo_id} fits into the memory that is free.",
            advice="Choose a smaller model, or insist with --quant.",
        )
    return best


def _report_progress(progress: ProgressLine, status: DownloadStatus, *, in_terminal: bool) -> None:
    download = status.download
    if download.problem and download.state == "waiting":
        wait = f"Trying again in {max((download.retry_at or 0) - time.time(), 1):.0f} s"
        attempt = f"attempt {download.attempts + 1} of {MOST_ATTEMPTS}"
        progress.note(f"{download.name}: {download.problem.sentence} {wait}, {attempt}.")
        return
    if not download.total:
        return
    what = download.name
    if in_terminal and status.rate is not None:
        what += f", {status.rate / 1e6:.1f} MB/s"
        what += f", {brief_time(status.remaining_s)} left" if status.remaining_s is not None else ""
    progress.show(download.received / download.total, what)


def _report_end(download: Download) -> None:
    if download.state == "done":
        show(str(download.local_path))
    elif download.problem:
        say(f"{download.name} was not downloaded. {download.problem.sentence}")
        say(download_advice(download.problem))

"""The process of one download: asks, fetches, verifies, and tells its parent.

Killing it at any moment is the way to pause: it leaves a beginning of the file behind.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, TypeAlias

from models.download import Download
from models.download_transfer import Source, transfer
from models.errors import FolderUnwritableError, PacelineError
from models.hub_access import HubAccess
from models.hub_cache import HubCache
from models.hub_environment import prepare_environment
from models.hub_errors import AlteredFileError
from models.hub_messages import PinnedFile

_REPORT_EVERY_S: Final = 0.2


@dataclass(frozen=True, slots=True)
class Pinned:
    """The hub said what the files are."""

    files: tuple[PinnedFile, ...]


@dataclass(frozen=True, slots=True)
class Received:
    """Bytes of all files that are on disk; sent only when some have just arrived."""

    total: int


@dataclass(frozen=True, slots=True)
class Finished:
    """Everything is verified and linked; ``path`` is what to load."""

    path: Path


@dataclass(frozen=True, slots=True)
class Failed:
    error: PacelineError


WorkerEvent: TypeAlias = Pinned | Received | Finished


@dataclass(frozen=True, slots=True)
class Assignment:
    """One attempt at ``download`` into ``folder``, of which ``reserved`` bytes are promised."""

    download: Download
    folder: Path
    reserved: int = 0


def work(connection: Connection, access: HubAccess, assignment: Assignment) -> None:
    """The child's main: one attempt. Sends RequestRecord, WorkerEvent, or Failed in the end."""
    prepare_environment(access)
    from models.hub import Hub

    hub = Hub(access, connection.send)
    try:
        for event in _spaced_out(carry_out(assignment, hub, access.host)):
            connection.send(event)
    except PacelineError as error:
        connection.send(Failed(error))
    except BrokenPipeError:
        return  # nobody is left who wants the file
    except OSError as error:
        connection.send(Failed(FolderUnwritableError(assignment.folder, error)))


def carry_out(assignment: Assignment, source: Source, host: str) -> Iterator[WorkerEvent]:
    """Go on from wherever the last attempt ended. Raises PacelineError and OSError."""
    download, cache = assignment.download, HubCache(assignment.folder)
    files = download.files or _pin(download, source, host)
    yield Pinned(files)
    cache.check_space(files, assignment.reserved)
    with cache.writing(files):
        before = 0
        for pinned in files:
            if not cache.is_verified(pinned):
                partial, blob = cache.partial(pinned), cache.blob(pinned)
                for received in transfer(source, pinned, partial, blob, host):
                    yield Received(before + received)
            before += pinned.file.size_bytes
        yield Finished(cache.publish(files, download.revision))


def _pin(download: Download, source: Source, host: str) -> tuple[PinnedFile, ...]:
    """All files as of one commit, compared with what the catalogue knows of them."""
    first = source.pin(download.repo_id, download.revision, download.paths[0])
    rest = (source.pin(download.repo_id, first.commit, path) for path in download.paths[1:])
    files = (first, *rest)
    for pinned, expected in zip(files, download.expected, strict=False):
        if expected and pinned.file.sha256 != expected:
            raise AlteredFileError(pinned.file.name, host)
    return files


def _spaced_out(events: Iterator[WorkerEvent]) -> Iterator[WorkerEvent]:
    """A few reports of progress a second are enough."""
    last = 0.0
    for event in events:
        now = time.monotonic()
        if isinstance(event, Received) and now - last < _REPORT_EVERY_S:
            continue
        last = now
        yield event

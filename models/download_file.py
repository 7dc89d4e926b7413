"""The list of downloads on disk, so that they can go on after the program was closed."""

from __future__ import annotations

import dataclasses
import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from models.atomic_file import read_kept_object, write_text_atomically
from models.download import Download, Problem
from models.errors import FolderUnwritableError
from models.file_lock import taking_turns
from models.hub_files import RemoteFile
from models.hub_messages import PinnedFile

_FORMAT: Final = 1
_log = logging.getLogger(__name__)


class DownloadFile:
    """A JSON file that several programs may use; what was running is read back as paused."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def load(self) -> tuple[Download, ...]:
        """In the order in which they are to run; a broken file is set aside."""
        content = read_kept_object(self._path, _FORMAT) or {}
        records = content.get("downloads")
        downloads = (_from_record(one) for one in (records if isinstance(records, list) else ()))
        return tuple(download for download in downloads if download is not None)

    def put(self, download: Download) -> None:
        """Replace the one with the same id, or add it at the end. Raises FolderUnwritableError."""
        self._change(lambda known: _with(known, download))

    def remove(self, download_id: str) -> None:
        """Raises FolderUnwritableError."""
        self._change(lambda known: [entry for entry in known if entry.id != download_id])

    def sort(self, ids: Sequence[str]) -> None:
        """Put those with ``ids`` first, in that order. Raises FolderUnwritableError."""
        places = {download_id: place for place, download_id in enumerate(ids)}
        self._change(lambda known: sorted(known, key=lambda d: places.get(d.id, len(places))))

    def _change(self, change: Callable[[list[Download]], list[Download]]) -> None:
        try:
            with taking_turns(self._path.with_suffix(".lock")):
                known = change(list(self.load()))
                text = json.dumps({"format": _FORMAT, "downloads": [_to_record(d) for d in known]})
                write_text_atomically(self._path, text)
        except OSError as error:
            raise FolderUnwritableError(self._path.parent, error) from error


def _with(known: list[Download], download: Download) -> list[Download]:
    if all(entry.id != download.id for entry in known):
        return [*known, download]
    return [download if entry.id == download.id else entry for entry in known]


def _to_record(download: Download) -> dict[str, Any]:
    still = replace(download, state="paused") if download.is_live else download
    record = dataclasses.asdict(still)
    for passing in ("received", "retry_at", "attempts", "damaged"):
        del record[passing]
    record["local_path"] = str(download.local_path) if download.local_path else None
    return record


def _from_record(record: Any) -> Download | None:
    """None for anything that we have not written ourselves."""
    try:
        state = record["state"]
        if state not in ("paused", "failed", "done"):
            raise ValueError(f"no state: {state}")
        problem = record["problem"]
        path = record["local_path"]
        announced = record.get("announced")
        return Download(
            repo_id=str(record["repo_id"]),
            paths=tuple(map(str, record["paths"])),
            revision=str(record["revision"]),
            expected=tuple(map(str, record["expected"])),
            announced=None if announced is None else int(announced),
            state=state,
            files=tuple(_pinned(entry) for entry in record["files"]),
            problem=Problem(**problem) if problem else None,
            local_path=Path(path) if path else None,
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        _log.warning("A download in the list cannot be understood: %s", error)
        return None


def _pinned(entry: Any) -> PinnedFile:
    file = entry["file"]
    remote = RemoteFile(str(file["path"]), int(file["size_bytes"]), str(file["sha256"]))
    return PinnedFile(str(entry["repo_id"]), str(entry["commit"]), remote)

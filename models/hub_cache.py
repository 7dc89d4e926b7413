"""A folder of downloads in the layout of the hub's own cache, which other programs read too.

    models--OWNER--NAME/blobs/SHA256                 the bytes; SHA256.incomplete while they arrive
    models--OWNER--NAME/snapshots/COMMIT/FILE.gguf   a link to them, made when all is verified
    models--OWNER--NAME/refs/main                    the commit that a name stood for

Source: “Understand caching” in the documentation of huggingface_hub.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from models.errors import BusyError, DiskSpaceError, FolderUnwritableError
from models.file_lock import exclusive
from models.hub_errors import UnsafeNameError
from models.hub_messages import PinnedFile

_SPARE_BYTES: Final = 200_000_000  # a full disk harms other programs


@dataclass(frozen=True, slots=True)
class HubCache:
    """Where the files of downloads are, and how they become models."""

    root: Path

    def repository(self, repo_id: str) -> Path:
        return self.root / f"models--{repo_id.replace('/', '--')}"

    def blob(self, pinned: PinnedFile) -> Path:
        return self.repository(pinned.repo_id) / "blobs" / pinned.file.sha256

    def partial(self, pinned: PinnedFile) -> Path:
        """Where bytes arrive; its name ends such that nobody takes it for a model."""
        return self.blob(pinned).with_name(f"{pinned.file.sha256}.incomplete")

    def model(self, pinned: PinnedFile) -> Path:
        """The path to load; there only when the whole download is verified."""
        snapshot = self.repository(pinned.repo_id) / "snapshots" / pinned.commit
        return snapshot.joinpath(*PurePosixPath(_safe(pinned.file.path)).parts)

    def is_verified(self, pinned: PinnedFile) -> bool:
        """Are the bytes there, whole and checked?"""
        return any(
            _size(path) == pinned.file.size_bytes
            for path in (self.blob(pinned), self.model(pinned))
        )

    def received(self, files: Sequence[PinnedFile]) -> int:
        """Bytes of ``files`` that are on disk."""
        return sum(
            pinned.file.size_bytes
            if self.is_verified(pinned)
            else min(_size(self.partial(pinned)) or 0, pinned.file.size_bytes)
            for pinned in files
        )

    def missing(self, files: Sequence[PinnedFile]) -> int:
        """Bytes of ``files`` that are still to come."""
        return sum(pinned.file.size_bytes for pinned in files) - self.received(files)

    def check_space(self, files: Sequence[PinnedFile], reserved: int) -> None:
        """Raises DiskSpaceError where what is missing would not fit.

        ``reserved`` bytes are going to be taken by other downloads.
        """
        self.check_room(self.missing(files), reserved)

    def check_room(self, missing: int, reserved: int) -> None:
        """The same for bytes of which no more is known yet than how many they are."""
        needed = missing + reserved + _SPARE_BYTES
        free = shutil.disk_usage(_existing(self.root)).free
        if missing > 0 and needed > free:
            raise DiskSpaceError(needed, free, self.root)

    @contextmanager
    def writing(self, files: Sequence[PinnedFile]) -> Iterator[None]:
        """Hold what is needed to write ``files``. Raises BusyError, FolderUnwritableError."""
        lock = self._lock(files)
        try:
            lock.parent.mkdir(parents=True, exist_ok=True)
            for pinned in files:
                self.blob(pinned).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FolderUnwritableError(self.root, error) from error
        with exclusive(lock, f"Another Paceline is downloading {files[0].file.name}."):
            yield

    def is_being_written(self, files: Sequence[PinnedFile]) -> bool:
        """Whether some process is fetching ``files`` right now."""
        lock = self._lock(files)
        if not lock.exists():
            return False
        try:
            with exclusive(lock, ""):
                return False
        except BusyError:
            return True

    def publish(self, files: Sequence[PinnedFile], revision: str) -> Path:
        """Make verified ``files`` a model, the first part last; returns the path to load."""
        for pinned in reversed(files):
            _link(self.blob(pinned), self.model(pinned))
        first = files[0]
        if revision != first.commit:
            reference = self.repository(first.repo_id) / "refs" / _safe(revision)
            reference.parent.mkdir(parents=True, exist_ok=True)
            reference.write_text(first.commit, encoding="utf-8")
        return self.model(first)

    def discard(self, files: Sequence[PinnedFile]) -> None:
        """Delete what has arrived so far of a download that is not wanted any more.

        Bytes that another model links to stay. Raises BusyError if another process writes them.
        """
        if not files or not self.repository(files[0].repo_id).is_dir():
            return
        with self.writing(files):
            for pinned in files:
                self.partial(pinned).unlink(missing_ok=True)
                if not self.model(pinned).exists() and not self._is_linked(pinned):
                    self.blob(pinned).unlink(missing_ok=True)

    def _lock(self, files: Sequence[PinnedFile]) -> Path:
        name = self.repository(files[0].repo_id).name
        return self.root / ".locks" / name / f"{files[0].file.sha256}.lock"

    def _is_linked(self, pinned: PinnedFile) -> bool:
        blob = self.blob(pinned)
        snapshots = self.repository(pinned.repo_id) / "snapshots"
        links = (path for path in snapshots.rglob("*") if path.is_symlink())
        return any(path.resolve() == blob.resolve() for path in links)


def _safe(path: str) -> str:
    """Refuse names with which a hub could write outside of the folder."""
    parts = PurePosixPath(path).parts
    if not parts or path.startswith("/") or ".." in parts or any(c in path for c in "\\:\0"):
        raise UnsafeNameError(path)
    return path


def _link(blob: Path, model: Path) -> None:
    """As the hub's own client does: a relative link, or a move where links are not allowed."""
    if model.exists():
        return
    model.parent.mkdir(parents=True, exist_ok=True)
    model.unlink(missing_ok=True)  # a link to nowhere
    try:
        model.symlink_to(os.path.relpath(blob, model.parent))
    except OSError:
        blob.replace(model)


def _size(path: Path) -> int | None:
    with suppress(OSError):
        return path.stat().st_size
    return None


def _existing(folder: Path) -> Path:
    return next(place for place in (folder, *folder.parents) if place.exists())

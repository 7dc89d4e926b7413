"""One download and the states it goes through. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal, TypeAlias

from models.errors import BusyError, PacelineError
from models.hub_errors import HubError, RateLimitedError, WrongBytesError
from models.hub_messages import PinnedFile

State: TypeAlias = Literal["waiting", "running", "paused", "failed", "done"]
MOST_ATTEMPTS: Final = 8  # in a row, without a byte arriving
_MOST_DAMAGED: Final = 2
_LONGEST_DELAY_S: Final = 60.0
_LONGEST_REQUESTED_DELAY_S: Final = 3600.0


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a download does not go on, as it was told."""

    sentence: str
    advice: str
    code: str

    @classmethod
    def of(cls, error: PacelineError) -> Problem:
        return cls(str(error), error.advice, error.code)


@dataclass(frozen=True, slots=True)
class Download:
    """One model: a file, or all parts of a split one in order.

    ``files`` is empty until the hub was asked; then it pins commit, sizes and checksums for good.
    ``expected`` holds the checksums that the catalogue knows, if any, and ``announced`` the bytes
    that it or a listing names. ``received`` counts bytes;
    ``retry_at`` is in seconds since 1970; ``local_path`` is the first file once all is there.
    """

    repo_id: str
    paths: tuple[str, ...]
    revision: str = "main"
    expected: tuple[str, ...] = ()
    announced: int | None = None
    state: State = "waiting"
    files: tuple[PinnedFile, ...] = ()
    received: int = 0
    problem: Problem | None = None
    retry_at: float | None = None
    attempts: int = 0
    damaged: int = 0
    local_path: Path | None = None

    def __post_init__(self) -> None:
        if not self.paths:
            raise ValueError("a download without files")
        if self.expected and len(self.expected) != len(self.paths):
            raise ValueError("a checksum for each file, or none")

    @property
    def id(self) -> str:
        """Names it in lists and on the command line."""
        return f"{self.repo_id}/{self.paths[0]}"

    @property
    def name(self) -> str:
        """The first file's name, without its ending."""
        return self.paths[0].rpartition("/")[2].removesuffix(".gguf")

    @property
    def total(self) -> int | None:
        """Bytes of all files, as announced until the hub was asked; None where nobody said."""
        pinned = sum(pinned.file.size_bytes for pinned in self.files)
        return pinned if self.files else self.announced

    @property
    def is_live(self) -> bool:
        """Does it run, or will it by itself?"""
        return self.state in ("waiting", "running")


def is_due(download: Download, now: float) -> bool:
    """May it start?"""
    return download.state == "waiting" and (download.retry_at or 0.0) <= now


def waiting(download: Download) -> Download:
    """As asked for by a person: at once, and with all its attempts."""
    fresh = replace(download, problem=None, retry_at=None, attempts=0, damaged=0)
    return replace(fresh, state="waiting", local_path=None)


def paused(download: Download) -> Download:
    return replace(download, state="paused", retry_at=None)


def progressed(download: Download, received: int) -> Download:
    """Bytes arrived, so the way to the hub works again."""
    has_more = received > download.received
    attempts = 0 if has_more else download.attempts
    return replace(
        download, state="running", received=received, attempts=attempts, problem=None, retry_at=None
    )


def done(download: Download, path: Path) -> Download:
    received = download.total or download.received
    finished = replace(download, state="done", received=received, local_path=path, problem=None)
    return replace(finished, retry_at=None)


def after_failure(download: Download, error: PacelineError, now: float) -> Download:
    """Waiting for another attempt where that may help, else failed."""
    attempts = download.attempts + 1
    damaged = download.damaged + isinstance(error, WrongBytesError)
    delay = retry_delay(error, attempts, damaged)
    counted = replace(
        download, problem=Problem.of(error), attempts=attempts, damaged=damaged, retry_at=None
    )
    if delay is None:
        return replace(counted, state="failed")
    return replace(counted, state="waiting", retry_at=now + delay)


def retry_delay(error: PacelineError, attempts: int, damaged: int) -> float | None:
    """Seconds until the next attempt: 1, 2, 4 … 60, or as the hub asks; None to give up."""
    is_passing = isinstance(error, BusyError) or (isinstance(error, HubError) and error.is_passing)
    if not is_passing or attempts >= MOST_ATTEMPTS or damaged >= _MOST_DAMAGED:
        return None
    if isinstance(error, RateLimitedError) and error.retry_after is not None:
        wanted = error.retry_after + 1.0
        return wanted if wanted <= _LONGEST_REQUESTED_DELAY_S else None
    return min(2.0 ** (attempts - 1), _LONGEST_DELAY_S)

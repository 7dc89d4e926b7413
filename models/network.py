"""May the network be used? And what was it used for?"""

from __future__ import annotations

import json
import logging
import os
from collections import deque
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from models.atomic_file import write_text_atomically
from models.errors import BusyError
from models.file_lock import taking_turns
from models.hub_errors import NetworkOffError

OFFLINE_VARIABLES: Final = ("PACELINE_OFFLINE", "HF_HUB_OFFLINE")
_TRUE: Final = {"1", "on", "yes", "true"}  # as huggingface_hub reads its own
_MOST_RECORDS: Final = 1_000
_log = logging.getLogger(__name__)


def check_network(*, switched_on: bool, environment: Mapping[str, str] = os.environ) -> None:
    """The one place that decides: raises NetworkOffError where no socket may be opened."""
    if not switched_on:
        raise NetworkOffError(
            "Paceline is offline: its network switch is off.",
            advice="Switch it on in the settings, or with: paceline models network on",
        )
    for name in OFFLINE_VARIABLES:
        if environment.get(name, "").strip().lower() in _TRUE:
            raise NetworkOffError(
                f"Paceline is offline: the variable {name} is set.",
                advice=f"Start it without {name} to search and download.",
            )


@dataclass(frozen=True, slots=True)
class RequestRecord:
    """One request, recorded before it was sent; ``time`` in seconds since 1970."""

    time: float
    host: str
    purpose: str  # completes “asked for …”


@dataclass
class RequestLog:
    """The requests of this run in memory, and those of earlier runs in ``file``.

    It holds hosts and what they were asked for, never tokens or signed addresses. Several processes
    write it, each under its lock.
    """

    file: Path | None = None
    _recent: deque[RequestRecord] = field(default_factory=lambda: deque(maxlen=_MOST_RECORDS))

    def add(self, record: RequestRecord) -> None:
        """Record it; where the file cannot be written, for this run only."""
        self._recent.append(record)
        if self.file is None:
            return
        try:
            with taking_turns(_lock_of(self.file)):
                self.file.touch(mode=0o600)  # what somebody looked for is nobody else's business
                with self.file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(record)) + "\n")
        except (OSError, BusyError) as error:
            _log.warning("The list of requests cannot be written: %s", error)

    def of_this_run(self) -> tuple[RequestRecord, ...]:
        """The last 1,000, oldest first."""
        return tuple(self._recent)

    def all(self) -> tuple[RequestRecord, ...]:
        """The last 1,000 of every run, oldest first; shortens the file where it has more."""
        if self.file is None:
            return self.of_this_run()
        try:
            lines = _lines(self.file)
            if len(lines) > 2 * _MOST_RECORDS:
                _shorten(self.file)
        except (OSError, UnicodeDecodeError):
            return self.of_this_run()
        records = (_record(line) for line in lines[-_MOST_RECORDS:])
        return tuple(record for record in records if record is not None)


def _lock_of(file: Path) -> Path:
    return file.with_suffix(".lock")


def _lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def _shorten(file: Path) -> None:
    try:
        with taking_turns(_lock_of(file)):
            write_text_atomically(file, "\n".join(_lines(file)[-_MOST_RECORDS:]) + "\n")
    except (OSError, BusyError) as error:
        _log.warning("The list of requests cannot be shortened: %s", error)


def _record(line: str) -> RequestRecord | None:
    try:
        fields = json.loads(line)
        return RequestRecord(float(fields["time"]), str(fields["host"]), str(fields["purpose"]))
    except (ValueError, TypeError, KeyError, RecursionError):
        return None

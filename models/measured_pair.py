"""What a pair was measured to do on a machine, and the file that keeps it."""

from __future__ import annotations

import dataclasses
import json
import logging
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from models.atomic_file import read_kept_object, write_text_atomically
from models.errors import FolderUnwritableError
from models.file_lock import taking_turns
from models.speedup import PAYS, Basis, Gain, PassCosts, costs_from_times

_FORMAT: Final = 1
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ModelIdentity:
    """A model by its file's name and size, so that it may move."""

    name: str
    size_bytes: int

    @classmethod
    def of(cls, path: Path, size_bytes: int) -> ModelIdentity:
        return cls(path.name, size_bytes)


@dataclass(frozen=True, slots=True)
class MeasuredPair:
    """One measurement. Rates in tokens a second; ``plain_rate`` without a draft in the same run.

    ``draft_length`` is the best by measured costs and guesses, 0 if none pays. ``pass_s`` and
    ``draft_step_s`` are seconds of a target pass by width and of a draft step.
    """

    target: ModelIdentity
    draft: ModelIdentity
    machine: str
    measured_on: str  # ISO date
    decode_rate: float
    plain_rate: float
    acceptance_rate: float | None
    draft_length: int
    kv_type: str = "f16"
    context_size: int = 4096
    pass_s: Mapping[int, float] = field(default_factory=dict)
    draft_step_s: float | None = None

    @property
    def speedup(self) -> float:
        """Decode rate ÷ plain rate."""
        return self.decode_rate / self.plain_rate

    @property
    def pays(self) -> bool:
        """Did it draft, and did the answers come so much faster that it is no accident?"""
        return self.acceptance_rate is not None and self.speedup >= PAYS

    @property
    def gain(self) -> Gain:
        """No length is best where the plain answers were faster."""
        length = self.draft_length if self.pays else 0
        return Gain(self.speedup, length, self.acceptance_rate or 0.0, Basis.MEASURED)

    @property
    def costs(self) -> PassCosts | None:
        """Measured costs of this pair; None where they were not kept."""
        if self.draft_step_s is None:
            return None
        return costs_from_times(self.pass_s, self.draft_step_s)


@dataclass(frozen=True, slots=True)
class Measurements:
    """All that is known, the newest last."""

    pairs: tuple[MeasuredPair, ...] = ()

    def of_pair(
        self, target: ModelIdentity, draft: ModelIdentity, machine: str
    ) -> MeasuredPair | None:
        """The newest measurement of this pair on this machine."""
        found = (
            pair
            for pair in reversed(self.pairs)
            if (pair.target, pair.draft, pair.machine) == (target, draft, machine)
        )
        return next(found, None)

    def passes_of(self, target: ModelIdentity, machine: str) -> Mapping[int, float] | None:
        """Seconds of this target's passes on this machine, measured with whatever draft."""
        found = (
            pair.pass_s
            for pair in reversed(self.pairs)
            if (pair.target, pair.machine) == (target, machine) and 1 in pair.pass_s
        )
        return next(found, None)

    def with_pair(self, pair: MeasuredPair) -> Measurements:
        """A newer measurement takes the place of the older one."""
        key = (pair.target, pair.draft, pair.machine)
        others = (p for p in self.pairs if (p.target, p.draft, p.machine) != key)
        return Measurements((*others, pair))


class MeasurementFile:
    """``file`` keeps measurements; two processes may use it at once."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def read(self) -> Measurements:
        """Records that make no sense are left out; a broken file is set aside."""
        content = read_kept_object(self._file, _FORMAT)
        return Measurements() if content is None else Measurements(tuple(_parsed(content)))

    def add(self, pair: MeasuredPair) -> None:
        """Keep one more. Raises FolderUnwritableError and BusyError."""
        try:
            with taking_turns(self._file.with_suffix(".lock")):
                pairs = self.read().with_pair(pair).pairs
                records = [dataclasses.asdict(each) for each in pairs]
                text = json.dumps({"format": _FORMAT, "pairs": records}, indent=2)
                write_text_atomically(self._file, text + "\n")
        except OSError as error:
            raise FolderUnwritableError(self._file.parent, error) from error


def _parsed(content: dict[str, Any]) -> Iterable[MeasuredPair]:
    records = content.get("pairs")
    for record in records if isinstance(records, list) else ():
        try:
            yield _from_record(dict(record))
        except (TypeError, ValueError, KeyError):
            _log.warning("A measurement is left out: it makes no sense")


def _from_record(record: dict[str, Any]) -> MeasuredPair:
    """Raises TypeError, ValueError or KeyError."""
    for role in ("target", "draft"):
        known = record[role]
        record[role] = ModelIdentity(str(known["name"]), int(known["size_bytes"]))
    for name in ("decode_rate", "plain_rate"):
        record[name] = _positive(record[name])
    record["pass_s"] = {int(width): _positive(s) for width, s in record["pass_s"].items()}
    for name in ("acceptance_rate", "draft_step_s"):
        record[name] = None if record[name] is None else float(record[name])
    record["draft_length"] = int(record["draft_length"])
    return MeasuredPair(**record)


def _positive(value: Any) -> float:
    number = float(value)
    if not (math.isfinite(number) and number > 0):
        raise ValueError(f"{value} is no rate")
    return number

"""What an environment was made from, kept inside it."""

import json
import platform
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

STAMP_NAME: Final = "paceline-setup.json"


@dataclass(frozen=True)
class Stamp:
    """The inputs of a set-up; `finished` only once every step of it succeeded."""

    interpreter: str
    location: str
    fingerprint: str
    cmake_args: str
    finished: bool

    def is_update_of(self, other: "Stamp") -> bool:
        """Can an environment made from `other` be brought to this one in place?"""
        same_place = (self.interpreter, self.location) == (other.interpreter, other.location)
        return same_place and self._same_build(other)

    def same_packages(self, other: "Stamp") -> bool:
        return self.fingerprint == other.fingerprint and self._same_build(other)

    def _same_build(self, other: "Stamp") -> bool:
        """No CMAKE_ARGS now means: keep the llama.cpp that is there, whatever it was built with."""
        return self.cmake_args in {"", other.cmake_args}


def interpreter_name() -> str:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return f"{sys.implementation.name} {version} {platform.machine()} {sys.base_prefix}"


def read_stamp(environment: Path) -> Stamp | None:
    """The stamp in an environment; None if there is none that can be read."""
    try:
        return Stamp(**json.loads((environment / STAMP_NAME).read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def write_stamp(environment: Path, stamp: Stamp) -> None:
    unfinished = environment / f"{STAMP_NAME}.new"
    unfinished.write_text(json.dumps(asdict(stamp), indent=1), encoding="utf-8")
    unfinished.replace(environment / STAMP_NAME)

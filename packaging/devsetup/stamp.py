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

    def same_base(self, other: "Stamp") -> bool:
        return (self.interpreter, self.location) == (other.interpreter, other.location)

    def same_packages(self, other: "Stamp") -> bool:
        """No CMAKE_ARGS now means: keep the llama.cpp that is there, whatever it was built with."""
        same_build = self.cmake_args in {"", other.cmake_args}
        return self.fingerprint == other.fingerprint and same_build


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

"""Which llama-server is compared with."""

from __future__ import annotations

import os
import re
import subprocess
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from app.bench.errors import PeerError
from app.bench.file_facts import sha256

_PATIENCE_S = 60.0
_DEFAULT_LENGTH = re.compile(r"--spec-draft-n-max\s.*?\(default:\s*(\d+)\)", re.DOTALL)
_ADVICE = "Give the path of the llama-server program itself, not of a script that starts it."


@dataclass(frozen=True, slots=True)
class PeerBuild:
    """A llama-server that answers."""

    path: Path
    version: str  # what it says of itself
    package: str | None  # name and version of the Python package that it came in
    sha256: str
    default_draft_length: int | None = None  # None: its help does not say


def examine(path: Path) -> PeerBuild:
    """Ask the program for its version. Raises PeerError."""
    if not path.is_file():
        raise PeerError(f"There is no program “{path}”.", advice=_ADVICE)
    if not os.access(path, os.X_OK):
        raise PeerError(f"“{path}” is not a program that may be run.", advice=_ADVICE)
    path = path.resolve()
    version = _version(path)
    return PeerBuild(path, version, _package_of(path), sha256(path), _default_draft_length(path))


def _version(path: Path) -> str:
    status, said = _run(path, "--version")
    if status != 0 or "version" not in said:
        last = said.splitlines()[-1] if said else f"exit status {status}"
        raise PeerError(f"“{path}” does not tell its version: {last}.", advice=_ADVICE)
    return "; ".join(line.strip() for line in said.splitlines() if line.strip())


def _default_draft_length(path: Path) -> int | None:
    found = _DEFAULT_LENGTH.search(_run(path, "--help")[1])
    return int(found[1]) if found else None


def _run(path: Path, option: str) -> tuple[int, str]:
    """Exit status, and what the program prints."""
    try:
        done = subprocess.run(
            [path, option],
            capture_output=True,
            stdin=subprocess.DEVNULL,
            timeout=_PATIENCE_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise PeerError(f"“{path}” cannot be run: {error}.", advice=_ADVICE) from error
    return done.returncode, (done.stdout + done.stderr).decode("utf-8", "replace").strip()


def _package_of(path: Path) -> str | None:
    for distribution in metadata.distributions(path=[str(folder) for folder in path.parents]):
        for file in distribution.files or ():
            if file.name == path.name and Path(str(distribution.locate_file(file))) == path:
                return f"{distribution.metadata['Name']} {distribution.version}"
    return None

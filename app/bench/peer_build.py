"""Which llama-server is compared with."""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from app.bench.errors import PeerError
from app.bench.file_facts import sha256

_PATIENCE_S = 60.0
_ADVICE = "Give the path of the llama-server program itself, not of a script that starts it."


@dataclass(frozen=True, slots=True)
class PeerBuild:
    """A llama-server that answers."""

    path: Path
    version: str  # what it says of itself
    package: str | None  # name and version of the Python package that it came in
    sha256: str


def examine(path: Path) -> PeerBuild:
    """Ask the program for its version. Raises PeerError."""
    if not path.is_file():
        raise PeerError(f"There is no program “{path}”.", advice=_ADVICE)
    if not os.access(path, os.X_OK):
        raise PeerError(f"“{path}” is not a program that may be run.", advice=_ADVICE)
    path = path.resolve()
    return PeerBuild(path, _version(path), _package_of(path), sha256(path))


def _version(path: Path) -> str:
    try:
        done = subprocess.run(
            [path, "--version"],
            capture_output=True,
            stdin=subprocess.DEVNULL,
            timeout=_PATIENCE_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise PeerError(f"“{path}” cannot be run: {error}.", advice=_ADVICE) from error
    said = (done.stdout + done.stderr).decode("utf-8", "replace").strip()
    if done.returncode != 0 or "version" not in said:
        last = said.splitlines()[-1] if said else f"exit status {done.returncode}"
        raise PeerError(f"“{path}” does not tell its version: {last}.", advice=_ADVICE)
    return "; ".join(line.strip() for line in said.splitlines() if line.strip())


def _package_of(path: Path) -> str | None:
    for distribution in metadata.distributions(path=[str(folder) for folder in path.parents]):
        for file in distribution.files or ():
            if file.name == path.name and Path(str(distribution.locate_file(file))) == path:
                return f"{distribution.metadata['Name']} {distribution.version}"
    return None

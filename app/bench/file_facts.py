"""What tells a file from another of the same name."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class FileFacts:
    """A model file."""

    name: str
    size_bytes: int
    sha256: str


def file_facts(path: Path) -> FileFacts:
    """Raises OSError."""
    return FileFacts(path.name, path.stat().st_size, sha256(path))


def sha256(path: Path) -> str:
    """Raises OSError."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()

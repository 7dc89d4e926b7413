"""What a test hub has: repositories with real bytes, described as a hub describes them."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any


@dataclass(frozen=True)
class StoredFile:
    """One file; big ones are stored apart, as a hub does with model files."""

    content: bytes
    is_large: bool = True
    declared_size: int | None = None  # a lie for tests of what comes before the first byte

    @property
    def size(self) -> int:
        return len(self.content) if self.declared_size is None else self.declared_size

    @cached_property
    def sha256(self) -> str:
        return hashlib.sha256(self.content).hexdigest()

    @cached_property
    def git_id(self) -> str:
        head = f"blob {len(self.content)}\0".encode()
        return hashlib.sha1(head + self.content).hexdigest()


@dataclass
class StoredRepository:
    """``readers`` are the tokens let in where it is gated or private."""

    repo_id: str
    files: dict[str, StoredFile] = field(default_factory=dict)
    licence: str = "apache-2.0"
    architecture: str = "llama"
    parameters: int = 1_000_000
    downloads: int = 10
    likes: int = 1
    is_gated: bool = False
    is_private: bool = False
    readers: tuple[str, ...] = ()
    commit: str = "c0ffee" + "0" * 34

    def described(self) -> dict[str, Any]:
        return {
            "id": self.repo_id,
            "modelId": self.repo_id,
            "sha": self.commit,
            "gated": "manual" if self.is_gated else False,
            "private": self.is_private,
            "downloads": self.downloads,
            "likes": self.likes,
            "lastModified": "2026-05-04T03:02:01.000Z",
            "tags": ["gguf", f"license:{self.licence}"],
            "gguf": {
                "total": self.parameters,
                "architecture": self.architecture,
                "context_length": 128,
            },
        }

    def tree(self) -> list[dict[str, Any]]:
        return [_tree_entry(path, file) for path, file in sorted(self.files.items())]

    def matches(self, text: str, filters: list[str], parameters: str) -> bool:
        tags = self.described()["tags"]
        low, high = _parameter_range(parameters)
        return (
            text.lower() in self.repo_id.lower()
            and all(tag in tags for tag in filters)
            and low <= self.parameters <= high
        )


def _tree_entry(path: str, file: StoredFile) -> dict[str, Any]:
    size = file.size
    entry: dict[str, Any] = {"type": "file", "path": path, "size": size, "oid": file.git_id}
    if file.is_large:
        entry["lfs"] = {"oid": file.sha256, "size": size, "pointerSize": 134}
    return entry


def _parameter_range(text: str) -> tuple[float, float]:
    bounds = {"min": 0.0, "max": float("inf")}
    for name, billions in re.findall(r"(min|max):([\d.]+)B", text):
        bounds[name] = float(billions) * 1e9
    return bounds["min"], bounds["max"]

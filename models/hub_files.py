"""The files of a repository, sorted into models that can be chosen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from models.quantization import (
    DRAFT_PREFERENCE,
    PREFERENCE,
    Quantization,
    describe,
    find_label,
)
from models.split_name import split_name

_DRAFT_BYTES: Final = 1_500_000_000  # up to here the better quantization costs hardly any time
_ROOM: Final = 0.85  # of the free memory for weights; the rest is for context and buffers
# Companions of a model that cannot chat by themselves; a name is a hint, a header decides.
_COMPANION = re.compile(
    r"mmproj|^imatrix|^(mtp|dflash|dspark|eagle3)-|(^|/)(mtp|dspark)/"
    r"|[-_]assistant\.gguf$|-be\.gguf$|^\._",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class RemoteFile:
    """One file of a repository; ``sha256`` is empty where the hub does not say."""

    path: str
    size_bytes: int
    sha256: str = ""

    @property
    def name(self) -> str:
        return self.path.rpartition("/")[2]


@dataclass(frozen=True, slots=True)
class FileGroup:
    """One model that can be chosen: a file, or all parts of a split one, in order."""

    quantization: Quantization | None
    files: tuple[RemoteFile, ...]
    part_count: int = 1

    @property
    def name(self) -> str:
        """The name of the first file, without its ending."""
        return self.files[0].name.removesuffix(".gguf")

    @property
    def size_bytes(self) -> int:
        return sum(file.size_bytes for file in self.files)

    @property
    def is_complete(self) -> bool:
        """Whether the repository has every part."""
        return len(self.files) == self.part_count

    @property
    def label(self) -> str:
        return self.quantization.label if self.quantization else "unknown"


def group_files(files: Iterable[RemoteFile]) -> tuple[FileGroup, ...]:
    """Chat models among ``files``, smallest first; projectors, matrices and heads are left out."""
    groups: dict[str, list[RemoteFile]] = {}
    counts: dict[str, int] = {}
    for file in sorted(files, key=lambda file: file.path):
        if not file.name.lower().endswith(".gguf") or is_companion(file.path):
            continue
        split = split_name(file.path)
        key = split.stem if split else file.path
        groups.setdefault(key, []).append(file)
        counts[key] = split.count if split else 1
    made = [_group(members, counts[key]) for key, members in groups.items()]
    return tuple(sorted(made, key=lambda group: (group.size_bytes, group.name)))


def is_companion(path: str) -> bool:
    """Does the name say that this is no model by itself?"""
    name = path.rpartition("/")[2]
    return _COMPANION.search(name) is not None or _COMPANION.search(path) is not None


def recommended(groups: Sequence[FileGroup], free_bytes: int) -> FileGroup | None:
    """The one to choose on a machine with ``free_bytes`` of memory; None if nothing fits.

    Four bits are preferred, since decoding is bound by reading the weights; the smallest models
    get eight, because there the difference in time is small and that in quality is not.
    """
    fitting = [
        group
        for group in groups
        if group.is_complete and group.quantization and group.size_bytes <= _ROOM * free_bytes
    ]
    small = [group for group in fitting if group.size_bytes <= _DRAFT_BYTES]
    return _first(small, DRAFT_PREFERENCE[:1]) or _first(fitting, PREFERENCE) or _largest(fitting)


def _group(members: list[RemoteFile], count: int) -> FileGroup:
    label = find_label(members[0].path)
    return FileGroup(describe(label) if label else None, tuple(members), count)


def _first(groups: Sequence[FileGroup], labels: Sequence[str]) -> FileGroup | None:
    by_label = {group.label: group for group in groups}
    return next((by_label[label] for label in labels if label in by_label), None)


def _largest(groups: Sequence[FileGroup]) -> FileGroup | None:
    return max(groups, key=lambda group: group.size_bytes, default=None)

"""The same model twice on one disk."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from models.model_file import ModelFile

ContentOf: TypeAlias = Callable[[Path], Hashable]


@dataclass(frozen=True, slots=True)
class Duplicates:
    """Models with the same content, byte for byte, in files of their own."""

    models: tuple[ModelFile, ...]

    @property
    def wasted_bytes(self) -> int:
        """What deleting all but one would free."""
        return self.models[0].size_bytes * (len(self.models) - 1)


def find_duplicates(
    models: Iterable[ModelFile], sample_of: ContentOf, hash_of: ContentOf
) -> list[Duplicates]:
    """Models with equal contents, the most wasteful first.

    Sizes are compared first, then ``sample_of`` each file, and only what is equal until then is
    hashed. Links to one file are no duplicates. A file that cannot be read is left out.
    """
    groups = _parted(suspects(models, sample_of), _by_files(hash_of))
    found = [Duplicates(tuple(group)) for group in groups]
    return sorted(found, key=lambda each: -each.wasted_bytes)


def suspects(models: Iterable[ModelFile], sample_of: ContentOf) -> list[list[ModelFile]]:
    """Groups that only a hash of everything can tell apart: equal sizes and samples."""
    return _parted(_parted([_distinct(models)], _sizes), _by_files(sample_of))


def _parted(
    groups: Iterable[list[ModelFile]], key_of: Callable[[ModelFile], Hashable]
) -> list[list[ModelFile]]:
    """Each group split by a key; whoever is alone then is left out."""
    return [part for group in groups for part in _split(group, key_of) if len(part) > 1]


def _split(
    models: list[ModelFile], key_of: Callable[[ModelFile], Hashable]
) -> Iterator[list[ModelFile]]:
    by_key: dict[Hashable, list[ModelFile]] = defaultdict(list)
    for model in models:
        try:
            by_key[key_of(model)].append(model)
        except OSError:
            continue
    yield from by_key.values()


def _sizes(model: ModelFile) -> Hashable:
    return model.size_bytes


def _by_files(content_of: ContentOf) -> Callable[[ModelFile], Hashable]:
    return lambda model: tuple(content_of(path) for path in (model.path, *model.parts))


def _distinct(models: Iterable[ModelFile]) -> list[ModelFile]:
    """Hard links and symbolic links to one file are that file."""
    by_file: dict[tuple[int, int], ModelFile] = {}
    for model in models:
        try:
            status = model.path.stat()
        except OSError:
            continue
        by_file.setdefault((status.st_dev, status.st_ino), model)
    return list(by_file.values())

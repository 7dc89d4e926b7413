"""What the files of a split model are called: “name-00001-of-00003.gguf”, as llama.cpp asks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_NAME = re.compile(r"(?P<stem>.+)-[0-9]{5}-of-(?P<count>[0-9]{5})\.gguf", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class SplitName:
    """``stem`` is what all parts have in common, ``count`` how many there are."""

    stem: str
    count: int

    def part(self, number: int) -> str:
        """The name of one part; the first has the number 1."""
        return f"{self.stem}-{number:05}-of-{self.count:05}.gguf"

    def parts(self) -> list[str]:
        """The names of all parts, in order."""
        return [self.part(number) for number in range(1, self.count + 1)]


def split_name(name: str) -> SplitName | None:
    """What the name or path of a part says; None for a model in one file."""
    match = _NAME.fullmatch(name)
    return SplitName(match["stem"], int(match["count"])) if match else None


def model_stem(path: Path) -> str:
    """The file's name without its ending, and without the number of its part."""
    split = split_name(path.name)
    return split.stem if split is not None else path.stem


def first_part(path: Path) -> Path:
    """The first part of the split model that ``path`` belongs to; the file itself if it is none."""
    split = split_name(path.name)
    return path.with_name(split.part(1)) if split is not None else path

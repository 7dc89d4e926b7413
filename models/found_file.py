"""A file that may be a model, and by which name people know it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from models.split_name import model_stem


@dataclass(frozen=True, slots=True)
class FoundFile:
    """``alias`` is a name that ``place``, another program, has for it; both are mostly empty.

    ``is_whole`` is False while a download has not finished; then ``alias`` says of what, if the
    file's name does not.
    """

    path: Path
    alias: str = ""
    place: str = ""
    is_whole: bool = True

    @property
    def names(self) -> frozenset[str]:
        """What may be typed for it, in lower case."""
        names = {self.path.stem, self.path.name, model_stem(self.path)}
        if self.alias:
            names = {self.alias, self.alias.removesuffix(":latest")}
        return frozenset(name.casefold() for name in names)

    @property
    def shown_name(self) -> str:
        return self.alias or model_stem(self.path)

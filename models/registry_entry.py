"""A line of the registry: a model that can be used, or a file that cannot and why."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from models.errors import PacelineError
from models.model_file import ModelFile


@dataclass(frozen=True, slots=True, eq=False)
class BadModelFile:
    """A file or folder in the list that cannot be used, and why; ``alias`` as in ModelFile.

    Two are equal that say the same, though an error equals only itself.
    """

    path: Path
    error: PacelineError
    alias: str = ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BadModelFile) and self._said == other._said

    def __hash__(self) -> int:
        return hash(self._said)

    @property
    def _said(self) -> tuple[Path, str, str, str]:
        return self.path, self.alias, str(self.error), self.error.advice

    @property
    def shown_name(self) -> str:
        return self.alias or self.path.name


RegistryEntry: TypeAlias = ModelFile | BadModelFile

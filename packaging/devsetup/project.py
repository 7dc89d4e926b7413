"""What the project asks for: read from pyproject.toml and constraints.txt."""

import hashlib
import json
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

STARTER_EXTRA = "starter"
LARGE_EXTRA = "gemma"  # a model, for some of the tests only


@dataclass(frozen=True)
class Project:
    root: Path

    @property
    def constraints(self) -> Path:
        return self.root / "packaging" / "constraints.txt"

    @cached_property
    def _configuration(self) -> dict[str, Any]:
        return tomllib.loads((self.root / "pyproject.toml").read_text(encoding="utf-8"))

    @property
    def requirements(self) -> list[str]:
        """Dependencies and extras, but for those that are installed otherwise."""
        metadata = self._configuration["project"]
        extras = metadata["optional-dependencies"]
        special = (STARTER_EXTRA, LARGE_EXTRA)
        others = [line for name in extras if name not in special for line in extras[name]]
        return [*metadata["dependencies"], *others]

    @property
    def starter_requirements(self) -> list[str]:
        return list(self._configuration["project"]["optional-dependencies"][STARTER_EXTRA])

    @property
    def test_model_requirements(self) -> list[str]:
        return list(self._configuration["project"]["optional-dependencies"].get(LARGE_EXTRA, ()))

    def pinned_version(self, distribution: str) -> str | None:
        """The version in the constraints."""
        for line in self.constraints.read_text(encoding="utf-8").splitlines():
            name, _, version = line.partition("#")[0].partition("==")
            if name.strip() == distribution:
                return version.strip()
        return None

    @property
    def fingerprint(self) -> str:
        """Changes whenever an environment made earlier may no longer fit."""
        relevant = {
            "project": self._configuration["project"],
            "build": self._configuration["build-system"],
            "hatch": self._configuration["tool"]["hatch"],
            "constraints": self.constraints.read_text(encoding="utf-8"),
        }
        return hashlib.sha256(json.dumps(relevant, sort_keys=True).encode()).hexdigest()

"""A stand-in for devsetup.progress.Runner that runs nothing."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from devsetup.errors import SetupError
from devsetup.progress import Describe, Runner, say_nothing


@dataclass(frozen=True)
class Call:
    title: str
    command: list[str]
    environment: dict[str, str]


@dataclass(frozen=True)
class ScriptedRunner(Runner):
    """Writes calls down, fails where told to, and makes the python that venv would make."""

    log: Path = Path("unused.log")
    calls: list[Call] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)  # titles; each fails once

    def run(
        self,
        title: str,
        command: Sequence[str],
        *,
        describe: Describe = say_nothing,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.calls.append(Call(title, list(command), dict(environment or {})))
        if title in self.failures:
            self.failures.remove(title)
            raise SetupError(f"{title} failed as scripted")
        if title.startswith("Creating"):
            python = Path(command[-1]) / "bin" / "python"
            python.parent.mkdir()
            python.touch()

    @property
    def titles(self) -> list[str]:
        return [call.title for call in self.calls]

    def call(self, title: str) -> Call:
        return next(call for call in self.calls if call.title == title)

"""Running the command line as a program of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
COMMAND = (sys.executable, "-m", "app")

Paceline = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def paceline() -> Paceline:
    """Runs `paceline` with these arguments and waits for its end."""

    def run(
        *arguments: object, typed: str = "", environment: dict[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, *map(str, arguments)],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            cwd=ROOT,
            env=environment,
            check=False,
        )

    return run


@pytest.fixture(scope="session")
def open_paceline() -> Callable[..., subprocess.Popen[str]]:
    """Starts `paceline` in a process group of its own, as a shell does."""

    def start(*arguments: object) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*COMMAND, *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            cwd=ROOT,
            start_new_session=True,
        )

    return start

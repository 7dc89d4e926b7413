"""The machine and the programs that a benchmark ran on."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping
from importlib import metadata
from typing import Final

import psutil

from app.processor import processor_name
from app.version import __version__

_THREADING: Final = ("OMP_", "GOMP_", "KMP_", "GGML_")
_PACKAGES: Final = ("llama-cpp-python", "numpy")

LoadAverage = list[float] | None


def machine_facts(environment: Mapping[str, str] = os.environ) -> dict[str, object]:
    """Facts that do not change during the benchmark."""
    return {
        "processor": processor_name(),
        "cores": psutil.cpu_count(logical=False),
        "logical_processors": psutil.cpu_count(),
        "memory_bytes": psutil.virtual_memory().total,
        "system": platform.platform(),
        "threading_variables": {
            name: value
            for name, value in sorted(environment.items())
            if name.startswith(_THREADING)
        },
    }


def program_facts() -> dict[str, object]:
    """Versions of what computes on our side."""
    versions = {name: metadata.version(name) for name in _PACKAGES}
    return {"paceline": __version__, "python": platform.python_version(), **versions}


def load_average() -> LoadAverage:
    """Over 1, 5 and 15 minutes; None where the system has none."""
    try:
        return [round(value, 2) for value in psutil.getloadavg()]
    except OSError:
        return None

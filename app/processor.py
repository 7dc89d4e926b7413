"""The processor of this machine, as Linux describes it."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_CPUINFO: Final = Path("/proc/cpuinfo")


def processor_name(cpuinfo: Path = _CPUINFO) -> str:
    """The model's name as the system has it."""
    named = next(_values(cpuinfo, "model name"), "")
    return named or platform.processor() or platform.machine()


def processor_flags(cpuinfo: Path = _CPUINFO) -> frozenset[str]:
    """The processor's features as Linux names them; empty on other systems."""
    return frozenset(next(_values(cpuinfo, "flags", "Features"), "").split())


def _values(cpuinfo: Path, *names: str) -> Iterator[str]:
    """What stands behind one of `names`, core by core; nothing where the file cannot be read."""
    try:
        text = cpuinfo.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return
    for line in text.splitlines():
        name, _, value = line.partition(":")
        if name.strip() in names:
            yield value.strip()

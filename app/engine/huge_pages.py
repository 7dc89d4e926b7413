"""Weights in memory pages of 2 MiB, where Linux and glibc give them.

A pass reads all weights. In pages of 4 KiB, which is what a mapped file mostly has, a processor
spends up to an eighth of a pass over a few tokens on looking up where they lie
(`tests/perf/huge_pages.py`). Reading takes longer than mapping, once for each load.
"""

from __future__ import annotations

import platform
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

SETTING: Final = Path("/sys/kernel/mm/transparent_hugepage/enabled")
_TUNABLES, _ASK = "GLIBC_TUNABLES", "glibc.malloc.hugetlb"
_ASKS_SINCE: Final = (2, 35)  # of glibc


def are_offered(setting: Path = SETTING) -> bool:
    """Whether the engine process gets them (Linux's admin-guide/mm/transhuge)."""
    try:
        chosen = setting.read_text(encoding="ascii")
    except (OSError, ValueError):
        return False
    return "[always]" in chosen or f"[{least_setting()}]" in chosen


def least_setting() -> str:
    """What has to stand in SETTING: whether processes ask for them depends on their allocator."""
    name, version = platform.libc_ver()
    numbers = re.match(r"(\d+)\.(\d+)", version)
    asks = name == "glibc" and numbers and tuple(map(int, numbers.groups())) >= _ASKS_SINCE
    return "madvise" if asks else "always"


def are_worth_reading_for(needed_bytes: int, free_bytes: int) -> bool:
    """Whether to read weights into memory, for huge pages, rather than to map them from the file.

    ``needed_bytes``: by the pair, caches included. The system can drop what is mapped when others
    need memory, so that weights are read only where a quarter of what is free stays free.
    """
    return are_offered() and 4 * needed_bytes <= 3 * free_bytes


def variables(environment: Mapping[str, str]) -> dict[str, str]:
    """What a process has to find in its environment for its allocator to ask for huge pages.

    glibc reads it when the process starts (its manual, Memory Allocation Tunables).
    """
    before = environment.get(_TUNABLES, "")
    if not are_offered() or _ASK in before:
        return {}
    return {_TUNABLES: f"{before}:{_ASK}=1" if before else f"{_ASK}=1"}


def held_by(process_id: int) -> int:
    """Bytes of a process's own memory in huge pages; 0 where the system does not say."""
    try:
        text = Path(f"/proc/{process_id}/smaps_rollup").read_text(encoding="ascii")
    except (OSError, ValueError):
        return 0
    lines = (line.split() for line in text.splitlines())
    return sum(int(line[1]) << 10 for line in lines if line[0] == "AnonHugePages:")

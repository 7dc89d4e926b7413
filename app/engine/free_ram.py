"""How much of the system's memory is free, in a container too."""

from __future__ import annotations

from pathlib import Path

import psutil

_GROUP_FILES = (  # limit, use and statistics, of version 2 and of version 1
    ("memory.max", "memory.current", "memory.stat"),
    ("memory/memory.limit_in_bytes", "memory/memory.usage_in_bytes", "memory/memory.stat"),
)


def free_ram(groups: Path = Path("/sys/fs/cgroup")) -> int:
    """Bytes that may be taken without swapping, or without being killed in a container."""
    free = psutil.virtual_memory().available
    for limit_name, use_name, statistics in _GROUP_FILES:
        limit, used = _number(groups / limit_name), _number(groups / use_name)
        if limit is not None and used is not None:
            free = min(free, max(0, limit - used + _reclaimable(groups / statistics)))
    return free


def _reclaimable(statistics: Path) -> int:
    """Pages of files in a container's account, which the system takes back before it kills."""
    try:
        text = statistics.read_text(encoding="ascii")
    except (OSError, ValueError):
        return 0
    facts = dict(line.split() for line in text.splitlines() if len(line.split()) == 2)
    pages = [facts.get(name, "0") for name in ("inactive_file", "active_file")]
    return sum(int(count) for count in pages if count.isdecimal())


def _number(file: Path) -> int | None:
    try:
        text = file.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return None
    return int(text) if text.isdecimal() else None

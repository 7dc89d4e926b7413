"""How much of the system's memory is free, in a container or another group with a limit too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

import psutil

_ROOT: Final = PurePosixPath("/")
_GROUP_FILES: Final = {  # limit, use and statistics, of version 2 and of version 1's controller
    "": ("memory.max", "memory.current", "memory.stat"),
    "memory": ("memory.limit_in_bytes", "memory.usage_in_bytes", "memory.stat"),
}


def free_ram(
    groups: Path = Path("/sys/fs/cgroup"), membership: Path = Path("/proc/self/cgroup")
) -> int:
    """Bytes that may be taken without swapping, or without being killed for a group's limit."""
    free = psutil.virtual_memory().available
    for controller, group in _own_groups(membership):
        folder = groups / controller / group.relative_to(_ROOT)
        limit_name, use_name, statistics = _GROUP_FILES[controller]
        limit, used = _number(folder / limit_name), _number(folder / use_name)
        if limit is not None and used is not None:
            free = min(free, max(0, limit - used + _reclaimable(folder / statistics)))
    return free


def _own_groups(membership: Path) -> Iterator[tuple[str, PurePosixPath]]:
    """The groups of this process by controller, and those around them (Linux's cgroups(7))."""
    found = dict.fromkeys(_GROUP_FILES, _ROOT)
    for line in _text(membership).splitlines():
        controllers, _, group = line.partition(":")[2].partition(":")
        for controller in controllers.split(","):
            if controller in found and group.startswith("/") and ".." not in group.split("/"):
                found[controller] = PurePosixPath(group)
    for controller, own in found.items():
        for place in (own, *own.parents):
            yield controller, place


def _reclaimable(statistics: Path) -> int:
    """Pages of files in a group's account, which the system takes back before it kills."""
    facts = dict(line.split() for line in _text(statistics).splitlines() if len(line.split()) == 2)
    pages = [facts.get(name, "0") for name in ("inactive_file", "active_file")]
    return sum(int(count) for count in pages if count.isdecimal())


def _number(file: Path) -> int | None:
    text = _text(file).strip()
    return int(text) if text.isdecimal() else None


def _text(file: Path) -> str:
    """Empty where there is none."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""

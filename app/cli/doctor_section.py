"""One part of what the doctor finds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


class DiskBytes(int):
    """An amount of disk space; others are of memory, which people count otherwise."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that keeps Paceline from working, or from working well, and what to do."""

    sentence: str
    advice: str
    is_serious: bool = True


@dataclass(frozen=True, slots=True)
class Section:
    """Facts about one thing; `facts` are ready for JSON."""

    name: str
    facts: Mapping[str, Any]
    problems: tuple[Problem, ...] = field(default=())

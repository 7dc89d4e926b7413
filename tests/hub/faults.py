"""What can go wrong on the way, to be set on a test hub for its next answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "stall", "reset", "wrong-bytes", "slow", "truncated", "short", "too-long", "ignore-range"
]


@dataclass(frozen=True)
class BodyFault:
    """Happens to the bodies of large files, after ``at`` of the bytes that were asked for."""

    kind: Kind
    at: int = 0


@dataclass(frozen=True)
class StatusFault:
    """An answer with this status instead of what was asked for."""

    status: int
    headers: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class RedirectLoop:
    """Redirects to itself."""


@dataclass(frozen=True)
class LoginPage:
    """What a hotel's network answers to everything."""


Fault = BodyFault | StatusFault | RedirectLoop | LoginPage

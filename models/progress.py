"""How work says how far it has come, and hears that nobody wants the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Progress: TypeAlias = Callable[[float, str], None]  # a fraction from 0 to 1, and a phrase
Cancelled: TypeAlias = Callable[[], bool]


def never() -> bool:
    """Who asks for the work waits until its end."""
    return False


def unseen(_fraction: float, _what: str) -> None:
    """Progress that nobody watches."""

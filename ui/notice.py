"""A sentence for people and what to do about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Notice:
    """What a banner says. `progress` runs 0 to 1; None shows no bar."""

    sentence: str
    advice: str = ""
    tone: Literal["bad", "plain"] = "bad"
    progress: float | None = None

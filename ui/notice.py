"""A sentence for people and what to do about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Notice:
    """What a banner says. `progress` runs 0 to 1; None shows no bar.

    `is_passing`: it says how something went, and goes when the person does something else.
    """

    sentence: str
    advice: str = ""
    tone: Literal["bad", "plain"] = "bad"
    progress: float | None = None
    is_passing: bool = False

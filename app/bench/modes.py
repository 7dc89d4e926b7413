"""The ways to draft that a benchmark compares."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from app.engine.request import Exactness, SpeculationParams

PLAIN: Final = "plain"


class Mode(StrEnum):
    """What may propose tokens."""

    DRAFT = "draft"
    LOOKUP = "lookup"
    BOTH = "both"
    HOSTILE = "hostile draft"  # a draft of random weights


_TYPICAL: Final = (Mode.BOTH, Mode.DRAFT, Mode.LOOKUP)


@dataclass(frozen=True, slots=True)
class Drafting:
    """A mode with a draft length; None: the engine chooses it round by round."""

    mode: Mode
    length: int | None = None

    @property
    def name(self) -> str:
        """Of its arm: "both", or "both 3"."""
        return self.mode.value if self.length is None else f"{self.mode} {self.length}"

    def speculation(self, exactness: Exactness) -> SpeculationParams:
        return SpeculationParams(
            draft=self.mode is not Mode.LOOKUP,
            lookup=self.mode in (Mode.LOOKUP, Mode.BOTH),
            draft_length=self.length,
            exactness=exactness,
        )


def leading(arms: Iterable[str]) -> str | None:
    """The arm that stands for Paceline: what people get unless they set something."""
    known = list(arms)
    return next((mode.value for mode in _TYPICAL if mode.value in known), next(iter(known), None))

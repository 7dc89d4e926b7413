"""Two answers to the same prompt, with and without drafting, side by side. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.stats import TurnStats
from models.speedup import PAYS


@dataclass(frozen=True, slots=True)
class Compared:
    """`same_until` counts the characters that agree; `faster` is None where a rate is missing."""

    identical: bool
    same_until: int
    faster: float | None  # decode rate with the draft ÷ without
    was_drafted: bool = True

    @property
    def pays(self) -> bool:
        return self.was_drafted and self.faster is not None and self.faster >= PAYS


def compare_answers(
    drafted_text: str, drafted: TurnStats, plain_text: str, plain: TurnStats
) -> Compared:
    """What the two have in common, and which was faster."""
    agree = zip(drafted_text, plain_text, strict=False)
    shorter = min(len(drafted_text), len(plain_text))
    same = next((i for i, (a, b) in enumerate(agree) if a != b), shorter)
    rates = drafted.decode_rate, plain.decode_rate
    faster = rates[0] / rates[1] if rates[0] is not None and rates[1] else None
    was_drafted = drafted.speculation.drafted > 0
    return Compared(drafted_text == plain_text, same, faster, was_drafted)

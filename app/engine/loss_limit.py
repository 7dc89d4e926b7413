"""What drafting may lose, counted in plain passes, so that a wrong guess stays a small one."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.engine.stats import Source


@dataclass(slots=True)
class LossLimit:
    """What may still be lost: so much at first, a little more for each token, and what is won."""

    opening: float  # plain passes, as all of these
    for_a_token: float
    most: float  # a lucky beginning is no reason to lose more than this
    left: float = field(init=False)

    def __post_init__(self) -> None:
        self.left = self.opening

    def add(self, tokens: int, passes: float) -> None:
        """`tokens` came in the time of `passes`."""
        won = (1 + self.for_a_token) * tokens - passes
        self.left = min(self.left + won, self.most)


def of_answer() -> LossLimit:
    """Of one answer: n tokens take at most about 1.5 + 0.015 n passes longer, 2.7 % of 128.

    Where drafting does well, it soon proposes as much as it likes.
    """
    return LossLimit(opening=1.5, for_a_token=0.015, most=8.0)


def of_draft() -> LossLimit:
    """Of all answers, so that a draft which lost once need not lose again in each of them."""
    return LossLimit(opening=2.0, for_a_token=0.005, most=8.0)


def of_reading() -> LossLimit:
    """Of all answers: what a draft may read of prompts without much hope that it pays."""
    return LossLimit(opening=6.0, for_a_token=0.001, most=6.0)


class LossLimits:
    """What the sources may lose together in an answer, and a draft in all of them."""

    def __init__(self) -> None:
        self._answer, self._draft, self._reading = of_answer(), of_draft(), of_reading()

    def start_answer(self) -> None:
        self._answer = of_answer()

    def of(self, source: Source, *, draft_gains: bool) -> float:
        """A draft that gains may also lose what it has won in other answers."""
        if source is not Source.DRAFT:
            return self._answer.left
        return self._draft.left if draft_gains else min(self._answer.left, self._draft.left)

    @property
    def of_trust(self) -> float:
        """What a draft may read beyond what that is expected to gain."""
        return min(self._answer.left, self._reading.left)

    def add(self, source: Source, tokens: int, passes: float, on_trust: float) -> None:
        """A round gave `tokens` in the time of `passes`, and reading on trust took more."""
        self._answer.add(tokens, passes + on_trust)
        self._draft.add(tokens, passes if source is Source.DRAFT else tokens)
        self._reading.add(tokens, tokens + on_trust)

"""Which of the proposed tokens stand, and which token the target adds. Pure.

Greedy, here: accept while the target's top choice equals the proposal. With a seed, see
`coupled_verify`; sampling without one, see `block_verify`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from app.engine.errors import EngineError
from app.engine.language_model import LogitRows
from app.engine.sampler_chain import greedy_token
from app.engine.sampling import Distribution, Logits, SamplingParams
from app.engine.stats import Ending
from app.engine.token_rules import FREE, TokenRules


@dataclass(frozen=True, slots=True)
class Choice:
    """A token and the distribution that it was drawn from; None: it was the only choice.

    `untempered` is what a draft said before its temperature was tuned, where that is known.
    """

    token: int
    probs: Distribution | None
    untempered: Distribution | None = None

    @property
    def draft_prob(self) -> float:
        """The chance that this token was proposed."""
        return 1.0 if self.probs is None else self.probs.prob(self.token)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The first `accepted` proposals stand; then comes `next_token`."""

    accepted: int
    next_token: int
    ending: Ending


class Verifier(Protocol):
    """One way to choose tokens, the same for drafting and for verifying."""

    @property
    def name(self) -> str:
        """What the statistics call it."""
        ...

    def choose(self, row: Logits, recent: Sequence[int]) -> Choice:
        """The draft's token after `recent`."""
        ...

    def verify(self, proposal: Sequence[Choice], rows: LogitRows, recent: Sequence[int]) -> Verdict:
        """Judge k proposals by the target's k + 1 rows of logits; `recent` is what is committed.

        Raises DecodeError, GrammarError where no proposal stands before the failure.
        """
        ...


@dataclass(frozen=True, slots=True)
class GreedyVerifier:
    """Temperature 0."""

    name: ClassVar = "greedy"
    params: SamplingParams
    rules: TokenRules = FREE

    def choose(self, row: Logits, recent: Sequence[int]) -> Choice:
        return Choice(greedy_token(row, self.params, recent, self.rules), None)

    def verify(self, proposal: Sequence[Choice], rows: LogitRows, recent: Sequence[int]) -> Verdict:
        return match(self.choose, proposal, rows, recent)


def match(
    choose: Callable[[Logits, Sequence[int]], Choice],
    proposal: Sequence[Choice],
    rows: LogitRows,
    recent: Sequence[int],
) -> Verdict:
    """Accept while `choose` takes the same token from the target's rows."""
    history = list(recent)
    try:
        for index, choice in enumerate(proposal):
            wanted = choose(rows[index], history).token
            if wanted != choice.token:
                return Verdict(index, wanted, Ending.CORRECTION)
            history.append(wanted)
        return Verdict(len(proposal), choose(rows[len(proposal)], history).token, ending(proposal))
    except EngineError as failure:
        return all_before(failure, proposal[: len(history) - len(recent)])


def all_before(failure: EngineError, standing: Sequence[Choice]) -> Verdict:
    """End the round with the last proposal that stands before a failure of the target.

    The next round begins at the failure, so that what stands is shown before the error is told.
    """
    if not standing:
        raise failure
    return Verdict(len(standing) - 1, standing[-1].token, Ending.CORRECTION)


def ending(proposal: Sequence[Choice]) -> Ending:
    """How a round ends in which the whole proposal was accepted."""
    return Ending.BONUS if proposal else Ending.PLAIN

"""Block verification against exact enumeration on a vocabulary of three tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import pytest

from app.engine.block_verify import BlockVerifier
from app.engine.draft_temperature import FACTORS, DraftTemperature, sharpen
from app.engine.language_model import LogitRows
from app.engine.sampling import Distribution, SamplingParams
from app.engine.verify import Choice, Verdict
from tests.app.engine.round_enumeration import (
    Branches,
    Coin,
    Outcome,
    Path,
    Proposer,
    Tree,
    enumerate_round,
)

OPEN = SamplingParams(temperature=1, top_k=0, top_p=1, min_p=0)  # the whole distribution
DEPTH = 3


def drafted(tree: Tree) -> Proposer:
    return lambda path: tree.draft(path) if len(path) < DEPTH else None


def as_long_as_sure(tree: Tree) -> Proposer:
    """The length depends on the draft's distribution, which is known before anything is drawn."""

    def propose(path: Path) -> object:
        sure = len(path) < DEPTH and tree.draft(path).probs.max() > 0.5
        return tree.draft(path) if sure else None

    return propose


def shorter_on_some_paths(tree: Tree) -> Proposer:
    return lambda path: tree.draft(path) if len(path) < (DEPTH if 1 in path else 2) else None


def looked_up(tree: Tree) -> Proposer:
    return lambda path: (2 * len(path) + 1) % 3 if len(path) < DEPTH else None


def drafted_then_looked_up(tree: Tree) -> Proposer:
    return lambda path: (tree.draft(()), (sum(path) + 1) % 3, 2, None)[len(path)]


def looked_up_then_drafted(tree: Tree) -> Proposer:
    return lambda path: (1, tree.draft(path), tree.draft(path), None)[len(path)]


def sharpened(tree: Tree) -> Proposer:
    """Another temperature at each position, the last time the likeliest token."""

    def propose(path: Path) -> object:
        if len(path) == DEPTH:
            return None
        own = tree.draft(path)
        return (sharpen(own, 0.8), sharpen(own, 0.6), own.top())[len(path)]

    return propose


PROPOSERS = (
    drafted,
    as_long_as_sure,
    shorter_on_some_paths,
    looked_up,
    drafted_then_looked_up,
    looked_up_then_drafted,
    sharpened,
)
CHAINS = {
    "open": OPEN,
    "top-k": SamplingParams(temperature=0.7, top_k=2, top_p=1, min_p=0),
    "top-p and min-p": SamplingParams(temperature=1.3, top_k=0, top_p=0.8, min_p=0.1),
    "penalty": SamplingParams(temperature=1, top_k=0, top_p=1, min_p=0, repeat_penalty=1.4),
    "dry": SamplingParams(
        temperature=1, top_k=0, top_p=1, min_p=0, dry_multiplier=1.5, dry_allowed_length=1
    ),
    "xtc": SamplingParams(
        temperature=0.9, top_k=0, top_p=1, min_p=0, xtc_probability=0.4, xtc_threshold=0.2
    ),
    "typical and dynamic": SamplingParams(
        temperature=1, top_k=0, top_p=1, min_p=0, typical_p=0.8, dynamic_temperature_range=0.5
    ),
}


@pytest.mark.parametrize("proposer", PROPOSERS)
@pytest.mark.parametrize("chain", CHAINS)
@pytest.mark.parametrize("seed", range(2))
def test_whole_rounds_have_the_target_distribution(
    seed: int, chain: str, proposer: Callable[[Tree], Proposer], monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = Tree(seed, CHAINS[chain])
    outcome = enumerate_round(
        tree, proposer(tree), lambda uniform: BlockVerifier(tree.params, uniform), monkeypatch
    )
    assert outcome.bias(tree, DEPTH + 1) < 1e-12
    assert outcome.accepted > outcome.one_by_one - 1e-12


def test_more_is_accepted_than_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    tree = Tree(5, OPEN)
    outcome = enumerate_round(
        tree, drafted(tree), lambda uniform: BlockVerifier(OPEN, uniform), monkeypatch
    )
    assert outcome.accepted > 1.02 * outcome.one_by_one


def test_enumeration_catches_a_withheld_token(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cutting the proposal because of what was drawn is what must never be done."""
    tree = Tree(0, OPEN)

    def without_unlikely_end(proposal: tuple[Choice, ...]) -> tuple[Choice, ...]:
        while proposal and proposal[-1].draft_prob < 0.3:
            proposal = proposal[:-1]
        return proposal

    outcome = enumerate_round(
        tree,
        drafted(tree),
        lambda uniform: BlockVerifier(OPEN, uniform),
        monkeypatch,
        without_unlikely_end,
    )
    assert outcome.bias(tree, DEPTH + 1) > 0.01


@dataclass(frozen=True, slots=True)
class Generous(BlockVerifier):
    """Biased on purpose: takes the survival for the chance at every position."""

    def _accepted(
        self, proposal: Sequence[Choice], targets: object, survival: Sequence[float]
    ) -> int:
        chances = ((i, survival[i]) for i in range(len(survival) - 1, 0, -1))
        return next((i for i, chance in chances if self.uniform() < chance), 0)


def test_enumeration_catches_a_generous_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    tree = Tree(0, OPEN)
    outcome = enumerate_round(
        tree, drafted(tree), lambda uniform: Generous(OPEN, uniform), monkeypatch
    )
    assert outcome.bias(tree, DEPTH + 1) > 0.01


class Eager(DraftTemperature):
    """Changes its mind after every round."""

    _LEAST = 0.0


@pytest.mark.parametrize("seed", [7, 13])
def test_a_temperature_that_changes_between_rounds_changes_no_probability(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A round of two proposals, then one whose temperature depends on how the first ended."""
    tree, outcome, factors = Tree(seed, OPEN), Outcome(), set[float]()
    branches, more = Branches(), True
    monkeypatch.setattr(Distribution, "draw", lambda d, _: int(d.ids[branches.take(d.probs)]))
    while more:
        verifier = BlockVerifier(OPEN, lambda: Coin(branches), Eager())
        path = after_round(verifier, tree, (), proposed=2)
        factors.add(verifier.temperature.factor)
        path = after_round(verifier, tree, path, proposed=1)
        outcome.committed[path] = outcome.committed.get(path, 0.0) + branches.chance
        more = branches.advance()
    assert len(factors) > 1
    assert outcome.bias(tree, 5) < 1e-12


def after_round(verifier: BlockVerifier, tree: Tree, path: Path, proposed: int) -> Path:
    proposal, history = list[Choice](), path
    for _ in range(proposed):
        proposal.append(verifier.choose(tree.row("draft", history), history))
        history += (proposal[-1].token,)
    whole = [history[:n] for n in range(len(path), len(history) + 1)]
    rows = np.stack([tree.row("target", before) for before in whole])
    verdict = verifier.verify(proposal, rows, path)
    return (*history[: len(path) + verdict.accepted], verdict.next_token)


def test_rows_beyond_an_impossible_token_are_not_looked_at() -> None:
    params = SamplingParams(temperature=1, top_k=1, top_p=1, min_p=0)
    rows = np.zeros((3, 4), dtype=np.float32)
    rows[:, 2] = 5
    rows[1:] = np.nan  # would end the turn if it were read
    verdict = judged(params, [Choice(1, None), Choice(2, None)], rows)
    assert (verdict.accepted, verdict.next_token) == (0, 2)


def judged(params: SamplingParams, proposal: Sequence[Choice], rows: LogitRows) -> Verdict:
    return BlockVerifier(params, np.random.default_rng(0).random).verify(proposal, rows, ())


@pytest.mark.parametrize("factor", FACTORS)
def test_choices_follow_the_tuned_temperature(factor: float) -> None:
    temperature = DraftTemperature()
    temperature.factor = factor
    row = np.log([0.5, 0.3, 0.2]).astype(np.float32)
    verifier = BlockVerifier(OPEN, np.random.default_rng(3).random, temperature)
    drawn = [verifier.choose(row, ()).token for _ in range(4000)]
    wanted = np.array([0.5, 0.3, 0.2]) ** (1 / factor) if factor else np.array([1.0, 0, 0])
    assert np.bincount(drawn, minlength=3) / 4000 == pytest.approx(wanted / wanted.sum(), abs=0.03)

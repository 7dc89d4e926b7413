"""Exact enumeration of whole rounds: every proposal, and every branch that `verify` can take."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Self

import numpy as np
import pytest

from app.engine.sampler_chain import distribution
from app.engine.sampling import Distribution, SamplingParams
from app.engine.verify import Choice, Verifier

TOKENS = 3
Path = tuple[int, ...]


class Tree:
    """Random target and draft over 3 tokens that depend on the whole path so far."""

    def __init__(self, seed: int, params: SamplingParams) -> None:
        self._rng = np.random.default_rng(seed)
        self._rows: dict[tuple[str, Path], np.ndarray] = {}
        self.params = params

    def row(self, model: str, path: Path) -> np.ndarray:
        if (model, path) not in self._rows:
            self._rows[model, path] = self._rng.normal(0, 1.5, TOKENS).astype(np.float32)
        return self._rows[model, path]

    def target(self, path: Path) -> Distribution:
        return distribution(self.row("target", path), self.params, path)

    def draft(self, path: Path) -> Distribution:
        return distribution(self.row("draft", path), self.params, path)

    def probability(self, path: Path, start: int = 0) -> float:
        """Of the target's taking `path` after its first `start` tokens."""
        steps = range(start, len(path))
        return float(np.prod([self.target(path[:at]).prob(path[at]) for at in steps]))


Proposer = Callable[[Path], Distribution | int | None]  # to draw from; a sure token; None: stop


def proposals(proposer: Proposer) -> Iterator[tuple[tuple[Choice, ...], float]]:
    """Every proposal with its probability."""

    def extend(
        so_far: tuple[Choice, ...], weight: float
    ) -> Iterator[tuple[tuple[Choice, ...], float]]:
        source = proposer(tuple(choice.token for choice in so_far))
        if source is None:
            yield so_far, weight
        elif isinstance(source, int):
            yield from extend((*so_far, Choice(source, None)), weight)
        else:
            for token, prob in zip(source.ids, source.probs, strict=True):
                yield from extend((*so_far, Choice(int(token), source)), weight * float(prob))

    return extend((), 1.0)


@dataclass(slots=True)
class Branches:
    """Goes through all sequences of decisions, one after the other; `chance` is the sequence's."""

    taken: list[int] = field(default_factory=list)
    options: list[int] = field(default_factory=list)
    at: int = 0
    chance: float = 1.0

    def take(self, chances: Sequence[float]) -> int:
        if self.at == len(self.taken):
            self.taken.append(0)
            self.options.append(len(chances))
        index = self.taken[self.at]
        self.at += 1
        self.chance *= chances[index]
        return index

    def advance(self) -> bool:
        """On to the next sequence; False after the last one."""
        while self.taken and self.taken[-1] + 1 == self.options[-1]:
            self.taken.pop()
            self.options.pop()
        if not self.taken:
            return False
        self.taken[-1] += 1
        self.at, self.chance = 0, 1.0
        return True


class Coin(float):
    """A uniform draw whose comparison `draw < probability` takes a branch."""

    branches: Branches

    def __new__(cls, branches: Branches) -> Self:
        coin = super().__new__(cls, 0.5)
        coin.branches = branches
        return coin

    def __lt__(self, probability: float) -> bool:
        return self.branches.take((1 - probability, probability)) == 1


@dataclass(slots=True)
class Outcome:
    """What one round does on average."""

    committed: dict[Path, float] = field(default_factory=dict)
    accepted: float = 0.0  # by the verifier
    one_by_one: float = 0.0  # by token-level speculative sampling (Leviathan et al. 2023)

    def bias(self, tree: Tree, length: int) -> float:
        """Greatest error in the probability of any path, continued by plain sampling."""
        got = dict.fromkeys(itertools.product(range(TOKENS), repeat=length), 0.0)
        for path, weight in self.committed.items():
            for rest in itertools.product(range(TOKENS), repeat=length - len(path)):
                got[path + rest] += weight * tree.probability(path + rest, start=len(path))
        return max(abs(weight - tree.probability(path)) for path, weight in got.items())


def enumerate_round(
    tree: Tree,
    proposer: Proposer,
    verifier: Callable[[Callable[[], float]], Verifier],
    monkeypatch: pytest.MonkeyPatch,
    withhold: Callable[[tuple[Choice, ...]], tuple[Choice, ...]] = lambda proposal: proposal,
) -> Outcome:
    """`verifier` makes one from a source of uniform draws. `withhold` cuts a proposal."""
    outcome = Outcome()
    for whole, weight in proposals(proposer):
        proposal = withhold(whole)
        tokens = tuple(choice.token for choice in proposal)
        rows = np.stack([tree.row("target", tokens[:n]) for n in range(len(tokens) + 1)])
        outcome.one_by_one += weight * one_by_one(tree, proposal)
        branches, more = Branches(), True
        monkeypatch.setattr(
            Distribution, "draw", lambda d, u, b=branches: int(d.ids[b.take(tuple(d.probs))])
        )
        while more:
            verdict = verifier(lambda b=branches: Coin(b)).verify(proposal, rows, ())
            path = (*tokens[: verdict.accepted], verdict.next_token)
            share = weight * branches.chance
            outcome.committed[path] = outcome.committed.get(path, 0.0) + share
            outcome.accepted += share * verdict.accepted
            more = branches.advance()
    return outcome


def one_by_one(tree: Tree, proposal: Sequence[Choice]) -> float:
    """Expected tokens accepted if each is judged by itself."""
    path: Path = ()
    expected, survives = 0.0, 1.0
    for choice in proposal:
        survives *= min(1.0, tree.target(path).prob(choice.token) / choice.draft_prob)
        expected += survives
        path += (choice.token,)
    return expected

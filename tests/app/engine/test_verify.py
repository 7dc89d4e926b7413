"""The verifiers against exact enumeration on small vocabularies."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Self

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.sampling import Distribution, SamplingParams, distribution
from app.engine.stats import Ending
from app.engine.verify import (
    Choice,
    CoupledVerifier,
    GreedyVerifier,
    RejectionVerifier,
    acceptance_probability,
    gumbel_noise,
    residual,
)

VOCABULARY = 4
GREEDY = SamplingParams(temperature=0)
OPEN = SamplingParams(temperature=1, top_k=0, top_p=1, min_p=0)  # the whole distribution


def rows_preferring(*tokens: int) -> np.ndarray:
    rows = np.zeros((len(tokens), 8), dtype=np.float32)
    rows[np.arange(len(tokens)), tokens] = 5
    return rows


@pytest.mark.parametrize(
    ("proposal", "wanted", "accepted", "next_token", "ending"),
    [
        ((1, 2, 3, 4), (1, 2, 5, 6, 7), 2, 5, Ending.CORRECTION),
        ((1, 2, 3), (1, 2, 3, 7), 3, 7, Ending.BONUS),
        ((1, 2, 3), (4, 2, 3, 7), 0, 4, Ending.CORRECTION),
        ((), (4,), 0, 4, Ending.PLAIN),
    ],
)
def test_greedy(
    proposal: Sequence[int], wanted: Sequence[int], accepted: int, next_token: int, ending: Ending
) -> None:
    choices = [Choice(token, None) for token in proposal]
    verdict = GreedyVerifier(GREEDY).verify(choices, rows_preferring(*wanted), [0])
    assert (verdict.accepted, verdict.next_token, verdict.ending) == (accepted, next_token, ending)


def test_greedy_ties_go_to_the_lowest_id() -> None:
    row = np.array([[1, 3, 3, 0]], dtype=np.float32)
    assert GreedyVerifier(GREEDY).verify((), row, [0]).next_token == 1


def dense(probs: Sequence[float]) -> Distribution:
    values = np.asarray(probs, dtype=np.float64)
    ids = np.flatnonzero(values)
    return Distribution(ids, values[ids] / values[ids].sum())


def as_vector(distribution: Distribution, size: int = VOCABULARY) -> np.ndarray:
    vector = np.zeros(size)
    vector[distribution.ids] = distribution.probs
    return vector


Accept = Callable[[Distribution, Choice], float]


def emitted_distribution(
    target: Distribution, draft: Distribution | None, sure: int, accept: Accept
) -> np.ndarray:
    """Exact distribution of the first emitted token, summed over every possible proposal."""
    proposals = [(sure, 1.0)] if draft is None else zip(draft.ids, draft.probs, strict=True)
    total = np.zeros(VOCABULARY)
    for token, weight in proposals:
        choice = Choice(int(token), draft)
        accepted = accept(target, choice)
        total[int(token)] += weight * accepted
        if accepted < 1:
            total += weight * (1 - accepted) * as_vector(residual(target, choice))
    return total


weights = st.lists(
    st.one_of(st.just(0.0), st.floats(0.001, 1.0)), min_size=VOCABULARY, max_size=VOCABULARY
).filter(any)


@given(weights, weights)
@settings(max_examples=300, deadline=None)
def test_one_step_has_the_target_distribution(p: list[float], q: list[float]) -> None:
    target, draft = dense(p), dense(q)
    emitted = emitted_distribution(target, draft, 0, acceptance_probability)
    assert np.abs(emitted - as_vector(target)).max() < 1e-12


@given(weights, st.integers(0, VOCABULARY - 1))
@settings(deadline=None)
def test_a_sure_proposal_has_the_target_distribution(p: list[float], token: int) -> None:
    target = dense(p)
    emitted = emitted_distribution(target, None, token, acceptance_probability)
    assert np.abs(emitted - as_vector(target)).max() < 1e-12


def test_enumeration_catches_a_biased_variant() -> None:
    target, draft = dense([0.5, 0.3, 0.2, 0]), dense([0.1, 0.2, 0.3, 0.4])

    def generous(target: Distribution, choice: Choice) -> float:
        return min(1.0, 1.2 * acceptance_probability(target, choice))

    emitted = emitted_distribution(target, draft, 0, generous)
    assert np.abs(emitted - as_vector(target)).max() > 0.01


class Tree:
    """Random target and draft over 3 tokens that depend on the whole path so far."""

    def __init__(self, seed: int, params: SamplingParams) -> None:
        self._rng, self._rows = np.random.default_rng(seed), {}
        self.params = params

    def row(self, model: str, path: tuple[int, ...]) -> np.ndarray:
        if (model, path) not in self._rows:
            self._rows[model, path] = self._rng.normal(0, 1.5, 3).astype(np.float32)
        return self._rows[model, path]


@pytest.mark.parametrize(
    "params",
    [
        OPEN,
        SamplingParams(temperature=0.7, top_k=2, top_p=1, min_p=0),
        SamplingParams(temperature=1.3, top_k=0, top_p=0.8, min_p=0.1),
        SamplingParams(temperature=1, top_k=0, top_p=1, min_p=0, repeat_penalty=1.4),
    ],
    ids=["open", "top-k", "top-p and min-p", "penalty"],
)
@pytest.mark.parametrize("seed", range(4))
def test_whole_rounds_have_the_target_distribution(seed: int, params: SamplingParams) -> None:
    """Two proposals, correction or bonus: enumerate the joint distribution of the first 3 tokens.

    Rounds that end early are continued by plain sampling, as generation does.
    """
    tree = Tree(seed, params)
    wanted = {path: path_probability(tree, path) for path in itertools.product(range(3), repeat=3)}
    got = dict.fromkeys(wanted, 0.0)
    for tokens, weight in enumerate_round(tree, depth=2):
        for rest in itertools.product(range(3), repeat=3 - len(tokens)):
            path = tokens + rest
            got[path] += weight * path_probability(tree, path, start=len(tokens))
    assert max(abs(got[path] - wanted[path]) for path in wanted) < 1e-12


def target_at(tree: Tree, path: tuple[int, ...]) -> Distribution:
    return distribution(tree.row("target", path), tree.params, path)


def draft_at(tree: Tree, path: tuple[int, ...]) -> Distribution:
    return distribution(tree.row("draft", path), tree.params, path)


def path_probability(tree: Tree, path: tuple[int, ...], start: int = 0) -> float:
    steps = range(start, len(path))
    return float(np.prod([target_at(tree, path[:at]).prob(path[at]) for at in steps]))


def enumerate_round(tree: Tree, depth: int) -> list[tuple[tuple[int, ...], float]]:
    """Every outcome of one round with its probability."""
    outcomes: list[tuple[tuple[int, ...], float]] = []

    def judge(proposal: tuple[Choice, ...], weight: float) -> None:
        path: tuple[int, ...] = ()
        for choice in proposal:
            target = target_at(tree, path)
            accepted = acceptance_probability(target, choice)
            if accepted < 1:
                rest = residual(target, choice)
                for token, prob in zip(rest.ids, rest.probs, strict=True):
                    outcomes.append(((*path, int(token)), weight * (1 - accepted) * prob))
            weight *= accepted
            path += (choice.token,)
        last = target_at(tree, path)
        for token, prob in zip(last.ids, last.probs, strict=True):
            outcomes.append(((*path, int(token)), weight * prob))

    def propose(proposal: tuple[Choice, ...], weight: float) -> None:
        if len(proposal) == depth:
            judge(proposal, weight)
            return
        draft = draft_at(tree, tuple(choice.token for choice in proposal))
        for token, prob in zip(draft.ids, draft.probs, strict=True):
            propose((*proposal, Choice(int(token), draft)), weight * prob)

    propose((), 1.0)
    return outcomes


@pytest.mark.parametrize("seed", range(3))
def test_the_verifier_takes_the_enumerated_decisions(seed: int) -> None:
    """`verify` itself, on every pair of grid draws, matches the enumeration's frequencies."""
    tree, grid = Tree(seed, OPEN), 24
    draft = draft_at(tree, ())
    proposal = (Choice(draft.top(), draft),)
    rows = np.stack([tree.row("target", ()), tree.row("target", (proposal[0].token,))])
    counts: dict[tuple[int, int], int] = {}
    for first, second in itertools.product(range(grid), repeat=2):
        draws = iter([(first + 0.5) / grid, (second + 0.5) / grid])
        verdict = RejectionVerifier(OPEN, lambda draws=draws: next(draws)).verify(
            proposal, rows, []
        )
        key = (verdict.accepted, verdict.next_token)
        counts[key] = counts.get(key, 0) + 1
    accepted = sum(count for key, count in counts.items() if key[0] == 1) / grid**2
    assert accepted == pytest.approx(
        acceptance_probability(target_at(tree, ()), proposal[0]), abs=1 / grid
    )
    for (kept, token), count in counts.items():
        after = (
            target_at(tree, (proposal[0].token,))
            if kept
            else residual(target_at(tree, ()), proposal[0])
        )
        share = accepted if kept else 1 - accepted
        assert count / grid**2 == pytest.approx(share * after.prob(token), abs=2 / grid)


class ScriptedDraws:
    """Takes the branches of a script where `verify` compares or draws; multiplies their chances."""

    def __init__(self, script: Sequence[int]) -> None:
        self._branches = iter(script)
        self.taken: list[int] = []
        self.chance = 1.0

    def branch(self) -> int:
        self.taken.append(next(self._branches))
        return self.taken[-1]

    def draw(self, distribution: Distribution, uniform: float) -> int:
        index = self.branch()
        if index >= len(distribution.ids):
            self.chance = 0.0
            return int(distribution.ids[0])
        self.chance *= float(distribution.probs[index])
        return int(distribution.ids[index])

    def uniform(self) -> float:
        return ScriptedCoin(self)


class ScriptedCoin(float):
    """A uniform draw whose comparison `draw >= probability` follows the script."""

    def __new__(cls, draws: ScriptedDraws) -> Self:
        coin = super().__new__(cls, 0.5)
        coin.draws = draws
        return coin

    def __ge__(self, probability: float) -> bool:
        rejected = self.draws.branch() == 1
        self.draws.chance *= 1 - probability if rejected else probability
        return rejected


@pytest.mark.parametrize("mixed", [False, True], ids=["drafted", "drafted, then sure"])
@pytest.mark.parametrize("seed", range(4))
def test_verify_itself_has_the_target_distribution(
    seed: int, mixed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every proposal of two tokens, every branch that `verify` can take, exactly."""
    tree, got = Tree(seed, OPEN), dict.fromkeys(itertools.product(range(3), repeat=3), 0.0)
    for tokens in itertools.product(range(3), repeat=2):
        first, second = draft_at(tree, ()), draft_at(tree, tokens[:1])
        if mixed and tokens[1] != second.top():
            continue
        weight = first.prob(tokens[0]) * (1 if mixed else second.prob(tokens[1]))
        proposal = (Choice(tokens[0], first), Choice(tokens[1], None if mixed else second))
        for path, chance in verified_paths(tree, proposal, monkeypatch):
            for rest in itertools.product(range(3), repeat=3 - len(path)):
                whole = path + rest
                got[whole] += weight * chance * path_probability(tree, whole, start=len(path))
    for path, probability in got.items():
        assert probability == pytest.approx(path_probability(tree, path), abs=1e-12)


def verified_paths(
    tree: Tree, proposal: tuple[Choice, ...], monkeypatch: pytest.MonkeyPatch
) -> list[tuple[tuple[int, ...], float]]:
    """What `verify` commits, with its chance, over all scripts of branches."""
    tokens = tuple(choice.token for choice in proposal)
    rows = np.stack([tree.row("target", tokens[:n]) for n in range(len(tokens) + 1)])
    paths, seen = [], set()
    for script in itertools.product(range(3), repeat=len(tokens) + 1):
        draws = ScriptedDraws(script)
        monkeypatch.setattr(Distribution, "draw", lambda d, u, draws=draws: draws.draw(d, u))
        verdict = RejectionVerifier(tree.params, draws.uniform).verify(proposal, rows, [])
        taken = tuple(draws.taken)
        coins = taken[:-1]
        if taken not in seen and all(coin < 2 for coin in coins):
            seen.add(taken)
            paths.append(((*tokens[: verdict.accepted], verdict.next_token), draws.chance))
    return paths


def test_coupled_choices_depend_on_seed_position_and_target_only() -> None:
    rng = np.random.default_rng(0)
    rows = rng.normal(0, 2, (4, 50)).astype(np.float32)
    verifier = CoupledVerifier(OPEN, seed=11)
    plain: list[int] = []
    for row in rows:
        plain.append(verifier.verify((), row[None], [0, *plain]).next_token)
    for wrong_at in range(3):
        proposal = [Choice(t if i != wrong_at else t + 1, None) for i, t in enumerate(plain[:3])]
        verdict = verifier.verify(proposal, rows, [0])
        assert verdict.accepted == wrong_at
        assert verdict.next_token == plain[wrong_at]
    assert verifier.verify([Choice(t, None) for t in plain[:3]], rows, [0]).next_token == plain[3]


def test_gumbel_noise_is_gumbel_and_reproducible() -> None:
    ids = np.arange(50_000)
    noise = gumbel_noise(5, 17, ids)
    assert noise.mean() == pytest.approx(np.euler_gamma, abs=0.03)
    assert noise.var() == pytest.approx(np.pi**2 / 6, rel=0.05)
    assert np.array_equal(noise[100:110], gumbel_noise(5, 17, ids[100:110]))
    assert not np.array_equal(noise, gumbel_noise(6, 17, ids))
    assert not np.array_equal(noise, gumbel_noise(5, 18, ids))

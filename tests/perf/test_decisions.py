"""What the automatic draft length makes of a perfect draft and of a useless one, in replay."""

from __future__ import annotations

from statistics import harmonic_mean

import numpy as np
import pytest

from app.engine.cost_model import CostTable
from tests.perf.decisions import MACHINES, Machine, Recorded, ceiling, replay

Logits = tuple[float, ...]
RIGHT, UNSURE = (9.0, 1.0, 0.0, -1.0), (9.0, 8.0, 7.0, 6.0)
COSTLY = "two cores, Q4_0"


def recorded(
    seed: int, *, is_right: bool, unread: int = 60, tokens: int = 100, logits: Logits = RIGHT
) -> Recorded:
    """An answer to a prompt of `unread` tokens."""
    random = np.random.default_rng(seed)
    prompt, answer = random.integers(0, 900, unread), random.integers(0, 900, tokens).tolist()
    choices = [(token if is_right else 990, 991, 992, 993) for token in answer]
    return Recorded(tuple(prompt.tolist()), tuple(answer), tuple(choices), (logits,) * tokens)


@pytest.mark.parametrize("machine", MACHINES)
def test_a_perfect_draft_is_used(machine: str) -> None:
    """On a costly machine where it has read most of the chat while nothing was asked."""
    unread = 10 if machine == COSTLY else 60
    answers = [recorded(seed, is_right=True, unread=unread) for seed in range(8)]
    rates = replay(answers, MACHINES[machine], "draft", 100)
    slow = machine in (COSTLY, "two cores, F16, behind 8,000 tokens")
    assert harmonic_mean(rates) > (1.2 if slow else 3)


@pytest.mark.parametrize("machine", MACHINES)
def test_a_useless_draft_costs_next_to_nothing(machine: str) -> None:
    answers = [recorded(seed, is_right=False, logits=UNSURE) for seed in range(30)]
    rates = replay(answers, MACHINES[machine], "draft", 100)
    assert harmonic_mean(rates) > 0.98
    # It may read the first prompts on trust, and reading takes longer behind a long text.
    assert min(rates[2:]) > (0.95 if MACHINES[machine].before else 0.97)


@pytest.mark.parametrize("logits", [RIGHT, UNSURE])
@pytest.mark.parametrize("way", ["both", "draft"])
@pytest.mark.parametrize("unread", [20, 40, 60, 300])
def test_no_answer_is_slower_on_a_costly_machine(way: str, unread: int, logits: Logits) -> None:
    """Not even the first, and a short one, to which a wrong draft is sure of its guesses."""
    lengths = [16, 16, 32, 64, 100, 16]
    answers = [
        recorded(seed, is_right=False, unread=unread, tokens=tokens, logits=logits)
        for seed, tokens in enumerate(lengths)
    ]
    assert min(replay(answers, MACHINES[COSTLY], way, 100)) > 0.97


@pytest.mark.parametrize("machine", MACHINES)
def test_foresight_is_never_worse(machine: str) -> None:
    answers = [recorded(seed, is_right=True) for seed in range(4)]
    rates = replay(answers, MACHINES[machine], "draft", 100)
    best = [ceiling(one, MACHINES[machine], "draft", 100) for one in answers]
    assert all(rate < 1.05 * most for rate, most in zip(rates, best, strict=True))
    wrong = recorded(9, is_right=False, logits=UNSURE)
    passes, least = (
        MACHINES[machine].costs.target_pass_s,
        ceiling(wrong, MACHINES[machine], "draft", 100),
    )
    most = passes[1] / min(passes.values())  # a plain pass may be padded
    assert 1.0 <= least <= most or least == pytest.approx(most)


def test_foresight_of_lookup_knows_what_was_said_before() -> None:
    words = tuple(range(1, 25))
    one = Recorded(words * 2, words, ((0,) * 4,) * 24, (RIGHT,) * 24)
    flat = Machine(CostTable(dict.fromkeys((1, 2, 4, 8, 16), 1.0)))
    assert ceiling(one, flat, "lookup", 100) == pytest.approx(23 / 2)

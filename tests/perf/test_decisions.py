"""What the automatic draft length makes of a perfect draft and of a useless one, in replay."""

from __future__ import annotations

from statistics import harmonic_mean

import numpy as np
import pytest

from tests.perf.decisions import MACHINES, Recorded, replay

RIGHT, WRONG = (9.0, 1.0, 0.0, -1.0), (9.0, 8.0, 7.0, 6.0)


def recorded(seed: int, *, is_right: bool) -> Recorded:
    random = np.random.default_rng(seed)
    prompt, answer = random.integers(0, 900, 60).tolist(), random.integers(0, 900, 100).tolist()
    choices = [(token if is_right else 990, 991, 992, 993) for token in answer]
    logits = RIGHT if is_right else WRONG
    return Recorded(tuple(prompt), tuple(answer), tuple(choices), (logits,) * len(answer))


@pytest.mark.parametrize("machine", MACHINES)
def test_a_perfect_draft_is_used(machine: str) -> None:
    answers = [recorded(seed, is_right=True) for seed in range(8)]
    rates = replay(answers, MACHINES[machine], "draft", 100)
    assert harmonic_mean(rates) > (1.3 if machine == "two cores, Q4_0" else 3)


@pytest.mark.parametrize("machine", MACHINES)
def test_a_useless_draft_costs_next_to_nothing(machine: str) -> None:
    answers = [recorded(seed, is_right=False) for seed in range(30)]
    rates = replay(answers, MACHINES[machine], "draft", 100)
    assert harmonic_mean(rates) > 0.98
    assert min(rates[2:]) > 0.97  # it may read the first prompts on trust

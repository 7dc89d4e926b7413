"""The order of a benchmark, and what happens where an arm fails or a person ends it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise

import pytest

from app.bench.errors import PeerError
from app.bench.measurement import Answer, ArmFailure, Measurement
from app.bench.outcome import collect
from app.bench.prompts import Category, Prompt
from app.bench.rendered_prompt import RenderedPrompt
from app.bench.runner import Plan, rotated, run
from tests.app.bench.builders import answer

PROMPTS = tuple(
    RenderedPrompt(Prompt(n, Category.QUESTION_ANSWERING, n), (), (1,)) for n in ("one", "two")
)


@dataclass
class ScriptedArm:
    """Answers at 10 tokens per second; from answer number `fails_at` on it raises `error`."""

    name: str
    fails_at: int | None = None
    error: BaseException = field(default_factory=lambda: PeerError("It broke."))
    process_id: int | None = None
    prepared: int = 0
    answered: int = 0

    def prepare(self, prompt: RenderedPrompt) -> None:
        self.prepared += 1

    def answer(self, prompt: RenderedPrompt) -> Answer:
        self.answered += 1
        if self.fails_at is not None and self.answered >= self.fails_at:
            raise self.error
        assert self.prepared == self.answered
        return answer(10, text=f"{prompt.prompt.name} by {self.name}")


def _arms(**failing: int) -> tuple[ScriptedArm, ...]:
    names = ("plain", "both", "peer plain")
    return tuple(ScriptedArm(name, failing.get(name.partition(" ")[0])) for name in names)


def test_every_arm_answers_every_prompt_in_every_repetition() -> None:
    plan = Plan(PROMPTS, _arms(), 3)
    done = list(run(plan))
    assert len(done) == plan.size == 18
    places = Counter((m.arm, m.prompt, m.repetition) for m in done)
    assert set(places.values()) == {1}
    assert all(isinstance(m, Measurement) and m.cores_elsewhere >= 0 for m in done)


def test_all_arms_answer_a_prompt_before_the_next_one_and_take_turns_at_being_first() -> None:
    done = list(run(Plan(PROMPTS, _arms(), 2)))
    turns = [[m.prompt for m in done[at : at + 3]] for at in range(0, 12, 3)]
    assert turns == [["one"] * 3, ["two"] * 3] * 2
    assert [m.arm for m in done[::3]] == ["plain", "both", "both", "peer plain"]
    assert [m.order for m in done[:3]] == [1, 2, 3]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_no_arm_has_a_place_of_its_own(count: int) -> None:
    arms = [ScriptedArm(str(number)) for number in range(count)]
    turns = [[arm.name for arm in rotated(arms, turn)] for turn in range(2 * count)]
    assert {Counter(places).most_common(1)[0][1] for places in zip(*turns, strict=True)} == {2}
    followed = Counter(pair for turn in turns for pair in pairwise(turn))
    assert all(followed[b, a] == times for (a, b), times in followed.items())


def test_an_arm_that_fails_is_left_out_from_then_on() -> None:
    outcome = collect(Plan(PROMPTS, _arms(peer=2), 3), lambda fraction, what: None)
    assert outcome.failures == [ArmFailure("peer plain", "two", 1, "It broke.")]
    counts = Counter(m.arm for m in outcome.measurements)
    assert counts == {"plain": 6, "both": 6, "peer plain": 1}
    assert outcome.is_complete


@pytest.mark.parametrize("ours", ["plain", "both"])
def test_without_both_of_our_arms_it_ends(ours: str) -> None:
    outcome = collect(Plan(PROMPTS, _arms(**{ours: 2}), 3), lambda fraction, what: None)
    assert [failure.arm for failure in outcome.failures] == [ours]
    assert len(outcome.measurements) < 6
    assert not outcome.is_complete


def test_an_interruption_keeps_what_was_measured() -> None:
    arms = (*_arms()[:2], ScriptedArm("peer plain", 2, KeyboardInterrupt()))
    shown: list[float] = []
    outcome = collect(Plan(PROMPTS, arms, 1), lambda fraction, what: shown.append(fraction))
    assert len(outcome.measurements) == 4
    assert outcome.failures == []
    assert not outcome.is_complete
    assert shown == pytest.approx([1 / 6, 2 / 6, 3 / 6, 4 / 6])

"""Asks every arm every prompt, in turn, and gives what was measured as it comes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.bench.measurement import PEER, Arm, ArmFailure, Measurement
from app.bench.modes import PLAIN
from app.bench.processor_watch import ProcessorWatch
from app.bench.rendered_prompt import RenderedPrompt
from models.errors import PacelineError


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be measured."""

    prompts: tuple[RenderedPrompt, ...]
    arms: tuple[Arm, ...]
    repetitions: int

    @property
    def size(self) -> int:
        return len(self.prompts) * len(self.arms) * self.repetitions


def run(plan: Plan) -> Iterator[Measurement | ArmFailure]:
    """One arm after the other answers a prompt before the next prompt's turn.

    An arm that fails is left out from then on; without our plain arm and one of ours that drafts
    there is nothing to compare.
    """
    arms = list(plan.arms)
    for repetition in range(1, plan.repetitions + 1):
        for index, prompt in enumerate(plan.prompts):
            for order, arm in enumerate(rotated(arms, index + repetition - 1), 1):
                result = _measure(arm, prompt, repetition, order)
                if isinstance(result, ArmFailure):
                    arms.remove(arm)
                yield result
                if not _comparable(arms):
                    return


def rotated(arms: Sequence[Arm], by: int) -> tuple[Arm, ...]:
    """Another arm comes first each time, so that none is always measured on a warm machine.

    When each has been first, the direction turns, so that none always follows the same other one.
    """
    start = by % len(arms)
    turned = (*arms[start:], *arms[:start])
    return turned[::-1] if by // len(arms) % 2 else turned


def _measure(
    arm: Arm, prompt: RenderedPrompt, repetition: int, order: int
) -> Measurement | ArmFailure:
    name = prompt.prompt.name
    try:
        arm.prepare(prompt)
        watch = ProcessorWatch.start(arm.process_id)
        answer = arm.answer(prompt)
        elsewhere = watch.cores_elsewhere()
    except PacelineError as error:
        return ArmFailure(arm.name, name, repetition, str(error))
    return Measurement(arm.name, name, repetition, order, answer, elsewhere)


def is_ours(arm: str) -> bool:
    return not arm.startswith(PEER)


def _comparable(arms: Sequence[Arm]) -> bool:
    ours = [arm.name for arm in arms if is_ours(arm.name)]
    return PLAIN in ours and len(ours) > 1

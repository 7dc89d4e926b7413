"""The measurements, and ratios of them. Pure.

A ratio is formed of two answers to one prompt in one repetition; the median over the repetitions
stands for the prompt, and spreads are over prompts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from app.bench.measurement import PEER, Answer, Measurement
from app.bench.modes import PLAIN
from app.bench.prompts import Category, Prompt
from app.bench.spread import Spread, spread

Figure = Callable[[Answer], float | None]


def decode_rate(answer: Answer) -> float | None:
    return answer.decode_rate


def end_to_end_rate(answer: Answer) -> float | None:
    return answer.end_to_end_rate


def ttft(answer: Answer) -> float | None:
    return answer.ttft_s


@dataclass(frozen=True, slots=True)
class Ratios:
    """One figure of one arm ÷ that of another."""

    by_prompt: Mapping[str, float]
    by_category: Mapping[Category, Spread]
    overall: Spread | None

    def lowest_of(self, names: Iterable[str]) -> str | None:
        """Of these prompts, the one with the lowest ratio."""
        known = [name for name in names if name in self.by_prompt]
        return min(known, key=self.by_prompt.__getitem__, default=None)

    @property
    def lowest(self) -> str | None:
        """The prompt with the lowest ratio."""
        return self.lowest_of(self.by_prompt)


class Results:
    """Looks measurements up by arm, prompt and repetition."""

    def __init__(self, prompts: Sequence[Prompt], measurements: Iterable[Measurement]) -> None:
        self.prompts = tuple(prompts)
        self.measurements = tuple(measurements)
        self._answers: dict[tuple[str, str], dict[int, Answer]] = {}
        for done in self.measurements:
            self._answers.setdefault((done.arm, done.prompt), {})[done.repetition] = done.answer

    @property
    def arms(self) -> tuple[str, ...]:
        """Arms that measured something, in the order of their first answer."""
        return tuple(dict.fromkeys(done.arm for done in self.measurements))

    @property
    def ours(self) -> tuple[str, ...]:
        """Our arms that draft."""
        return tuple(arm for arm in self.arms if arm != PLAIN and not arm.startswith(PEER))

    @property
    def peers(self) -> tuple[str, ...]:
        return tuple(arm for arm in self.arms if arm.startswith(PEER))

    @property
    def categories(self) -> tuple[Category, ...]:
        """Of the prompts, in the order in which they are defined."""
        return tuple(one for one in Category if any(p.category is one for p in self.prompts))

    def of_category(self, category: Category) -> tuple[str, ...]:
        """Names of its prompts."""
        return tuple(p.name for p in self.prompts if p.category is category)

    def answers(self, arm: str, prompt: str) -> Mapping[int, Answer]:
        """By repetition."""
        return self._answers.get((arm, prompt), {})

    def medians(self, arm: str, figure: Figure) -> dict[str, float]:
        """By prompt: the median over the repetitions."""
        found = {
            p.name: _known(map(figure, self.answers(arm, p.name).values())) for p in self.prompts
        }
        return {name: median(values) for name, values in found.items() if values}

    def by_category(self, values: Mapping[str, float]) -> dict[Category, list[float]]:
        """Values by prompt, grouped."""
        grouped: dict[Category, list[float]] = {}
        for prompt in self.prompts:
            if prompt.name in values:
                grouped.setdefault(prompt.category, []).append(values[prompt.name])
        return grouped

    def ratios(self, over: str, under: Mapping[str, str], figure: Figure) -> Ratios:
        """`figure` of arm `over` ÷ that of the arm that `under` names for the prompt."""
        paired = {name: self._paired(name, over, arm, figure) for name, arm in under.items()}
        by_prompt = {name: median(values) for name, values in paired.items() if values}
        grouped = {one: spread(values) for one, values in self.by_category(by_prompt).items()}
        return Ratios(
            by_prompt=by_prompt,
            by_category={one: found for one, found in grouped.items() if found is not None},
            overall=spread(by_prompt.values()),
        )

    def everywhere(self, arm: str) -> dict[str, str]:
        """The same arm for every prompt."""
        return {prompt.name: arm for prompt in self.prompts}

    def best(self, arms: Iterable[str], figure: Figure) -> str | None:
        """The arm with the highest median over all prompts."""
        found = {arm: spread(self.medians(arm, figure).values()) for arm in arms}
        return _highest({arm: one.median for arm, one in found.items() if one is not None})

    def best_for_each(self, arms: Iterable[str], figure: Figure) -> dict[str, str]:
        """By prompt: the arm with the highest median over the repetitions."""
        medians = {arm: self.medians(arm, figure) for arm in arms}
        best = {
            p.name: _highest({a: rates[p.name] for a, rates in medians.items() if p.name in rates})
            for p in self.prompts
        }
        return {name: arm for name, arm in best.items() if arm is not None}

    def _paired(self, prompt: str, over: str, under: str, figure: Figure) -> list[float]:
        lower = self.answers(under, prompt)
        pairs = [
            (figure(answer), figure(lower[repetition]))
            for repetition, answer in self.answers(over, prompt).items()
            if repetition in lower
        ]
        return [above / below for above, below in pairs if above is not None and below]


def _known(values: Iterable[float | None]) -> list[float]:
    return [value for value in values if value is not None]


def _highest(values: Mapping[str, float]) -> str | None:
    return max(values, key=values.__getitem__, default=None)

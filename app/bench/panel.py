"""One diagram of a chart: a frame with scales, a legend, and what is drawn into it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from app.bench import svg
from app.bench.svg import Point

WIDTH: Final = 760
HEIGHT: Final = 310
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 24, 74, 48
_LETTER: Final = 7.6  # width of one at 14 px, on the safe side
_SWATCH: Final = 30
_TICKS: Final = 5


class Mark(Enum):
    """How a series is drawn."""

    LINE = auto()
    DOT = auto()
    RING = auto()
    BAR = auto()


@dataclass(frozen=True, slots=True)
class Panel:
    """x runs over whole numbers from `first` to `last`, y from 0 to beyond `highest`."""

    title: str
    x_label: str
    y_label: str
    first: int
    last: int
    highest: float
    top: float  # where it begins in the document

    def place(self, x: float, y: float) -> Point:
        """Where a point lies in the document."""
        across = (x - self.first + 0.5) / (self.last - self.first + 1)
        up = y / self.ceiling
        return (
            _LEFT + across * (WIDTH - _LEFT - _RIGHT),
            self.top + HEIGHT - _BOTTOM - up * (HEIGHT - _TOP - _BOTTOM),
        )

    @property
    def step(self) -> float:
        """Width of one unit of x."""
        return (WIDTH - _LEFT - _RIGHT) / (self.last - self.first + 1)

    @property
    def ceiling(self) -> float:
        return _step(self.highest) * math.ceil(self.highest / _step(self.highest) - 1e-9)

    def frame(self, legend: Sequence[tuple[str, Mark]]) -> Iterator[str]:
        """Title, legend (a name and a mark for each series), grid and scales."""
        yield svg.text((_LEFT, self.top + 24), self.title, "title")
        yield from self._legend(legend)
        step = _step(self.highest)
        for index in range(round(self.ceiling / step) + 1):
            _, y = self.place(self.first, index * step)
            yield svg.line((_LEFT, y), (WIDTH - _RIGHT, y), "grid" if index else "axis")
            yield svg.text((_LEFT - 8, y + 5), f"{index * step:g}", anchor="end")
        for x in range(self.first, self.last + 1):
            place, bottom = self.place(x, 0)
            yield svg.text((place, bottom + 20), str(x), anchor="middle")
        middle = _LEFT + (WIDTH - _LEFT - _RIGHT) / 2
        yield svg.text((middle, self.top + HEIGHT - 8), self.x_label, anchor="middle")
        yield svg.text((WIDTH - _RIGHT, self.top + 24), self.y_label, anchor="end")

    def level(self, y: float, series: int) -> str:
        """A line across the whole diagram."""
        _, height = self.place(self.first, y)
        return svg.line((_LEFT, height), (WIDTH - _RIGHT, height), svg.stroke(series))

    def _legend(self, entries: Sequence[tuple[str, Mark]]) -> Iterator[str]:
        x, y = float(_LEFT), self.top + 48
        for series, (name, mark) in enumerate(entries):
            width = _SWATCH + len(name) * _LETTER + 14
            if x + width > WIDTH and x > _LEFT:
                x, y = float(_LEFT), y + 18
            yield _marked(mark, (x, y - 5), series)
            yield svg.text((x + _SWATCH, y), name, svg.fill(series))
            x += width


def _marked(mark: Mark, at: Point, series: int) -> str:
    """A sample of how a series is drawn; at: the middle of its left side."""
    x, y = at
    match mark:
        case Mark.LINE:
            return svg.line(at, (x + _SWATCH - 8, y), svg.stroke(series))
        case Mark.DOT:
            return svg.dot((x + 11, y), series)
        case Mark.RING:
            return svg.ring((x + 11, y), series)
        case Mark.BAR:
            return svg.bar((x + 5, y - 6), 12, 12, series)


def _step(highest: float) -> float:
    """A round number that divides `highest` into about five."""
    raw = max(highest, 1e-9) / _TICKS
    power = 10.0 ** math.floor(math.log10(raw))
    return next(factor * power for factor in (1, 2, 2.5, 5, 10) if factor * power >= raw * 0.999)

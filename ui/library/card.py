"""What a list of models shows: cards, and heads between them. Pure: no Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Tone: TypeAlias = Literal["good", "draft", "bad", "muted"]


@dataclass(frozen=True, slots=True)
class Act:
    """Something to do with a card; `key` names it to whoever does it."""

    key: str
    text: str
    is_main: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a bar, from the left, in the ink of a token."""

    fraction: float
    ink: str


@dataclass(frozen=True, slots=True)
class Light:
    """A dot, or a bar of `parts`, with words that say the same."""

    tone: Tone
    words: str
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that stands out, and what it is; amber is what a draft gains."""

    value: str
    words: str
    tone: Tone = "draft"


@dataclass(frozen=True, slots=True)
class Card:
    """One thing in a list. `progress` runs 0 to 1; `is_dim` for what cannot be used."""

    key: str
    title: str
    detail: str = ""  # beside the title
    badge: str = ""
    lines: tuple[str, ...] = ()
    light: Light | None = None
    figure: Figure | None = None
    progress: float | None = None
    acts: tuple[Act, ...] = ()
    more: tuple[Act, ...] = ()  # only in the menu of the card
    is_dim: bool = False
    light_first: bool = False  # before the lines: something went wrong

    @property
    def spoken(self) -> str:
        """All that is shown, as a screen reader says it."""
        figure = f"{self.figure.value} {self.figure.words}" if self.figure else ""
        light = self.light.words if self.light else ""
        texts = (light, *self.lines) if self.light_first else (*self.lines, light)
        parts = (self.title, self.detail, self.badge, *texts, figure)
        return ". ".join(part.rstrip(".") for part in parts if part)


@dataclass(frozen=True, slots=True)
class Head:
    """A title over the cards below it."""

    title: str
    detail: str = ""
    is_big: bool = False
    name: str = ""  # by which it is found, in every language

    @property
    def key(self) -> str:
        return f"head:{self.name or self.title}"

    @property
    def spoken(self) -> str:
        return f"{self.title}. {self.detail}" if self.detail else self.title


Row: TypeAlias = Card | Head

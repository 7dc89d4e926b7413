"""The built-in prompts, and the choice among them. Their texts are in resources/prompts."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources import files
from itertools import chain, zip_longest
from typing import Any


class Category(StrEnum):
    """What the model is asked to do; the name of the file with its prompts."""

    CODING = "coding"
    MATH = "math"
    REASONING = "reasoning"
    WRITING = "writing"
    ROLEPLAY = "roleplay"
    EXTRACTION = "extraction"
    SUMMARIZATION = "summarization"
    TRANSLATION = "translation"
    QUESTION_ANSWERING = "question_answering"
    RETRIEVAL = "retrieval"
    EDITING = "editing"

    @property
    def words(self) -> str:
        return self.value.replace("_", " ")


COPYING = (Category.EDITING, Category.RETRIEVAL)  # much of the answer stands in the prompt


@dataclass(frozen=True, slots=True)
class Prompt:
    """One user message."""

    name: str  # begins with its category
    category: Category
    text: str


def choose(
    categories: Sequence[Category] = tuple(Category), count: int | None = None
) -> tuple[Prompt, ...]:
    """`count` prompts (all: None), taken from each category in turn."""
    columns = [tuple(_prompts(category)) for category in dict.fromkeys(categories)]
    in_turn = chain.from_iterable(zip_longest(*columns))
    return tuple(prompt for prompt in in_turn if prompt is not None)[:count]


def _prompts(category: Category) -> Iterator[Prompt]:
    file = files("resources").joinpath("prompts", f"{category}.toml")
    data: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
    passages = data.get("passages", {})
    for one in data["prompt"]:
        parts = [passages[one["passage"]]] if "passage" in one else []
        text = "\n\n".join(part.strip() for part in (*parts, one["text"]))
        yield Prompt(f"{category}-{one['name']}", category, text)

"""The built-in prompts, and the choice among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain, zip_longest
from typing import Final

from app.bench import prompt_texts


class Kind(StrEnum):
    """What the model is asked to do."""

    CHAT = "chat"
    CODE = "code"
    SUMMARY = "summary"
    EDIT = "edit"


@dataclass(frozen=True, slots=True)
class Prompt:
    """One user message."""

    name: str
    kind: Kind
    text: str


_TEXTS: Final[Mapping[Kind, Mapping[str, str]]] = {
    Kind.CHAT: prompt_texts.CHAT,
    Kind.CODE: prompt_texts.CODE,
    Kind.SUMMARY: prompt_texts.SUMMARY,
    Kind.EDIT: prompt_texts.EDIT,
}


def choose(kinds: Sequence[Kind] = tuple(Kind), count: int | None = None) -> tuple[Prompt, ...]:
    """The first `count` prompts (all: None), taken from each kind in turn."""
    columns = [
        [Prompt(name, kind, text) for name, text in _TEXTS[kind].items()]
        for kind in dict.fromkeys(kinds)
    ]
    in_turn = chain.from_iterable(zip_longest(*columns))
    return tuple(prompt for prompt in in_turn if prompt is not None)[:count]

"""Everything a person can set, in one value."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Literal

from app.config.errors import SettingsError
from app.engine.request import (
    CONTEXT_FULL,
    KV_TYPES,
    MAX_DRAFT_LENGTH,
    PAIR_BOUNDS,
    THINKING,
    ContextFull,
    Exactness,
    SpeculationParams,
    Thinking,
)
from app.engine.sampling import SamplingParams

Theme = Literal["system", "light", "dark"]
LANGUAGES = ("en", "de", "es", "fr", "ja", "zh_CN")  # of the window
Contrast = Literal["system", "usual", "high"]  # of the window's colours
FiguresShown = Literal["always", "hover", "never"]
WhileAnswering = Literal["queue", "stop"]  # what sending does while an answer is written


@dataclass(frozen=True, slots=True)
class Settings:
    """None means: choose for this machine, or no limit. Raises SettingsError on a bad value."""

    theme: Theme = "system"
    contrast: Contrast = "system"
    language: str = "system"  # or one of LANGUAGES; from the next start on
    font_family: str = ""  # empty: the system's
    text_size: int = 100  # percent of the usual
    is_compact: bool = False  # smaller distances
    zoom: int = 100  # percent of the usual size of everything; from the next start on
    figures_shown: FiguresShown = "always"  # under answers
    # Keys by the id of what they do, in place of the usual ones; an empty list: no keys.
    shortcuts: Mapping[str, Sequence[str]] = field(default_factory=dict)
    sidebar_shown: bool = True  # where there is room for it
    window_geometry: str = ""  # base64 of what Qt saves

    network: bool = True  # off: nothing is connected to; on: only for what a person asks for
    serve: bool = False  # the loaded pair to programs on this machine
    serve_port: int = 8470

    target: str = ""  # a path or a name from the registry; empty: none chosen
    draft: str = ""  # likewise; empty: no draft
    context_size: int | None = None  # tokens
    threads: int | None = None  # of a single pass
    batch_threads: int | None = None  # of a wider pass; None: as many
    gpu_layers: int | None = None
    draft_gpu_layers: int | None = None
    memory_limit: int | None = None  # gigabytes of 2**30 bytes that a pair may take
    kv_type: str = "f16"
    draft_kv_type: str | None = None  # None: as the target's

    draft_enabled: bool = True
    lookup: bool = True
    draft_length: int | None = None
    exactness: Exactness = "fast"

    while_answering: WhileAnswering = "queue"

    system_prompt: str = ""
    max_tokens: int | None = None
    context_full: ContextFull = "stop"
    thinking: Thinking = "usual"
    temperature: float = 0.8
    top_k: int = 40
    top_p: float = 0.95
    min_p: float = 0.05
    repeat_penalty: float = 1.0

    def __post_init__(self) -> None:
        for each in fields(self):
            rule = RULES[each.name]
            if not rule.holds(getattr(self, each.name)):
                name = each.name.replace("_", " ")
                raise SettingsError(f"The setting “{name}” has to be {rule.allowed}.")

    @property
    def sampling(self) -> SamplingParams:
        return SamplingParams(
            temperature=self.temperature,
            top_k=self.top_k,
            top_p=self.top_p,
            min_p=self.min_p,
            repeat_penalty=self.repeat_penalty,
        )

    @property
    def speculation(self) -> SpeculationParams:
        return SpeculationParams(
            draft=self.draft_enabled,
            lookup=self.lookup,
            draft_length=self.draft_length,
            exactness=self.exactness,
        )


@dataclass(frozen=True, slots=True)
class Rule:
    """What a setting may be; windows make their fields from it."""

    holds: Callable[[object], bool]
    allowed: str  # completes "has to be …"
    low: float = 0
    high: float = 0
    is_optional: bool = False  # may be None


def _one_of(*values: str, optional: bool = False) -> Rule:
    def holds(value: object) -> bool:
        return optional if value is None else isinstance(value, str) and value in values

    allowed = f"one of: {', '.join(values)}" + (", or unset" if optional else "")
    return Rule(holds, allowed, is_optional=optional)


def _whole(low: int, high: int, *, optional: bool = False) -> Rule:
    def holds(value: object) -> bool:
        if value is None:
            return optional
        return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high

    allowed = f"a whole number from {low} to {high}" + (", or unset" if optional else "")
    return Rule(holds, allowed, low, high, optional)


def _number(low: float, high: float, *, above: bool = False) -> Rule:
    def holds(value: object) -> bool:
        if not isinstance(value, int | float) or isinstance(value, bool):
            return False
        return low <= value <= high and not (above and value == low)

    allowed = f"above {low}, at most {high}" if above else f"a number from {low} to {high}"
    return Rule(holds, allowed, low, high)


def _are_shortcuts(value: object) -> bool:
    return isinstance(value, Mapping) and all(
        _is_text(name) and isinstance(keys, list | tuple) and all(map(_is_text, keys))
        for name, keys in value.items()
    )


def _is_text(value: object) -> bool:
    return isinstance(value, str) and not _HALVES.search(value)


_HALVES = re.compile("[\ud800-\udfff]")  # of characters; Qt and files take none
_TEXT = Rule(_is_text, "text")
_FILE = Rule(lambda value: isinstance(value, str), "text")  # names may be any bytes
_SWITCH = Rule(lambda value: isinstance(value, bool), "true or false")
_MANY = 2**31 - 1

RULES = {
    "theme": _one_of("system", "light", "dark"),
    "contrast": _one_of("system", "usual", "high"),
    "language": _one_of("system", *LANGUAGES),
    "font_family": _TEXT,
    "text_size": _whole(80, 140),
    "is_compact": _SWITCH,
    "zoom": _whole(75, 200),
    "figures_shown": _one_of("always", "hover", "never"),
    "shortcuts": Rule(_are_shortcuts, "lists of keys by name"),
    "sidebar_shown": _SWITCH,
    "window_geometry": _TEXT,
    "network": _SWITCH,
    "serve": _SWITCH,
    "serve_port": _whole(1024, 65535),
    "target": _FILE,
    "draft": _FILE,
    "context_size": _whole(*PAIR_BOUNDS["context_size"], optional=True),
    "threads": _whole(*PAIR_BOUNDS["threads"], optional=True),
    "batch_threads": _whole(*PAIR_BOUNDS["batch_threads"], optional=True),
    "gpu_layers": _whole(0, _MANY, optional=True),
    "draft_gpu_layers": _whole(0, _MANY, optional=True),
    "memory_limit": _whole(1, 10_000, optional=True),
    "kv_type": _one_of(*KV_TYPES),
    "draft_kv_type": _one_of(*KV_TYPES, optional=True),
    "draft_enabled": _SWITCH,
    "lookup": _SWITCH,
    "draft_length": _whole(0, MAX_DRAFT_LENGTH, optional=True),
    "exactness": _one_of("strict", "fast"),
    "while_answering": _one_of("queue", "stop"),
    "system_prompt": _TEXT,
    "max_tokens": _whole(1, _MANY, optional=True),
    "context_full": _one_of(*CONTEXT_FULL),
    "thinking": _one_of(*THINKING),
    "temperature": _number(0, 100),
    "top_k": _whole(0, _MANY),
    "top_p": _number(0, 1, above=True),
    "min_p": _number(0, 1),
    "repeat_penalty": _number(0, 10, above=True),
}

"""What one answer is to have otherwise than its chat."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal

from app.engine.request import MAX_DRAFT_LENGTH, SpeculationParams
from app.engine.sampling import SamplingParams
from app.sessions.errors import PresetError
from app.sessions.preset import Preset, preset_from_json, preset_to_json

Drafting = Literal["usual", "off", "auto"] | int  # a number: so many tokens in each round
SAMPLING_NAMES = tuple(entry.name for entry in fields(SamplingParams))
NAMES = (*SAMPLING_NAMES, "system_prompt", "max_tokens", "stop", "json_schema", "thinking")


@dataclass(frozen=True, slots=True)
class Override:
    """`names` are the values of `values` that count. Raises PresetError on a bad value.

    What does not count is as in an empty preset, so that equal overrides are equal.
    """

    names: frozenset[str] = frozenset()
    values: Preset = field(default_factory=Preset)
    drafting: Drafting = "usual"

    def __post_init__(self) -> None:
        drafting = self.drafting
        known = drafting in ("usual", "off", "auto")
        length = isinstance(drafting, int) and 1 <= drafting <= MAX_DRAFT_LENGTH
        if isinstance(drafting, bool) or not (known or length):
            raise PresetError(f"Drafting is off, auto, or 1 to {MAX_DRAFT_LENGTH} tokens.")

    def __bool__(self) -> bool:
        """Is anything otherwise?"""
        return bool(self.names) or self.drafting != "usual"

    def over(self, preset: Preset) -> Preset:
        """A preset with these values in place of its own."""
        own = self.names.difference(SAMPLING_NAMES)
        changed = {name: getattr(self.values, name) for name in own}
        return replace(preset, sampling=self.sampling(preset.sampling), **changed)

    def without(self, name: str) -> Override:
        """The same, but for one value, which is as usual."""
        names = self.names - {name}
        return Override(names, Override(names, self.values).over(Preset()), self.drafting)

    def sampling(self, usual: SamplingParams) -> SamplingParams:
        """The sampling of the answer."""
        names = self.names.intersection(SAMPLING_NAMES)
        return replace(usual, **{name: getattr(self.values.sampling, name) for name in names})

    def speculation(self, usual: SpeculationParams) -> SpeculationParams:
        """How the answer may be drafted."""
        match self.drafting:
            case "usual":
                return usual
            case "off":
                return replace(usual, draft=False, lookup=False)
            case "auto":
                return replace(usual, draft=True, draft_length=None)
            case length:
                return replace(usual, draft=True, draft_length=length)


def override_between(usual: Preset, wanted: Preset, drafting: Drafting = "usual") -> Override:
    """What `wanted` has otherwise than `usual`."""
    before, after = preset_to_json(usual), preset_to_json(wanted)
    names = frozenset(name for name in NAMES if after[name] != before[name])
    return Override(names, Override(names, wanted).over(Preset()), drafting)


def override_to_json(override: Override) -> dict[str, Any]:
    """Plain values for a file: those that count."""
    values = preset_to_json(override.values)
    said = {name: values[name] for name in NAMES if name in override.names}
    return said if override.drafting == "usual" else {**said, "drafting": override.drafting}


def override_from_json(values: object) -> Override:
    """The override that a file describes; unknown names are left out. Raises PresetError."""
    if not isinstance(values, dict):
        raise PresetError("This does not say how an answer was asked for.")
    said = {name: values[name] for name in NAMES if name in values}
    drafting = values.get("drafting", "usual")
    return Override(frozenset(said), preset_from_json(said), drafting)


def override_or_usual(values: object) -> Override:
    """As `override_from_json`; one that makes no sense is none: the answer can still be read."""
    try:
        return override_from_json(values)
    except (PresetError, RecursionError):
        return Override()


def override_column(override: Override) -> str | None:
    """An override as the store keeps it."""
    return json.dumps(override_to_json(override), separators=(",", ":")) if override else None

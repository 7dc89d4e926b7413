"""How answers are to be generated, as a chat or a name may fix it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from app.engine.errors import RequestError
from app.engine.request import THINKING, Thinking
from app.engine.sampling import SamplingParams
from app.sessions.errors import PresetError

NAME_LENGTH = 60  # characters
_SAMPLING = {entry.name: entry for entry in fields(SamplingParams)}
_LARGEST = 2**31  # of numbers but the seed
_OPTIONAL = {"seed", "dry_window"}  # whole numbers that may be unset


def _is_bias(part: object) -> bool:
    match part:
        case [int(token), int() | float()] if not isinstance(token, bool):
            return True
    return False


_PARTS: dict[str, Callable[[object], bool]] = {  # what the lists of sampling are made of
    "dry_breakers": lambda part: isinstance(part, str),
    "logit_bias": _is_bias,
}


@dataclass(frozen=True, slots=True)
class Preset:
    """A system prompt and everything about sampling. Raises PresetError on a bad value."""

    name: str = ""  # empty: of one chat only
    system_prompt: str = ""
    sampling: SamplingParams = field(default_factory=SamplingParams)
    max_tokens: int | None = None  # None: until the context is full
    stop: tuple[str, ...] = ()
    json_schema: str = ""  # what the answer has to look like; empty: as it likes
    thinking: Thinking = "usual"  # before the answer, if the model has a switch for it

    def __post_init__(self) -> None:
        if len(self.name) > NAME_LENGTH:
            raise PresetError(f"The name of a preset has at most {NAME_LENGTH} characters.")
        if self.max_tokens is not None and not 1 <= self.max_tokens < _LARGEST:
            raise PresetError("The longest answer has to be at least 1 token.")
        if any(not text for text in self.stop):
            raise PresetError("A stop text cannot be empty.")
        if self.thinking not in THINKING:
            raise PresetError("The thinking of a preset makes no sense.")


def preset_to_json(preset: Preset) -> dict[str, Any]:
    """Plain values for a file."""
    return {
        "name": preset.name,
        "system_prompt": preset.system_prompt,
        "max_tokens": preset.max_tokens,
        "stop": list(preset.stop),
        "json_schema": preset.json_schema,
        "thinking": preset.thinking,
        **asdict(preset.sampling),
    }


def preset_from_json(values: object) -> Preset:
    """The preset that a file describes; what it leaves out is as usual. Raises PresetError."""
    if not isinstance(values, dict):
        raise PresetError("This is not a preset of Paceline.")
    stop = values.get("stop", [])
    most = values.get("max_tokens")
    if not isinstance(stop, list) or not all(isinstance(text, str) for text in stop):
        raise PresetError("The stop texts of a preset have to be a list of texts.")
    if most is not None and (not isinstance(most, int) or isinstance(most, bool)):
        raise PresetError("The longest answer of a preset has to be a whole number.")
    return Preset(
        name=str(values.get("name", "")).strip()[:NAME_LENGTH],
        system_prompt=str(values.get("system_prompt", "")),
        sampling=_sampling(values),
        max_tokens=most,
        stop=tuple(text for text in stop if text),
        json_schema=str(values.get("json_schema", "")),
        thinking=values.get("thinking", "usual"),
    )


def preset_or_none(values: object) -> Preset | None:
    """As `preset_from_json`; one that makes no sense is none: the chat follows the settings."""
    try:
        return preset_from_json(values)
    except (PresetError, RecursionError):
        return None


def preset_column(preset: Preset | None) -> str | None:
    """A preset as the store keeps it."""
    return None if preset is None else json.dumps(preset_to_json(preset), separators=(",", ":"))


def _sampling(values: dict[Any, Any]) -> SamplingParams:
    given = {name: _value(name, values[name]) for name in _SAMPLING if name in values}
    try:
        return SamplingParams(**given)
    except (RequestError, TypeError, ValueError) as error:
        raise PresetError(f"A preset cannot be used: {error}") from error


def _value(name: str, value: object) -> Any:
    """Of the kind that the field has: JSON knows lists where we have tuples."""
    usual = _SAMPLING[name].default
    if isinstance(usual, tuple):
        if isinstance(value, list) and all(map(_PARTS[name], value)):
            return tuple(tuple(part) if isinstance(part, list) else part for part in value)
    elif value is None:
        if name in _OPTIONAL:
            return None
    elif isinstance(value, int | float) and not isinstance(value, bool):
        whole = name in _OPTIONAL or isinstance(usual, int)
        fits = name == "seed" or abs(value) < _LARGEST
        if fits and (not whole or isinstance(value, int)):
            return value
    raise PresetError(f"The {name.replace('_', ' ')} of a preset makes no sense.")

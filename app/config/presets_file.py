"""The named presets on disk, and presets that go from one person to another."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from app.engine.sampling import SamplingParams
from app.sessions.errors import PresetError
from app.sessions.preset import NAME_LENGTH, Preset, preset_from_json, preset_to_json
from app.sessions.regular_file import size_of
from models.atomic_file import NO_FILE, set_aside, write_text_atomically
from models.json_text import json_text

_log = logging.getLogger(__name__)
FORMAT = "paceline-presets"
_MOST_BYTES = 10_000_000
AT_FIRST = (
    Preset("Precise", sampling=SamplingParams(temperature=0.0)),
    Preset("Balanced", sampling=SamplingParams(temperature=0.7)),
    Preset("Inventive", sampling=SamplingParams(temperature=1.1)),
)


class PresetsFile:
    """Reads tolerantly, writes atomically. All errors are PresetErrors."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def load(self) -> tuple[Preset, ...]:
        """The presets by name; a few to begin with where there is no file."""
        try:
            return read_presets(self._path)
        except NO_FILE:
            return AT_FIRST
        except (OSError, PresetError) as error:
            _log.warning("The presets in %s cannot be read: %s", self._path, error)
            set_aside(self._path)
            return AT_FIRST

    def save(self, presets: Iterable[Preset]) -> None:
        """Replace all."""
        write_presets(self._path, sorted(presets, key=lambda preset: preset.name.casefold()))


def read_presets(path: Path) -> tuple[Preset, ...]:
    """The presets of a file; those that make no sense are left out.

    Raises PresetError if it holds none, OSError if it cannot be read.
    """
    if size_of(path) > _MOST_BYTES:
        raise PresetError(f"“{path.name}” is too large to be a file of presets.")
    try:
        whole = json.loads(path.read_text("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise PresetError(f"“{path.name}” holds no presets of Paceline.") from error
    match whole:
        case {"format": "paceline-presets", "presets": list(sources)}:
            return tuple(_readable(sources))
    raise PresetError(f"“{path.name}” holds no presets of Paceline.")


def write_presets(path: Path, presets: Sequence[Preset]) -> None:
    """Write presets for another person, or for the next start."""
    values: dict[str, Any] = {
        "format": FORMAT,
        "version": 1,
        "presets": [preset_to_json(preset) for preset in presets],
    }
    try:
        write_text_atomically(path, json_text(values, indent=2))
    except OSError as error:
        raise PresetError(
            f"The presets cannot be saved in {path} ({error.strerror}).",
            advice="Check the free space and the permissions of that folder.",
        ) from error


def added(presets: Sequence[Preset], more: Iterable[Preset]) -> tuple[Preset, ...]:
    """With presets of a file; one whose name is taken gets a number."""
    result = list(presets)
    for preset in more:
        names = {kept.name for kept in result}
        name, number = preset.name or "Preset", 2
        while name in names:
            ending = f" {number}"
            name = (preset.name or "Preset")[: NAME_LENGTH - len(ending)] + ending
            number += 1
        result.append(replace(preset, name=name))
    return tuple(result)


def _readable(sources: Sequence[object]) -> Iterable[Preset]:
    for source in sources:
        try:
            yield preset_from_json(source)
        except PresetError as error:
            _log.warning("A preset was left out: %s", error)

"""The settings on disk: a JSON object that holds only what differs from the defaults."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from app.config.errors import SettingsError
from app.config.settings import Settings
from models.atomic_file import NO_FILE, read_object, set_aside, write_text_atomically

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ReadSettings:
    """What a file gave; `problems` are sentences for people."""

    settings: Settings
    problems: tuple[str, ...] = ()


class SettingsFile:
    """Reads tolerantly, writes atomically."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def load(self) -> Settings:
        """What the file says; see `read`."""
        return self.read().settings

    def read(self) -> ReadSettings:
        """What the file says; unknown keys and bad values are logged and left out.

        A file that is not a JSON object is renamed beside itself, so that saving cannot destroy it.
        """
        try:
            values = read_object(self._path)
        except NO_FILE:
            return ReadSettings(Settings())
        except (OSError, ValueError) as error:
            _log.warning("The settings in %s cannot be read: %s", self._path, error)
            return ReadSettings(Settings(), (_unreadable(self._path, set_aside(self._path)),))
        return read_settings(values)

    def save(self, settings: Settings) -> None:
        """Replace the file in one step; raises SettingsError and leaves it as it was."""
        text = json.dumps(differences(settings), indent=2, ensure_ascii=True) + "\n"
        try:
            write_text_atomically(self._path, text)
        except OSError as error:
            raise SettingsError(
                f"The settings cannot be saved in {self._path} ({error.strerror}).",
                advice="Check the free space and the permissions of that folder.",
            ) from error


def read_settings(values: dict[str, Any]) -> ReadSettings:
    """The defaults, with every value that is known and allowed."""
    settings = Settings()
    problems: list[str] = []
    known = {field.name for field in fields(Settings)}
    for key, value in values.items():
        if key not in known:
            _log.warning("There is no setting “%s”; it is ignored", key)
            continue
        try:
            settings = replace(settings, **{key: value})
        except SettingsError as error:
            _log.warning("%s It is left at its default.", error)
            problems.append(f"{error} It is left at its default.")
    return ReadSettings(settings, tuple(problems))


def _unreadable(path: Path, aside: Path | None) -> str:
    if aside is None:
        return f"The settings could not be read, so all are at their defaults. The file is {path}."
    return (
        "The settings could not be read, so all are at their defaults. What the file held is kept "
        f"as {aside}."
    )


def differences(settings: Settings) -> dict[str, Any]:
    """The fields that differ from the defaults."""
    usual = Settings()
    names = [field.name for field in fields(settings)]
    values = {name: getattr(settings, name) for name in names}
    return {name: value for name, value in values.items() if value != getattr(usual, name)}

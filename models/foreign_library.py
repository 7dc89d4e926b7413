"""Where other programs keep their models, so that they can be used without a copy.

Sources: each program's own documentation and code as of November 2026: huggingface_hub's
``constants.py``, llama.cpp's ``fs_get_cache_directory``, Ollama's ``envconfig``, LM Studio's
``.lmstudio-home-pointer``, Jan's ``resolve_jan_data_folder``, GPT4All's ``MySettings::modelPath``.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from models.atomic_file import read_object

FOREIGN_VARIABLE: Final = "PACELINE_FOREIGN"


class Program(StrEnum):
    """A program whose models we can use, by the name that people know."""

    HUGGING_FACE = "Hugging Face"
    LM_STUDIO = "LM Studio"
    LLAMA_CPP = "llama.cpp"
    OLLAMA = "Ollama"
    JAN = "Jan"
    GPT4ALL = "GPT4All"


@dataclass(frozen=True, slots=True)
class ForeignLibrary:
    """The folder in which ``program`` keeps models."""

    program: Program
    folder: Path


def known_libraries(
    environment: Mapping[str, str] = os.environ,
    *,
    home: Path | None = None,
    system: str = sys.platform,
) -> tuple[ForeignLibrary, ...]:
    """The libraries that are on this machine; none where PACELINE_FOREIGN is ``off``."""
    if environment.get(FOREIGN_VARIABLE, "").strip().casefold() in ("off", "0", "no"):
        return ()
    places = _Places(environment, home or Path.home(), system)
    return tuple(library for library in usual_libraries(places) if library.folder.is_dir())


@dataclass(frozen=True, slots=True)
class _Places:
    """A system's usual folders; ``system`` is as in sys.platform."""

    environment: Mapping[str, str]
    home: Path
    system: str

    def named(self, *variables: str) -> Path | None:
        """The folder that the first of these variables names."""
        for variable in variables:
            text = self.environment.get(variable, "").strip()
            if text:
                return Path(text.replace("~", str(self.home), 1) if text[0] == "~" else text)
        return None

    @property
    def cache(self) -> Path:
        if self.system == "win32":
            return self.named("LOCALAPPDATA") or self.home / "AppData" / "Local"
        if self.system == "darwin":
            return self.home / "Library" / "Caches"
        return self.named("XDG_CACHE_HOME") or self.home / ".cache"

    @property
    def data(self) -> Path:
        if self.system == "win32":
            return self.named("APPDATA") or self.home / "AppData" / "Roaming"
        if self.system == "darwin":
            return self.home / "Library" / "Application Support"
        return self.named("XDG_DATA_HOME") or self.home / ".local" / "share"

    @property
    def config(self) -> Path:
        """Where Qt's INI files are on macOS, too."""
        if self.system == "win32":
            return self.data
        return self.named("XDG_CONFIG_HOME") or self.home / ".config"

    @property
    def local_data(self) -> Path:
        is_windows = self.system == "win32"
        return (self.named("LOCALAPPDATA") or self.cache) if is_windows else self.data


def usual_libraries(places: _Places) -> Iterator[ForeignLibrary]:
    """All that there may be, whether they exist or not."""
    for program, folders in (
        (Program.HUGGING_FACE, _hugging_face(places)),
        (Program.LM_STUDIO, _lm_studio(places)),
        (Program.LLAMA_CPP, [places.named("LLAMA_CACHE") or places.cache / "llama.cpp"]),
        (Program.OLLAMA, _ollama(places)),
        (Program.JAN, _jan(places)),
        (Program.GPT4ALL, _gpt4all(places)),
    ):
        for folder in dict.fromkeys(folders):
            yield ForeignLibrary(program, folder)


def _hugging_face(places: _Places) -> list[Path]:
    named = places.named("HF_HUB_CACHE", "HUGGINGFACE_HUB_CACHE")
    if named is not None:
        return [named]
    home = places.named("HF_HOME")
    if home is None:
        # The one program that has ~/.cache on every system.
        home = (places.named("XDG_CACHE_HOME") or places.home / ".cache") / "huggingface"
    return [home / "hub"]


def _lm_studio(places: _Places) -> list[Path]:
    homes = [places.home / ".lmstudio", places.home / ".cache" / "lm-studio"]
    pointed = _first_line(places.home / ".lmstudio-home-pointer")
    if pointed:
        homes.insert(0, Path(pointed))
    chosen = [_text_in(home / "settings.json", "downloadsFolder") for home in homes]
    return [Path(folder) for folder in chosen if folder] + [home / "models" for home in homes]


def _ollama(places: _Places) -> list[Path]:
    named = places.named("OLLAMA_MODELS")
    if named is not None:
        return [named]
    folders = [places.home / ".ollama" / "models"]
    if places.system.startswith("linux"):  # of the service that its installer sets up
        folders += [Path("/usr/share/ollama/.ollama/models"), Path("/var/lib/ollama/models")]
    return folders


def _jan(places: _Places) -> list[Path]:
    """Its data may be moved; where to, its settings say beside its usual data."""
    named = places.named("JAN_DATA_FOLDER")
    files = [places.data / "Jan" / "settings.json", places.config / "Jan" / "settings.json"]
    chosen = [_text_in(file, "data_folder") for file in files]
    homes = [Path(text) for text in chosen if text and Path(text).is_absolute()]
    homes.append(places.data / "Jan" / "data")
    if named is not None:
        homes = [named]
    return [home / folder for home in homes for folder in ("llamacpp/models", "models")]


def _gpt4all(places: _Places) -> list[Path]:
    """Its downloads may be moved; its settings are in an INI file of Qt's."""
    chosen = _value_in(places.config / "nomic.ai" / "GPT4All.ini", "modelPath")
    usual = places.local_data / "nomic.ai" / "GPT4All"
    return [Path(chosen), usual] if chosen and Path(chosen).is_absolute() else [usual]


def _first_line(file: Path) -> str:
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return ""
    return lines[0].strip() if lines else ""


def _text_in(file: Path, key: str) -> str:
    try:
        value = read_object(file).get(key)
    except (OSError, ValueError):
        return ""
    return value if isinstance(value, str) else ""


def _value_in(file: Path, key: str) -> str:
    """A text in the general section of an INI file as Qt writes it, without its quotes."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return ""
    section = ""
    for line in lines:
        if line.startswith("["):
            section = line.strip("[] ")
        name, mark, value = line.partition("=")
        if section == "General" and mark and name.strip() == key:
            return _unescaped(value.strip().strip('"'))
    return ""


def _unescaped(text: str) -> str:
    """Qt writes letters beyond ASCII as \\xe4, and a backslash doubled."""
    pattern = re.compile(r"\\(?:x(?P<code>[0-9a-fA-F]{1,4})|(?P<plain>.))")
    return pattern.sub(lambda m: chr(int(m["code"], 16)) if m["code"] else m["plain"], text)

"""What can be found out about this machine and this installation, and what is wrong with them."""

from __future__ import annotations

import ctypes
import os
import platform
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import metadata, util
from pathlib import Path
from typing import Any

import psutil

from app.config.paths import HOME_VARIABLE, Paths
from app.engine_process.protocol import Died, Ready
from app.version import __version__
from models.demo_pair import is_built
from models.errors import ModelNotFoundError
from models.starter import find_starter

_LITTLE_SPACE = 2_000_000_000  # bytes; the demo pair alone takes 1.2 GB
_LITTLE_MEMORY = 2_000_000_000
# What Qt loads on Linux and a minimal system lacks: library, Debian's package.
_QT_LIBRARIES = (
    ("libEGL.so.1", "libegl1"),
    ("libGL.so.1", "libgl1"),
    ("libfontconfig.so.1", "libfontconfig1"),
    ("libdbus-1.so.3", "libdbus-1-3"),
    ("libxkbcommon.so.0", "libxkbcommon0"),
)
_X11_LIBRARIES = (
    ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    ("libxcb-cursor.so.0", "libxcb-cursor0"),
)


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that keeps Paceline from working, or from working well, and what to do."""

    sentence: str
    advice: str
    is_serious: bool = True


@dataclass(frozen=True, slots=True)
class Section:
    """Facts about one thing; `facts` are ready for JSON."""

    name: str
    facts: Mapping[str, Any]
    problems: tuple[Problem, ...] = field(default=())


def program_section() -> Section:
    packages = ("llama-cpp-python", "numpy", "PySide6-Essentials", "typer")
    facts = {
        "paceline": __version__,
        "python": platform.python_version(),
        "interpreter": sys.executable,
        "platform": platform.platform(),
        "machine": platform.machine(),
        "packages": {name: _version_of(name) for name in packages},
    }
    return Section("program", facts)


def machine_section() -> Section:
    memory = psutil.virtual_memory()
    facts = {
        "cpu_physical": psutil.cpu_count(logical=False),
        "cpu_logical": psutil.cpu_count(),
        "memory_total_bytes": memory.total,
        "memory_available_bytes": memory.available,
    }
    problems = []
    if memory.available < _LITTLE_MEMORY:
        sentence = "Less than 2 GB of memory are free, so that only small models can be loaded."
        problems.append(Problem(sentence, "Close other programs.", is_serious=False))
    return Section("machine", facts, tuple(problems))


def engine_section(first_reply: Ready | Died | None, log_path: Path) -> Section:
    """From the first thing that the engine process said; None: nothing within the time given."""
    log = {"log": str(log_path)}
    match first_reply:
        case Ready(_, version, backends, devices):
            names = ("name", "description", "kind", "total_bytes", "free_bytes")
            facts = log | {
                "works": True,
                "llama_cpp": version,
                "backends": list(backends),
                "devices": [{name: getattr(d, name) for name in names} for d in devices],
            }
            return Section("engine", facts)
        case Died(error, exit_code):
            problem = Problem(str(error), error.advice)
            return Section("engine", log | {"works": False, "exit_code": exit_code}, (problem,))
        case None:
            problem = Problem("The engine did not start in time.", f"See {log_path}.")
            return Section("engine", log | {"works": False}, (problem,))


def storage_section(paths: Paths) -> Section:
    folder = _existing_parent(paths.data)
    free = shutil.disk_usage(folder).free
    writable = _can_write(folder)
    facts = {
        "data_folder": str(paths.data),
        "chats": str(paths.chats_file),
        "settings": str(paths.settings_file),
        "writable": writable,
        "free_bytes": free,
    }
    problems = []
    if not writable:
        advice = f"Set {HOME_VARIABLE} to a folder that can be written."
        problems.append(Problem(f"The folder {paths.data} cannot be written.", advice))
    if free < _LITTLE_SPACE:
        sentence = f"Less than 2 GB of disk space are free for {paths.data}."
        advice = "Free some space before adding models."
        problems.append(Problem(sentence, advice, is_serious=False))
    return Section("storage", facts, tuple(problems))


def database_section() -> Section:
    full_text = _has_full_text_search()
    facts = {"sqlite": sqlite3.sqlite_version, "full_text_search": full_text}
    if full_text:
        return Section("database", facts)
    sentence = "This Python's SQLite lacks full-text search (FTS5), so chats cannot be searched."
    return Section("database", facts, (Problem(sentence, "Use a Python from python.org."),))


def models_section(paths: Paths) -> Section:
    try:
        starter: str | None = str(find_starter())
    except ModelNotFoundError:
        starter = None
    return Section("models", {"starter": starter, "demo_built": is_built(paths.demo_folder)})


def window_section(environment: Mapping[str, str] = os.environ) -> Section:
    installed = util.find_spec("PySide6") is not None
    qt_platform = _qt_platform(environment)
    facts = {
        "installed": installed,
        "qt": _version_of("PySide6-Essentials"),
        "platform": qt_platform,
    }
    return Section("window", facts, tuple(_window_problems(installed, qt_platform)))


def _window_problems(installed: object, qt_platform: str | None) -> Iterator[Problem]:
    if not installed:
        yield Problem("The window's toolkit is not installed.", "pip install PySide6-Essentials")
        return
    if qt_platform is None:
        yield Problem(
            "There is no display for the window.",
            "Use the command line (paceline chat), or log in to a desktop.",
            is_serious=False,
        )
    if sys.platform == "linux":
        x11 = _X11_LIBRARIES if qt_platform == "xcb" else ()
        missing = [package for name, package in (*_QT_LIBRARIES, *x11) if not _loads(name)]
        if missing:
            packages = " ".join(missing)
            yield Problem(
                "System libraries that the window needs are missing.",
                f"On Debian or Ubuntu: sudo apt install {packages}",
            )


def _qt_platform(environment: Mapping[str, str]) -> str | None:
    """The platform plug-in that Qt will take; None where it has no display to talk to."""
    if chosen := environment.get("QT_QPA_PLATFORM"):
        return chosen
    if sys.platform != "linux":
        return {"darwin": "cocoa", "win32": "windows"}.get(sys.platform)
    if environment.get("WAYLAND_DISPLAY"):
        return "wayland"
    return "xcb" if environment.get("DISPLAY") else None


def _version_of(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _existing_parent(folder: Path) -> Path:
    return next(parent for parent in (folder, *folder.parents) if parent.is_dir())


def _can_write(folder: Path) -> bool:
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _has_full_text_search() -> bool:
    connection = sqlite3.connect(":memory:")
    try:
        connection.execute("CREATE VIRTUAL TABLE probe USING fts5(text)")
    except sqlite3.OperationalError:
        return False
    finally:
        connection.close()
    return True
